package baccarat.rules;

/// The cards of a table: its decks in one or two batches, and how they are shuffled.
public record CardRules(
        int decks, int batches, Shuffle shuffle, boolean laced, boolean reshuffled) {

    public enum Shuffle {
        MANUAL,
        MACHINE,
        PRESHUFFLED,
        CONTINUOUS
    }

    public CardRules {
        if (batches < 1 || decks % batches != 0) {
            throw new IllegalArgumentException(
                    decks + " decks do not make " + batches + " equal batches");
        }
    }

    /// The decks of one shoe: one batch is dealt while the other is shuffled.
    public int decksInTheShoe() {
        return decks / batches;
    }
}
