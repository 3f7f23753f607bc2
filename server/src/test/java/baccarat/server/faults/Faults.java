package baccarat.server.faults;

import baccarat.server.store.Backup;
import baccarat.server.store.Restore;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Makes each fault happen to a house, and looks at what the casino makes of it. Each gives back
/// what came of it, in a word.
final class Faults {

    private static final int PAGE = 4096;
    private static final int OUT_OF_MEMORY = 3;
    private static final int MOST_SECONDS = 10_000;

    private final House house;
    private final SplittableRandom random;
    private final Path beside;
    private final Optional<Path> clock;
    private final Crash crash;

    /// Crashes the database and has it start again.
    interface Crash {
        void now() throws IOException, InterruptedException;
    }

    /// @param beside a folder for what is not the casino's
    /// @param clock the file that the casino's clock is set by
    Faults(House house, SplittableRandom random, Path beside, Optional<Path> clock, Crash crash) {
        this.house = house;
        this.random = random;
        this.beside = beside;
        this.clock = clock;
        this.crash = crash;
    }

    String happen(Fault fault) throws IOException, InterruptedException {
        house.untilMore(random.nextInt(3, 12));
        String came =
                switch (fault) {
                    case KILL -> kill();
                    case FREEZE -> freeze();
                    case FULL_DISK -> fullDisk();
                    case CLOCK -> clock();
                    case LOST_LOG -> lostLog();
                    case CORRUPT_PAGE -> corruptPage();
                    case KILLED_RESTORE -> killedRestore();
                    case KILLED_ROTATION -> killedRotation();
                    case MEMORY -> memory();
                    case DATABASE_CRASH -> crash();
                };
        house.untilReady();
        house.untilMore(2);
        house.assertRight();
        return came;
    }

    private void anyMoment(int millis) throws InterruptedException {
        Thread.sleep(random.nextInt(millis));
    }

    private String kill() throws IOException, InterruptedException {
        anyMoment(300);
        house.kill();
        house.open();
        return "nothing lost";
    }

    private String freeze() throws IOException, InterruptedException {
        house.signal("STOP");
        anyMoment(2_000);
        house.signal("CONT");
        return "nothing lost";
    }

    private String fullDisk() throws IOException, InterruptedException {
        Path rubbish = house.data().resolve("rubbish");
        try (OutputStream out = Files.newOutputStream(rubbish)) {
            while (true) {
                out.write(new byte[1_024]);
            }
        } catch (IOException _) {
            // full
        }
        house.until(() -> !house.guest().ready().equals("ready"), "a full disk is not noticed");
        if (random.nextBoolean()) {
            house.kill();
            Files.delete(rubbish);
            house.open();
        } else {
            Files.delete(rubbish);
        }
        return "noticed, nothing lost";
    }

    private String clock() throws IOException, InterruptedException {
        Path file = clock.orElseThrow();
        Path next = file.resolveSibling("next");
        Files.writeString(next, String.valueOf(random.nextInt(-MOST_SECONDS, MOST_SECONDS)));
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        if (random.nextBoolean()) {
            house.kill();
            house.open();
        }
        house.untilMore(5);
        return "play goes on";
    }

    private Path log() {
        return house.data().resolve("casino.db-wal");
    }

