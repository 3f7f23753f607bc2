package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Cash per patron and gaming day: many small amounts count as their sum, and a threshold that is
/// passed calls the floor until somebody takes the call.
@Tag("slow")
class CashCallsTest extends PowersCase {

    private static final String TAKE =
            "{'day':'%s','patron':'%s','direction':'%s','threshold':'%s'}";

    private void deposit(String amount) {
        String id =
                floor.post("/v1/people/pat/deposits", money(amount, ""))
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        JsonNode slip = floor.get("/v1/slips").json().path("slips").path(0);
        if (!slip.has("doneAt")) {
            staff.administrator()
                    .post("/v1/slips/" + id + "/signatures", "{" + Staff.SIGNED + "}")
                    .is(200);
        }
    }

    private JsonNode calls(Visitor who) {
        return who.get("/v1/cash/calls").is(200).json().path("calls");
    }

    @Test
    void small_amounts_add_up_and_each_threshold_calls_once() {
        openForMoney();
        deposit("900.00");
        deposit("2099.99");
        assertEquals(0, calls(floor).size());
        deposit("0.01");
        assertEquals(1, calls(floor).size());
        assertEquals("3000.00", calls(floor).path(0).path("threshold").asString());
        deposit("7000.00");
        assertEquals(2, calls(floor).size());
        String day = floor.get("/v1/cash/calls").json().path("day").asString();
        floor.post("/v1/cash/calls", TAKE.formatted(day, "pat", "in", "3000.00")).is(204);
        staff.administrator()
                .post("/v1/cash/calls", TAKE.formatted(day, "pat", "in", "3000.00"))
                .is(409);
        floor.post("/v1/cash/calls", TAKE.formatted(day, "pat", "out", "3000.00")).is(404);
        assertEquals("fay", calls(floor).path(0).path("takenBy").asString());
        assertTrue(!calls(floor).path(1).has("takenBy"), calls(floor).toString());
        assertTrue(Staff.significant(floor, "cash").contains("pat: 10000.00 cash in"));
    }

    @Test
    void auditors_and_the_cage_read_the_cash_and_dealers_do_not() {
        openForMoney();
        deposit("500.00");
        Visitor auditor = staff.hire("some auditor", "auditor");
        String csv = auditor.get("/v1/cash?form=csv").is(200).text();
        assertTrue(csv.contains(",pat,") && csv.contains(",cage,in,500.00"), csv);
        auditor.post("/v1/cash/calls", "{}").is(403);
        dealer.get("/v1/cash").is(403);
        JsonNode pat = staff.hire("cas", "cage").get("/v1/cash").json().path("patrons").path(0);
        assertEquals("500.00", pat.path("in").asString(), pat.toString());
        assertEquals("0.00", pat.path("out").asString(), pat.toString());
    }

    @Test
    void cash_at_a_table_counts_for_the_name_the_dealer_entered() {
        openForMoney();
        String rules = Staff.submission(floor, "ma-mini").replace("decks: 8", "decks: 6");
        Staff.table(floor, "real-1", "Main", "real-cards", rules).is(201);
        Staff.slip(dealer, floor, "/v1/tables/real-1/opening", "{'tray':'100000.00'}").is(200);
        Watching watching = dealer.watch("real-1");
        watching.untilPhase("Preparing");
        watching.must("{'command':'BuyIn','patron':'$Bob','amount':'4000.00'}");
        watching.must("{'command':'TakePlace','patron':'$Bob','place':'3'}");
        assertEquals("$Bob", calls(floor).path(0).path("patron").asString());
        watching.must("{'command':'Leave','patron':'$Bob'}");
        JsonNode bob = floor.get("/v1/cash").json().path("patrons").path(0);
        assertEquals("4000.00", bob.path("in").asString(), bob.toString());
        assertEquals("4000.00", bob.path("out").asString(), bob.toString());
        assertEquals("real-1", bob.path("moves").path(0).path("where").asString());
    }
}
