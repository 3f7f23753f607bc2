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

/// Does what happens automatically at a table: the automatic dealer's steps at their time, the
/// simulated patrons, and steps of patrons whose time has run out.
final class HouseDealer {

    /// More steps than a table takes between two looks at the clock.
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

    /// Stops automatic play between rounds; finishes a round in progress.
    void pause(boolean stop) {
        isPaused = stop;
    }

    /// Does what is due by now. Returns when the next step is due, if any.
    Optional<Instant> tick() {
        for (int steps = 0; steps < STEPS_AT_ONCE; steps++) {
            Optional<Instant> next = step();
            if (next.isEmpty() || next.get().isAfter(table.now())) {
                return next;
            }
        }
        return Optional.of(table.now());
    }

    /// Takes one step, or returns when there will be one.
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

    /// While wagers are accepted and there are none yet, shows people how long that lasts.
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

    /// Whether no one is at the table. Someone may still be looking at the lobby.
    private boolean isForNobody(TableState state) {
        return table.hub().watchers() == 0 && !Timing.hasPeople(state);
    }

    /// Rests without viewers while no wager is on the layout, and when told to stop anywhere
    /// between rounds.
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

    /// Whether the decks are laid out for the first patron to look at and no one has come.
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

    /// Lets simulated patrons arrive, wager and press; whether any command was given.
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

    /// No simulated patron takes a place that a person is waiting for.
    private List<Regulars.Planned> arrivals(TableState state, Instant now) {
        return seats.waiting().hasAny(state, now) ? List.of() : regulars.arrivals(state, now);
    }

    /// A patron wants a place; returns whether they have to wait for one.
    boolean waits(String patron) {
        boolean isFull = Waiting.isFull(table.state());
        if (isFull) {
            seats.waiting().add(patron, table.now());
        }
        return isFull;
    }

    /// Whether it was accepted, as planned or in its smaller form.
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

    /// Whether a person has to take the step: the dealer's steps where a person deals, and with
    /// real cards everyone's, because only the dealer has the cards. A seal is always up to the
    /// casino: a dealer who could close the reveals could leave a share out.
    private boolean isInSomebodysHands(Due due, Person who) {
        return switch (table.setting().dealing()) {
            case AUTOMATIC -> false;
            case SEALED -> who.role() != Role.PATRON && !Timing.isOfTheSeal(due.move());
            case REAL_CARDS -> true;
        };
    }

    /// What became due during this step is done in the next one, which follows at once.
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

    /// The step may have been taken while the table waited for its turn at shared meters, and the
    /// meters may have changed.
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

    /// If only the patron can take a step, the log names the patron; a note beside it says that the
    /// casino took it.
    private List<Attached> actedFor(Due due, Person who) {
        return List.of(
                new Attached.Noted(
                        table.now(),
                        "acted-for",
                        who.toString(),
                        Optional.of(table.setting().id()),
                        due.inWords()));
    }

    /// Fills an empty tray from the cage first.
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
