package baccarat.server.store;

import java.io.Serial;

/// Thrown when the store cannot do something for a reason that is not the caller's. The message is
/// one line: what failed, where, and what would be right.
public final class StoreFailed extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    public StoreFailed(String message) {
        super(message);
    }

    public StoreFailed(String message, Throwable cause) {
        super(message + ": " + firstLine(cause), cause);
    }

    /// The first line of a database's message, which is the reason.
    public static String firstLine(Throwable cause) {
        Throwable root = cause;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = String.valueOf(root.getMessage());
        return message.lines().findFirst().orElseGet(root::toString);
    }
}
