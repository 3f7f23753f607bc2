package baccarat.cli;

import picocli.CommandLine.Command;

/// `baccarat records`: a table's records in forms that other programs read.
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        synopsisSubcommandLabel = "COMMAND",
        description = "A table's records in forms that other programs read.",
        subcommands = RecordsCsvCommand.class)
final class RecordsCommand {}
