package baccarat.table;

import baccarat.cards.Card;
import java.util.Optional;

/// A card on the layout: a place, and its face once it has been seen.
public record Laid(Place place, Optional<Card> face, Seen seen) {

    public enum Seen {
        /// Seen by no one.
        DOWN,
        /// By the patron who turns the hand.
        LIFTED,
        /// By everybody.
        UP
    }

    public static Laid dealt(Place place, Optional<Card> face) {
        return new Laid(place, face, face.isPresent() ? Seen.UP : Seen.DOWN);
    }

    /// The same card as it counts at another place.
    public Laid at(Place other) {
        return new Laid(other, face, seen);
    }

    public Laid lifted(Card card) {
        return new Laid(place, Optional.of(card), Seen.LIFTED);
    }

    public Laid turned(Card card) {
        return new Laid(place, Optional.of(card), Seen.UP);
    }

    public boolean isUp() {
        return seen == Seen.UP;
    }
}
