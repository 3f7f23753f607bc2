package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ShoeStream;
import baccarat.records.LogHeader;
import baccarat.rules.Money;
import baccarat.server.money.Cage;
import baccarat.server.names.Aliases;
import baccarat.server.names.Asker;
import baccarat.server.names.Naming;
import baccarat.server.people.Crews;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import baccarat.server.store.TableOwners.Claim;
import baccarat.shoe.Bytes32;
import baccarat.shoe.MasterKey;
import baccarat.shoe.Vault;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A live table without a thread: a test moves the clock, and everything that happens by itself
/// happens then. Chance comes from a seed, so that a run can be had again to the last byte.
final class DrivenTable {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final int ENOUGH = 20_000;

    private final Surroundings around;
    private final Setting setting;
    private final long seed;
    private final UnaryOperator<SealedDealing> dealing;
    private final BlockingQueue<Runnable> mail = new LinkedBlockingQueue<>();
    private final Hub hub;
    private final Set<String> away = new HashSet<>();
    private final List<TreeHead> signed = new ArrayList<>();
    private Instant now = NOON;
    private LiveTable table;
    HouseDealer dealer;
    private int asked;

    private Naming naming() {
        return new Naming(around.aliases(), setting.log());
    }

    private DrivenTable(
            Store store, Setting setting, long seed, UnaryOperator<SealedDealing> dealing) {
        var key = new MasterKey("test", new Bytes32("7".repeat(64)));
        this.around =
                new Surroundings(
                        store,
                        new Aliases(store),
                        new Cage(store),
                        new Crews(store, () -> now),
                        new Underway(),
                        new Links(),
                        () -> now,
                        new ClockWatch(() -> now, System::nanoTime),
                        new Vault(key, List.of()),
                        () -> new ShoeStream(seed, 1).bytes(),
                        new Attendance(name -> !away.contains(name), 3),
                        (_, head) -> signed.add(head));
        this.setting = setting;
        this.seed = seed;
        this.dealing = dealing;
        this.hub = new Hub(setting.id(), setting.approved().regulation(), naming());
        this.table = load();
        this.dealer = house(table);
    }

    /// A new table of an example submission in an empty store.
    static DrivenTable open(Store store, String example, long seed, int regulars) {
        return open(store, example, seed, regulars, same -> same);
    }

    /// The same with something else in the place of its dealing.
    static DrivenTable open(
            Store store,
            String example,
            long seed,
            int regulars,
            UnaryOperator<SealedDealing> dealing) {
        return open(store, example, LogHeader.FORMAT, seed, regulars, dealing);
    }

    /// The same with a log of an earlier format.
    static DrivenTable ofFormat(int format, Store store, String example, long seed, int regulars) {
        return open(store, example, format, seed, regulars, same -> same);
    }

    private static DrivenTable open(
            Store store,
            String example,
            int format,
            long seed,
            int regulars,
            UnaryOperator<SealedDealing> dealing) {
        Setting setting = BegunLog.of(store, example, format, regulars, NOON);
        return new DrivenTable(store, setting, seed, dealing);
    }

    private LiveTable load() {
        var hands = new Hands(setting, new ShoeStream(seed, 2).bytes(), dealing);
        Loaded loaded = new TableLoader(around, setting, Claim.alone(setting.id())).load(hands);
        return new LiveTable(loaded, around, mail::add, _ -> {}, hub);
    }

    private HouseDealer house(LiveTable live) {
        var regulars =
                new Regulars(
                        setting.approved().rules(),
                        new ShoeStream(seed, 3).bytes(),
                        setting.regulars());
        return new HouseDealer(
                live, regulars, new Sealing(live, around.vault()), new SeatKeeper(live, around));
    }

    /// As after a crash: everything in memory is lost, what is stored is not.
    void restart() {
        mail.clear();
        table = load();
        dealer = house(table);
    }

    List<TreeHead> signed() {
        return List.copyOf(signed);
    }

    void pass(Duration time) {
        now = now.plus(time);
        table.record().lookAtTheTree();
    }

    LiveTable table() {
        return table;
    }

    TableState state() {
        return table.state();
    }

    /// All that everybody sees, but for the clock.
    Map<String, JsonNode> shown() {
        var parts = new TreeMap<>(table.asItStands().parts());
        parts.remove("clock");
        return parts;
    }

    Setting setting() {
        return setting;
    }

    void signOut(String patron) {
        away.add(patron);
    }

    /// Somebody waits for a place; whether there is none.
    boolean waits(String patron) {
        return dealer.waits(patron);
    }

    /// Puts play chips into somebody's account.
    void endow(String patron, long dollars) {
        around.store()
                .write(
                        handle -> {
                            Ledger.post(handle, played(patron, Money.dollars(dollars)));
                            return true;
                        })
                .join();
        around.purse().lookAgain();
    }

    private Ledger.Posting played(String patron, Money amount) {
        String to = Asker.accountOf(patron);
        return new Ledger.Posting(now, Optional.empty(), Cage.PLAY_CHIPS, to, amount, "test");
    }

    Money free(String patron) {
        return around.purse().free(Asker.accountOf(patron));
    }

    void join(Viewer viewer) {
        hub.join(viewer, -1, table.asItStands(), now);
    }

    /// Does what is due now and, once that is stored, moves the clock to what is due next.
    void step() {
        step(Duration.ofDays(1));
    }

    void step(Duration most) {
        Optional<Instant> next = dealer.tick();
        settle();
        Duration wait = Duration.between(now, next.orElse(now.plusSeconds(1)));
        Duration moves = wait.compareTo(most) < 0 ? wait : most;
        now = now.plus(moves.isPositive() ? moves : Duration.ofMillis(1));
    }

    /// As over a socket.
    Answer ask(Person who, String command) {
        var answer = new CompletableFuture<Answer>();
        table.ask(
                new Request(
                        new Asker(who.name(), who),
                        "c" + ++asked,
                        JsonMapper.shared().readTree(command.replace('\'', '"')),
                        () -> true,
                        answer));
        settle();
        return answer.getNow(new Answer.Unavailable("no answer"));
    }

    /// How somebody holds a card, told to everybody who looks.
    void show(Viewer one, Peel peel) {
        if (peel.isUpTo(one.person(), table.state())) {
            hub.show(one, peel);
        }
    }

    /// Until everything that was handed to the store is there and told.
    private void settle() {
        try {
            while (table.isStoring()) {
                mail.take().run();
            }
            for (Runnable task = mail.poll(); task != null; task = mail.poll()) {
                task.run();
            }
        } catch (InterruptedException e) {
            throw new AssertionError("the store does not answer", e);
        }
    }

    /// Lets time pass until it is so.
    void until(BooleanSupplier wanted) {
        for (int steps = 0; steps < ENOUGH && !wanted.getAsBoolean(); steps++) {
            step();
        }
        assertTrue(wanted.getAsBoolean(), "it never came: " + state().phase());
    }

    /// A patron asks for something that has to be accepted.
    void must(String patron, String command) {
        Answer answer = ask(Person.patron(patron), command);
        assertInstanceOf(Answer.Accepted.class, answer, () -> command + " " + answer);
    }

    /// A patron with 500 dollars at a seat and as much in the account, between rounds.
    void sit(String patron, int seat) {
        endow(patron, 1_000);
        until(
                () ->
                        !(state().phase() instanceof Phase.Closed)
                                && state().phase().underWay().isEmpty());
        must(patron, "{'command':'BuyIn','patron':'%s','amount':'500.00'}".formatted(patron));
        must(patron, "{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(patron, seat));
    }
}
