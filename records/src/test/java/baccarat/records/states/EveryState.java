package baccarat.records.states;

import baccarat.records.Allowed;
import baccarat.records.EventJson;
import baccarat.records.StateJson;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/// Every state that a small table can come into, the nearest first: in each of them everybody asks
/// for everything, and what has to hold is checked.
final class EveryState {

    private static final int READ_AT_MOST = 100_000;

    private final Queue<Met> open = new ArrayDeque<>();
    private final Set<Long> known = new HashSet<>();
    private final Set<Class<?>> phases = new HashSet<>();
    private final Set<Class<?>> events = new HashSet<>();
    private final Map<Happened, Happened> read = new HashMap<>();
    private final long most;
    private long looked;
    private long asked;
    private long accepted;

    /// @param before what patrons had before the round in which it was met
    private record Met(TableState state, HadBefore before) {}

    private EveryState(long most) {
        this.most = most;
    }

    /// How much was looked at.
    ///
    /// @param known all states that were met, whether they were looked at or not
    /// @param isWhole whether none is left
    record Counts(
            long looked,
            long known,
            boolean isWhole,
            long asked,
            long accepted,
            Set<Class<?>> phases,
            Set<Class<?>> events) {}

    /// @param most of how many states
    static Counts search(TableRules rules, long most) {
        var search = new EveryState(most);
        search.walk(rules, Way.SEALED);
        search.walk(rules, Way.USUAL);
        return search.search();
    }

    /// The same, from rounds on in which House Money is settled and the shoe runs out.
    static Counts afterHouseMoney(TableRules rules, long most) {
        return search(rules, Way.AFTER_HOUSE_MONEY, most);
    }

    /// The same, from rounds on in which a coupon lies on the layout and the shoe runs out.
    static Counts withACoupon(TableRules rules, long most) {
        return search(rules, Way.WITH_A_COUPON, most);
    }

    private static Counts search(TableRules rules, Way way, long most) {
        var search = new EveryState(most);
        search.walk(rules, way);
        return search.search();
    }

    private Counts search() {
        while (!open.isEmpty()) {
            look(open.remove());
        }
        return new Counts(
                looked, known.size(), looked == known.size(), asked, accepted, phases, events);
    }

    private void walk(TableRules rules, Way way) {
        TableState state = TableState.closed(rules);
        HadBefore before = HadBefore.NO_ROUND;
        for (int steps = 0; steps < way.length(); steps++) {
            HadBefore had = before;
            way.begins().apply(state).ifPresent(it -> meet(it, had));
            Decision.Accepted next = way.next(state);
            before = followed(state, next.events(), before);
            state = next.after();
        }
    }

    private static HadBefore followed(TableState from, List<Happened> events, HadBefore hadBefore) {
        TableState state = from;
        HadBefore had = hadBefore;
        for (Happened happened : events) {
            TableState after = Table.apply(state, happened);
            had = had.follow(state, happened, after);
            state = after;
        }
        return had;
    }

    /// No more are kept than will be looked at.
    private void meet(TableState state, HadBefore before) {
        if (known.add(Likeness.of(state)) && looked + open.size() < most) {
            open.add(new Met(state, before));
        }
    }

    private void look(Met met) {
        TableState state = met.state();
        try {
            looked++;
            phases.add(state.phase().getClass());
            Invariants.check(state);
            isEmptyIfClosed(state);
            comesBack(state);
            List<Due> now = Next.steps(state, Way.at(state));
            isNoDeadEnd(state, now);
            ask(met, Way.at(state), now);
            for (Duration later : laters(state)) {
                List<Due> then = Next.steps(state, Way.at(state).plus(later));
                if (!then.equals(now)) {
                    ask(met, Way.at(state).plus(later), then);
                }
            }
            Questions.anything(now, looked)
                    .forEach(question -> ask(met, Way.at(state), now, question));
        } catch (RuntimeException | AssertionError wrong) {
            throw new AssertionError("in %s%n%s".formatted(state.phase(), wrong), wrong);
        }
    }

