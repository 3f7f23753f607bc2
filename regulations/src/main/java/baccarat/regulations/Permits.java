package baccarat.regulations;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling.Cut;
import baccarat.rules.Handling.RecutBy;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import baccarat.rules.Remedy;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// What one document permits, and what it prescribes.
record Permits(
        OfCards cards,
        OfTheTable table,
        OfVigorish vigorish,
        OfWagers wagers,
        Procedures procedures) {

    /// @param decks by way of shuffling; a way that is not there is not permitted
    /// @param noOtherShuffle what rules the other ways out
    /// @param reshuffledAfterLacing whether cards that are not laced cannot be reshuffled
    /// @param submittedProcedure the ways whose procedure is part of the submission, and where the
    ///   document says so
    record OfCards(
            Map<Shuffle, DeckPermit> decks,
            Provision noOtherShuffle,
            Choice<Boolean> laced,
            Choice<Boolean> reshuffled,
            boolean reshuffledAfterLacing,
            Map<Shuffle, Provision> submittedProcedure) {}

    /// @param tooFew cited when there are fewer decks, `tooMany` when there are more
    record DeckPermit(Range decks, int batches, Provision tooFew, Provision tooMany) {

        /// `6 to 8`, or `12, 14 or 16` where they have to make equal batches.
        String acceptable() {
            if (batches == 1) {
                return decks.toString();
            }
            List<String> numbers =
                    IntStream.rangeClosed(decks.from(), decks.to())
                            .filter(number -> number % batches == 0)
                            .mapToObj(String::valueOf)
                            .toList();
            return String.join(", ", numbers.subList(0, numbers.size() - 1))
                    + " or "
                    + numbers.getLast();
        }
    }

    /// @param disclosedCard the document's choice for a disclosed card; none where the house writes
    ///   its own remedies
    record OfTheTable(
            Range seats,
            Choice<Cut> cut,
            Choice<RecutBy> recutBy,
            Choice<Boolean> burnShown,
            Choice<TurnedBy> turnedBy,
            FreeHands freeHands,
            boolean gallery,
            Optional<Choice<DisclosedCard>> disclosedCard) {

        /// Whether announcements, face-up cards and irregularities are the house's to document.
        boolean houseDocumentsItsCalls() {
            return disclosedCard.isEmpty();
        }
    }

    /// What becomes of a disclosed third card that neither hand draws.
    enum DisclosedCard {
        DISCARD(Remedy.BANKER_OR_DISCARD),
        SIMULATE(Remedy.BANKER_OR_SIMULATE);

        private final Remedy remedy;

        DisclosedCard(Remedy remedy) {
            this.remedy = remedy;
        }

        Remedy remedy() {
            return remedy;
        }
    }

    /// What becomes of a card that is seen as it is dealt to the place where it was due (reading
    /// 54).
    enum ExposedCard {
        STAYS(Remedy.STAYS),
        SIMULATE(Remedy.SIMULATE);

        private final Remedy remedy;

        ExposedCard(Remedy remedy) {
            this.remedy = remedy;
        }

        Remedy remedy() {
            return remedy;
        }
    }

    /// Rounds dealt without a wager.
    enum FreeHands {
        NOT_OFFERED,
        OPTION,
        UP_TO_A_STATED_MAXIMUM
    }

    /// @param mustBeStated whether a table without EZ needs a vigorish procedure in its submission
    /// @param noEz what rules EZ Baccarat out, if anything does
    record OfVigorish(
            RateRange rate,
            Choice<Rounding> rounding,
            Choice<Collected> collected,
            boolean mustBeStated,
            Optional<Provision> noEz) {}

    /// @param side the keys of the side wagers that may be offered
    record OfWagers(Set<String> side, Optional<Royal9Permit> royal9) {}

    /// @param personal one king-nine a chair and submitted meters; otherwise the document's own
    ///   tables
    /// @param seats the seats the table must have, if the document says so
    record Royal9Permit(boolean personal, Set<Integer> decks, Optional<Integer> seats) {}
}
