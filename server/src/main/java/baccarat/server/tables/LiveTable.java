package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.server.money.Purse;
import baccarat.server.names.Naming;
import baccarat.server.store.Change;
import baccarat.server.store.Commands;
import baccarat.server.store.Holds;
import baccarat.server.views.EventView;
import baccarat.server.views.Frame;
import baccarat.server.views.Glance;
import baccarat.server.views.Moment;
import baccarat.server.views.TableView;
import baccarat.server.views.Wire;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.LinkedMeters;
import baccarat.table.Person;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table that people play at. It decides against the state it has handed to the store, and tells
/// people once that is durable. If the store fails, the table stops and is reloaded.
///
/// Used by a single thread; `thread` runs what follows a result of the store.
final class LiveTable implements TableLink.Host {

    private final Setting setting;
    private final Purse purse;
    private final InstantSource clock;
    private final Commits commits;
    private final ShownTable shown;
    private final Hands hands;
    private final Naming naming;
    private final Answers answers;
    private final TableRecord record;
    private final Judge judge;
    private final MeterTurn turn;
    private final ShoeDesk shoe;
    private TableState state;

    LiveTable(
            Loaded loaded,
            Surroundings around,
            Executor thread,
            Consumer<Throwable> failed,
            Hub hub) {
        this.setting = loaded.setting();
        this.hands = loaded.hands();
        this.state = loaded.state();
        this.purse = around.purse();
        this.clock = around.clock();
        this.commits = new Commits(around, thread, why -> fail(why, failed));
        this.naming = new Naming(around.aliases(), setting.log());
        this.record = new TableRecord(loaded, around, naming::account);
        this.judge = new Judge(setting, hands, around.crews(), new HeldBack(around, naming));
        Optional<String> name = LinkedMeters.link(setting.approved().rules());
        this.turn =
                new MeterTurn(
                        name.map(it -> new TableLink(it, setting, around, thread, this)),
                        around.vault());
        this.answers = new Answers(around.store(), around.underway());
        this.shown = new ShownTable(hub, this::now, frame(List.of(), ShownTable.Signs.NONE));
        this.shoe = new ShoeDesk(this, hands.reader(), shown, around);
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

    /// Where a shoe that reads cards is heard.
    ShoeDesk shoe() {
        return shoe;
    }

    Hub hub() {
        return shown.hub();
    }

    TableRecord record() {
        return record;
    }

    /// The table's turn at shared meters.
    MeterTurn turn() {
        return turn;
    }

    /// Never earlier than what the table has seen, whatever the computer's clock does.
    @Override
    public Instant now() {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        return now.isBefore(state.clock()) ? state.clock() : now;
    }

    long lastPublicEvent() {
        return record.keeping().lastPublic(state, record.lastEvent());
    }

    /// The table's card in the lobby, without any personal data.
    ObjectNode summary() {
        return Glance.forTheLobby(state, parts(shown.signs()), shown.hub().watchers());
    }

    /// The same with everyone at the table, for staff.
    ObjectNode view() {
        return Glance.forStaff(state, parts(shown.signs()), shown.hub().watchers());
    }

    private Map<String, JsonNode> parts(ShownTable.Signs signs) {
        var beside = record.keeping().beside(signs.moment(), hands.shoe());
        return TableView.parts(state, setting.approved().regulation(), beside, signs.stopped());
    }

    private Frame frame(List<EventView> events, ShownTable.Signs signs) {
        return signs.frame(record.lastEvent(), events, parts(signs), state, hands);
    }

    /// Sets the clock that people see.
    void clock(Moment next) {
        shown.clock(next, isStoring());
    }

    /// Time alone has made a step due: sends everyone's steps again, once.
    void tellWhatIsDue() {
        shown.tellWhatIsDue(record.lastEvent(), isStoring());
    }

    /// The stored state of the table, for a new viewer.
    Frame asItStands() {
        return shown.frame();
    }

    /// Answers a request from outside, once.
    void ask(Request request) {
        Commands.Asked asked = request.asked(setting.log(), now());
        try {
            answers.once(asked, request.answer(), () -> judge(request.inside(naming), asked));
        } catch (RuntimeException e) {
            request.answer().complete(Answer.Unavailable.LOADED_ANEW);
            throw e;
        }
    }

    private CompletableFuture<Answer> judge(Request request, Commands.Asked asked) {
        return turn.answered(Wire.nameOf(request.command()), () -> judgeNow(request, asked));
    }

    private CompletableFuture<Answer> judgeNow(Request request, Commands.Asked asked) {
        if (hasFailed()) {
            return done(new Answer.Unavailable("the table is stopped"));
        }
        if (!request.isSignedIn().getAsBoolean()) {
            return done(new Answer.Unavailable("Your session has ended. Sign in again."));
        }
        return switch (judge.of(request, state, now())) {
            case Judge.Verdict.Decided(var decision) ->
                    carryOut(
                                    decision,
                                    Optional.of(new AskedUnder(asked, request.session())),
                                    List.of())
                            .thenApply(
                                    it ->
                                            it.told(
                                                    naming,
                                                    request.who().person(),
                                                    Frame.seats(state.roster())));
            case Judge.Verdict.Answered(var answer) -> done(answer);
        };
    }

    /// A stopped table takes no wagers; those on the layout are played.
    void stopWagers(Optional<String> reason) {
        judge.stopWagers(reason);
        shown.stop(reason);
    }

    private static CompletableFuture<Answer> done(Answer answer) {
        return CompletableFuture.completedFuture(answer);
    }

    /// A command of the house, or of a person it acts for.
    CompletableFuture<Answer> house(Person who, Command command, List<? extends Change<?>> with) {
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

    /// An order that two people have signed. The faces come from the shoe, as in any command.
    CompletableFuture<Answer> order(Person who, JsonNode command, List<? extends Change<?>> with) {
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
        var _ = accept(news, Optional.empty(), List.of());
    }

    @Override
    public void remember(Money trigger) {
        hands.remember(trigger);
    }

    /// @param with other changes for the same transaction
    private CompletableFuture<Answer> carryOut(
            Decision decision, Optional<AskedUnder> asked, List<? extends Change<?>> with) {
        return switch (decision) {
            case Decision.Refused(var because, var detail, var missing) ->
                    done(new Answer.Refused(because, detail, missing));
            case Decision.Accepted accepted -> accept(accepted, asked, with);
        };
    }

    private CompletableFuture<Answer> accept(
            Decision.Accepted decided, Optional<AskedUnder> asked, List<? extends Change<?>> with) {
        Holds.Spending spending = record.spending(decided.events(), state.roster());
        Optional<String> poor = purse.take(spending);
        if (poor.isPresent()) {
            String detail = "the account holds " + purse.free(poor.get());
            return done(new Answer.Refused(List.of(House.CHIPS_NEEDED), detail));
        }
        TableState before = state;
        TableRecord.Written written = record.write(before, decided, spending);
        Entry entry = written.entry();
        state = decided.after();
        with.forEach(entry::and);
        turn.record(before.meters(), state.rules(), written.lines(), entry);
        turn.keepTrigger(hands, setting.log(), entry);
        asked.ifPresent(it -> it.write(entry, written.answer()));
        record.snapshot(state, entry);
        Frame told = frame(written.views(), shown.signs());
        return commits.write(
                entry, written.answer(), () -> stored(told, entry), () -> record.stored(written));
    }

    private void stored(Frame told, Entry entry) {
        shown.stored(told, isStoring());
        if (entry.isMoveOfMeters()) {
            turn.isStored();
        }
    }

    private void fail(Throwable why, Consumer<Throwable> failed) {
        turn.end();
        failed.accept(why);
    }

    /// Whether anything handed to the store is not stored yet.
    boolean isStoring() {
        return commits.areWaiting();
    }

    /// Whether the store has failed: no more decisions are made here.
    boolean hasFailed() {
        return commits.haveFailed();
    }
}
