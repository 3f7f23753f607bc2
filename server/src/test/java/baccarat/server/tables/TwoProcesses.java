package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.cards.ShoeStream;
import baccarat.server.money.Purse;
import baccarat.server.names.Aliases;
import baccarat.server.people.Crews;
import baccarat.server.store.Fenced;
import baccarat.server.store.GatedStore;
import baccarat.server.store.GatedStore.Fate;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/// Two processes of one casino over one store, from one seed: what one tells the other is lost,
/// comes twice or late, either may end at any moment, and each may lead a table while the other
/// still believes to. Only the store decides who writes.
final class TwoProcesses implements AutoCloseable {

    private static final int LONGEST_WAIT_MILLIS = 3_000;
    private static final int MOST_ON_THE_WIRE = 40;

    private final SplittableRandom random;
    private final long seed;
    private final GatedStore gated;
    private final List<WorldPatron> patrons;
    private final List<Setting> settings;
    private final List<Side> sides;
    private final List<Letter> wire = new ArrayList<>();
    private final Acknowledged acknowledged;

    /// How far the log of a table was when each epoch began.
    private final Map<String, NavigableMap<Long, Long>> begun = new HashMap<>();

    private Instant now = World.NOON;
    private long streams;
    private int delivered;
    private int refused;
    private int doubtful;
    private int crashes;

    /// A command on its way to one of the processes.
    private record Letter(WorldPatron.Message message, Side to) {}

    /// One process, and the tables that it believes to lead.
    private final class Side {

        private final String name;
        private final Map<String, LedTable> led = new TreeMap<>();
        private Surroundings around;

        Side(String name) {
            this.name = name;
            this.around = surroundings(name);
        }

        void begin(Setting setting) {
            try {
                led.put(
                        setting.id(),
                        new LedTable(gated, around, setting, TwoProcesses.this::bytes, begun));
            } catch (CompletionException e) {
                checkIsFenced(e);
            }
        }

        /// Nothing of it is closed. What was handed to the store may be there or not.
        void crash() {
            led.clear();
            around = surroundings(name);
        }

        /// Does something at a table, which ends here if another process leads it by now.
        void at(String id, Consumer<WorldTable> what) {
            LedTable table = led.get(id);
            if (table == null || table.table().isDown()) {
                return;
            }
            try {
                what.accept(table.table());
            } catch (CompletionException e) {
                checkIsFenced(e);
                led.remove(id);
            }
        }

        void readMail() {
            List.copyOf(led.keySet()).forEach(id -> at(id, WorldTable::readMail));
            for (LedTable one : List.copyOf(led.values())) {
                one.table().readMail();
                if (one.table().isDown() && !one.loadsAgain()) {
                    refused++;
                    led.remove(one.id());
                }
            }
        }
    }

    private static void checkIsFenced(CompletionException e) {
        if (!(e.getCause() instanceof Fenced)) {
            throw e;
        }
    }

    TwoProcesses(Path data, long seed, List<WorldSetting.Table> floor) {
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.gated = GatedStore.open(data);
        this.acknowledged = new Acknowledged(gated.store(), begun);
        this.patrons =
                List.of(
                        new WorldPatron("vera", 1, random.split()),
                        new WorldPatron("walt", 3, random.split()),
                        new WorldPatron("xena", 4, random.split()));
        this.settings = WorldSetting.begin(gated, patrons, floor);
        this.sides = List.of(new Side("one"), new Side("other"));
        settings.forEach(it -> any(sides).begin(it));
    }

    private Surroundings surroundings(String name) {
        Purse purse = new GatedPurse(gated);
        return new Surroundings(
                        gated.store(),
                        new Aliases(gated.store()),
                        purse,
                        new Crews(gated.store(), () -> now),
                        new Underway(),
                        new Links(),
                        () -> now,
                        new ClockWatch(() -> now, () -> 0),
                        LinkedPair.VAULT,
                        this::bytes,
                        new Attendance(_ -> true, Integer.MAX_VALUE),
                        (_, _) -> {})
                .ledBy(Owners.of(name));
    }