    /// When nobody has wagered for a while, and when the decks are a day old.
    private static List<Duration> laters(TableState state) {
        return List.of(state.rules().cards().idle().after().plusMinutes(1), Duration.ofHours(25));
    }

    private void comesBack(TableState state) {
        TableState read = StateJson.read(StateJson.write(state), state.rules());
        if (!read.equals(state)) {
            throw new AssertionError("written down and read, the state is " + read);
        }
    }

    /// Tray, drop and vigorish have gone to the cage.
    private static void isEmptyIfClosed(TableState state) {
        boolean hasMoney =
                state.accounts().held().entrySet().stream()
                        .anyMatch(
                                held ->
                                        isOfTheTable(held.getKey())
                                                && held.getValue().isAboveZero());
        if (state.phase() instanceof Phase.Closed && hasMoney) {
            throw new AssertionError("a closed table holds " + state.accounts());
        }
    }

    private static boolean isOfTheTable(Account account) {
        return account == Account.Fixed.TRAY
                || account == Account.Fixed.DROP
                || account instanceof Account.VigorishBox;
    }

    /// Something is due, or the table waits for somebody to wager, or it is closed.
    private static void isNoDeadEnd(TableState state, List<Due> steps) {
        boolean waits =
                state.phase() instanceof Phase.Closed
                        || state.phase() instanceof Phase.AcceptingWagers;
        if (steps.isEmpty() || (!waits && steps.stream().noneMatch(Due::required))) {
            throw new AssertionError("nothing is due");
        }
    }

    /// What is due can be done by somebody, or awaits the first patron.
    private void ask(Met met, Instant at, List<Due> steps) {
        TableState state = met.state();
        var questions = new Questions(state);
        boolean isAnyDue = false;
        boolean isAnyDone = false;
        for (Due due : steps) {
            boolean isDone = false;
            for (Questions.Question question : questions.about(due)) {
                isDone |= ask(met, at, steps, question);
            }
            isAnyDue |= due.required();
            isAnyDone |= due.required() && isDone;
        }
        boolean isForSomebodyToCome = state.roster().patrons().isEmpty();
        if (isAnyDue && !isAnyDone && !isForSomebodyToCome) {
            throw new AssertionError("nobody could do what is due: " + steps);
        }
    }

    private boolean ask(Met met, Instant at, List<Due> steps, Questions.Question question) {
        var asks = new Asked(question.who(), at, question.command());
        asked++;
        try {
            return switch (Table.decide(met.state(), asks)) {
                case Decision.Refused no -> {
                    isReasoned(no);
                    yield false;
                }
                case Decision.Accepted yes -> {
                    follow(met, steps, asks, yes);
                    yield true;
                }
            };
        } catch (RuntimeException | AssertionError wrong) {
            throw new AssertionError("%s: %s".formatted(asks, wrong), wrong);
        }
    }

    private static void isReasoned(Decision.Refused no) {
        if (no.because().isEmpty() || no.detail().isBlank()) {
            throw new AssertionError("refused without a reason");
        }
    }

    private void follow(Met met, List<Due> steps, Asked asks, Decision.Accepted yes) {
        accepted++;
        if (!Allowed.is(steps, asks)) {
            throw new AssertionError("accepted, and neither due nor allowed");
        }
        TableState after = met.state();
        HadBefore before = met.before();
        for (Happened happened : yes.events()) {
            TableState next = Table.apply(after, read(happened));
            SeenCards.check(after, happened, next);
            before = before.follow(after, happened, next);
            after = next;
            events.add(happened.event().getClass());
        }
        if (yes.events().isEmpty() || !after.equals(yes.after())) {
            throw new AssertionError("the log leads to %s, not %s".formatted(after, yes.after()));
        }
        meet(yes.after(), before);
    }

    /// An event as a log gives it back, written and read once for each of those that are alike.
    private Happened read(Happened happened) {
        if (read.size() >= READ_AT_MOST) {
            read.clear();
        }
        return read.computeIfAbsent(
                happened,
                one -> EventJson.read(EventJson.write(new EventJson.Numbered(1, one))).happened());
    }
}
