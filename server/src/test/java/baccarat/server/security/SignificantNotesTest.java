package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Visitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Surveillance finds, marks and comments significant events, and the floor takes calls; nothing
/// that was said is changed.
@Tag("slow")
class SignificantNotesTest extends PowersCase {

    private static JsonNode events(Visitor who, String query) {
        return who.get("/v1/significant?" + query).is(200).json().path("significant");
    }

    @Test
    void a_call_is_taken_once_and_says_by_whom() {
        sealedTable("s1");
        dealer.post("/v1/tables/s1/calls", "{'reason':'a dispute'}").is(204);
        JsonNode call = events(floor, "kind=floor-called").path(0);
        String notes = "/v1/significant/" + call.path("id").asLong() + "/notes";
        Visitor eye = staff.hire("eve", "surveillance");
        eye.post(notes, "{'kind':'taken'}").is(403);
        dealer.post(notes, "{'kind':'taken'}").is(403);
        floor.post(notes, "{'kind':'taken'}").is(204);
        staff.hire("sue", "supervisor").post(notes, "{'kind':'taken'}").is(409);
        JsonNode said = events(floor, "kind=floor-called").path(0).path("notes");
        assertEquals(1, said.size());
        assertEquals("fay", said.path(0).path("who").asString());
    }

    @Test
    void surveillance_filters_marks_and_comments() {
        sealedTable("s1");
        sealedTable("s2");
        dealer.post("/v1/tables/s2/calls", "{'reason':'a dispute'}").is(204);
        Visitor eye = staff.hire("eve", "surveillance");
        JsonNode one = events(eye, "table=s2&kind=floor-called&unseen=yes").path(0);
        String notes = "/v1/significant/" + one.path("id").asLong() + "/notes";
        eye.post(notes, "{'kind':'seen'}").is(204);
        eye.post(notes, "{'kind':'seen'}").is(409);
        eye.post(notes, "{'kind':'note','words':'camera 7, 12:04'}").is(204);
        eye.post(notes, "{'kind':'note','words':'camera 8, 12:05'}").is(204);
        eye.post(notes, "{'kind':'note'}").is(400);
        eye.post(notes, "{'kind':'gone'}").is(400);
        eye.post("/v1/significant/99999999/notes", "{'kind':'seen'}").is(404);
        assertEquals(0, events(eye, "table=s2&kind=floor-called&unseen=yes").size());
        assertEquals(3, events(eye, "table=s2&kind=floor-called").path(0).path("notes").size());
        assertEquals(0, events(eye, "table=s1&kind=floor-called").size());
        assertTrue(events(eye, "who=dan").size() > 0);
        assertEquals(0, events(eye, "to=2026-01-01T00:00:00Z").size());
        assertFalse(events(eye, "from=2026-03-01T00:00:00Z").isEmpty());
        eye.get("/v1/significant?sort=kind").is(400);
        staff.hire("some auditor", "auditor").post(notes, "{'kind':'seen'}").is(403);
    }
}
