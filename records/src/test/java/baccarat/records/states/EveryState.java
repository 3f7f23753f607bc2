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
import baccarat.table.Move;
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
import java.util.stream.Stream;

/// Every state that a small table can come into, the nearest first: in each of them everybody asks
/// for everything, and what has to hold is checked.
final class EveryState {

    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    private static final int SEALED_WALK = 60;
    private static final int WALK = 300;
    private static final int READ_AT_MOST = 100_000;

    /// What somebody does where nothing is due.
    private static final List<Move> COMES =
            List.of(
                    new Move.OpenTable(),
                    new Move.PlaceWager(),
                    new Move.TakePlace(),
                    new Move.BuyIn());

    /// What comes first where patrons have shares in a sealed shoe.
    private static final List<Move> SEALS =
            List.of(
                    new Move.BuyIn(),
                    new Move.TakePlace(),
                    new Move.PublishSeal(),
                    new Move.PledgeShare(),
                    new Move.AddNonce());

    private final Queue<TableState> open = new ArrayDeque<>();
    private final Set<Long> known = new HashSet<>();
    private final Set<Class<?>> phases = new HashSet<>();
    private final Set<Class<?>> events = new HashSet<>();
    private final Map<Happened, Happened> read = new HashMap<>();
    private final long most;
    private long looked;
    private long asked;
    private long accepted;

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
        search.walk(TableState.closed(rules), SEALED_WALK, SEALS);
        search.walk(TableState.closed(rules), WALK, List.of());
        while (!search.open.isEmpty()) {
            search.look(search.open.remove());
        }
        return new Counts(
                search.looked,
                search.known.size(),
                search.looked == search.known.size(),
                search.asked,
                search.accepted,
                search.phases,
                search.events);
    }

    /// From opening on by what is due, so that the search begins in all phases at once.
    ///
    /// @param first what is done before that, where it may be
    private void walk(TableState closed, int length, List<Move> first) {
        TableState state = closed;
        for (int steps = 0; steps < length; steps++) {
            meet(state);
            state = next(state, first);
        }
    }

    private static TableState next(TableState state, List<Move> first) {
        var questions = new Questions(state);
        List<Due> steps = Next.steps(state, at(state));
        Stream<Due> required = steps.stream().filter(Due::required);
        return Stream.of(among(steps, first), required, among(steps, COMES))
                .flatMap(due -> due)
                .flatMap(due -> questions.about(due).stream())
                .map(it -> Table.decide(state, new Asked(it.who(), at(state), it.command())))
                .filter(Decision.Accepted.class::isInstance)
                .map(decision -> ((Decision.Accepted) decision).after())
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing goes on in " + state.phase()));
    }

    private static Stream<Due> among(List<Due> steps, List<Move> moves) {
        return moves.stream()
                .flatMap(move -> steps.stream().filter(due -> due.move().equals(move)));
    }

    /// No more are kept than will be looked at.
    private void meet(TableState state) {
        if (known.add(Likeness.of(state)) && looked + open.size() < most) {
            open.add(state);
        }
    }

    private void look(TableState state) {
        try {
            looked++;
            phases.add(state.phase().getClass());
            Invariants.check(state);
            isEmptyIfClosed(state);
            comesBack(state);
            List<Due> now = Next.steps(state, at(state));
            isNoDeadEnd(state, now);
            ask(state, at(state), now);
            for (Duration later : laters(state)) {
                List<Due> then = Next.steps(state, at(state).plus(later));
                if (!then.equals(now)) {
                    ask(state, at(state).plus(later), then);
                }
            }
            Questions.anything(now, looked)
                    .forEach(question -> ask(state, at(state), now, question));
        } catch (RuntimeException | AssertionError wrong) {
            throw new AssertionError("in %s%n%s".formatted(state.phase(), wrong), wrong);
        }
    }

    private static Instant at(TableState state) {
        return state.clock().equals(Instant.EPOCH) ? START : state.clock();
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
    private void ask(TableState state, Instant at, List<Due> steps) {
        var questions = new Questions(state);
        boolean isAnyDue = false;
        boolean isAnyDone = false;
        for (Due due : steps) {
            boolean isDone = false;
            for (Questions.Question question : questions.about(due)) {
                isDone |= ask(state, at, steps, question);
            }
            isAnyDue |= due.required();
            isAnyDone |= due.required() && isDone;
        }
        boolean isForSomebodyToCome = state.roster().patrons().isEmpty();
        if (isAnyDue && !isAnyDone && !isForSomebodyToCome) {
            throw new AssertionError("nobody could do what is due: " + steps);
        }
    }

    private boolean ask(
            TableState state, Instant at, List<Due> steps, Questions.Question question) {
        var asks = new Asked(question.who(), at, question.command());
        asked++;
        try {
            return switch (Table.decide(state, asks)) {
                case Decision.Refused no -> {
                    isReasoned(no);
                    yield false;
                }
                case Decision.Accepted yes -> {
                    follow(state, steps, asks, yes);
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

    private void follow(TableState state, List<Due> steps, Asked asks, Decision.Accepted yes) {
        accepted++;
        if (!Allowed.is(steps, asks)) {
            throw new AssertionError("accepted, and neither due nor allowed");
        }
        TableState after = state;
        for (Happened happened : yes.events()) {
            after = Table.apply(after, read(happened));
            events.add(happened.event().getClass());
        }
        if (yes.events().isEmpty() || !after.equals(yes.after())) {
            throw new AssertionError("the log leads to %s, not %s".formatted(after, yes.after()));
        }
        meet(yes.after());
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
