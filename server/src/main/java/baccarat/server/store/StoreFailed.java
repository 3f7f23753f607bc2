package baccarat.server.store;

import java.io.Serial;

/// The store could not do what was asked, for a reason that is not the asker's: one line about
/// what, where, and what would be right.
public final class StoreFailed extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    public StoreFailed(String message) {
        super(message);
    }

    public StoreFailed(String message, Throwable cause) {
        super(message + ": " + firstLine(cause), cause);
    }

    /// What a database says may have many lines; the first is the reason.
    public static String firstLine(Throwable cause) {
        Throwable root = cause;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = String.valueOf(root.getMessage());
        return message.lines().findFirst().orElseGet(root::toString);
    }
}
