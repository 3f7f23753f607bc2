package baccarat.records.states;

import baccarat.records.Allowed;
import baccarat.records.EventJson;
import baccarat.records.StateJson;
import baccarat.rules.TableRules;
import baccarat.table.Asked;
import baccarat.table.Command;
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
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;

/// Every state that a small table can come into, the nearest first: in each of them everybody asks
/// for everything, and what has to hold is checked.
final class EveryState {

    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    private static final int WALK = 300;

    /// What somebody does where nothing is due.
    private static final List<Class<? extends Command>> COMES =
            List.of(
                    Command.OpenTable.class,
                    Command.PlaceWager.class,
                    Command.TakePlace.class,
                    Command.BuyIn.class);

    private final Queue<TableState> open = new ArrayDeque<>();
    private final Set<Long> known = new HashSet<>();
    private final Set<Class<?>> phases = new HashSet<>();
    private final Set<Class<?>> events = new HashSet<>();
    private long looked;
    private long asked;
    private long accepted;

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
        var search = new EveryState();
        search.walk(TableState.closed(rules));
        while (search.looked < most && !search.open.isEmpty()) {
            search.look(search.open.remove());
        }
        return new Counts(
                search.looked,
                search.known.size(),
                search.open.isEmpty(),
                search.asked,
                search.accepted,
                search.phases,
                search.events);
    }

    /// From opening to some rounds later by what is due, so that the search begins in all phases at
    /// once.
    private void walk(TableState closed) {
        TableState state = closed;
        for (int steps = 0; steps < WALK; steps++) {
            meet(state);
            state = next(state);
        }
    }

    private static TableState next(TableState state) {
        var questions = new Questions(state);
        List<Due> steps = Next.steps(state, at(state));
        Stream<Due> required = steps.stream().filter(Due::required);
        Stream<Due> comes =
                COMES.stream().flatMap(kind -> steps.stream().filter(due -> due.kind() == kind));
        return Stream.concat(required, comes)
                .flatMap(due -> questions.about(due).stream())
                .map(it -> Table.decide(state, new Asked(it.who(), at(state), it.command())))
                .filter(Decision.Accepted.class::isInstance)
                .map(decision -> ((Decision.Accepted) decision).after())
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing goes on in " + state.phase()));
    }

    private void meet(TableState state) {
        if (known.add(Likeness.of(state))) {
            open.add(state);
        }
    }

    private void look(TableState state) {
        try {
            looked++;
            phases.add(state.phase().getClass());
            Invariants.check(state);
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
            Questions.anything().forEach(question -> ask(state, at(state), question));
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
                isDone |= ask(state, at, question);
            }
            isAnyDue |= due.required();
            isAnyDone |= due.required() && isDone;
        }
        boolean isForSomebodyToCome = state.roster().patrons().isEmpty();
        if (isAnyDue && !isAnyDone && !isForSomebodyToCome) {
            throw new AssertionError("nobody could do what is due: " + steps);
        }
    }

    private boolean ask(TableState state, Instant at, Questions.Question question) {
        var asks = new Asked(question.who(), at, question.command());
        asked++;
        try {
            return switch (Table.decide(state, asks)) {
                case Decision.Refused no -> {
                    isReasoned(no);
                    yield false;
                }
                case Decision.Accepted yes -> {
                    follow(state, asks, yes);
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

    private void follow(TableState state, Asked asks, Decision.Accepted yes) {
        accepted++;
        if (!Allowed.is(state, asks)) {
            throw new AssertionError("accepted, and neither due nor allowed");
        }
        TableState after = state;
        long line = 0;
        for (Happened happened : yes.events()) {
            String json = EventJson.write(new EventJson.Numbered(++line, happened));
            after = Table.apply(after, EventJson.read(json).happened());
            events.add(happened.event().getClass());
        }
        if (line == 0 || !after.equals(yes.after())) {
            throw new AssertionError("the log leads to %s, not %s".formatted(after, yes.after()));
        }
        meet(yes.after());
    }
}
