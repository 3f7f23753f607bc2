package baccarat.server.tables;

import baccarat.records.LogWriter;
import baccarat.records.Names;
import baccarat.records.Recorded;
import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.server.money.Cage;
import baccarat.server.store.Change;
import baccarat.server.store.Commands;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.LinkedMeters;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table that people sit at. It decides against what it has handed to the store and tells people
/// once that is durable; a store that fails stops it, and it is reloaded.
///
/// Used by one thread, to which `thread` brings back what the store says.
final class LiveTable implements TableLink.Host {

    private final Setting setting;
    private final Store store;
    private final Cage cage;
    private final InstantSource clock;
    private final Executor thread;
    private final Consumer<Throwable> failed;
    private final Hub hub;
    private final Hands hands;
    private final Boundary boundary;
    private final Naming naming;
    private final Answers answers;
    private final LogWriter log;
    private final Keeping keeping;
    private final LineTree tree;
    private final Judge judge;
    private final MeterTurn turn;
    private TableState state;
    private Timing.Moment moment = new Timing.Moment(Instant.EPOCH, Timing.Clock.NONE);
    private boolean isStopped;
    private Optional<String> stopped = Optional.empty();
    private int pending;
    private Frame shown;

    /// The event after which people were told what time alone has made due.
    private long toldAt = -1;

    LiveTable(
            Loaded loaded,
            Surroundings around,
            Executor thread,
            Consumer<Throwable> failed,
            Hub hub) {
        this.setting = loaded.setting();
        this.hands = loaded.hands();
        this.state = loaded.state();
        this.keeping = new Keeping(loaded, around.vault());
        this.log = LogWriter.after(loaded.header(), loaded.head().number(), loaded.head().chain());
        this.store = around.store();
        this.cage = around.cage();
        this.clock = around.clock();
        this.tree = new LineTree(loaded, around.signer(), clock.instant());
        this.thread = thread;
        this.failed = failed;
        this.hub = hub;
        this.naming = new Naming(around.aliases(), setting.log());
        this.judge = new Judge(setting, hands, around.crews(), new HeldBack(around, naming));
        Optional<String> name = LinkedMeters.link(setting.approved().rules());
        this.boundary = new Boundary(setting.id(), name, naming::account);
        this.turn =
                new MeterTurn(
                        name.map(it -> new TableLink(it, setting, around, thread, this)),
                        around.vault());
        this.answers = new Answers(store, around.underway());
        this.shown = frame(List.of());
    }

    Setting setting() {
        return setting;
    }

    Naming naming() {
        return naming;
    }

    @Override
    public TableState state() {
        return state;
    }

    Hands hands() {
        return hands;
    }

    Hub hub() {
        return hub;
    }

    /// The table's turn at meters that it shares with others.
    MeterTurn turn() {
        return turn;
    }

    /// Never before what the table has seen, whatever the computer's clock does.
    @Override
    public Instant now() {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        return now.isBefore(state.clock()) ? state.clock() : now;
    }

    /// The number of the last event, stored or about to be.
    long lastEvent() {
        return log.number();
    }

    /// The last event that anybody may see all of. A round under way may have a card that one
    /// patron has lifted, and from the chain over it the face could be found by trying all of them.
    long lastPublicEvent() {
        return TableView.play(state.phase()).isPresent() ? keeping.beforeTheRound() : log.number();
    }

    /// What the lobby shows of it: nothing about a person.
    ObjectNode summary() {
        return Glance.forTheLobby(state, parts(), hub.watchers());
    }

    /// The same with everybody who is here, for staff.
    ObjectNode view() {
        return Glance.forStaff(state, parts(), hub.watchers());
    }

    private Map<String, JsonNode> parts() {
        return TableView.parts(
                state, keeping, moment, hands.shoes(), setting.approved().regulation(), stopped);
    }

