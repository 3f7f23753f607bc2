package baccarat.server.tables;

import baccarat.server.names.Asker;
import baccarat.server.views.HouseMoneyOffer;
import baccarat.server.views.Moment;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// When the next automatic step happens, and until when people have time. Remembers only since when
/// the table has been waiting for its next step.
final class Timing {

    /// Tables with only simulated patrons run faster by this factor, because no one has to think.
    private static final int QUICKER = 3;

    private final Pace usual;
    private final ReadyPatrons ready = new ReadyPatrons();
    private Pace pace;
    private Optional<Awaited> waitingFor = Optional.empty();
    private Instant since = Instant.EPOCH;
    private Optional<Instant> held = Optional.empty();

    Timing(Pace pace) {
        this.usual = pace;
        this.pace = pace;
    }

    /// Whether only the lobby is watching, for which a slow pace is enough.
    void slowly(boolean isForTheLobby) {
        pace = isForTheLobby ? usual.slow() : usual;
    }

    /// A patron is ready for the cards, or no longer is.
    void ready(String patron, boolean isReady, TableState state) {
        ready.say(patron, isReady, state);
    }

    /// Whether everyone at the table only waits for the cards.
    boolean areAllReady(TableState state) {
        return ready.areAll(state);
    }

    /// The time for wagers runs from its first moment. It starts over if no one has wagered; then
    /// no round is dealt.
    Moment open(TableState state, Instant now) {
        Duration time = pace.betting();
        if (time.isZero() || !(state.phase() instanceof Phase.AcceptingWagers)) {
            return Moment.NEVER;
        }
        look(wagers(state), now);
        while (!since.plus(time).isAfter(now)) {
            since = since.plus(time);
        }
        return new Moment(since.plus(time), Moment.Clock.BETTING, ready.spots(state));
    }

