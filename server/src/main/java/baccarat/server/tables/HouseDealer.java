package baccarat.server.tables;

import static java.util.Comparator.naturalOrder;

import baccarat.dealer.AutomaticDealer;
import baccarat.rules.House;
import baccarat.server.store.Attached;
import baccarat.server.views.Moment;
import baccarat.server.views.TableView;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What happens at a table by itself: the automatic dealer's steps in their time, simulated
/// patrons, and what is done for somebody whose time has run out.
final class HouseDealer {

    /// More than a table does by itself between two looks at the clock.
    private static final int STEPS_AT_ONCE = 64;

    private static final Person DEALER = Person.dealer("dealer");
    private static final Person FLOOR = Person.floorperson("floorperson");

    private final LiveTable table;
    private final Timing timing;
    private final Regulars regulars;
    private final Sealing sealing;
    private final SeatKeeper seats;
    private final AbsentFloor floor;
    private boolean isPaused;

    HouseDealer(LiveTable table, Regulars regulars, Sealing sealing, SeatKeeper seats) {
        this.table = table;
        this.timing = new Timing(table.setting().pace());
        this.regulars = regulars;
        this.sealing = sealing;
        this.seats = seats;
        this.floor = new AbsentFloor(table.setting());
    }

    /// Between rounds nothing goes on by itself; a round under way is finished.
    void pause(boolean stop) {
        isPaused = stop;
    }

    /// Does what is due by now. Gives the time of what is due next, if anything is.
    Optional<Instant> tick() {
        for (int steps = 0; steps < STEPS_AT_ONCE; steps++) {
            Optional<Instant> next = step();
            if (next.isEmpty() || next.get().isAfter(table.now())) {
                return next;
            }
        }
        return Optional.of(table.now());
    }

    /// Does one thing, or says when there will be something to do.
    private Optional<Instant> step() {
        if (table.hasFailed()) {
            return Optional.empty();
        }
        if (table.turn().isAwaited()) {
            return Optional.empty();
        }
        Instant now = table.now();
        if (sealing.step()) {
            return Optional.of(now);
        }
        TableState state = table.state();
        timing.slowly(isForNobody(state));
        if (seats.step(state, now)) {
            return Optional.of(now);
        }
        if (isResting(state)) {
            table.clock(Moment.NEVER);
            return Optional.empty();
        }
        if (actsForTheFloor(state) || simulated(state, now)) {
            return Optional.of(now);
        }
        Optional<Due> due = Timing.due(state, now);
        return due.isEmpty() ? open(state, now) : when(state, due.get(), now);
    }

    /// Wagers are taken and none lies there: people see how long this goes on.
    private Optional<Instant> open(TableState state, Instant now) {
        boolean isTimed = table.setting().dealing() == Dealing.AUTOMATIC && Timing.hasPeople(state);
        Moment moment = isTimed ? timing.open(state, now) : Moment.NEVER;
        table.clock(moment);
        return Stream.of(regularsNext(), moment.next())
                .flatMap(Optional::stream)
                .min(naturalOrder());
    }

    void ready(String patron, boolean isReady) {
        timing.ready(patron, isReady, table.state());
    }

    void newShoe(String patron) {
        floor.newShoe(patron);
    }

    /// Nobody is at the table; somebody may look at the lobby.
    private boolean isForNobody(TableState state) {
        return table.hub().watchers() == 0 && !Timing.hasPeople(state);
    }

    /// Nobody looks: it waits with no wager on the layout. It was told to stop: it waits wherever
    /// it is between rounds.
    private boolean isResting(TableState state) {
        boolean nobody = isForNobody(state) && !seats.isLobbyWatched();
        boolean wagers = state.phase() instanceof Phase.AcceptingWagers;
        boolean none =
                !(state.phase() instanceof Phase.AcceptingWagers open) || open.layout().isEmpty();
        if (awaitsAPatron(state)) {
            return true;
        }
        return none && (isPaused ? TableView.play(state.phase()).isEmpty() : wagers && nobody);
    }

    /// The decks lie there for the first patron to look at, and nobody has come.
    private boolean awaitsAPatron(TableState state) {
        return state.phase() instanceof Phase.Preparing preparing
                && preparing.tasks().getFirst().duty() == Duty.LET_THE_FIRST_PATRON_LOOK
                && state.roster().patrons().isEmpty()
                && (table.setting().regulars() == 0
                        || isPaused
                        || (table.hub().watchers() == 0 && !seats.isLobbyWatched()));
    }

    private boolean actsForTheFloor(TableState state) {
        return floor.due(state).filter(command -> isGranted(FLOOR, command)).isPresent();
    }

    /// Simulated patrons come, wager and press; whether anything was asked for.
    private boolean simulated(TableState state, Instant now) {
        if (table.setting().regulars() == 0 || isPaused) {
            return false;
        }
        boolean between =
                state.phase() instanceof Phase.AcceptingWagers
                        || state.phase() instanceof Phase.Preparing;
        List<Regulars.Planned> asked =
                between ? arrivals(state, now) : regulars.presses(state, now);
        boolean any = false;
        for (Regulars.Planned plan : asked) {
            any |= ask(plan);
        }
        if (Timing.isFreeHandAsked(state)) {
            return any;
        }
        regulars.plan(state, now, timing.betting(Timing.hasPeople(state)));
        Optional<Regulars.Planned> wager =
                regulars.take(timing.areAllReady(state) ? Instant.MAX : now);
        wager.ifPresent(this::ask);
        return any || wager.isPresent();
    }