    /// What people see a clock for from now on. They are told after everything that is being
    /// stored.
    void clock(Timing.Moment next) {
        if (!next.equals(moment)) {
            moment = next;
            if (pending == 0) {
                tellClock();
            }
        }
    }

    private void tellClock() {
        shown = shown.withPart("clock", TableView.clock(moment));
        hub.publish(shown, now());
    }

    /// Time alone has made something due: everybody's steps are sent again, once.
    void tellWhatIsDue() {
        if (pending == 0 && toldAt != log.number()) {
            toldAt = log.number();
            hub.publish(shown, now());
        }
    }

    /// The table as far as it is stored, for somebody who comes to look.
    Frame asItStands() {
        return shown;
    }

    private Frame frame(List<EventView> events) {
        return new Frame(log.number(), events, parts(), state, hands.lifters(), stopped);
    }

    /// Answers a request from outside, once.
    void ask(Request request) {
        Commands.Asked asked =
                new Commands.Asked(
                        request.who().id(),
                        request.id(),
                        setting.log(),
                        now(),
                        CommandDigest.of(request.command()));
        try {
            answers.once(asked, request.answer(), () -> judge(naming.inside(request), asked));
        } catch (RuntimeException e) {
            request.answer()
                    .complete(new Answer.Unavailable("the table cannot answer and is loaded anew"));
            throw e;
        }
    }

    private CompletableFuture<Answer> judge(Request request, Commands.Asked asked) {
        return turn.answered(Wire.nameOf(request.command()), () -> judgeNow(request, asked));
    }

    private CompletableFuture<Answer> judgeNow(Request request, Commands.Asked asked) {
        if (isStopped) {
            return done(new Answer.Unavailable("the table is stopped"));
        }
        if (!request.isSignedIn().getAsBoolean()) {
            return done(new Answer.Unavailable("Your session has ended. Sign in again."));
        }
        return switch (judge.of(request, state, now())) {
            case Judge.Verdict.Decided(var decision) ->
                    carryOut(decision, Optional.of(asked), List.of())
                            .thenApply(answer -> told(answer, request.who().person()));
            case Judge.Verdict.Answered(var answer) -> done(answer);
        };
    }

    /// What is refused is told with names.
    private Answer told(Answer answer, Person inside) {
        Person who =
                inside.role() == Role.PATRON ? Person.patron(naming.name(inside.name())) : inside;
        return answer instanceof Answer.Refused(var because, var detail, var missing)
                ? new Answer.Refused(
                        because, naming.told(detail, who, Naming.seats(state.roster())), missing)
                : answer;
    }

    /// A table that is stopped takes no wagers; those that lie there are played.
    void stopWagers(Optional<String> reason) {
        judge.stopWagers(reason);
        if (!stopped.equals(reason)) {
            stopped = reason;
            shown = shown.stopped(reason);
            hub.publish(shown, now());
        }
    }

    private static CompletableFuture<Answer> done(Answer answer) {
        return CompletableFuture.completedFuture(answer);
    }

    /// Something the house does, or somebody it acts for.
    CompletableFuture<Answer> house(Person who, Command command, List<Change<?>> with) {
        return turn.answered(
                Names.of(command),
                () ->
                        carryOut(
                                Table.decide(state, new Asked(who, now(), command)),
                                Optional.empty(),
                                with));
    }

    CompletableFuture<Answer> house(Person who, Command command) {
        return house(who, command, List.of());
    }

    /// An order that two people have signed. What is on a card comes from the shoe, as in any
    /// command.
    CompletableFuture<Answer> order(Person who, JsonNode command, List<Change<?>> with) {
        return turn.answered(
                Wire.nameOf(command),
                () ->
                        switch (judge.order(who, command, state, now())) {
                            case Judge.Verdict.Decided(var decision) ->
                                    carryOut(decision, Optional.empty(), with);
                            case Judge.Verdict.Answered(var answer) -> done(answer);
                        });
    }

