package baccarat.cli;

import picocli.CommandLine.Command;

/// `baccarat rules`: the documents, and Rules Submissions checked against them.
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        synopsisSubcommandLabel = "COMMAND",
        description = "The documents, and Rules Submissions checked against them.",
        subcommands = {
            RulesListCommand.class,
            RulesShowCommand.class,
            RulesNewCommand.class,
            RulesSchemaCommand.class,
            RulesCheckCommand.class,
            RulesDiffCommand.class,
            RulesPrintCommand.class,
            RulesPitCommand.class,
            RulesProvisionsCommand.class
        })
final class RulesCommand {}
