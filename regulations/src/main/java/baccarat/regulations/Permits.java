package baccarat.regulations;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling.Cut;
import baccarat.rules.Handling.RecutBy;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Money;
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

/// What a document permits and prescribes.
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

    /// @param coverCard how many cards lie behind the cover card, at least
    /// @param disclosedCard the document's choice for a disclosed card; none where the house writes
    ///   its own remedies
    /// @param houseStates what the document leaves to the house, which states it in its submission
    record OfTheTable(
            Range seats,
            Choice<Cut> cut,
            Choice<RecutBy> recutBy,
            Choice<Boolean> burnShown,
            Choice<TurnedBy> turnedBy,
            FreeHands freeHands,
            boolean gallery,
            int coverCard,
            Optional<Choice<DisclosedCard>> disclosedCard,
            Set<HouseStates> houseStates) {

        boolean leavesToTheHouse(HouseStates what) {
            return houseStates.contains(what);
        }
    }

    /// What a document may leave to the house.
    enum HouseStates {
        /// Which of the first cards are dealt face up.
        FACE_UP,
        /// Which announcements are made.
        ANNOUNCEMENTS,
        /// Immaterial modifications of the rules.
        MODIFICATIONS,
        /// The remedy for each mishap.
        IRREGULARITIES,
        /// How decks are opened, cards burned and covered, discards laid and winners paid.
        WAYS,
        /// Whether vigorish is taken before a winner is paid or after.
        VIGORISH_ORDER
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

    /// @param seats the seats the table must have, if the document says so
    /// @param wager the one amount that is wagered
    record Royal9Permit(Royal9Form form, Set<Integer> decks, Optional<Integer> seats, Money wager) {

        boolean isPersonal() {
            return form == Royal9Form.PERSONAL;
        }
    }

    enum Royal9Form {
        /// One king-nine a chair and submitted meters.
        PERSONAL,
        /// The document's own pay tables.
        MULTI_LEVEL
    }
}
