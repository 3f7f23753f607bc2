package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import baccarat.server.OpenCasino;
import baccarat.server.Patience;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.TableThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What whoever looks after a casino is told.
class HouseKeepingTest {

    @TempDir Path data;
    private OpenCasino open;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.at(data);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private double measure(String name) {
        String all = open.visitor().get("/metrics").is(200).text();
        Matcher line =
                Pattern.compile("^" + Pattern.quote(name) + " (\\S+)$", Pattern.MULTILINE)
                        .matcher(all);
        return line.find() ? Double.parseDouble(line.group(1)) : 0;
    }

    @Test
    void a_casino_lives_and_is_ready_once_its_tables_run() {
        JsonNode health = open.visitor().get("/health").is(200).json();
        assertEquals("ok", health.path("status").asString());
        assertEquals(
                Json.MAPPER.valueToTree(ProgramJson.of(Program.running())), health.path("program"));
        Visitor.Reply ready =
                Patience.until(() -> open.visitor().get("/ready"), reply -> reply.status() == 200);
        assertEquals("ready, 5 tables", ready.text());
    }

    @Test
    void a_table_that_does_not_run_is_not_ready() {
        ((TableThread) open.casino().table("ma-midi").orElseThrow()).close();

        Patience.until(
                () -> open.visitor().get("/ready").is(503).json().path("detail").asString(),
                "table ma-midi is not running"::equals);
    }

    @Test
    void the_store_and_the_tables_are_asked_once_a_second() {
        Patience.until(() -> open.visitor().get("/ready"), reply -> reply.status() == 200);
        var nanos = new AtomicLong();
        try (var house = new HouseKeeping(open.casino(), () -> 0, nanos::get)) {
            assertEquals(Optional.empty(), house.trouble());
            ((TableThread) open.casino().table("ma-midi").orElseThrow()).close();
            assertEquals(Optional.empty(), house.trouble());

            nanos.addAndGet(Duration.ofMillis(1_001).toNanos());
            assertEquals(Optional.of("table ma-midi is not running"), house.trouble());
        }
    }

    private static boolean isAccepted(Watching table, String buyIn) {
        return table.ask("{'command':'BuyIn','patron':'anna','amount':'%s'}".formatted(buyIn))
                .path("accepted")
                .asBoolean(false);
    }

    @Test
    void requests_commands_frames_sockets_and_commits_are_counted() {
        String accepted = "baccarat_commands_total{answer=\"accepted\"}";
        String refused = "baccarat_commands_total{answer=\"refused\"}";
        String guests = "baccarat_requests_seconds_count{route=\"POST /guests\",status=\"201\"}";
        double acceptedBefore = measure(accepted);
        double refusedBefore = measure(refused);
        double framesBefore = measure("baccarat_frames_total");

        Visitor anna = open.visitor().walkIn("anna");
        Watching table = anna.watch("ma-mini");
        int refusedHere = 1;
        while (!isAccepted(table, "500.00")) {
            refusedHere++;
            table.untilPhase("AcceptingWagers");
        }
        assertFalse(isAccepted(table, "999999.00"));

        assertEquals(acceptedBefore + 1, measure(accepted));
        assertEquals(refusedBefore + refusedHere, measure(refused));
        Patience.until(() -> measure(guests), count -> count == 1);
        assertEquals(1, measure("baccarat_sockets"));
        assertEquals(5, measure("baccarat_tables"));
        assertTrue(measure("baccarat_frames_total") > framesBefore);
        assertTrue(measure("baccarat_store_commit_seconds_count") > 0);
        assertTrue(measure("baccarat_store_commit_seconds_bucket{le=\"3.0\"}") > 0, "a histogram");
        assertTrue(
                open.visitor().get("/metrics").text().contains("jvm_memory_used_bytes"), "memory");
    }

    @Test
    void metrics_are_not_for_those_a_proxy_brings() {
        Visitor proxy = open.visitor();

        proxy.send(proxy.request("/metrics").header("X-Forwarded-For", "192.0.2.1").GET()).is(403);
    }
}
