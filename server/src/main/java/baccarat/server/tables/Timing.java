package baccarat.server.tables;

import baccarat.rules.Wager;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// When the next thing is done by itself, and until when people have time. It remembers nothing but
/// since when the table waits for what it waits for.
final class Timing {

    /// Where only simulated patrons play nobody has to think for so long.
    private static final int QUICKER = 3;

    private final Pace pace;
    private Optional<Awaited> waitingFor = Optional.empty();
    private Instant since = Instant.EPOCH;
    private Optional<Instant> held = Optional.empty();

    Timing(Pace pace) {
        this.pace = pace;
    }

    /// What people see a clock for.
    enum Clock {
        NONE,
        BETTING,
        SQUEEZE,
        CHOICE
    }

    /// When something happens by itself.
    record Moment(Instant at, Clock clock) {}

    /// When what is due is done, if nobody does it earlier.
    ///
    /// @param who whose part it is
    /// @param people whether anybody at the table is a person
    Moment moment(TableState state, Due due, Person who, boolean people, Instant now) {
        look(awaited(state, due, who), now);
        if (isForAPerson(who)) {
            boolean turns = due.move() instanceof Move.Turn;
            return turns
                    ? new Moment(since.plus(pace.squeeze()), Clock.SQUEEZE)
                    : new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (closesWagers(state, due)) {
            return new Moment(since.plus(betting(people)), people ? Clock.BETTING : Clock.NONE);
        }
        if (due.move() instanceof Move.ClosePledges) {
            return SharePace.isPledgeAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Clock.CHOICE)
                    : new Moment(since, Clock.NONE);
        }
        if (due.move() instanceof Move.CloseReveals) {
            return SharePace.isRevealAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Clock.NONE)
                    : new Moment(since, Clock.NONE);
        }
        if (due.move() instanceof Move.OpenTable) {
            // a patron who comes in at once finds the table open
            return new Moment(since, Clock.NONE);
        }
        if (due.move() instanceof Move.SettleHouseMoney && isAwaitingPress(state)) {
            return new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (due.move().equals(new Move.Confirm(Duty.SPREAD_IDLE_CARDS))) {
            return new Moment(since.plus(pace.betting()), Clock.NONE);
        }
        if (people && isIdleLook(state, due)) {
            return new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (due.move() instanceof Move.ClearCards) {
            return new Moment(since.plus(pace.result()), Clock.NONE);
        }
        return new Moment(since.plus(pace.step()), Clock.NONE);
    }

    /// The cards of an idle table lie there: a patron looks, and may ask for them face up.
    private static boolean isIdleLook(TableState state, Due due) {
        return state.phase() instanceof Phase.Preparing preparing
                && preparing.idle()
                && due.move().equals(new Move.Confirm(Duty.LET_THE_FIRST_PATRON_LOOK));
    }

    Duration betting(boolean people) {
        return people ? pace.betting() : pace.betting().dividedBy(QUICKER);
    }

    /// The round is stopped, and nobody's time runs on until it is not.
    void hold(Instant now) {
        held = held.or(() -> Optional.of(now));
    }

    /// Something is due that nobody has a clock for: whatever is due after it has its time in full.
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

    /// Wagers coming in and going do not prolong the time for wagers.
    private static Awaited awaited(TableState state, Due due, Person who) {
        long shoe = state.shoe().number();
        int round = state.shoe().rounds();
        return closesWagers(state, due)
                ? new Awaited(Phase.AcceptingWagers.class, shoe, round, Optional.empty())
                : new Awaited(
                        state.phase().getClass(),
                        shoe,
                        round,
                        Optional.of(new Part(who, due.move())));
    }

    /// What the table waits for.
    ///
    /// @param part empty while it waits for wagers
    private record Awaited(
            Class<? extends Phase> phase, long shoe, int round, Optional<Part> part) {}

    private record Part(Person who, Move move) {}

    static boolean isForAPerson(Person who) {
        return switch (who.role()) {
            case PATRON -> !Asker.isSimulated(who.name());
            case DEALER, FLOORPERSON, SUPERVISOR, SURVEILLANCE -> false;
        };
    }

    private static boolean closesWagers(TableState state, Due due) {
        return state.phase() instanceof Phase.AcceptingWagers
                && (due.move() instanceof Move.MakeCall || due.move() instanceof Move.Draw);
    }

    /// Somebody who is a person has House Money and has not said what to do with it.
    private static boolean isAwaitingPress(TableState state) {
        return state.phase() instanceof Phase.SettlingHouseMoney(Play play)
                && play.layout().stream()
                        .filter(placed -> placed.wager() == Wager.HOUSE_MONEY)
                        .filter(placed -> !play.presses().containsKey(placed.spot()))
                        .flatMap(placed -> state.roster().at(placed.spot()).stream())
                        .anyMatch(patron -> !Asker.isSimulated(patron.name()));
    }
}
