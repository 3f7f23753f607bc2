package baccarat.records.note;

import java.io.Serial;

/// A text that is not a note, checkpoint or key, or whose signature is wrong. The message says
/// which, in one line.
public final class BadNote extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    private static final int SHOWN = 60;

    public BadNote(String what) {
        super(what);
    }

    static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
    }
}
