package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.ShoeStream;
import baccarat.server.money.Cage;
import baccarat.server.names.Aliases;
import baccarat.server.people.Crews;
import baccarat.server.store.GatedStore;
import baccarat.server.store.GatedStore.Fate;
import baccarat.shoe.Bytes32;
import baccarat.shoe.MasterKey;
import baccarat.shoe.Vault;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;

/// A casino of two tables and four patrons in one thread and on a clock of its own. One seed
/// decides who says what, which messages are lost, come twice or in another order, who loses the
/// connection, how long the store takes, what becomes of each commit, and when the process ends.
///
/// The tables, their dealer, the cage, the loader and the store are the casino's own; only the
/// threads are not, and the store's disk is not synced ([GatedStore]).
final class World implements AutoCloseable {

    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final int LONGEST_WAIT_MILLIS = 4_000;
    private static final int MOST_ON_THE_WIRE = 8;
    private static final int BETWEEN_CHECKS = 10_000;

    private final Path data;
    private final long seed;
    private final Days days;
    private final SplittableRandom random;
    private final List<WorldPatron.Message> wire = new ArrayList<>();
    private final List<WorldViewer> viewers = new ArrayList<>();
    private final WorldCheck check = new WorldCheck();
    private final List<WorldPatron> patrons;
    private final List<WorldTable> tables;
    private GatedStore gated;
    private Surroundings around;
    private Instant now = NOON;
    private long streams;
    private int commands;
    private int faults;
    private int crashes;

    World(Path data, long seed) {
        this(data, seed, WorldSetting.USUAL, new Days(400, 840, 920, 990, 999));
    }

    /// What the next of a thousand steps is, up to each of these.
    record Days(int speak, int deliver, int tick, int commit, int reconnect) {

        /// Days on which little is said and much is dealt.
        static final Days BUSY = new Days(100, 210, 800, 985, 993);
    }

    World(Path data, long seed, List<WorldSetting.Table> floor, Days days) {
        this.days = days;
        this.data = data;
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.gated = GatedStore.open(data);
        this.around = surroundings();
        this.patrons =
                List.of(
                        new WorldPatron("vera", 1, random.split()),
                        new WorldPatron("walt", 3, random.split()),
                        new WorldPatron("xena", 4, random.split()),
                        new WorldPatron("yuri", 6, random.split()));
        List<Setting> settings = WorldSetting.begin(gated, patrons, floor);
        this.tables = settings.stream().map(it -> new WorldTable(around, it, this::bytes)).toList();
        comeIn();
    }

    private Surroundings surroundings() {
        return new Surroundings(
                gated.store(),
                new Aliases(gated.store()),
                new Cage(gated.store()),
                new Crews(gated.store(), () -> now),
                new Underway(),
                new Links(),
                () -> now,
                new ClockWatch(() -> now, () -> 0),
                new Vault(new MasterKey("test", new Bytes32("7".repeat(64))), List.of()),
                this::bytes,
                new Attendance(_ -> true, Integer.MAX_VALUE),
                (_, _) -> {});
    }

    private ByteSource bytes() {
        streams++;
        return new ShoeStream(seed, streams).bytes();
    }

    /// At each table two of them look; all of them speak at both.
    private void comeIn() {
        for (int i = 0; i < patrons.size(); i++) {
            viewers.add(new WorldViewer(patrons.get(i).person(), tables.get(i % tables.size())));
        }
        viewers.forEach(WorldViewer::join);
    }

    List<WorldTable> tables() {
        return tables;
    }

    Surroundings around() {
        return around;
    }

    List<WorldPatron> patrons() {
        return patrons;
    }

    List<WorldViewer> viewers() {
        return viewers;
    }

    /// Goes on until patrons have said so many things.
    void run(int most) {
        for (int next = BETWEEN_CHECKS; commands < most; ) {
            step(random.nextInt(1_000));
            if (commands >= next) {
                next += BETWEEN_CHECKS;
                rest();
                check.all(this);
            }
        }
        rest();
        check.all(this);
        check.end(this);
    }

