package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.records.StateJson;
import baccarat.rules.House;
import baccarat.server.money.Cage;
import baccarat.server.store.Change;
import baccarat.server.store.Commands;
import baccarat.server.store.Events;
import baccarat.server.store.Ledger;
import baccarat.server.store.Snapshots;
import baccarat.server.store.Store;
import baccarat.shoe.FacedCard;
import baccarat.shoe.Vault;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Play;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// A table that people sit at. It decides against what it has handed to the store and tells people
/// once that is durable; a store that fails stops it, and it is loaded anew.
///
/// Used by one thread, to which `thread` brings back what the store says.
final class LiveTable {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /// So many events after the last snapshot there is another.
    private static final long SNAPSHOT_EVERY = 2_000;

    private static final Set<String> LOBBY = Set.of("phase", "shoe", "seats", "results", "meters");

    private final Setting setting;
    private final Store store;
    private final Cage cage;
    private final Vault vault;
    private final InstantSource clock;
    private final Executor thread;
    private final Consumer<Throwable> failed;
    private final Hub hub;
    private final Hands hands;
    private final Boundary boundary;
    private final Answers answers;
    private final LogWriter log;
    private final Results results;
    private TableState state;
    private long snapshotAt;
    private long roundFirst;
    private long roundBegun;
    private Timing.Moment moment = new Timing.Moment(Instant.EPOCH, Timing.Clock.NONE);
    private boolean isStopped;
    private Optional<String> noWagers = Optional.empty();
    private int pending;
    private Frame shown;

    LiveTable(
            Loaded loaded,
            Surroundings around,
            Executor thread,
            Consumer<Throwable> failed,
            Hub hub) {
        this.setting = loaded.setting();
        this.hands = loaded.hands();
        this.state = loaded.state();
        this.results = new Results(loaded.results());
        this.log = LogWriter.after(loaded.head().number(), loaded.head().chain());
        this.snapshotAt = loaded.snapshot();
        this.roundFirst = loaded.roundFirst();
        this.store = around.store();
        this.cage = around.cage();
        this.vault = around.vault();
        this.clock = around.clock();
        this.thread = thread;
        this.failed = failed;
        this.hub = hub;
        this.boundary = new Boundary(setting.id(), Asker::accountOf);
        this.answers = new Answers(store, around.underway());
        this.shown = frame(List.of());
    }

    Setting setting() {
        return setting;
    }

    TableState state() {
        return state;
    }

    Hands hands() {
        return hands;
    }

    Hub hub() {
        return hub;
    }

    /// Never before what the table has seen, whatever the computer's clock does.
    Instant now() {
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
        return TableView.play(state.phase()).isPresent()
                ? Math.max(roundFirst, roundBegun) - 1
                : log.number();
    }

