package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Significant;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Somebody sets the computer's clock: the house plays on, and says so.
@Tag("slow")
class HouseClockTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir Path data;
    private final AtomicReference<Duration> wrong = new AtomicReference<>(Duration.ZERO);
    private final InstantSource computer = () -> Instant.now().plus(wrong.get());

    private OpenCasino open() {
        return OpenCasino.beside(Settings.USUAL.with(data).with(OpenCasino.QUICK), computer);
    }

    @Test
    void time_is_counted_from_the_start() {
        var nanoseconds = new AtomicLong(-5);
        var clock = new HouseClock(NOON, nanoseconds::get);

        nanoseconds.addAndGet(Duration.ofHours(24).toNanos());

        assertEquals(NOON.plus(Duration.ofHours(24)), clock.instant());
    }

    /// Jumps of seconds and hours, back and ahead.
    @ParameterizedTest
    @ValueSource(longs = {-20, 1_500, -3_600, 90_000, -9_000_000})
    void play_goes_on_and_the_jump_is_noted(long seconds) {
        try (OpenCasino open = open()) {
            Watching table = watched(open);
            rounds(table, 1);

            wrong.set(Duration.ofSeconds(seconds));
            rounds(table, 2);
            Patience.until(
                    () -> clock(open), noted -> noted.toString().contains("its clock was set by"));
            wrong.set(Duration.ZERO);
            rounds(table, 2);

            assertStampsGoOn(open);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-7_200, 7_200})
    void play_goes_on_after_a_restart_beside_a_clock_that_was_set(long seconds) {
        try (OpenCasino open = open()) {
            rounds(watched(open), 1);
        }
        wrong.set(Duration.ofSeconds(seconds));
        try (OpenCasino open = open()) {
            rounds(watched(open), 2);
            assertEquals(seconds < 0, clock(open).toString().contains("behind the records"));
            assertStampsGoOn(open);
        }
        wrong.set(Duration.ZERO);
        try (OpenCasino open = open()) {
            rounds(watched(open), 2);
            assertStampsGoOn(open);
        }
    }

    private static void rounds(Watching table, int rounds) {
        for (int i = 0; i < rounds; i++) {
            table.untilEvent("CardsCleared");
        }
    }

    private static Watching watched(OpenCasino open) {
        return open.visitor().watch("ma-mini");
    }

    private static List<Significant.Entry> clock(OpenCasino open) {
        return open.casino().store().read(handle -> Significant.last(handle, 100)).stream()
                .filter(entry -> entry.kind().equals("clock"))
                .toList();
    }

    private static void assertStampsGoOn(OpenCasino open) {
        List<Long> stamps =
                open.casino()
                        .store()
                        .read(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT at FROM event JOIN log ON log.id = event.log"
                                                                + " WHERE table_id = 'ma-mini' ORDER BY run, number")
                                                .mapTo(Long.class)
                                                .list());
        assertFalse(stamps.isEmpty());
        assertTrue(stamps.equals(stamps.stream().sorted().toList()), stamps::toString);
    }
}
