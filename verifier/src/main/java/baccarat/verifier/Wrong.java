package baccarat.verifier;

import java.io.Serial;

/// Text that has not the form it should have: where, and what would be right, in one line.
final class Wrong extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    private static final int SHOWN = 40;

    Wrong(String what) {
        super(what);
    }

    String what() {
        return String.valueOf(getMessage());
    }

    /// So much of a text as fits in a line, without anything that would break it.
    static String shortened(String text) {
        String line = printable(text);
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
    }

    static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", " ");
    }
}
