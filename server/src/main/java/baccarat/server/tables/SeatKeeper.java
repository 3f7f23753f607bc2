package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.server.money.Purse;
import baccarat.server.names.Asker;
import baccarat.server.people.HousePlayers;
import baccarat.server.store.Attached;
import baccarat.server.views.Racks;
import baccarat.server.views.TableView;
import baccarat.table.Command;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Frees places between rounds: those of patrons without a session and, while others wait for a
/// place at a full table, those of simulated patrons and of patrons who have not wagered for some
/// rounds. They leave as if they had asked to, so vigorish is settled first and the chips go to the
/// account (readings 36 and 43).
///
/// At a table with real cards the dealer sees who is there, and nothing happens here.
final class SeatKeeper {

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(5);

    private final LiveTable table;
    private final Attendance attendance;
    private final Purse purse;
    private final Waiting waiting = new Waiting();
    private final OwedVigorish owed;

    /// Rounds without a wager, by patron.
    private final Map<String, Integer> idle = new HashMap<>();

    private String counted = "";
    private Instant lookAgain = Instant.EPOCH;

    SeatKeeper(LiveTable table, Surroundings around) {
        this.table = table;
        this.attendance = around.attendance();
        this.purse = around.purse();
        this.owed = new OwedVigorish(table, purse);
    }

    boolean isLobbyWatched() {
        return attendance.onlookers().areThere();
    }

    Waiting waiting() {
        return waiting;
    }

    /// Collects a debt from an account, or makes one patron leave; whether it did.
    boolean step(TableState state, Instant now) {
        if (!(state.phase() instanceof Phase.Closed) && owed.step(state)) {
            return true;
        }
        if (table.setting().dealing() == Dealing.REAL_CARDS) {
            return false;
        }
        Optional<Play> play = TableView.play(state.phase());
        if (play.isPresent()) {
            count(state, play.get());
            return false;
        }
        if (state.phase() instanceof Phase.Closed || state.phase() instanceof Phase.Irregular) {
            return false;
        }
        return goes(state, now).filter(one -> leave(state, one, now)).isPresent();
    }

    private record Leaving(Patron patron, String why) {}

    private Optional<Leaving> goes(TableState state, Instant now) {
        Optional<Leaving> absent = absent(state, now);
        if (absent.isPresent()) {
            return absent;
        }
        if (waiting.isInVain(state, now)) {
            return simulated(state).or(() -> idle(state));
        }
        return table.setting().regulars() == 0 ? simulated(state) : former(state);
    }

    /// Counts each round once, for everyone who sits there while it is played.
    private void count(TableState state, Play play) {
        String round = state.shoe().number() + "/" + play.number();
        if (round.equals(counted) || play.kind() != Play.Kind.PLAYED) {
            return;
        }
        counted = round;
        lookAgain = Instant.EPOCH;
        idle.keySet().removeIf(name -> state.roster().patron(name).isEmpty());
        for (Patron patron : state.roster().patrons()) {
            if (hasWager(play.placed(), patron)) {
                idle.remove(patron.name());
            } else {
                idle.merge(patron.name(), 1, Integer::sum);
            }
        }
    }

    private static boolean hasWager(List<Placed> layout, Patron patron) {
        return layout.stream().anyMatch(placed -> patron.places().contains(placed.spot()));
    }

    /// A wager on the layout is played first.
    private Optional<Leaving> absent(TableState state, Instant now) {
        if (now.isBefore(lookAgain)) {
            return Optional.empty();
        }
        for (Patron patron : state.roster().patrons()) {
            if (!Asker.isSimulated(patron.name())
                    && !hasWager(TableView.lies(state.phase()), patron)
                    && !attendance.isPresent().test(table.naming().name(patron.name()))) {
                return Optional.of(new Leaving(patron, "is not signed in any more"));
            }
        }
        lookAgain = now.plus(BETWEEN_LOOKS);
        return Optional.empty();
    }

    /// Simulated patrons make room at once.
    private static Optional<Leaving> simulated(TableState state) {
        return simulated(state, _ -> true);
    }

    /// House players of an earlier version, for whom no one wagers any more.
    private static Optional<Leaving> former(TableState state) {
        return simulated(
                state,
                name -> !HousePlayers.NAMES.contains(name.substring(Asker.SIMULATED.length())));
    }

    private static Optional<Leaving> simulated(TableState state, Predicate<String> which) {
        return state.roster().patrons().stream()
                .filter(patron -> Asker.isSimulated(patron.name()) && !patron.places().isEmpty())
                .filter(patron -> which.test(patron.name()))
                .findFirst()
                .map(patron -> new Leaving(patron, "makes room"));
    }

    private Optional<Leaving> idle(TableState state) {
        return state.roster().patrons().stream()
                .filter(patron -> !hasWager(TableView.lies(state.phase()), patron))
                .filter(patron -> rounds(patron) >= attendance.idleRounds())
                .max(Comparator.comparingInt(this::rounds))
                .map(
                        patron ->
                                new Leaving(
                                        patron,
                                        "has not wagered for %d rounds while others wait"
                                                .formatted(rounds(patron))));
    }

    private int rounds(Patron patron) {
        return idle.getOrDefault(patron.name(), 0);
    }

    private boolean leave(TableState state, Leaving one, Instant now) {
        String name = one.patron().name();
        Person who = Person.patron(name);
        missing(state, one.patron())
                .ifPresent(amount -> isDone(who, new Command.BuyIn(name, amount), List.of()));
        idle.remove(name);
        return isDone(
                who,
                new Command.Leave(name),
                Asker.isSimulated(name) ? List.of() : note(name, one.why(), now));
    }

    /// What has to come from the account because the rack does not cover the marked vigorish: as
    /// much as the account has, in chips that the table sells.
    private Optional<Money> missing(TableState state, Patron patron) {
        long owed =
                patron.places().stream()
                        .flatMap(
                                place ->
                                        Optional.ofNullable(state.roster().markers().get(place))
                                                .stream())
                        .mapToLong(marker -> marker.owed().cents())
                        .sum();
        long missing = owed - Racks.of(state, patron.name()).cents();
        long chip = state.rules().seating().smallestChip().cents();
        long has = purse.free(table.naming().account(patron.name())).cents() / chip * chip;
        long buys = Math.min(has, Math.ceilDiv(missing, chip) * chip);
        return buys > 0 ? Optional.of(new Money(buys)) : Optional.empty();
    }

    private boolean isDone(Person who, Command command, List<Attached> with) {
        var pending = new Answer.Unavailable("not stored yet");
        return !(table.house(who, command, with).getNow(pending) instanceof Answer.Refused);
    }

    private List<Attached> note(String name, String why, Instant now) {
        Optional<String> id = Optional.of(table.setting().id());
        return List.of(new Attached.Noted(now, "seat", name, id, name + " " + why));
    }
}
