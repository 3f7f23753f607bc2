package baccarat.table;

import java.util.Locale;

/// A batch of decks: one design, each batch with backs of its own colour.
public enum Batch {
    RED,
    BLUE;

    Batch other() {
        return this == RED ? BLUE : RED;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
