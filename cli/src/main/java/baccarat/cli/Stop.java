package baccarat.cli;

import java.util.List;

/// Ends a command with lines for standard error and an exit status.
@SuppressWarnings("serial")
final class Stop extends RuntimeException {

    private final int status;
    private final List<String> lines;

    private Stop(int status, List<String> lines) {
        super(String.join("; ", lines));
        this.status = status;
        this.lines = List.copyOf(lines);
    }

    /// The answer is no, and why.
    static Stop no(List<String> lines) {
        return new Stop(Main.NO, lines);
    }

    /// The command was called wrongly.
    static Stop wrongUsage(String line) {
        return new Stop(Main.WRONG_USAGE, List.of(line));
    }

    int status() {
        return status;
    }

    List<String> lines() {
        return lines;
    }
}
