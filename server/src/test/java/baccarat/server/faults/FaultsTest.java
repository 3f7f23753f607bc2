package baccarat.server.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Faults at random happen to a real casino process while somebody plays: after each of them the
/// casino runs again, nothing that was acknowledged is lost, and nothing that is wrong goes unsaid.
/// `scripts/faults COUNT SEED` has many of them; here are a few.
class FaultsTest {

    private static final int COUNT = Integer.getInteger("faults", 0);
    private static final long SEED = Long.getLong("faults.seed", 1);
    private static final int FOR_ONE_CASINO = 20;
    private static final List<Fault> A_FEW = List.of(Fault.LOST_LOG, Fault.MEMORY, Fault.CLOCK);

    @TempDir Path folder;
    private final Map<String, Integer> came = new TreeMap<>();
    private final List<String> failed = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(SEED);
    private int acknowledged;

    @Tag("slow")
    @Test
    void nothing_acknowledged_is_lost_and_nothing_wrong_is_unsaid() throws Exception {
        Optional<Path> shim = builtClock();
        if (COUNT == 0) {
            inACasino(0, A_FEW.stream().filter(it -> isPossible(it, shim)).toList(), shim);
        }
        int done = 0;
        for (int world = 1; done < COUNT; world++) {
            boolean isPostgres = world % 3 == 0;
            var possible = new ArrayList<>(isPostgres ? ON_POSTGRES : ON_SQLITE);
            possible.removeIf(it -> !isPossible(it, shim));
            int many = Math.min(FOR_ONE_CASINO, COUNT - done);
            List<Fault> faults =
                    random.ints(many, 0, possible.size()).mapToObj(possible::get).toList();
            done += isPostgres ? onPostgres(world, faults, shim) : inACasino(world, faults, shim);
            System.out.printf("faults: so far %s%n", came);
        }
        System.out.printf(
                "faults: %d, %d commands acknowledged, %d failed, %s%n",
                done, acknowledged, failed.size(), came);
        assertEquals(List.of(), failed);
    }

    private static final EnumSet<Fault> ON_SQLITE =
            EnumSet.complementOf(EnumSet.of(Fault.DATABASE_CRASH));

    private static final EnumSet<Fault> ON_POSTGRES =
            EnumSet.of(
                    Fault.KILL,
                    Fault.FREEZE,
                    Fault.CLOCK,
                    Fault.KILLED_ROTATION,
                    Fault.KILLED_RESTORE,
                    Fault.MEMORY,
                    Fault.DATABASE_CRASH);

    private static boolean isPossible(Fault fault, Optional<Path> shim) {
        return fault != Fault.CLOCK || shim.isPresent();
    }

    /// The clock is set by a library that a C compiler makes.
    private Optional<Path> builtClock() throws IOException, InterruptedException {
        Path library = folder.resolve("clock.so");
        boolean isBuilt =
                run(
                        "cc",
                        "-shared",
                        "-fPIC",
                        "-O2",
                        "-o",
                        library.toString(),
                        Path.of("src/test/c/clock.c").toAbsolutePath().toString(),
                        "-ldl");
        if (!isBuilt) {
            System.out.println(
                    "faults: no C compiler, and so the computer's clock is not set; HouseClockTest sets one");
        }
        return isBuilt ? Optional.of(library) : Optional.empty();
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private int inACasino(int world, List<Fault> faults, Optional<Path> shim) throws Exception {
        Path beside = Files.createDirectories(folder.resolve("world" + world));
        Path disk = Files.createDirectories(beside.resolve("disk"));
        boolean isSmall = run("mount", "-t", "tmpfs", "-o", "size=96m", "tmpfs", disk.toString());
        List<Fault> possible =
                faults.stream().filter(it -> isSmall || it != Fault.FULL_DISK).toList();
        try {
            return faulted("sqlite", disk, beside, possible, shim, () -> {});
        } finally {
            if (isSmall) {
                run("umount", disk.toString());
            }
        }
    }

    private int onPostgres(int world, List<Fault> faults, Optional<Path> shim) throws Exception {
        Path beside = Files.createDirectories(folder.resolve("world" + world));
        try (var postgres = new CrashingPostgres(beside.resolve("postgres"))) {
            return faulted(
                    postgres.location(),
                    beside.resolve("disk"),
                    beside,
                    faults,
                    shim,
                    postgres::crash);
        }
    }

    /// One fault after the other. One that fails ends this casino, so that the next begins whole.
    private int faulted(
            String store,
            Path data,
            Path beside,
            List<Fault> faults,
            Optional<Path> shim,
            Faults.Crash crash)
            throws IOException, InterruptedException {
        Path clock = Files.writeString(beside.resolve("clock"), "0");
        Map<String, String> environment =
                shim.map(it -> Map.of("LD_PRELOAD", it.toString(), "CLOCK_FILE", clock.toString()))
                        .orElse(Map.of());
        int done = 0;
        try (var house = new House(store, data, beside.resolve("errors"), environment)) {
            house.open();
            house.welcome("anna");
            var making = new Faults(house, random.split(), beside, shim.map(_ -> clock), crash);
            for (Fault fault : faults) {
                done++;
                String what = happened(making, fault);
                came.merge(what, 1, Integer::sum);
                System.out.printf(
                        "faults: %s, %s%n", store.startsWith("p") ? "postgresql" : store, what);
                if (what.endsWith("FAILED")) {
                    break;
                }
            }
            acknowledged += house.guest().acknowledged().size();
        }
        return done;
    }

    private String happened(Faults making, Fault fault) throws InterruptedException {
        try {
            return fault + ": " + making.happen(fault);
        } catch (AssertionError | IOException | RuntimeException e) {
            failed.add(fault + ": " + e);
            System.out.printf("faults: failed, %s: %s%n", fault, e);
            return fault + ": FAILED";
        }
    }
}