    @Override
    public void hear(Decision.Accepted news) {
        var _ = accept(news.events(), news.after(), Optional.empty(), List.of());
    }

    @Override
    public void remember(Money trigger) {
        hands.remember(trigger);
    }

    /// @param with what goes into the store with it
    private CompletableFuture<Answer> carryOut(
            Decision decision, Optional<Commands.Asked> asked, List<Change<?>> with) {
        return switch (decision) {
            case Decision.Refused(var because, var detail, var missing) ->
                    done(new Answer.Refused(because, detail, missing));
            case Decision.Accepted(var events, var after) -> accept(events, after, asked, with);
        };
    }

    private CompletableFuture<Answer> accept(
            List<Happened> events,
            TableState after,
            Optional<Commands.Asked> asked,
            List<Change<?>> with) {
        List<Ledger.Posting> postings =
                boundary.postings(setting.log(), log.number(), events, state.roster());
        Optional<String> poor = cage.take(postings);
        if (poor.isPresent()) {
            String detail = "the account holds " + cage.free(poor.get());
            return done(new Answer.Refused(List.of(House.CHIPS_NEEDED), detail));
        }
        TableState before = state;
        List<Recorded> recorded = events.stream().map(log::recorded).toList();
        var entry = new Entry(setting.log(), recorded, postings);
        List<EventView> views = keeping.follow(before, recorded, entry);
        LineTree.Mark mark = tree.follow(before, after, recorded, entry);
        state = after;
        with.forEach(entry::and);
        List<LinkedMeters.Moved> moves = LinkedMeters.moves(before.meters(), state.rules(), events);
        if (!moves.isEmpty()) {
            turn.record(moves, recorded, entry);
        }
        turn.keepTrigger(hands, setting.log(), entry);
        var answer = new Answer.Accepted(recorded.getFirst().number(), log.number());
        asked.ifPresent(it -> entry.answered(it, Answers.written(answer)));
        keeping.snapshot(log, state, entry);
        return commit(entry, frame(views), answer, mark);
    }

    private CompletableFuture<Answer> commit(
            Entry entry, Frame frame, Answer answer, LineTree.Mark mark) {
        var told = new CompletableFuture<Answer>();
        pending++;
        var _ =
                store.write(entry)
                        .whenComplete(
                                (_, failure) ->
                                        thread.execute(
                                                () ->
                                                        committed(
                                                                entry, frame, answer, mark, failure,
                                                                told)));
        return told;
    }

    private void committed(
            Entry entry,
            Frame frame,
            Answer answer,
            LineTree.Mark mark,
            @Nullable Throwable failure,
            CompletableFuture<Answer> told) {
        pending--;
        if (isStopped || failure != null) {
            cage.unsure(entry.postings());
            stop(failure);
            told.complete(
                    new Answer.Unavailable("the store failed and the table stops; ask again"));
            return;
        }
        cage.stored(entry.postings());
        shown = frame.withoutEvents();
        hub.publish(frame, now());
        if (pending == 0 && !TableView.clock(moment).equals(shown.parts().get("clock"))) {
            tellClock();
        }
        if (entry.isMoveOfMeters()) {
            turn.isStored();
        }
        told.complete(answer);
        tree.stored(mark, clock.instant());
    }

    /// Nothing more is decided here: what was handed over and not stored never happened.
    private void stop(@Nullable Throwable why) {
        if (!isStopped && why != null) {
            isStopped = true;
            turn.end();
            failed.accept(why);
        }
    }

    /// Lets the house sign lines that have waited for an hour.
    void lookAtTheTree() {
        tree.look(clock.instant());
    }

    /// Lets the house sign all lines that are durable, but those of a round under way.
    void signTheTree() {
        tree.sign(clock.instant());
    }

    /// Whether something handed to the store is not there yet.
    boolean isStoring() {
        return pending > 0;
    }

    boolean isStopped() {
        return isStopped;
    }
}
