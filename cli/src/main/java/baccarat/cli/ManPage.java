package baccarat.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page of a command, in the language of `man`, from what its help says.
record ManPage(CommandSpec command) {

    private static final String ENTRY = ".TP";

    /// The page of every command by its file's name, such as `baccarat-rules-check.1`.
    static Map<String, String> all(CommandLine commands) {
        var pages = new TreeMap<String, String>();
        add(commands, pages);
        return pages;
    }

    private static void add(CommandLine command, Map<String, String> pages) {
        var page = new ManPage(command.getCommandSpec());
        pages.put(page.name() + ".1", page.text());
        command.getSubcommands().values().forEach(below -> add(below, pages));
    }

    /// `baccarat-rules-check`.
    private String name() {
        return command.qualifiedName("-");
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add(
                ".TH \"%s\" \"1\" \"\" \"%s\" \"Baccarat, by the book\""
                        .formatted(roff(name()).toUpperCase(java.util.Locale.ROOT), Main.VERSION));
        lines.add(".SH NAME");
        List<String> description = Arrays.asList(command.usageMessage().description());
        lines.add(
                roff(name())
                        + " \\- "
                        + roff(description.isEmpty() ? "shows help" : description.getFirst()));
        lines.add(".SH SYNOPSIS");
        String synopsis = command.commandLine().getHelp().synopsis(0);
        lines.add(roff(synopsis.strip().replaceAll("\\s+", " ")));
        lines.add(".SH DESCRIPTION");
        description.forEach(line -> lines.add(roff(line)));
        arguments(lines);
        commands(lines);
        footer(lines);
        return String.join("\n", lines) + "\n";
    }

    private void arguments(List<String> lines) {
        List<PositionalParamSpec> positional =
                command.positionalParameters().stream().filter(it -> !it.hidden()).toList();
        List<OptionSpec> options =
                command.options().stream().filter(option -> !option.hidden()).toList();
        if (!positional.isEmpty() || !options.isEmpty()) {
            lines.add(".SH OPTIONS");
        }
        for (PositionalParamSpec one : positional) {
            entry(lines, italic(one.paramLabel()), one.description());
        }
        for (OptionSpec option : options) {
            String names = "\\fB" + roff(String.join(", ", option.names())) + "\\fR";
            boolean hasValue = option.arity().max() > 0;
            entry(
                    lines,
                    hasValue ? names + " " + italic(option.paramLabel()) : names,
                    option.description());
        }
    }

    private void commands(List<String> lines) {
        if (command.subcommands().isEmpty()) {
            return;
        }
        lines.add(".SH COMMANDS");
        command.subcommands()
                .forEach(
                        (name, below) ->
                                entry(
                                        lines,
                                        "\\fB%s\\fR".formatted(roff(name)),
                                        below.getCommandSpec().usageMessage().description()));
    }

    /// Examples and the exit status, as they stand.
    private void footer(List<String> lines) {
        String[] footer = command.usageMessage().footer();
        if (footer.length == 0) {
            return;
        }
        lines.add(".SH NOTES");
        lines.add(".nf");
        for (String line : footer) {
            lines.add(roff(line));
        }
        lines.add(".fi");
    }

    private static void entry(List<String> lines, String what, String[] description) {
        lines.add(ENTRY);
        lines.add(what);
        lines.add(roff(String.join(" ", description)));
    }

    private static String italic(String label) {
        return "\\fI" + roff(label) + "\\fR";
    }

    /// A line may not begin with a point or an apostrophe, and a hyphen is one only with a
    /// backslash.
    private static String roff(String text) {
        String escaped = text.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
