package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A session on a wall: it outlives idle time, ends with the shift or the account, and does
/// nothing.
@Tag("slow")
class DisplaysTest extends PowersCase {

    private Visitor display(String name, String post) {
        Visitor eye = staff.hire(name, post);
        eye.post("/v1/session/display", "{'password':'wrong password'}").is(403);
        String until =
                eye.post("/v1/session/display", "{" + Staff.SIGNED + "}")
                        .is(200)
                        .json()
                        .path("display")
                        .asString();
        assertEquals("2026-03-01T14:00:00Z", until);
        return eye;
    }

    private void later(Duration time) {
        now.updateAndGet(it -> it.plus(time));
    }

    @Test
    void a_display_outlives_idle_time_as_no_other_session_does() {
        Visitor eye = display("eve", "surveillance");
        floor.get("/v1/session").is(200);
        later(Duration.ofMinutes(50));
        eye.get("/v1/significant").is(200);
        floor.get("/v1/session").is(401);
    }

    @Test
    void a_display_is_over_when_the_shift_is_and_nobody_extends_it() {
        Visitor eye = display("eve", "surveillance");
        now.set(Instant.parse("2026-03-01T13:59:50Z"));
        eye.get("/v1/session").is(200);
        eye.post("/v1/session/display", "{" + Staff.SIGNED + "}").is(403);
        now.set(Instant.parse("2026-03-01T14:00:00Z"));
        eye.get("/v1/session").is(401);
    }

    @Test
    void a_display_changes_nothing_and_takes_no_copies_away() {
        sealedTable("s1");
        Visitor wall = display("flo", "floorperson");
        wall.get("/v1/tables/s1/rounds").is(200);
        wall.post("/v1/tables/s1/stopping", "{'reason':'a wish'}").is(403);
        wall.post("/v1/tables/s1/slips", "{'kind':'fill','amount':'1.00'," + Staff.SIGNED + "}")
                .is(403);
        wall.post("/v1/tables/s1/commands", ask("w1", "{'command':'CollectLosers'}")).is(403);
        wall.get("/v1/tables/s1/log").is(403);
        wall.get("/v1/cash?form=csv").is(403);
        wall.post("/v1/session/password", "{'old':'x','password':'another password'}").is(403);
        Watching watching = wall.watch("s1");
        String answer = watching.ask("{'command':'OrderPass','reason':'a wish'}").toString();
        assertTrue(answer.contains("a display looks and changes nothing"), answer);
        watching.leave();
        wall.delete("/v1/session").is(204);
        wall.get("/v1/session").is(401);
    }

    @Test
    void a_display_ends_with_the_account_and_dealers_have_none() {
        Visitor eye = display("eve", "surveillance");
        dealer.post("/v1/session/display", "{" + Staff.SIGNED + "}").is(403);
        staff.administrator()
                .post("/v1/people/eve/ending", "{'reason':'left'," + Staff.PROVEN + "}")
                .is(200);
        eye.get("/v1/session").is(401);
    }
}
