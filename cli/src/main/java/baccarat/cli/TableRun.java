package baccarat.cli;

import static baccarat.simulation.Plan.RUN;

import baccarat.cards.ShoeStream;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.dealer.SimulatedPatrons;
import baccarat.rules.CardRules;
import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.simulation.KernelKind;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.ShoeEnd;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A table from opening to closing: the automatic dealer, simulated patrons, and onlookers.
///
/// Time is made up like the patrons, so that the same seed gives the same events to the last byte.
final class TableRun {

    /// The patrons' stream, beside those of the shoes and the dealer's triggers.
    private static final long PATRONS = -2;

    private static final Instant OPENING = Instant.parse("2026-01-01T12:00:00Z");

    /// A shoe must end before its decks are too old.
    private static final Duration A_MOMENT = Duration.ofMillis(500);

    private static final Person FLOOR = Person.floorperson("floorperson");

    private final Plan plan;
    private final SimulatedPatrons patrons;
    private final AutomaticDealer dealer;
    private final List<Onlooker> onlookers;
    private final Money tray;
    private TableState state;
    private Instant now = OPENING;
    private int shoesEnded;
    private int pressesAsked;

    /// Which cards are dealt, to whom, and how far.
    ///
    /// @param rounds the table closes after this many, even if a shoe is not over
    record Plan(
            TableRules rules,
            long seed,
            KernelKind stream,
            long firstShoe,
            int shoes,
            int patrons,
            int rounds) {

        boolean isContinuous() {
            return rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
        }

        /// The number of the first shoe in the stream; of a continuous shuffler, where each round
        /// has a number, of the first round of the run.
        long first() {
            return isContinuous() ? (firstShoe - 1) * RUN + 1 : firstShoe;
        }
    }

    TableRun(Plan plan, List<Onlooker> onlookers) {
        this.plan = plan;
        this.onlookers = List.copyOf(onlookers);
        this.patrons =
                new SimulatedPatrons(
                        plan.rules(), new ShoeStream(plan.seed(), PATRONS).bytes(), plan.patrons());
        this.tray = patrons.buyIn().times(4L * plan.patrons());
        var cards = new SeededShoes(plan.seed(), plan.stream()::order);
        this.dealer = new AutomaticDealer(plan.rules(), cards, plan.first(), tray);
        this.state = TableState.closed(plan.rules());
    }

    /// Opens the table, plays and closes it. Says whether the plan was carried out: a table closes
    /// early when no patron can wager any more.
    boolean play() {
        mustDoWhatIsDue();
        for (SimulatedPatrons.Simulated simulated : patrons.all()) {
            must(patron(simulated), new Command.BuyIn(simulated.name(), patrons.buyIn()));
            must(patron(simulated), new Command.TakePlace(simulated.name(), simulated.seat()));
        }
        boolean goesOn = true;
        while (goesOn && !isOver()) {
            askForPresses();
            goesOn = dealer.next(state).isPresent() ? mustDoWhatIsDue() : wager();
        }
        Invariants.check(state);
        patrons.all().forEach(one -> must(patron(one), new Command.Leave(one.name())));
        must(FLOOR, new Command.CloseTable());
        Invariants.check(state);
        return goesOn;
    }

    private boolean isOver() {
        if (state.phase() instanceof Phase.InRound) {
            return false;
        }
        int rounds = state.shoe().rounds();
        int enough = plan.shoes() * RUN;
        return rounds >= plan.rounds()
                || (plan.isContinuous() ? rounds >= enough : shoesEnded >= plan.shoes());
    }

    private boolean mustDoWhatIsDue() {
        AutomaticDealer.Act act = dealer.next(state).orElseThrow();
        must(act.who(), act.command());
        return true;
    }

    /// Once a round, before the dealer settles House Money.
    private void askForPresses() {
        if (state.phase() instanceof Phase.SettlingHouseMoney(var play)
                && pressesAsked < play.number()) {
            pressesAsked = play.number();
            patrons.presses(play).forEach(this::isGranted);
        }
    }

    /// Whether any patron has wagered or asked for a free hand: if not, none can.
    private boolean wager() {
        boolean any = false;
        for (List<SimulatedPatrons.Wish> wishes : patrons.wagers()) {
            if (isGranted(wishes.getFirst())) {
                any = true;
                wishes.stream().skip(1).forEach(this::isGranted);
            }
        }
        return any || freeHand() || patrons.least().stream().anyMatch(this::isGranted);
    }

    /// A patron who could wager asks for a free hand instead, where the house allows it.
    private boolean freeHand() {
        return patrons.least().stream()
                .filter(wish -> isPossible(patron(wish.by()), wish.command()))
                .findFirst()
                .filter(wish -> isAccepted(patron(wish.by()), new Command.AskForAFreeHand()))
                .isPresent();
    }

    private boolean isPossible(Person who, Command command) {
        return Table.decide(state, asked(who, command)) instanceof Decision.Accepted;
    }

    private boolean isGranted(SimulatedPatrons.Wish wish) {
        Person patron = patron(wish.by());
        return isAccepted(patron, wish.command())
                || wish.otherwise().filter(less -> isAccepted(patron, less)).isPresent();
    }

    private static Person patron(SimulatedPatrons.Simulated simulated) {
        return Person.patron(simulated.name());
    }

    private boolean isAccepted(Person who, Command command) {
        return ask(who, command).isEmpty();
    }

    private void must(Person who, Command command) {
        Optional<Decision.Refused> no = ask(who, command);
        if (no.filter(refused -> refused.because().contains(House.TRAY_NEEDS_A_FILL)).isPresent()) {
            must(FLOOR, new Command.FillTray(tray));
            must(who, command);
        } else if (no.isPresent()) {
            throw new IllegalStateException(
                    "%s was refused %s: %s".formatted(who, command, no.get().detail()));
        }
    }

    private Asked asked(Person who, Command command) {
        return new Asked(who, now, command);
    }

    /// The refusal, if there was one.
    private Optional<Decision.Refused> ask(Person who, Command command) {
        now = now.plus(A_MOMENT);
        return switch (Table.decide(state, asked(who, command))) {
            case Decision.Refused refused -> Optional.of(refused);
            case Decision.Accepted(var events, var after) -> {
                accept(events, after);
                yield Optional.empty();
            }
        };
    }

    private void accept(List<Happened> events, TableState after) {
        dealer.saw(events);
        for (Happened happened : events) {
            onlookers.forEach(onlooker -> onlooker.saw(happened, state, after));
            boolean dealtOut =
                    happened.event() instanceof Event.ShoeEnded(var end)
                            && (end == ShoeEnd.COVER_CARD || end == ShoeEnd.RAN_OUT);
            shoesEnded += dealtOut ? 1 : 0;
        }
        state = after;
    }
}
