package baccarat.server.store;

import java.io.Serial;

/// Thrown when another process leads the table now: this process may write nothing more for it.
public final class Fenced extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    Fenced(String message) {
        super(message);
    }
}
