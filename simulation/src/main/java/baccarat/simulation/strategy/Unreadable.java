package baccarat.simulation.strategy;

import java.io.Serial;

/// What a person wrote names no strategy; the message says in one line what would be right.
final class Unreadable extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }
}
