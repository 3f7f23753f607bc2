package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.rules.Money;
import baccarat.server.audit.Audit;
import baccarat.server.store.Ledger;
import baccarat.server.store.MeterLinks;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Three processes of one casino are killed, frozen and stopped in turn, and others come, while
/// people play through all of them. `scripts/cluster-faults` does it more often.
class ClusterFaultsTest {

    private static final int FAULTS = Integer.getInteger("cluster.faults", 3);
    private static final long SEED = Long.getLong("cluster.seed", 1);
    private static final int LONGEST_MINUTES = Integer.getInteger("cluster.minutes", 600);
    private static final int SLOTS = 3;
    private static final List<String> TABLES =
            List.of("ma-midi", "ma-mini", "wa-mini", "linked-1", "linked-2");
    private static final int SHORTEST_FREEZE = 1_000;
    private static final int LONGEST_FREEZE = 15_000;
    private static final int A_WHILE = 2_000;
    private static final int EVENTS = 3;

    private enum Fault {
        KILL,

        /// A second one is killed as soon as the tables of the first go on, so that one is left.
        KILL_TWO,
        FREEZE,
        STOP,
        ADD
    }

    @TempDir Path folder;
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final String location = StoreKind.POSTGRESQL.newLocation();
    private final List<Slot> slots = new ArrayList<>();
    private final Map<Fault, List<Long>> silences = new TreeMap<>();

    /// A place for a process, with its data folder and its addresses.
    private final class Slot {

        private final Path data;
        private final int port = FreePort.any();
        private final int clusterPort = FreePort.any();
        private ClusterProcess process;

        Slot(int number) throws IOException {
            this.data = folder.resolve("process-" + number);
            if (number > 0) {
                ClusterProcess.copyKeys(folder.resolve("process-0"), data);
            }
            this.process = start();
        }

        private ClusterProcess start() throws IOException {
            return ClusterProcess.start(location, data, port, clusterPort);
        }

        /// Somebody who runs it starts it again if it has ended.
        void restart() throws IOException {
            if (!process.isAlive()) {
                process = start();
            }
        }
    }

    @AfterEach
    void endWhatStillRuns() throws InterruptedException {
        for (Slot slot : slots) {
            slot.process.kill();
        }
    }

    private List<Integer> ports() {
        return slots.stream().limit(SLOTS).map(slot -> slot.port).toList();
    }

    @Tag("slow")
    @Test
    void nothing_acknowledged_is_lost_or_doubled_whatever_happens_to_processes()
            throws IOException, InterruptedException {
        for (int slot = 0; slot < SLOTS; slot++) {
            slots.add(new Slot(slot));
        }
        List<FaultPatron> patrons =
                List.of(
                        patron("anna", "ma-midi", 1),
                        patron("bob", "ma-midi", 3),
                        patron("cleo", "ma-mini", 1),
                        patron("dora", "wa-mini", 1),
                        patron("emil", "linked-1", 1),
                        patron("fran", "linked-2", 1));
        List<Thread> playing = patrons.stream().map(FaultPatron::play).toList();
        try (Store store = Stores.toRead(location, folder.resolve("looking"))) {
            var silence = new Silence(store, TABLES);
            Thread watching = silence.watch();
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(LONGEST_MINUTES);
            for (int number = 1; number <= FAULTS && System.nanoTime() < end; number++) {
                fault(number, silence);
            }
            watching.interrupt();
            for (Thread thread : playing) {
                thread.interrupt();
                thread.join();
            }
            assertEquals(List.of(), silence.wrong());
        }
        for (Slot slot : slots) {
            slot.process.stop();
        }
        tell();
        assertWhole(patrons);
    }

    private FaultPatron patron(String name, String table, int seat) {
        return new FaultPatron(
                slots.get(seat % SLOTS).process.visitor(),
                name,
                table,
                seat,
                table.startsWith("linked") ? FaultPatron.LINKED : FaultPatron.PLAIN,
                this::ports,
                random.split());
    }

