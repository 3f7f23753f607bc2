package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Provision;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The phase of the table. Each phase carries only what is true in it.
public sealed interface Phase {

    /// The cards are made ready, from the decks to the burn.
    sealed interface OfPreparation extends Phase {}

    /// An irregular card interrupts another phase, which then continues.
    sealed interface Interruption extends Phase {

        Phase interrupted();
    }

    /// One round is over and the next has not begun.
    sealed interface BetweenRounds extends Phase {}

    /// The round under way, also while it is interrupted.
    default Optional<Play> underWay() {
        return switch (this) {
            case InRound round -> Optional.of(round.play());
            case Interruption interruption -> interruption.interrupted().underWay();
            case OfPreparation _, Closed _, BetweenRounds _ -> Optional.empty();
        };
    }

    /// A round is under way, also while it is interrupted.
    default boolean isInARound() {
        return this instanceof InRound
                || (this instanceof Interruption interruption
                        && interruption.interrupted().isInARound());
    }

    record Closed() implements Phase {}

    /// Duties are confirmed one by one; the first is due.
    ///
    /// @param shufflers the dealers who have shuffled this stack
    record Preparing(List<Task> tasks, Set<String> shufflers, Spread spread)
            implements OfPreparation {

        public Preparing {
            tasks = List.copyOf(tasks);
            shufflers = Set.copyOf(shufflers);
        }

        /// The first of these duties, with a stack that has not been shuffled yet.
        public static Preparing begun(List<Task> tasks, Spread spread) {
            return new Preparing(tasks, Set.of(), spread);
        }

        public Preparing with(List<Task> others) {
            return new Preparing(others, shufflers, spread);
        }

        public boolean idle() {
            return spread != Spread.NOT;
        }

        public boolean faceUp() {
            return spread == Spread.FACE_UP;
        }
    }

    /// How the cards of an idle table lie.
    enum Spread {
        /// Not spread: the table is not idle.
        NOT,
        FACE_DOWN,
        /// A patron has asked for it.
        FACE_UP
    }

    /// The cut is offered to the first of these seats; with none left the dealer cuts.
    record OfferingCut(List<Spot> seats) implements OfPreparation {

        public OfferingCut {
            seats = List.copyOf(seats);
        }
    }

    /// Who accepted the cut, or the dealer, cuts.
    record Cutting(Cutter cutter) implements OfPreparation {}

    /// The cut is made, the cover card is not yet placed.
    record Covering(Cutter cutter) implements OfPreparation {}

    /// The stack is ready for the shoe.
    record Covered(Cutter cutter) implements OfPreparation {}

    /// The cards are in the shoe, none has left it.
    record Loaded(Cutter cutter) implements OfPreparation {}

    /// The first card says how many more are burned.
    record Burning(Card first) implements OfPreparation {}

    /// The shoe is offered to the first of these seats.
    ///
    /// @param then the wagers that are already on the layout
    record OfferingShoe(List<Spot> seats, AcceptingWagers then) implements BetweenRounds {

        public OfferingShoe {
            seats = List.copyOf(seats);
        }
    }

    /// `spoken`: verbal wagers that are not confirmed; `freeHand`: the patron who asked for a free
    /// hand; `announced`: wagers have been asked for aloud.
    record AcceptingWagers(
            List<Placed> layout, List<Spoken> spoken, Optional<String> freeHand, boolean announced)
            implements BetweenRounds {

        public AcceptingWagers {
            layout = List.copyOf(layout);
            spoken = List.copyOf(spoken);
        }

        public static final AcceptingWagers EMPTY =
                new AcceptingWagers(List.of(), List.of(), Optional.empty(), false);
    }

    record Spoken(Spot spot, Wager wager, Money cash) {}

    /// A phase of a round.
    sealed interface InRound extends Phase {

        Play play();
    }

    /// Cards are dealt, turned or cleared, or something is called.
    sealed interface OfTheCards extends InRound {}

    /// Money moves.
    sealed interface OfSettlement extends InRound {}

    /// The hands are not played out yet.
    sealed interface BeforeTheResult {}

    /// The result is known: wagers are settled and cards are cleared.
    sealed interface AfterTheResult {

        Play play();
    }

    /// A card is due at one place.
    sealed interface AwaitsACard extends OfTheCards, BeforeTheResult {

        Place due();
    }

    /// Big table: the call "cards" lets the curator deal.
    record CallingCards(Play play) implements OfTheCards, BeforeTheResult {}

    /// Fewer than four cards lie on the layout.
    record Dealing(Play play, Place due) implements AwaitsACard {}

    record Turning(Play play, Side side) implements OfTheCards, BeforeTheResult {}

    record CallingCount(Play play, Side side) implements OfTheCards, BeforeTheResult {}

    record SettlingHouseMoney(Play play) implements OfSettlement, BeforeTheResult {}

    record CallingThirdCard(Play play, Side side) implements OfTheCards, BeforeTheResult {}

    /// A third card is due.
    record Drawing(Play play, Place due, Provision because) implements AwaitsACard {}

    record CallingResult(Play play) implements OfTheCards, BeforeTheResult {}

    /// The steps of the settlement in the dealer's order, `taken` of them done.
    record Settling(Play play, List<Step> steps, int taken)
            implements OfSettlement, AfterTheResult {

        public Settling {
            steps = List.copyOf(steps);
        }

        /// The step that is due.
        public Step head() {
            return steps.get(taken);
        }
    }

    record EndingProgressives(Play play) implements OfSettlement, AfterTheResult {}

    record Clearing(Play play) implements OfTheCards, AfterTheResult {}

    record CallingLastHand() implements BetweenRounds {}

    /// An irregularity; only its remedy is accepted.
    ///
    /// @param card the card that has to find a place, if there is one and anyone has seen it
    /// @param from where the card lay until a corrected face made it one too many
    record Irregular(
            Phase interrupted,
            Mishap mishap,
            Remedy remedy,
            Optional<Card> card,
            Optional<Place> from)
            implements Interruption {

        /// A card has left the shoe and has no place yet.
        public boolean surplus() {
            return mishap != Mishap.SHOE_RUNS_OUT;
        }

        /// The same irregularity after the interrupted phase has changed.
        public Irregular of(Phase changed) {
            return new Irregular(changed, mishap, remedy, card, from);
        }
    }

    /// One more card goes to the discards, unseen, beside the disclosed one.
    record DiscardingOneMore(Phase interrupted) implements Interruption {}
}
