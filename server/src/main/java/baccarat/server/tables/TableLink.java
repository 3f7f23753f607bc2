package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.records.Recorded;
import baccarat.regulations.Link;
import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9Terms;
import baccarat.server.store.Change;
import baccarat.server.store.MeterLinks;
import baccarat.server.store.Store;
import baccarat.shoe.Vault;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.LinkEvent;
import baccarat.table.LinkedMeters;
import baccarat.table.Meters;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// One table's part in a link. The table moves the shared meters only in its turn: it first writes
/// into its log what others did to them, and passes the turn on when its own move is durable. Other
/// commands do not wait.
///
/// Used only by the table's thread, except for [#give] and [#news].
final class TableLink {

    private static final String OPEN = Names.of(Command.OpenTable.class);
    private static final String CALL = Names.of(Command.MakeCall.class);
    private static final String END = Names.of(Command.EndProgressives.class);

    private final String name;
    private final Setting setting;
    private final Store store;
    private final Vault vault;
    private final LinkDesk desk;
    private final Executor thread;
    private final Host table;
    private final List<Waiting> waiting = new ArrayList<>();
    private Optional<MeterLinks.Link> founded = Optional.empty();
    private Optional<Refusal> refusal = Optional.empty();
    private boolean hasTurn;
    private boolean isOver;
    private int moving;

    /// The table this part belongs to.
    interface Host {

        TableState state();

        Instant now();

        /// Records what the table is told.
        void hear(Decision.Accepted news);

        void remember(Money trigger);
    }

    private record Waiting(Runnable action, Runnable over) {}

    TableLink(String name, Setting setting, Surroundings around, Executor thread, Host table) {
        this.name = name;
        this.setting = setting;
        this.store = around.store();
        this.vault = around.vault();
        this.desk = around.links().desk(name);
        this.thread = thread;
        this.table = table;
        desk.join(setting.id(), this);
    }

    /// Whether a command moves the meters in the table's current state, or may.
    boolean isMove(String command) {
        Phase phase = table.state().phase();
        boolean moves =
                (phase instanceof Phase.Closed && command.equals(OPEN))
                        || (phase instanceof Phase.CallingResult && command.equals(CALL))
                        || (phase instanceof Phase.EndingProgressives && command.equals(END));
        return moves && !LinkedMeters.isAlone(table.state());
    }

    /// Runs an action in the table's turn, at once if the table has it.
    ///
    /// @param over runs instead if the table stops before
    void inTurn(Runnable action, Runnable over) {
        if (isOver) {
            over.run();
        } else if (hasTurn) {
            action.run();
        } else {
            waiting.add(new Waiting(action, over));
            if (waiting.size() == 1) {
                desk.ask(this);
            }
        }
    }

    /// Whether anything waits for the turn.
    boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /// Why the table may not be part of the link, if it may not.
    Optional<Refusal> refusal() {
        return refusal;
    }

    /// It is this table's turn.
    void give() {
        thread.execute(this::begin);
    }

    /// Another table has moved the meters.
    void news() {
        thread.execute(this::hear);
    }

    private void begin() {
        if (isOver) {
            desk.release(this);
            return;
        }
        hasTurn = true;
        lookAtTheLink();
        while (!waiting.isEmpty()) {
            waiting.removeFirst().action().run();
        }
        passOn();
    }

    private void passOn() {
        if (hasTurn && moving == 0) {
            hasTurn = false;
            desk.release(this);
        }
    }

    /// Reads the meters from the store; no other table moves them during the turn.
    private void lookAtTheLink() {
        founded = store.read(handle -> MeterLinks.find(handle, name));
        String terms = Link.terms(setting.approved());
        refusal =
                founded.filter(link -> !link.terms().equals(terms))
                        .map(
                                link ->
                                        new Refusal(
                                                Royal9Terms.ROYAL_9_METERS,
                                                ("the meters of the link %s were started with %s, and this table has %s;"
                                                                + " give the link another name")
                                                        .formatted(name, link.terms(), terms)));
        if (refusal.isPresent()) {
            return;
        }
        known().ifPresentOrElse(this::hearAfter, this::join);
        if (setting.dealing() != Dealing.REAL_CARDS) {
            founded.flatMap(link -> store.read(handle -> trigger(handle, link)))
                    .ifPresent(table::remember);
        }
    }

    private Optional<Money> trigger(Handle handle, MeterLinks.Link link) {
        return Trigger.find(handle, vault, link.founder());
    }

    /// Tells the table the full state of the meters.
    private void join() {
        Optional<MeterLinks.Move> last = store.read(handle -> MeterLinks.last(handle, name));
        table.hear(
                LinkedMeters.join(
                        table.state(),
                        table.now(),
                        name,
                        last.map(MeterLinks.Move::number).orElse(0L),
                        last.map(it -> it.after().states()).orElse(Map.of())));
    }

    private Optional<Long> known() {
        return table.state().meters().link().map(Meters.Linked::move);
    }

    /// Records what others did to the meters, also while the table is closed, because everyone can
    /// see them there too. A table that has never opened is told when it opens.
    void hear() {
        if (!isOver) {
            known().ifPresent(this::hearAfter);
        }
    }

    private void hearAfter(long number) {
        store.read(handle -> MeterLinks.after(handle, name, number))
                .ifPresentOrElse(this::hear, this::join);
    }

    private void hear(List<MeterLinks.Move> news) {
        if (!news.isEmpty()) {
            List<LinkEvent.MetersMoved> moves = news.stream().map(MeterLinks.Move::told).toList();
            table.hear(LinkedMeters.hear(table.state(), table.now(), moves));
        }
    }

    /// The log under which the trigger of Must Hit is stored; empty while the table does not have
    /// the turn, because the trigger it knows may be outdated.
    Optional<String> keepsTriggerUnder() {
        return LinkedMeters.isAlone(table.state())
                ? Optional.of(setting.log())
                : Optional.of(founded.map(MeterLinks.Link::founder).orElse(setting.log()))
                        .filter(_ -> hasTurn);
    }

    /// Stores the moves that this table's events made, together with the events.
    void record(List<LinkedMeters.Moved> moves, List<Recorded> events, Entry entry) {
        if (!hasTurn) {
            throw new IllegalStateException("the meters were moved out of turn: " + moves);
        }
        if (founded.isEmpty()) {
            var link = new MeterLinks.Link(name, setting.log(), Link.terms(setting.approved()));
            founded = Optional.of(link);
            entry.and(change(handle -> MeterLinks.found(handle, link)));
        }
        for (LinkedMeters.Moved moved : moves) {
            var row =
                    new MeterLinks.Move(
                            new LinkEvent.MetersMoved(
                                    moved.after().link().orElseThrow().move(),
                                    setting.log(),
                                    events.get(moved.index()).number(),
                                    moved.what()),
                            moved.after());
            entry.and(change(handle -> MeterLinks.add(handle, name, row)));
        }
        entry.movesMeters();
        moving++;
    }

    private static Change<Boolean> change(Consumer<Handle> what) {
        return handle -> {
            what.accept(handle);
            return true;
        };
    }

    /// A move of this table is durable.
    void isStored() {
        moving--;
        desk.moved(this);
        passOn();
    }

    /// The table stops. The next table gets the turn once everything handed to the store is stored
    /// or lost, and then reads which it was.
    void end() {
        if (isOver) {
            return;
        }
        isOver = true;
        waiting.forEach(it -> it.over().run());
        waiting.clear();
        var _ = store.write(_ -> true).whenComplete((_, _) -> desk.leave(setting.id(), this));
    }
}
