package baccarat.cli;

import java.io.PrintWriter;
import java.util.List;

/// Lines with a label at the left, under headings.
final class Labelled {

    private static final int WIDTH = 98;

    /// Where the words begin.
    private static final int INDENT = 11;

    private final PrintWriter out;
    private boolean isEnded;

    Labelled(PrintWriter out) {
        this.out = out;
    }

    void heading(String words) {
        isEnded = false;
        out.println();
        out.println(Colours.bold(words));
    }

    static String label(String label, String words) {
        return "  %-9s%s".formatted(label, words).stripTrailing();
    }

    void line(String label, String words) {
        out.println(label(label, words));
    }

    /// A line in its colours.
    void coloured(String line) {
        out.println(line);
    }

    /// Items in as many lines as they need, all of them to the right of `before`.
    void items(String label, String before, List<String> items, String between) {
        int indent = before.length();
        List<String> lines = Fold.items(items, between, WIDTH - INDENT - indent);
        line(label, before + lines.getFirst());
        lines.stream().skip(1).forEach(more -> line("", " ".repeat(indent) + more));
    }

    /// What follows under this heading stands apart.
    void end() {
        isEnded = true;
    }

    void apart(String label, String words) {
        if (isEnded) {
            out.println();
            isEnded = false;
        }
        line(label, words);
    }
}