    private void fault(int number, Silence silence) throws IOException, InterruptedException {
        Fault fault = Fault.values()[random.nextInt(Fault.values().length)];
        Slot slot = slots.get(random.nextInt(SLOTS));
        Thread.sleep(random.nextInt(A_WHILE));
        silence.begin();
        Map<String, Long> before = new HashMap<>(silence.numbers());
        switch (fault) {
            case KILL -> slot.process.kill();
            case KILL_TWO -> {
                slot.process.kill();
                goOn(silence, before);
                before.putAll(silence.numbers());
                slots.get((slots.indexOf(slot) + 1) % SLOTS).process.kill();
            }
            case FREEZE -> {
                slot.process.freeze();
                Thread.sleep(random.nextInt(SHORTEST_FREEZE, LONGEST_FREEZE));
                slot.process.wake();
            }
            case STOP -> slot.process.stop();
            case ADD -> {
                var more = new Slot(SLOTS + number);
                slots.add(more);
                Thread.sleep(A_WHILE);
                more.process.stop();
                slots.remove(more);
            }
        }
        Patience.until(
                silence::numbers,
                now ->
                        before.entrySet().stream()
                                .allMatch(
                                        it ->
                                                now.getOrDefault(it.getKey(), 0L)
                                                        > it.getValue() + 3));
        long longest = silence.longest().stream().mapToLong(Long::longValue).max().orElseThrow();
        silences.computeIfAbsent(fault, _ -> new ArrayList<>()).add(longest);
        System.out.printf(
                "cluster-faults: %d of %d, %s, the longest silence was %d ms%n",
                number, FAULTS, fault.name().toLowerCase(Locale.ROOT), longest);
        // One that was frozen for long ends by itself; whether it does shows in a moment.
        Thread.sleep(fault == Fault.FREEZE ? 2 * A_WHILE : 0);
        for (Slot one : slots) {
            one.restart();
        }
    }

    private static void goOn(Silence silence, Map<String, Long> before) {
        Patience.until(
                silence::numbers,
                now ->
                        before.entrySet().stream()
                                .allMatch(
                                        it ->
                                                now.getOrDefault(it.getKey(), 0L)
                                                        > it.getValue() + EVENTS));
    }

    private void tell() {
        silences.forEach(
                (fault, all) -> {
                    List<Long> sorted = all.stream().sorted().toList();
                    System.out.printf(
                            "cluster-faults: %s %d times, silence in ms: median %d, p90 %d, longest"
                                    + " %d%n",
                            fault.name().toLowerCase(Locale.ROOT),
                            sorted.size(),
                            sorted.get(sorted.size() / 2),
                            sorted.get(sorted.size() * 9 / 10),
                            sorted.getLast());
                });
    }

    /// The store by itself: commands, books, chains, and no money but what was handed out.
    private void assertWhole(List<FaultPatron> patrons) {
        Map<String, String> acknowledged =
                patrons.stream()
                        .flatMap(it -> it.acknowledged().entrySet().stream())
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        System.out.printf("cluster-faults: %d commands acknowledged%n", acknowledged.size());
        assertTrue(acknowledged.size() > FAULTS, "few commands: " + acknowledged.size());
        patrons.forEach(patron -> assertEquals(List.of(), patron.wrong()));
        Path data = folder.resolve("process-0");
        try (Store store = Stores.openShared(location, data)) {
            Map<String, String> stored = store.read(ClusterFaultsTest::commands);
            acknowledged.forEach((id, answer) -> assertEquals(answer, stored.get(id), id));
            assertTrue(
                    store.read(handle -> MeterLinks.last(handle, ClusterProcess.LINK)).isPresent(),
                    "the shared meters never moved");
            for (Audit.Part part :
                    new Audit(store, MasterKeys.open(data, false), Regulations.shipped()).whole()) {
                assertEquals(List.of(), part.wrong(), part.looked());
            }
            assertEquals(
                    new Money(-patrons.size() * 500_000L),
                    store.read(handle -> Ledger.balance(handle, "house:play-chips")));
        }
    }

    /// The numbers of every command's events, by its id; two with one id would not do.
    private static Map<String, String> commands(Handle handle) {
        return handle.createQuery("SELECT id, answer FROM command")
                .map((row, _) -> Map.entry(row.getString("id"), numbers(row.getString("answer"))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static String numbers(String answer) {
        JsonNode node = JsonMapper.shared().readTree(answer);
        return node.path("first") + " to " + node.path("last");
    }
}
