package baccarat.rules;

import java.time.Duration;
import java.util.Optional;

/// The cards of a table: its decks in one or two batches, and how they are shuffled.
///
/// @param changeLead where decks are changed within a day, how long before its end no shoe starts
///   with them any more (reading 9)
/// @param idle what happens to the cards of an idle table
/// @param procedure for a machine, preshuffled cards or a continuous shuffler, as it was filed: it
///   is shown to the person who has to follow it (reading 60)
public record CardRules(
        int decks,
        int batches,
        Shuffle shuffle,
        boolean laced,
        boolean reshuffled,
        Duration changeLead,
        Idle idle,
        Optional<String> procedure) {

    /// The default lead.
    public static final Duration USUAL_LEAD = Duration.ofMinutes(90);

    public CardRules(int decks, int batches, Shuffle shuffle, boolean laced, boolean reshuffled) {
        this(decks, batches, shuffle, laced, reshuffled, USUAL_LEAD, Idle.USUAL, Optional.empty());
    }

    /// When the cards of an idle table are spread, if the document says so.
    ///
    /// @param after how long no wager is made until there is no gaming activity (reading 45)
    /// @param isSwapFiled whether the batch out of the machine is secured, released and prepared by
    ///   a procedure on file, so that it need not be spread and shuffled again (reading 57)
    public record Idle(Duration after, boolean isSwapFiled) {

        /// The default of a submission.
        public static final Idle USUAL = new Idle(Duration.ofMinutes(15), false);
    }

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
