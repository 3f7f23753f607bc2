package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What one shift tells the next, with what is open at that moment.
@Tag("slow")
class HandoversTest extends PowersCase {

    private JsonNode handovers() {
        return floor.get("/v1/handovers").is(200).json();
    }

    @Test
    void a_note_keeps_what_was_open_and_says_who_read_it() {
        sealedTable("s1");
        assertEquals(0, handovers().path("open").size());
        String fill = "{'kind':'fill','amount':'500.00'," + Staff.SIGNED + "}";
        String slip = dealer.post("/v1/tables/s1/slips", fill).is(201).json().path("id").asString();
        dealer.post("/v1/tables/s1/calls", "{'reason':'a dispute'}").is(204);
        JsonNode note =
                floor.post("/v1/handovers", "{'words':'seat 3 wants the manager'}").is(201).json();
        assertEquals(2, note.path("open").size(), note.toString());
        assertEquals("slip", note.path("open").path(0).path("kind").asString());
        assertTrue(note.path("open").path(0).path("words").asString().startsWith("fill "));
        assertEquals("dan", note.path("open").path(1).path("words").asString());

        String reading = "/v1/handovers/" + note.path("id").asString() + "/reading";
        floor.post(reading, "{}").is(409);
        Visitor next = staff.hire("sam", "shift-manager");
        next.post(reading, "{}").is(204);
        staff.hire("sue", "supervisor").post(reading, "{}").is(409);
        assertEquals("sam", handovers().path("handovers").path(0).path("readBy").asString());

        next.post("/v1/slips/" + slip + "/signatures", "{" + Staff.SIGNED + "}").is(200);
        assertEquals(1, handovers().path("open").size());
        assertEquals(2, handovers().path("handovers").path(0).path("open").size());
        dealer.get("/v1/handovers").is(403);
        dealer.post("/v1/handovers", "{'words':'none'}").is(403);
    }

    @Test
    void a_count_that_differs_is_open_until_it_is_explained() {
        sealedTable("s1");
        Staff.slip(dealer, floor, "/v1/tables/s1/closing", "{'counted':'99000.00'}").is(200);
        assertEquals("count", handovers().path("open").path(0).path("kind").asString());
        String slip =
                floor.get("/v1/tables/s1/slips").json().path("slips").path(0).path("id").asString();
        floor.post("/v1/slips/" + slip + "/explanation", "{'reason':'a miscount'}").is(200);
        assertEquals(0, handovers().path("open").size());
    }
}
