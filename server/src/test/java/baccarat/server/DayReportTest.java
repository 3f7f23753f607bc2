package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The report of a day while the tables are in play.
@SuppressWarnings("NullAway.Init") // by JUnit, before all tests
@Tag("slow")
class DayReportTest {

    private static final String WAGER =
            "{'command':'PlaceWager','spot':'1','wager':'banker','stake':'50.00'}";
    private static final List<String> MONEY = List.of("handle", "win", "vigorish", "owed", "drop");

    @TempDir static Path data;
    private static OpenCasino open;
    private static Visitor fay;
    private static Instant to;

    @BeforeAll
    static void play() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(3));
        fay = Staff.of(open).hire("fay", "floorperson");
        Visitor anna = open.visitor().walkIn("anna");
        Visitor ben = open.visitor().walkIn("ben");
        List<Watching> seated =
                List.of(
                        Staff.seated(anna, "anna", "ma-mini", 1),
                        Staff.seated(ben, "ben", "wa-mini", 1));
        for (int round = 0; round < 8; round++) {
            seated.forEach(table -> Staff.again(table, WAGER));
            seated.forEach(table -> table.untilEvent("CardsCleared"));
        }
        to = Instant.now();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static JsonNode report(String by) {
        return fay.get("/v1/reports/day?by=%s&to=%s".formatted(by, to)).is(200).json();
    }

    private static long cents(JsonNode row, String field) {
        return Long.parseLong(row.path(field).asString().replace(".", ""));
    }

    @Test
    void the_rows_add_up_to_the_last_by_whatever_they_are() {
        JsonNode all = last(report("table"));
        assertTrue(cents(all, "handle") > 0, all.toString());
        for (String by : List.of("table", "pit", "shift", "hour", "dealer")) {
            JsonNode rows = report(by).path("rows");
            for (String field : MONEY) {
                assertEquals(cents(last(report(by)), field), sum(rows, field), by + " " + field);
            }
            assertEquals(
                    last(report(by)).path("rounds").asInt(),
                    rows.values().stream().mapToInt(row -> row.path("rounds").asInt()).sum()
                            - all.path("rounds").asInt());
            assertEquals(all.path("handle"), last(report(by)).path("handle"), by);
            assertEquals(all.path("theoretical"), last(report(by)).path("theoretical"), by);
            assertEquals(all.path("deviation"), last(report(by)).path("deviation"), by);
        }
        assertEquals(cents(all, "handle"), sum(report("wager").path("rows"), "handle"));
        assertEquals(cents(all, "win"), sum(report("wager").path("rows"), "win"));
    }

    @Test
    void by_patron_each_has_what_their_table_has_where_they_played_alone() {
        JsonNode patrons = report("patron");
        assertEquals(
                List.of("anna", "ben", "all"),
                patrons.path("rows")
                        .valueStream()
                        .map(row -> row.path("name").asString())
                        .toList());
        for (String field : MONEY) {
            assertEquals(cents(last(patrons), field), sum(patrons.path("rows"), field), field);
            assertEquals(
                    cents(named(report("table"), "wa-mini"), field),
                    cents(named(patrons, "ben"), field),
                    field);
        }
        assertEquals(
                named(report("table"), "ma-mini").path("deviation"),
                named(patrons, "anna").path("deviation"));
        assertTrue(
                fay.get("/v1/reports/day?by=patron&form=csv&to=" + to).text().contains("\r\nben,"));
    }

    @Test
    void a_page_by_shift_has_lines_to_sign_for_each_shift() {
        JsonNode shifts = report("shift").path("rows");
        String page = fay.get("/v1/reports/day?form=html&by=shift&to=" + to).is(200).text();
        assertEquals(shifts.size() - 1, page.split("Shift of ", -1).length - 1, page);
    }

    /// The tables of one day, and of the time up to its end.
    @Test
    void shifts_add_up_to_the_gaming_day_and_tables_to_the_house() {
        JsonNode day = fay.get("/v1/reports/day?by=shift&day=today").is(200).json();
        assertEquals(
                last(day).path("rounds").asInt(),
                last(fay.get("/v1/reports/day?by=table&day=today").is(200).json())
                        .path("rounds")
                        .asInt());
        long handle = 0;
        for (String table : List.of("ma-mini", "wa-mini")) {
            JsonNode one =
                    fay.get("/v1/reports/day?by=wager&table=%s&to=%s".formatted(table, to))
                            .is(200)
                            .json();
            assertEquals(table, one.path("table").asString());
            assertEquals(named(report("table"), table).path("handle"), last(one).path("handle"));
            handle += cents(last(one), "handle");
        }
        assertEquals(cents(last(report("table")), "handle"), handle);
    }

    private static JsonNode named(JsonNode report, String name) {
        return report.path("rows").values().stream()
                .filter(row -> row.path("name").asString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /// By wager the chance is counted from what could happen, else it is that of a normal win.
    @Test
    void the_chance_of_a_wager_is_counted_exactly() {
        JsonNode banker = named(report("wager"), "banker");
        assertTrue(banker.path("exact").asBoolean(), banker.toString());
        assertTrue(Double.parseDouble(banker.path("chance").asString()) > 0, banker.toString());
    }

    private static JsonNode last(JsonNode report) {
        return report.path("rows").get(report.path("rows").size() - 1);
    }

    private static long sum(JsonNode rows, String field) {
        long sum = 0;
        for (int row = 0; row < rows.size() - 1; row++) {
            sum += cents(rows.get(row), field);
        }
        return sum;
    }

    @Test
    void it_is_a_table_for_a_spreadsheet_and_a_page_to_print_too() {
        String csv = fay.get("/v1/reports/day?form=csv&to=" + to).is(200).text();
        assertTrue(csv.startsWith("name,rounds,rounds_an_hour,hours_open,handle,"), csv);
        assertTrue(csv.contains("\r\nall,"), csv);
        String page = fay.get("/v1/reports/day?form=html&by=wager&to=" + to).is(200).text();
        assertTrue(page.contains("<svg") && page.contains("Prepared by"), page);
        assertTrue(Staff.significant(fay, "export").contains("the report by wager"));
    }

    @Test
    void what_it_does_not_know_is_refused() {
        fay.get("/v1/reports/day?by=seat").is(400);
        fay.get("/v1/reports/day?table=none").is(404);
        fay.get("/v1/reports/day?day=yesterday").is(400);
        fay.get("/v1/reports/day?day=today&from=2026-01-01T00:00:00Z").is(400);
        fay.get("/v1/reports/day?form=xls").is(400);
        fay.get("/v1/reports/day?pit=main").is(400);
        fay.get("/v1/reports/day?from=2020-01-01T00:00:00Z").is(400);
        fay.get("/v1/reports/tables?by=hour").is(400);
    }
}
