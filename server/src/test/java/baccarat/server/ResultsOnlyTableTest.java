package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table of real cards whose chips are not tracked, from its opening to its closing count.
@Tag("slow")
class ResultsOnlyTableTest {

    @TempDir Path data;

    @Test
    void results_only_rounds_are_recorded_without_patrons() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK))) {
            Staff staff = Staff.of(open);
            Visitor fay = staff.hire("fay", "floorperson");
            Visitor dan = staff.hire("dan", "dealer");
            String rules =
                    Staff.submission(fay, "ma-mini")
                            .replace("table:\n", "table:\n  results-only: true\n");
            Visitor.Reply sealed = Staff.table(fay, "t1", "West", "sealed", rules);
            assertEquals(409, sealed.status());
            assertTrue(sealed.text().contains("results-only is for tables with real cards"));
            Staff.table(fay, "t1", "West", "real-cards", rules).is(201);
            Staff.slip(dan, fay, "/v1/tables/t1/opening", "{'tray':'100000.00'}").is(200);
            assertTrue(fay.get("/v1/tables/t1").json().path("resultsOnly").asBoolean());

            Watching dealer = dan.watch("t1");
            Watching floor = fay.watch("t1");
            var shoe = new RealShoe(8, 3);
            while (dealer.view().path("results").size() < 2) {
                JsonNode step = due(dealer);
                boolean dealers = step.path("by").toString().contains("dealer");
                does(dealers ? dealer : floor, shoe.command(step, dealer.view()), dealer);
            }
            JsonNode round = fay.get("/v1/tables/t1/rounds/1").is(200).json();
            assertEquals(0, round.path("wagers").size(), round.toString());
            assertTrue(round.toString().contains("without wagers"), round.toString());

            while (!dealer.view().path("phase").path("name").asString().equals("AcceptingWagers")) {
                does(dealer, shoe.command(due(dealer), dealer.view()), dealer);
            }
            Staff.slip(dan, fay, "/v1/tables/t1/closing", "{'counted':'104200.00'}").is(200);
            assertFalse(Staff.significant(fay, "count-differs").contains("t1"));
            assertTrue(
                    Staff.significant(fay, "count")
                            .contains("counted 104200.00, chips are not tracked"));
        }
    }

    private static void does(Watching who, String command, Watching dealer) {
        long last = who.must(command).path("last").asLong();
        if (dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
    }

    private static JsonNode due(Watching dealer) {
        if (dealer.view().isEmpty()) {
            dealer.until(_ -> !dealer.view().isEmpty());
        }
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow();
    }
}
