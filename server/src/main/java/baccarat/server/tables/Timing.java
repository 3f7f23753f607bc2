package baccarat.server.tables;

import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
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
    private String waitingFor = "";
    private Instant since = Instant.EPOCH;

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
        look(key(state, due, who), now);
        if (isForAPerson(who)) {
            boolean turns = due.kind() == Command.Turn.class;
            return turns
                    ? new Moment(since.plus(pace.squeeze()), Clock.SQUEEZE)
                    : new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (closesWagers(state, due)) {
            return new Moment(since.plus(betting(people)), people ? Clock.BETTING : Clock.NONE);
        }
        if (due.kind() == Command.ClosePledges.class) {
            return SharePace.isPledgeAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Clock.CHOICE)
                    : new Moment(since, Clock.NONE);
        }
        if (due.kind() == Command.CloseReveals.class) {
            return SharePace.isRevealAwaited(state)
                    ? new Moment(since.plus(pace.choice()), Clock.NONE)
                    : new Moment(since, Clock.NONE);
        }
        if (due.kind() == Command.SettleHouseMoney.class && isAwaitingPress(state)) {
            return new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (due.about().equals(Optional.of(Duty.SPREAD_IDLE_CARDS))) {
            return new Moment(since.plus(pace.betting()), Clock.NONE);
        }
        if (people && isIdleLook(state, due)) {
            return new Moment(since.plus(pace.choice()), Clock.CHOICE);
        }
        if (due.kind() == Command.ClearCards.class) {
            return new Moment(since.plus(pace.result()), Clock.NONE);
        }
        return new Moment(since.plus(pace.step()), Clock.NONE);
    }

    /// The cards of an idle table lie there: a patron looks, and may ask for them face up.
    private static boolean isIdleLook(TableState state, Due due) {
        return state.phase() instanceof Phase.Preparing preparing
                && preparing.idle()
                && due.about().equals(Optional.of(Duty.LET_THE_FIRST_PATRON_LOOK));
    }

    Duration betting(boolean people) {
        return people ? pace.betting() : pace.betting().dividedBy(QUICKER);
    }

    private void look(String key, Instant now) {
        if (!key.equals(waitingFor)) {
            waitingFor = key;
            since = now;
        }
    }

    /// Wagers coming in and going do not prolong the time for wagers.
    private static String key(TableState state, Due due, Person who) {
        String round = state.shoe().number() + "/" + state.shoe().rounds();
        if (closesWagers(state, due)) {
            return "wagers " + round;
        }
        return "%s %s %s %s %s"
                .formatted(
                        state.phase().getClass().getSimpleName(),
                        round,
                        who,
                        due.kind().getSimpleName(),
                        due.about().map(Wire::about).orElse(""));
    }

    static boolean isForAPerson(Person who) {
        return switch (who.role()) {
            case PATRON -> !Asker.isSimulated(who.name());
            case DEALER, FLOORPERSON, SUPERVISOR, SURVEILLANCE -> false;
        };
    }

    private static boolean closesWagers(TableState state, Due due) {
        return state.phase() instanceof Phase.AcceptingWagers
                && (due.kind() == Command.MakeCall.class || due.kind() == Command.Draw.class);
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
