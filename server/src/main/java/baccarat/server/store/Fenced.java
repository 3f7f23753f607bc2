package baccarat.server.store;

import java.io.Serial;

/// Another process leads the table now. Nothing more is written for it here.
public final class Fenced extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    Fenced(String message) {
        super(message);
    }
}
