package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.ByteSource;
import baccarat.server.names.Naming;
import baccarat.server.store.StoredEvent;
import baccarat.server.store.TableOwners;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/// One table of the simulated world: what a table's thread would run, run step by step.
final class WorldTable {

    private final Setting setting;
    private final Supplier<ByteSource> bytes;
    private final Deque<Runnable> mail = new ArrayDeque<>();
    private final TreeMap<Long, TableState> handed = new TreeMap<>();
    private final Map<Long, StoredEvent> stored = new HashMap<>();
    private Surroundings around;
    private Hub hub;
    private LiveTable table;
    private HouseDealer dealer;
    private final Supplier<TableOwners.Claim> claims;
    private Optional<Throwable> failure = Optional.empty();
    private boolean isDown;
    private long storedTo;
    private int loads;

    WorldTable(Surroundings around, Setting setting, Supplier<ByteSource> bytes) {
        this(around, setting, bytes, () -> TableOwners.Claim.alone(setting.id()));
    }

    /// @param claims what each load of the table begins with
    WorldTable(
            Surroundings around,
            Setting setting,
            Supplier<ByteSource> bytes,
            Supplier<TableOwners.Claim> claims) {
        this.claims = claims;
        this.around = around;
        this.setting = setting;
        this.bytes = bytes;
        this.hub = newHub();
        this.table = loaded();
        this.dealer = house();
    }

    private Hub newHub() {
        return new Hub(
                setting.id(),
                setting.approved().regulation(),
                new Naming(around.aliases(), setting.log()));
    }

    private LiveTable loaded() {
        loads++;
        Loaded loaded =
                new TableLoader(around, setting, claims.get())
                        .load(new Hands(setting, bytes.get()));
        Invariants.check(loaded.state());
        isDown = false;
        return new LiveTable(loaded, around, mail::add, this::fail, hub);
    }

    private void fail(Throwable why) {
        failure = Optional.of(why);
        isDown = true;
    }

    /// Why it stopped the last time.
    Optional<Throwable> failure() {
        return failure;
    }

    private HouseDealer house() {
        var regulars = new Regulars(setting.approved().rules(), bytes.get(), setting.regulars());
        return new HouseDealer(
                table, regulars, new Sealing(table, around.vault()), new SeatKeeper(table, around));
    }

    String id() {
        return setting.id();
    }

    String log() {
        return setting.log();
    }

    LiveTable live() {
        return table;
    }

    /// How often it was loaded: what was refused is remembered from one load to the next.
    int loads() {
        return loads;
    }

    boolean isDown() {
        return isDown;
    }

    /// Whether something of it is under way.
    boolean isBusy() {
        return isDown || table.isStoring() || !mail.isEmpty();
    }

    /// Loads the table anew after the store failed, as its thread does; or after the whole process
    /// ended, which took along everybody who looked at it.
    void load(Optional<Surroundings> afterACrash) {
        if (afterACrash.isPresent()) {
            around = afterACrash.get();
            mail.clear();
            hub = newHub();
        }
        look();
        table.turn().end();
        table = loaded();
        dealer = house();
        hub.begin(table.asItStands(), table.now());
        assertEquals(
                handed.getOrDefault(table.record().lastEvent(), table.state()),
                table.state(),
                () ->
                        "table %s is another after event %d"
                                .formatted(id(), table.record().lastEvent()));
        table.turn().hear();
    }

    /// Does what is due; gives the time of what is due next.
    Optional<Instant> tick() {
        return isDown ? Optional.empty() : dealer.tick();
    }

    void ask(Request request) {
        if (isDown) {
            request.answer().complete(new Answer.Unavailable("the table is not running"));
        } else {
            table.ask(request);
        }
    }

    /// Everything decided so far is about to be in a transaction.
    void handOver() {
        handed.put(table.record().lastEvent(), table.state());
        if (handed.size() > 50) {
            handed.pollFirstEntry();
        }
    }

    void readMail() {
        if (!mail.isEmpty()) {
            look();
        }
        for (Runnable task = mail.poll(); task != null; task = mail.poll()) {
            task.run();
        }
    }

    /// What the store has by now.
    private void look() {
        around.store()
                .<Boolean>read(
                        handle -> {
                            around.store()
                                    .events()
                                    .read(handle, log(), storedTo + 1, this::isStored);
                            return true;
                        });
    }

    private void isStored(StoredEvent event) {
        storedTo = event.number();
        stored.put(event.number(), event);
    }

    /// The events of its log, as the store has them.
    List<Happened> happened() {
        var events = new ArrayList<Happened>();
        around.store()
                .<Boolean>read(
                        handle -> {
                            around.store()
                                    .events()
                                    .read(handle, log(), 1, it -> events.add(it.happened()));
                            return true;
                        });
        return events;
    }

    /// An event as the store has it; nothing if it does not.
    Optional<StoredEvent> stored(long number) {
        return Optional.ofNullable(stored.get(number));
    }

    long storedTo() {
        return storedTo;
    }

    void join(WorldViewer viewer, long seen) {
        if (!isDown) {
            hub.join(viewer, seen, table.asItStands(), table.now());
        } else {
            hub.await(viewer);
        }
    }

    void leave(WorldViewer viewer) {
        hub.leave(viewer);
    }
}
