package baccarat.checks;

import baccarat.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A run of the command as a page shows it: a fenced block that begins with `$ ./baccarat`, then
/// what it prints.
///
/// A line `...` stands for any number of lines, and `...` at the end of a line for the rest of it.
/// A file `submission.yaml` is the last YAML block before the run.
record DocumentedRun(Path page, String command, List<String> printed, String yaml) {

    static List<DocumentedRun> on(Path page, List<String> lines) {
        var runs = new ArrayList<DocumentedRun>();
        String yaml = "";
        for (int start = 0; start < lines.size(); start++) {
            if (lines.get(start).startsWith("```")) {
                int end = start + 1 + lines.subList(start + 1, lines.size()).indexOf("```");
                List<String> block = lines.subList(start + 1, end);
                if (lines.get(start).equals("```yaml")) {
                    yaml = String.join("\n", block) + "\n";
                } else if (!block.isEmpty() && block.getFirst().startsWith("$ ./baccarat")) {
                    runs.add(of(page, block, yaml));
                }
                start = end;
            }
        }
        return runs;
    }

    private static DocumentedRun of(Path page, List<String> block, String yaml) {
        var command = new StringBuilder();
        int line = 0;
        do {
            command.append(block.get(line).replaceAll("\\\\$", "").strip()).append(' ');
        } while (block.get(line++).endsWith("\\"));
        String args = command.toString().replaceFirst("^\\$ ./baccarat", "").strip();
        return new DocumentedRun(page, args, block.subList(line, block.size()), yaml);
    }

    /// What the command prints now, on standard output and error together, paths as seen from the
    /// root.
    List<String> prints(Path submission) {
        var out = new StringWriter();
        String[] args =
                Stream.of(command.split(" +"))
                        .map(
                                arg ->
                                        arg.replaceFirst(
                                                "^(docs|regulations/(examples|src))/", "../$1/"))
                        .map(arg -> arg.equals("submission.yaml") ? submission.toString() : arg)
                        .toArray(String[]::new);
        var writer = new PrintWriter(out);
        Main.run(writer, writer, args);
        return out.toString()
                .replace("../regulations/", "regulations/")
                .replace("../docs/", "docs/")
                .replace(submission.toString(), "submission.yaml")
                .lines()
                .toList();
    }

    /// Whether the page shows these lines, `...` standing for what is left out.
    static boolean matches(List<String> shown, List<String> printed) {
        if (shown.isEmpty()) {
            return printed.isEmpty();
        }
        List<String> rest = shown.subList(1, shown.size());
        if (shown.getFirst().strip().equals("...")) {
            return Stream.iterate(0, from -> from <= printed.size(), from -> from + 1)
                    .anyMatch(from -> matches(rest, printed.subList(from, printed.size())));
        }
        return !printed.isEmpty()
                && matchesLine(shown.getFirst(), printed.getFirst())
                && matches(rest, printed.subList(1, printed.size()));
    }

    private static boolean matchesLine(String shown, String printed) {
        return shown.endsWith("...")
                ? printed.startsWith(shown.substring(0, shown.length() - "...".length()))
                : shown.equals(printed);
    }

    @Override
    public String toString() {
        return page.getFileName() + ": " + command;
    }
}