    private String lostLog() throws IOException, InterruptedException {
        house.kill();
        Path kept = beside.resolve("kept-wal");
        Files.move(log(), kept, StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(house.data().resolve("casino.db-shm"));
        Optional<String> refused = house.refusal();
        if (refused.isEmpty()) {
            house.comeBack();
            house.untilReady();
            house.assertRight();
            return "nothing was in it";
        }
        house.kill();
        if (!refused.get().contains("the database has lost acknowledged changes")) {
            throw new AssertionError("refused otherwise: " + refused.get());
        }
        Files.deleteIfExists(house.data().resolve("casino.db-shm"));
        Files.move(kept, log(), StandardCopyOption.REPLACE_EXISTING);
        house.open();
        return "noticed at the start";
    }

    private String corruptPage() throws IOException, InterruptedException {
        house.kill();
        Path kept = beside.resolve("kept");
        copy(house.data(), kept);
        Path file = house.data().resolve("casino.db");
        long pages = Files.size(file) / PAGE;
        byte[] garbage = new byte[PAGE];
        if (random.nextBoolean()) {
            random.nextBytes(garbage);
        }
        try (var page = new RandomAccessFile(file.toFile(), "rw")) {
            page.seek(random.nextLong(pages) * PAGE);
            page.write(garbage);
        }
        String came = afterCorruption();
        house.kill();
        delete(house.data());
        copy(kept, house.data());
        house.open();
        return came;
    }

    /// Refused at the start, or told by `/ready` or the audit; or it was a page that nobody needs.
    private String afterCorruption() throws IOException, InterruptedException {
        Set<String> acknowledged = Set.copyOf(house.guest().acknowledged());
        Optional<String> refused = house.refusal();
        if (refused.isPresent()) {
            return "noticed at the start";
        }
        List<String> wrong = house.wrong(acknowledged);
        if (wrong.isEmpty()) {
            return "of no consequence";
        }
        if (wrong.getFirst().startsWith("UNSAID")) {
            throw new AssertionError(wrong.toString());
        }
        return "noticed by the audit";
    }

    private String killedRestore() throws IOException, InterruptedException {
        Path zip = beside.resolve("open.zip");
        Files.deleteIfExists(zip);
        Set<String> before = Set.copyOf(house.guest().acknowledged());
        try (Store open = Stores.toRead(house.store(), house.data())) {
            Backup.to(zip, open, Instant.now());
        }
        Path back = beside.resolve("back");
        delete(back);
        Process restore = house.run("restore", "sqlite", back.toString(), zip.toString());
        long most = random.nextLong(3_000);
        var _ = restore.waitFor(most, TimeUnit.MILLISECONDS);
        restore.destroyForcibly().waitFor();
        String came = "had ended or not begun";
        if (Files.exists(back.resolve("restoring"))) {
            try (Store _ = Stores.open("sqlite", back)) {
                throw new AssertionError("half a restore opens");
            } catch (StoreFailed e) {
                came = "noticed at the start";
            }
        }
        if (!Files.exists(back.resolve("casino.db")) || Files.exists(back.resolve("restoring"))) {
            Restore.from(zip, "sqlite", back);
        }
        var restored = new House("sqlite", back, beside.resolve("errors"), Map.of());
        List<String> wrong = restored.wrong(before);
        if (!wrong.isEmpty()) {
            throw new AssertionError("the restored casino: " + wrong);
        }
        return came;
    }

    private String killedRotation() throws IOException, InterruptedException {
        house.kill();
        Process rotation = house.run("rotate", house.store(), house.data().toString());
        var _ = rotation.waitFor(random.nextLong(3_000), TimeUnit.MILLISECONDS);
        rotation.destroyForcibly().waitFor();
        house.open();
        return "the casino opens";
    }

    private String memory() throws IOException, InterruptedException {
        house.say(FaultyCasino.FILL_THE_MEMORY);
        int status = house.ended();
        if (status != OUT_OF_MEMORY) {
            throw new AssertionError("the process ended with " + status);
        }
        house.open();
        return "the process ended, nothing lost";
    }

    private String crash() throws IOException, InterruptedException {
        crash.now();
        return "nothing lost";
    }

    static void copy(Path from, Path to) throws IOException {
        delete(to);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path one : files.toList()) {
                Path copy = to.resolve(from.relativize(one).toString());
                if (Files.isDirectory(one)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(one, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    /// Of a folder that something is mounted at, what is in it.
    static void delete(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
                if (!one.equals(folder)) {
                    Files.delete(one);
                }
            }
        }
    }
}
