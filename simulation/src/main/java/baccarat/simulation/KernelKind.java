package baccarat.simulation;

import baccarat.cards.DrawnShoe;
import java.util.Locale;

/// The ways in which shoes can be played. A way with other shoes has a stream of another name; none
/// is ever chosen silently.
public enum KernelKind {
    /// By the rank of the cards; by the card where suits are read or cards go back.
    RANK(DrawnShoe.NAME);

    private final String stream;

    KernelKind(String stream) {
        this.stream = stream;
    }

    /// The way from a seed and a number to a shoe.
    public String stream() {
        return stream;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
