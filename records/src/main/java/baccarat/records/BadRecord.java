package baccarat.records;

import java.io.Serial;

/// Text that is no record of this format: where it goes wrong and what would be right, in one line.
public final class BadRecord extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    private final String where;
    private final String what;

    public BadRecord(String what) {
        this("", what);
    }

    private BadRecord(String where, String what) {
        super(where.isEmpty() ? what : where + ": " + what);
        this.where = where;
        this.what = what;
    }

    /// The same, found inside `outer`.
    public BadRecord in(String outer) {
        return new BadRecord(where.isEmpty() ? outer : outer + ", " + where, what);
    }
}