    private ByteSource bytes() {
        streams++;
        return new ShoeStream(seed, streams).bytes();
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /// Goes on until so many commands have reached a process.
    void run(int most) {
        while (delivered < most) {
            step(random.nextInt(1_000));
        }
        rest();
    }

    private void step(int die) {
        if (die < 250) {
            speak();
        } else if (die < 450) {
            deliver();
        } else if (die < 700) {
            tick();
        } else if (die < 970) {
            commit(random.nextInt(200) == 0 ? any(List.of(Fate.values())) : Fate.KEPT);
        } else if (die < 990) {
            takeOver();
        } else if (random.nextInt(4) == 0) {
            crashes++;
            any(sides).crash();
        }
    }

    /// A process leads a table from now on. One that led it before is not told, and goes on.
    private void takeOver() {
        Setting setting = any(settings);
        Side side = any(sides);
        if (!side.led.containsKey(setting.id())) {
            doubtful++;
            side.begin(setting);
        }
    }

    private void speak() {
        if (wire.size() > MOST_ON_THE_WIRE) {
            return;
        }
        WorldPatron patron = any(patrons);
        Side side = any(sides);
        side.at(
                any(settings).id(),
                table -> {
                    WorldPatron.Message message = patron.speak(table);
                    wire.add(new Letter(message, any(sides)));
                    if (random.nextInt(8) == 0) {
                        wire.add(new Letter(message, any(sides)));
                    }
                });
    }

    /// Any letter: some are lost, some come again. A process that does not lead the table sends it
    /// on to the other.
    private void deliver() {
        if (wire.isEmpty() || random.nextInt(15) == 0) {
            return;
        }
        Letter letter =
                random.nextInt(10) == 0 ? any(wire) : wire.remove(random.nextInt(wire.size()));
        String id = letter.message().table();
        LedTable table = letter.to().led.get(id);
        if (table == null) {
            Side other = sides.get(1 - sides.indexOf(letter.to()));
            if (other.led.containsKey(id)) {
                wire.add(new Letter(letter.message(), other));
            }
            return;
        }
        delivered++;
        long epoch = table.epoch();
        var answer = new CompletableFuture<Answer>();
        var _ = answer.thenAccept(told -> acknowledged.told(letter.message(), epoch, told));
        letter.to().at(id, it -> it.ask(letter.message().asked(answer)));
    }

    /// The clock moves to what is due next, if that is soon.
    private void tick() {
        Instant[] next = {now.plusMillis(random.nextInt(1, LONGEST_WAIT_MILLIS))};
        for (Side side : sides) {
            for (String id : List.copyOf(side.led.keySet())) {
                side.at(
                        id,
                        it ->
                                it.tick()
                                        .filter(due -> due.isBefore(next[0]))
                                        .ifPresent(due -> next[0] = due));
            }
        }
        now = next[0].isAfter(now) ? next[0] : now.plusMillis(1);
    }

    private void commit(Fate fate) {
        sides.forEach(side -> side.led.values().forEach(it -> it.table().handOver()));
        gated.commit(fate);
        sides.forEach(Side::readMail);
    }

    private boolean isBusy() {
        return sides.stream()
                .flatMap(side -> side.led.values().stream())
                .anyMatch(it -> it.table().isBusy());
    }

    /// Everything that was handed in is stored or refused, and each table is led once more.
    private void rest() {
        do {
            commit(Fate.KEPT);
            commit(Fate.KEPT);
        } while (isBusy());
        sides.forEach(Side::crash);
        settings.forEach(it -> sides.getFirst().begin(it));
        do {
            commit(Fate.KEPT);
            commit(Fate.KEPT);
        } while (isBusy());
    }

    List<String> wrong() {
        return acknowledged.wrong();
    }

    int accepted() {
        return acknowledged.size();
    }

    /// How often a process was refused by the store because the other one led the table.
    int refused() {
        return refused;
    }

    @Override
    public void close() {
        gated.close();
    }

    @Override
    public String toString() {
        return "seed %d: %d commands, %d accepted, %d tables taken over, %d refused by the fence, %d ends of a process"
                .formatted(seed, delivered, accepted(), doubtful, refused, crashes);
    }
}
