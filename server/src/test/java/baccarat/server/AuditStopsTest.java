package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.audit.Audit;
import baccarat.server.audit.Auditor;
import baccarat.server.store.Significant;
import baccarat.server.store.Stops;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// An open casino finds something wrong in what it has stored: the table stops, or the house.
@Tag("slow")
class AuditStopsTest {

    @TempDir Path data;

    private static void audit(Casino casino) {
        new Auditor(
                        new Audit(casino.store(), casino.around().vault(), casino.regulations())
                                .parts(),
                        casino.store(),
                        casino.clock(),
                        new AuditStops(casino))
                .look();
    }

    private static void change(Casino casino, String sql) {
        int rows = casino.store().write(handle -> handle.execute(sql)).join();
        assertTrue(rows > 0, sql);
    }

    private static void untilReady(OpenCasino open, String wanted) {
        Patience.until(
                () -> {
                    Visitor.Reply reply = open.visitor().get("/ready");
                    return reply.status() == 200 ? "ready" : reply.json().path("detail").asString();
                },
                said -> said.matches(wanted));
    }

    @Test
    void a_table_with_a_wrong_log_stops_and_the_record_is_shown_as_it_is() {
        try (OpenCasino open = OpenCasino.at(data)) {
            Casino casino = open.casino();
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            Watching other = open.visitor().watch("ma-midi");
            open.visitor().watch("ma-mini").untilEvent("CardsCleared");
            untilReady(open, "ready");
            String before = ended(log(floor));
            assertTrue(before.contains("{\"n\":7,"), before);
            change(
                    casino,
                    "UPDATE event SET json = replace(json, '\"n\":7,', '\"n\":7, ') WHERE log = 'ma-mini/1'");

            audit(casino);

            untilReady(
                    open,
                    "table ma-mini is not running: the audit found something wrong: ma-mini/1, event 7: .*; run baccarat audit, .*");
            other.untilEvent("CardsCleared");
            assertTrue(noted(casino).contains("table=Optional[ma-mini]"), noted(casino));
            assertIsShown(floor, before);

            change(
                    casino,
                    "UPDATE event SET json = replace(json, '\"n\":7, ', '\"n\":7,') WHERE log = 'ma-mini/1'");
            floor.post("/v1/tables/ma-mini/starting", "{}").is(204);
            untilReady(open, "ready");
            assertTrue(chain(floor).path("right").asBoolean());
        }
    }

    private static String noted(Casino casino) {
        return casino.store()
                .read(handle -> Significant.last(handle, Optional.of("audit"), 9))
                .toString();
    }

    private static JsonNode chain(Visitor floor) {
        return floor.get("/v1/tables/ma-mini/chain").is(200).json();
    }

    private static String log(Visitor floor) {
        return floor.get("/v1/tables/ma-mini/log").is(200).text();
    }

    /// Up to the last round: a table that is stopped in the next one shows nothing of that.
    private static String ended(String log) {
        int cleared = log.lastIndexOf("\"event\":\"CardsCleared\"");
        return log.substring(0, log.indexOf('\n', cleared) + 1);
    }

    /// The line as it is stored, and where the chain breaks.
    private static void assertIsShown(Visitor floor, String before) {
        JsonNode chain = chain(floor);
        assertFalse(chain.path("right").asBoolean(true), chain.toString());
        assertEquals(7, chain.path("event").asInt());
        String now = log(floor);
        assertTrue(now.startsWith(before.replace("{\"n\":7,", "{\"n\":7, ")), now);
    }

    @Test
    void a_line_without_a_chain_and_a_header_that_is_none_are_shown_too() {
        try (OpenCasino open = OpenCasino.at(data)) {
            Casino casino = open.casino();
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            open.visitor().watch("ma-mini").untilEvent("CardsCleared");
            change(
                    casino,
                    "UPDATE event SET chain = 'none' WHERE log = 'ma-mini/1' AND number = 5");
            assertEquals("event 5 has no chain", chain(floor).path("detail").asString());
            assertTrue(log(floor).contains("\"chain\":\"none\"}"));

            change(casino, "UPDATE log SET header = 'gone' WHERE id = 'ma-mini/1'");
            assertEquals(0, chain(floor).path("event").asInt(-1));
            assertTrue(log(floor).startsWith("gone\n"));
        }
    }

    @Test
    void wrong_books_stop_every_table_also_after_a_restart() {
        Settings settings = Settings.USUAL.with(data).with(OpenCasino.QUICK);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Casino casino = open.casino();
            open.visitor().walkIn("anna");
            change(casino, "UPDATE balance SET cents = cents + 5 WHERE account = 'patron:anna'");

            audit(casino);
            audit(casino);

            for (var table : casino.tables()) {
                String id = table.setting().id();
                assertTrue(
                        casino.store()
                                .read(handle -> Stops.of(handle, id))
                                .orElse("")
                                .startsWith("the audit found something wrong: patron:anna holds"));
            }
            assertEquals(
                    casino.tables().size(),
                    casino.store()
                            .read(handle -> Significant.last(handle, Optional.of("stopped"), 99))
                            .size());
        }
    }

    /// No table is put to work on wrong books: neither a new one nor one that was stopped.
    @Test
    void no_table_opens_or_starts_after_the_audit_has_stopped_the_house() {
        try (OpenCasino open = OpenCasino.at(data)) {
            Casino casino = open.casino();
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            open.visitor().walkIn("anna");
            Staff.table(floor, "mini-9", "Main", "automatic", Staff.submission(floor, "ma-mini"))
                    .is(201);
            change(casino, "UPDATE balance SET cents = cents + 5 WHERE account = 'patron:anna'");
            casino.auditor().look();

            String tray = "{'tray':'100000.00'}";
            assertTrue(
                    Staff.slip(staff.administrator(), floor, "/v1/tables/mini-9/opening", tray)
                            .is(503)
                            .text()
                            .contains("the audit found something wrong"));
            assertEquals(new Phase.Closed(), phase(open));
            floor.post("/v1/tables/ma-mini/starting", "{}").is(503);
            floor.post("/v1/starting", "{}").is(503);

            change(casino, "UPDATE balance SET cents = cents - 5 WHERE account = 'patron:anna'");
            casino.auditor().look();
            floor.post("/v1/starting", "{}").is(204);
            Staff.slip(staff.administrator(), floor, "/v1/tables/mini-9/opening", tray).is(200);
            open.visitor().watch("mini-9").untilEvent("CardsCleared");
        }
    }

    private static Phase phase(OpenCasino open) {
        return open.casino().table("mini-9").orElseThrow().state().join().phase();
    }
}