    /// When a due step is taken automatically, if no one takes it earlier.
    ///
    /// @param who whose step it is
    /// @param people whether any person is at the table
    Moment moment(TableState state, Due due, Person who, boolean people, Instant now) {
        look(awaited(state, due, who), now);
        if (isForAPerson(who)) {
            boolean turns = due.move() instanceof Move.Turn;
            return turns
                    ? new Moment(since.plus(pace.squeeze()), Moment.Clock.SQUEEZE)
                    : new Moment(since.plus(pace.choice()), Moment.Clock.CHOICE);
        }
        if (closesWagers(state, due)) {
            return closing(state, people, now);
        }
        if (due.move() instanceof Move.ClosePledges) {
            return SharePace.isPledgeAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Moment.Clock.CHOICE)
                    : new Moment(since, Moment.Clock.NONE);
        }
        if (due.move() instanceof Move.CloseReveals) {
            return SharePace.isRevealAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Moment.Clock.NONE)
                    : new Moment(since, Moment.Clock.NONE);
        }
        if (due.move() instanceof Move.OpenTable) {
            // A patron who comes in at once finds the table open.
            return new Moment(since, Moment.Clock.NONE);
        }
        if (due.move() instanceof Move.SettleHouseMoney && isAwaitingPress(state)) {
            return new Moment(since.plus(pace.choice()), Moment.Clock.CHOICE);
        }
        if (due.move().equals(new Move.Confirm(Duty.SPREAD_IDLE_CARDS))) {
            return new Moment(since.plus(pace.betting()), Moment.Clock.NONE);
        }
        if (people && isIdleLook(state, due)) {
            return new Moment(since.plus(pace.choice()), Moment.Clock.CHOICE);
        }
        if (due.move() instanceof Move.ClearCards) {
            Instant read = ready.areAll(state) ? now : since.plus(pace.result());
            return new Moment(read, Moment.Clock.NONE, ready.spots(state));
        }
        return new Moment(since.plus(pace.step()), Moment.Clock.NONE);
    }

    /// When wagers close: after their time, or as soon as no one needs the rest of it.
    private Moment closing(TableState state, boolean people, Instant now) {
        if (isFreeHandAsked(state) || ready.areAll(state)) {
            return new Moment(now, Moment.Clock.NONE);
        }
        Instant at = since.plus(betting(people));
        return people
                ? new Moment(at, Moment.Clock.BETTING, ready.spots(state))
                : new Moment(at, Moment.Clock.NONE);
    }

    /// A round without wagers gives no one a reason to wait.
    static boolean isFreeHandAsked(TableState state) {
        return state.phase() instanceof Phase.AcceptingWagers open && open.freeHand().isPresent();
    }

    /// The cards of an idle table are spread: a patron looks at them and may ask for them face up.
    private static boolean isIdleLook(TableState state, Due due) {
        return state.phase() instanceof Phase.Preparing preparing
                && preparing.idle()
                && due.move().equals(new Move.Confirm(Duty.LET_THE_FIRST_PATRON_LOOK));
    }

    Duration betting(boolean people) {
        return people ? pace.betting() : pace.betting().dividedBy(QUICKER);
    }

    /// The round is interrupted, and no one's time runs until it continues.
    void hold(Instant now) {
        held = held.or(() -> Optional.of(now));
    }

    /// A step without a clock is due: whatever is due after it gets its full time.
    void forget() {
        waitingFor = Optional.empty();
        held = Optional.empty();
    }

    private void look(Awaited awaited, Instant now) {
        held.ifPresent(from -> since = since.plus(Duration.between(from, now)));
        held = Optional.empty();
        if (!waitingFor.equals(Optional.of(awaited))) {
            waitingFor = Optional.of(awaited);
            since = now;
        }
    }

    /// Wagers that come and go do not extend the time for wagers.
    private static Awaited awaited(TableState state, Due due, Person who) {
        return closesWagers(state, due)
                ? wagers(state)
                : new Awaited(
                        state.phase().getClass(),
                        state.shoe().number(),
                        state.shoe().rounds(),
                        Optional.of(new Part(who, due.move())));
    }

    private static Awaited wagers(TableState state) {
        return new Awaited(
                Phase.AcceptingWagers.class,
                state.shoe().number(),
                state.shoe().rounds(),
                Optional.empty());
    }

    /// What the table is waiting for.
    ///
    /// @param part empty while it waits for wagers
    private record Awaited(
            Class<? extends Phase> phase, long shoe, int round, Optional<Part> part) {}

    private record Part(Person who, Move move) {}

    static boolean hasPeople(TableState state) {
        return state.roster().patrons().stream()
                .anyMatch(patron -> !Asker.isSimulated(patron.name()));
    }

    static boolean isOfTheSeal(Move move) {
        return move instanceof Move.ClosePledges || move instanceof Move.CloseReveals;
    }

    /// The first required step.
    static Optional<Due> due(TableState state, Instant now) {
        return Next.steps(state, now).stream().filter(Due::required).findFirst();
    }

    static boolean isForAPerson(Person who) {
        return switch (who.role()) {
            case PATRON -> !Asker.isSimulated(who.name());
            case DEALER, FLOORPERSON, SUPERVISOR, SURVEILLANCE -> false;
        };
    }

    /// Whether a step is due only because time has passed: the table has been idle, or its decks
    /// are old. No event told people of it.
    static boolean isBroughtByTime(TableState state, Due due) {
        return state.phase() instanceof Phase.AcceptingWagers && due.move() instanceof Move.Confirm;
    }

    private static boolean closesWagers(TableState state, Due due) {
        return state.phase() instanceof Phase.AcceptingWagers
                && (due.move() instanceof Move.MakeCall || due.move() instanceof Move.Draw);
    }

    /// Whether a person's House Money has won, can be pressed onto a wager, and they have not
    /// chosen. House Money that has lost asks no one anything.
    private static boolean isAwaitingPress(TableState state) {
        return state.phase() instanceof Phase.SettlingHouseMoney(Play play)
                && state.roster().patrons().stream()
                        .filter(patron -> !Asker.isSimulated(patron.name()))
                        .flatMap(patron -> HouseMoneyOffer.of(state, patron).stream())
                        .anyMatch(
                                offer ->
                                        !offer.pressed().isEmpty()
                                                && !play.presses().containsKey(offer.spot()));
    }
}