    /// What the lobby shows of it.
    ObjectNode summary() {
        ObjectNode node = Wire.object();
        TableView.parts(state, results, moment, hands.shoes())
                .forEach(
                        (key, part) -> {
                            if (LOBBY.contains(key)) {
                                node.set(key, part);
                            }
                        });
        node.put("watchers", hub.watchers());
        return node;
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

    /// The table as far as it is stored, for somebody who comes to look.
    Frame asItStands() {
        return shown;
    }

    private Frame frame(List<EventView> events) {
        return new Frame(
                log.number(),
                events,
                TableView.parts(state, results, moment, hands.shoes()),
                state,
                hands.lifters());
    }

    /// Answers a request from outside, once.
    void ask(Request request) {
        Commands.Asked asked =
                new Commands.Asked(request.who().id(), request.id(), setting.log(), now());
        try {
            answers.once(asked, request.answer(), () -> judge(request, asked));
        } catch (RuntimeException e) {
            request.answer()
                    .complete(new Answer.Unavailable("the table cannot answer and is loaded anew"));
            throw e;
        }
    }

    /// Nothing has changed before there is a decision: whatever goes wrong until then is the
    /// asker's trouble alone, and the others play on.
    private CompletableFuture<Answer> judge(Request request, Commands.Asked asked) {
        if (isStopped) {
            return done(new Answer.Unavailable("the table is stopped"));
        }
        Decision decision;
        try {
            Command command = read(request);
            if (noWagers.isPresent() && isNewWager(command)) {
                return done(
                        new Answer.Refused(
                                List.of(House.TABLE_OPENS_AND_CLOSES),
                                "the table is stopped: " + noWagers.get()));
            }
            if (command instanceof Command.PublishSeal || command instanceof Command.OpenSeal) {
                return done(new Answer.Unreadable("the casino seals its shoes itself"));
            }
            decision = Table.decide(state, new Asked(whose(request, command), now(), command));
        } catch (BadRecord e) {
            return done(new Answer.Unreadable(String.valueOf(e.getMessage())));
        } catch (RuntimeException e) {
            LOG.error("table {} cannot judge {}", setting.id(), request.command(), e);
            return done(new Answer.Unreadable("this table cannot judge that"));
        }
        return carryOut(decision, Optional.of(asked), List.of());
    }

    /// A table that is stopped takes no wagers; those that lie there are played.
    void stopWagers(Optional<String> reason) {
        noWagers = reason;
    }

    private static boolean isNewWager(Command command) {
        return command instanceof Command.PlaceWager
                || command instanceof Command.PlaceCoupon
                || command instanceof Command.SpeakWager
                || command instanceof Command.AskForAFreeHand;
    }

    private Command read(Request request) {
        return setting.dealing() == Dealing.REAL_CARDS
                ? RealCards.read(request.command(), request.who().person())
                : new WithFaces(state, hands.dealer()).complete(request.command());
    }

    private Person whose(Request request, Command command) {
        Person who = request.who().person();
        return setting.dealing() == Dealing.REAL_CARDS ? RealCards.whose(command, who, state) : who;
    }

    private static CompletableFuture<Answer> done(Answer answer) {
        return CompletableFuture.completedFuture(answer);
    }

    /// Something the house does, or somebody it acts for.
    CompletableFuture<Answer> house(Person who, Command command, List<Change<?>> with) {
        Decision decision = Table.decide(state, new Asked(who, now(), command));
        return carryOut(decision, Optional.empty(), with);
    }

    CompletableFuture<Answer> house(Person who, Command command) {
        return house(who, command, List.of());
    }

    /// @param with what goes into the store with it
    private CompletableFuture<Answer> carryOut(
            Decision decision, Optional<Commands.Asked> asked, List<Change<?>> with) {
        return switch (decision) {
            case Decision.Refused(var because, var detail) ->
                    done(new Answer.Refused(because, detail));
            case Decision.Accepted(var events, var after) -> accept(events, after, asked, with);
        };
    }

    private CompletableFuture<Answer> accept(
            List<Happened> events,
            TableState after,
            Optional<Commands.Asked> asked,
            List<Change<?>> with) {
        List<Ledger.Posting> postings = postings(events);
        Optional<String> poor = cage.take(postings);
        if (poor.isPresent()) {
            String detail = "the account holds " + cage.free(poor.get());
            return done(new Answer.Refused(List.of(House.CHIPS_NEEDED), detail));
        }
        TableState before = state;
        List<Recorded> recorded = events.stream().map(log::recorded).toList();
        var entry = new Entry(setting.log(), recorded, postings);
        List<EventView> views = follow(before, recorded, entry);
        state = after;
        with.forEach(entry::and);
        hands.newTrigger().ifPresent(it -> entry.and(Trigger.keep(it, vault, setting.log())));
        var answer = new Answer.Accepted(recorded.getFirst().number(), log.number());
        asked.ifPresent(it -> entry.answered(it, Answers.written(answer)));
        snapshot(entry);
        return commit(entry, frame(views), answer);
    }

    private List<Ledger.Posting> postings(List<Happened> events) {
        var postings = new ArrayList<Ledger.Posting>();
        long number = log.number();
        for (Happened happened : events) {
            number++;
            postings.addAll(
                    boundary.postings(
                            new Ledger.Place(setting.log(), number), happened, state.roster()));
        }
        return postings;
    }

    private List<EventView> follow(TableState before, List<Recorded> recorded, Entry entry) {
        var views = new ArrayList<EventView>();
        for (Recorded event : recorded) {
            List<FacedCard> proofs = hands.saw(before, event.happened());
            hands.shoes()
                    .takeToKeep()
                    .ifPresent(
                            shoe ->
                                    entry.and(
                                            Sealing.keep(
                                                    shoe,
                                                    vault,
                                                    setting.log(),
                                                    event.number() - 1)));
            views.add(new EventView(event, setting.approved().regulation(), proofs));
            entry.significant(Significance.of(setting, before, event));
            entry.shares(HouseShare.of(before, event.happened()));
            round(before, event, entry);
        }
        return views;
    }

    /// Keeps the list of rounds and the results of the shoe.
    private void round(TableState before, Recorded recorded, Entry entry) {
        Happened happened = recorded.happened();
        if (happened.event() instanceof Event.RoundBegun) {
            roundBegun = recorded.number();
        }
        boolean isVoid = happened.event() instanceof Event.RoundVoided;
        if (happened.event() instanceof Event.ShoeEnded
                || happened.event() instanceof Event.TableClosed) {
            results.clear();
        }
        if (!isVoid && !(happened.event() instanceof Event.CardsCleared)) {
            return;
        }
        Optional<Play> play =
                TableView.play(before.phase()).filter(one -> one.kind() != Play.Kind.SIMULATED);
        if (play.isPresent()) {
            var round =
                    FinishedRound.of(
                            play.get(),
                            before.shoe().number(),
                            before.roster(),
                            roundFirst,
                            recorded.number(),
                            happened.at(),
                            isVoid);
            entry.round(round);
            round.result().ifPresent(results::add);
        }
        roundFirst = recorded.number() + 1;
    }

    private void snapshot(Entry entry) {
        if (log.number() - snapshotAt >= SNAPSHOT_EVERY) {
            snapshotAt = log.number();
            entry.snapshot(
                    new Snapshots.Snapshot(
                            new Events.Head(log.number(), log.chain()), StateJson.write(state)));
        }
    }

    private CompletableFuture<Answer> commit(Entry entry, Frame frame, Answer answer) {
        var told = new CompletableFuture<Answer>();
        pending++;
        var _ =
                store.write(entry)
                        .whenComplete(
                                (_, failure) ->
                                        thread.execute(
                                                () ->
                                                        committed(
                                                                entry, frame, answer, failure,
                                                                told)));
        return told;
    }

    private void committed(
            Entry entry,
            Frame frame,
            Answer answer,
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
        told.complete(answer);
    }

    /// Nothing more is decided here: what was handed over and not stored never happened.
    private void stop(@Nullable Throwable why) {
        if (!isStopped && why != null) {
            isStopped = true;
            failed.accept(why);
        }
    }

    /// Whether something handed to the store is not there yet.
    boolean isStoring() {
        return pending > 0;
    }

    boolean isStopped() {
        return isStopped;
    }
}
