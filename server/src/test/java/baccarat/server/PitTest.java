package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.ClockWatch;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// One option for a pit, notice before the reshuffle, and a clock that is set.
class PitTest {

    @TempDir Path data;
    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final InstantSource clock = () -> Instant.now().plus(ahead.get());

    private static Visitor signIn(OpenCasino open) {
        return open.visitor().signIn("fay", "correct horse battery");
    }

    @Test
    void a_table_that_breaks_the_option_of_its_pit_is_refused_and_the_reshuffle_takes_notice() {
        var settings = Settings.USUAL.with(data).with(OpenCasino.QUICK);
        try (OpenCasino open = OpenCasino.with(settings, clock)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            String laced = Staff.submission(floor, "ma-baccarat");
            String reshuffled = laced.replace("reshuffle: false", "reshuffle: true");
            Staff.table(floor, "big-2", "East", "automatic", laced).is(201);
            Staff.table(floor, "big-3", "Main", "automatic", reshuffled).is(409);

            JsonNode refused = Staff.table(floor, "big-3", "Main", "automatic", reshuffled).json();
            assertTrue(refused.path("clauses").toString().contains("5("), refused.toString());
            String change = "{'submission':%s}".formatted(Staff.text(reshuffled));
            JsonNode early = floor.post("/v1/tables/big-2/rules", change).is(409).json();
            assertTrue(early.path("clauses").toString().contains("5(a)(1)(ii)"), early.toString());

            floor.post("/v1/pits/East/notices", "{'text':'we will reshuffle'}").is(201);
            ahead.set(Duration.ofMinutes(29));
            floor = signIn(open);
            floor.post("/v1/tables/big-2/rules", change).is(409);
            ahead.set(Duration.ofMinutes(31));
            floor = signIn(open);
            floor.post("/v1/tables/big-2/rules", change).is(200);

            JsonNode east = floor.get("/v1/pits").is(200).json().path("pits").get(0);
            assertEquals("East", east.path("pit").asString());
            assertTrue(east.path("tables").get(0).path("reshuffled").asBoolean());
            assertEquals("we will reshuffle", east.path("notices").get(0).path("text").asString());
            assertTrue(Staff.significant(floor, "notice").contains("we will reshuffle"));
            Visitor fay = floor;
            Patience.until(
                    () -> Staff.significant(fay, "clock"), noted -> noted.contains("was set by"));
        }
        ahead.set(Duration.ZERO);
        try (OpenCasino open = OpenCasino.with(settings, clock)) {
            String noted = Staff.significant(signIn(open), "clock");
            assertTrue(noted.contains("behind the records"), noted);
        }
    }

    @Test
    void of_several_tables_with_one_link_only_one_is_open() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Visitor dealer = staff.hire("dan", "dealer");
            String linked =
                    FirstTables.submission("ma-mini-everything")
                            .replace("  royal-9:\n", "  royal-9:\n    link: main\n");
            Staff.table(floor, "mini-8", "East", "sealed", linked).is(201);
            Staff.slip(dealer, floor, "/v1/tables/mini-8/opening", "{'tray':'100000.00'}").is(200);

            JsonNode refused =
                    Staff.table(floor, "mini-9", "West", "sealed", linked).is(409).json();
            assertTrue(
                    refused.toString().contains("mini-8 is open with the link main"),
                    refused.toString());
            String other = linked.replace("link: main", "link: other");
            Staff.table(floor, "mini-9", "West", "sealed", other).is(201);
        }
    }

    @Test
    void a_clock_that_is_set_is_noticed_once_and_one_that_runs_is_not() {
        var now = new AtomicReference<>(Instant.EPOCH);
        var nanoseconds = new AtomicLong();
        var watch = new ClockWatch(now::get, nanoseconds::get);

        now.set(Instant.EPOCH.plusSeconds(60));
        nanoseconds.set(60_500_000_000L);
        assertEquals(Optional.empty(), watch.change());
        now.set(Instant.EPOCH);
        assertEquals(Optional.of(Duration.ofMinutes(-1)), watch.change());
        assertEquals(Optional.empty(), watch.change());
        now.set(Instant.EPOCH.plusSeconds(2));
        assertEquals(Optional.of(Duration.ofSeconds(2)), watch.change());
    }
}
