package baccarat.records;

import java.io.Serial;

/// Text that is not a record of this format. The message says in one line where it is wrong and
/// what is expected.
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
