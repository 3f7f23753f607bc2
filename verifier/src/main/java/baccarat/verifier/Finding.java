package baccarat.verifier;

import java.util.List;
import java.util.Locale;

/// One thing that was looked at, and what came of it.
public record Finding(Mark mark, String what) {

    /// How it stands.
    public enum Mark {
        /// It was checked and is right.
        OK,
        /// It was checked and is not.
        WRONG,
        /// It cannot be checked from this file, or not yet.
        OPEN
    }

    private static final int NAMED = 3;

    static Finding ok(String what) {
        return new Finding(Mark.OK, what);
    }

    static Finding wrong(String what) {
        return new Finding(Mark.WRONG, what);
    }

    static Finding open(String what) {
        return new Finding(Mark.OPEN, what);
    }

    /// Good if nothing was found; otherwise wrong, with the first few of what was.
    static Finding of(String what, List<String> found) {
        if (found.isEmpty()) {
            return ok(what);
        }
        String first = String.join("; ", found.subList(0, Math.min(NAMED, found.size())));
        int more = found.size() - NAMED;
        return wrong(more > 0 ? "%s; and %d more".formatted(first, more) : first);
    }

    /// A count for people, the same in every country.
    static String grouped(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    boolean isWrong() {
        return mark == Mark.WRONG;
    }
}