    private void step(int die) {
        if (die < days.speak()) {
            speak();
        } else if (die < days.deliver()) {
            deliver();
        } else if (die < days.tick()) {
            tick();
        } else if (die < days.commit()) {
            commit(fate());
        } else if (die < days.reconnect()) {
            reconnect();
        } else if (random.nextInt(16) == 0) {
            crash();
        }
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private WorldTable table(String id) {
        return tables.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
    }

    /// Now and then somebody says the same at both tables.
    private void speak() {
        if (wire.size() > MOST_ON_THE_WIRE) {
            return;
        }
        WorldPatron.Message message = any(patrons).speak(any(tables));
        wire.add(message);
        if (random.nextInt(20) == 0) {
            wire.add(message.at(any(tables)));
        }
    }

    /// Any message of those on their way: some are lost, some come again later.
    private void deliver() {
        if (wire.isEmpty()) {
            return;
        }
        WorldPatron.Message message =
                random.nextInt(10) == 0 ? any(wire) : wire.remove(random.nextInt(wire.size()));
        if (random.nextInt(20) == 0) {
            return;
        }
        commands++;
        WorldTable table = table(message.table());
        int load = table.loads();
        var answer = new CompletableFuture<Answer>();
        var _ = answer.thenAccept(told -> check.answered(this, message, table, load, told));
        table.ask(message.asked(answer));
    }

    /// The clock moves to what is due next, if that is soon.
    private void tick() {
        Instant next = now.plusMillis(random.nextInt(1, LONGEST_WAIT_MILLIS));
        for (WorldTable table : tables) {
            Optional<Instant> due = table.tick();
            next = due.filter(next::isAfter).orElse(next);
        }
        now = next.isAfter(now) ? next : now.plus(Duration.ofMillis(1));
    }

    private Fate fate() {
        int die = random.nextInt(400);
        if (die < 1) {
            faults++;
            return Fate.LOST;
        }
        if (die < 2) {
            faults++;
            return Fate.TORN;
        }
        return Fate.KEPT;
    }

    /// What stands at the gate ends; what was decided since then is in the next transaction.
    private void commit(Fate fate) {
        end(fate);
        if (tables.stream().anyMatch(WorldTable::isDown) && random.nextBoolean()) {
            rest();
        }
    }

    /// A table stops when the store fails, and never else.
    private void end(Fate fate) {
        List<WorldTable> running = tables.stream().filter(it -> !it.isDown()).toList();
        tables.forEach(WorldTable::handOver);
        gated.commit(fate);
        tables.forEach(WorldTable::readMail);
        assertTrue(
                fate != Fate.KEPT || running.stream().noneMatch(WorldTable::isDown),
                "a table stopped though the store did not fail");
    }

    /// Everything that was handed in is stored and told, and tables that stopped run again.
    private void rest() {
        while (tables.stream().anyMatch(WorldTable::isBusy)) {
            end(Fate.KEPT);
            end(Fate.KEPT);
            around.purse().lookAgain();
            tables.stream().filter(WorldTable::isDown).forEach(it -> it.load(Optional.empty()));
        }
    }

    private void reconnect() {
        WorldViewer viewer = any(viewers);
        viewer.leave();
        if (random.nextBoolean()) {
            commit(fate());
        }
        viewer.join();
    }

    /// The process ends: one transaction may still be kept, and what waited behind it is gone.
    private void crash() {
        crashes++;
        tables.forEach(WorldTable::handOver);
        gated.commit(any(List.of(Fate.values())));
        gated.commit(Fate.LOST);
        if (random.nextInt(10) == 0) {
            gated.close();
            gated = GatedStore.open(data);
        }
        around = surroundings();
        tables.forEach(it -> it.load(Optional.of(around)));
        viewers.forEach(WorldViewer::join);
    }

    @Override
    public void close() {
        gated.close();
    }

    /// What happened, in one line.
    @Override
    public String toString() {
        return "seed %d, after %d commands, %d faults of the store and %d ends of the process: %s"
                .formatted(seed, commands, faults, crashes, check);
    }
}