    /// Nobody simulated takes a place that somebody waits for.
    private List<Regulars.Planned> arrivals(TableState state, Instant now) {
        return seats.waiting().hasAny(state, now) ? List.of() : regulars.arrivals(state, now);
    }

    /// Somebody wants a place; whether they wait for one, because there is none.
    boolean waits(String patron) {
        boolean isFull = Waiting.isFull(table.state());
        if (isFull) {
            seats.waiting().add(patron, table.now());
        }
        return isFull;
    }

    /// Whether it was granted, as it is or smaller.
    private boolean ask(Regulars.Planned plan) {
        boolean granted = isGranted(plan.who(), plan.command());
        return granted || plan.otherwise().filter(less -> isGranted(plan.who(), less)).isPresent();
    }

    private boolean isGranted(Person who, Command command) {
        return !(table.house(who, command).getNow(PENDING) instanceof Answer.Refused);
    }

    private static final Answer PENDING = new Answer.Unavailable("not stored yet");

    private Optional<Instant> when(TableState state, Due due, Instant now) {
        Person who = AutomaticDealer.who(due);
        if (Timing.isBroughtByTime(state, due)) {
            table.tellWhatIsDue();
        }
        if (isInSomebodysHands(due, who)) {
            if (state.phase() instanceof Phase.Interruption) {
                timing.hold(now);
            } else {
                timing.forget();
            }
            table.clock(Moment.NEVER);
            return regularsNext();
        }
        Moment moment = timing.moment(state, due, who, Timing.hasPeople(state), now);
        table.clock(moment);
        if (moment.at().isAfter(now)) {
            return Optional.of(regularsNext().filter(moment.at()::isAfter).orElse(moment.at()));
        }
        table.turn().take(due.move(), () -> actIfStillDue(due, who));
        return Optional.of(now);
    }

    /// A dealer's part where a person deals; with real cards everybody's, for nobody else has them.
    /// A seal is always the casino's: a dealer who closed the reveals could leave a share out.
    private boolean isInSomebodysHands(Due due, Person who) {
        return switch (table.setting().dealing()) {
            case AUTOMATIC -> false;
            case SEALED -> who.role() != Role.PATRON && !Timing.isOfTheSeal(due.move());
            case REAL_CARDS -> true;
        };
    }

    /// What became due since this step began is done in the next one, which comes at once.
    private Optional<Instant> regularsNext() {
        if (!(table.state().phase() instanceof Phase.AcceptingWagers open)
                || table.setting().regulars() == 0
                || isPaused) {
            return Optional.empty();
        }
        Instant now = table.now();
        if (now.isBefore(regulars.next())) {
            return Optional.of(regulars.next());
        }
        boolean nothing = !regulars.hasPlans() && !open.layout().isEmpty();
        return nothing ? Optional.empty() : Optional.of(now);
    }

    /// Somebody may have done it while the table waited for its turn at shared meters, which may
    /// also hold something else by now.
    private void actIfStillDue(Due due, Person who) {
        Instant now = table.now();
        if (Timing.due(table.state(), now).filter(due::equals).isPresent()) {
            act(table.state(), due, who, now);
        }
    }

    private void act(TableState state, Due due, Person who, Instant now) {
        Optional<Command> instead =
                switch (who.role()) {
                    case PATRON ->
                            Timing.isForAPerson(who)
                                    ? Absent.instead(due.move())
                                    : Absent.insteadOfSimulated(due.move());
                    case DEALER, FLOORPERSON, SUPERVISOR, SURVEILLANCE -> Optional.empty();
                };
        if (instead.isPresent()) {
            must(DEALER, instead.get(), List.of());
            return;
        }
        AutomaticDealer.Act act = table.hands().dealer().next(state, now).orElseThrow();
        must(act.who(), act.command(), Timing.isForAPerson(who) ? actedFor(due, who) : List.of());
    }

    /// A step that only the patron can take bears their name in the log; that it was not they who
    /// took it is noted beside it.
    private List<Attached> actedFor(Due due, Person who) {
        return List.of(
                new Attached.Noted(
                        table.now(),
                        "acted-for",
                        who.toString(),
                        Optional.of(table.setting().id()),
                        due.inWords()));
    }

    /// A tray that runs dry is filled from the cage first.
    private void must(Person who, Command command, List<Attached> with) {
        Answer answer = table.house(who, command, with).getNow(PENDING);
        if (answer instanceof Answer.Refused(var because, var detail, _)) {
            if (!because.contains(House.TRAY_NEEDS_A_FILL)) {
                throw new IllegalStateException(
                        "%s was refused %s: %s".formatted(who, command, detail));
            }
            var _ = table.house(FLOOR, new Command.FillTray(table.setting().tray()));
        }
    }
}
