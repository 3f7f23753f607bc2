package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.ClockWatch;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One option for a pit, notice before the reshuffle, and a clock that is set.
@Tag("slow")
class PitTest {

    @TempDir Path data;
    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final InstantSource clock = () -> Instant.now().plus(ahead.get());

    private static Visitor signIn(OpenCasino open) {
        return open.visitor().signIn("fay", "correct horse battery");
    }

    @Test
    void a_table_that_breaks_the_option_of_its_pit_is_refused() {
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

    private static String linked(String link, String ceiling) {
        return FirstTables.submission("ma-mini-everything")
                .replace("  royal-9:\n", "  royal-9:\n    link: " + link + "\n")
                .replace("ceiling: 500.00", "ceiling: " + ceiling);
    }

    @Test
    void tables_with_one_link_are_open_together_and_show_the_same_meters() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Visitor dealer = staff.hire("dan", "dealer");
            for (String table : List.of("mini-8", "mini-9")) {
                Staff.table(floor, table, "East", "sealed", linked("main", "500.00")).is(201);
                String opening = "/v1/tables/" + table + "/opening";
                Staff.slip(dealer, floor, opening, "{'tray':'100000.00'}").is(200);
            }
            JsonNode meters = JsonMapper.shared().createObjectNode();
            for (String table : List.of("mini-8", "mini-9")) {
                Watching watching = dealer.watch(table);
                watching.untilView(
                        view -> view.path("link").path("name").asString("").equals("main"));
                JsonNode shown = watching.view().path("meters");
                assertEquals("50000.00", shown.path("star").asString());
                assertTrue(meters.isEmpty() || meters.equals(shown), meters + " and " + shown);
                meters = shown;
            }
        }
    }

    @Test
    void a_table_that_cannot_share_the_meters_of_its_link_is_refused_and_told_why() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Staff.table(floor, "mini-8", "East", "sealed", linked("main", "500.00")).is(201);
            Staff.table(floor, "mini-7", "East", "sealed", linked("narrow", "200.40")).is(201);

            refused(
                    floor,
                    "sealed",
                    linked("main", "600.00"),
                    "the same seeds, rates and Must Hit");
            refused(
                    floor,
                    "sealed",
                    linked("narrow", "200.40"),
                    "the ceiling of Must Hit is at least 200.60");
            refused(
                    floor,
                    "real-cards",
                    linked("main", "500.00"),
                    "either all tables of the link have real cards or none");
            Staff.table(floor, "mini-9", "West", "sealed", linked("other", "600.00")).is(201);
        }
    }

    private static void refused(Visitor floor, String dealing, String rules, String why) {
        String told =
                Staff.table(floor, "mini-9", "West", dealing, rules).is(409).json().toString();
        assertTrue(told.contains(why), told);
    }

    /// The meters of a link keep their seeds and rates though every table of it went over to
    /// others.
    @Test
    void meters_that_run_keep_their_terms() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Visitor dealer = staff.hire("dan", "dealer");
            Staff.table(floor, "mini-8", "East", "sealed", linked("main", "500.00")).is(201);
            Staff.slip(dealer, floor, "/v1/tables/mini-8/opening", "{'tray':'100000.00'}").is(200);

            refused(
                    floor,
                    "sealed",
                    linked("main", "600.00"),
                    "were started with ma-mini: star from 50000.00");
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
