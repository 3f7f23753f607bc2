package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What a post may do, and what a PIN proves.
@Tag("slow")
class PostsTest extends PowersCase {

    private static final String PIN = "'pin':'275183'";

    private static String slipOf(Visitor.Reply reply) {
        return "/v1/slips/" + reply.is(201).json().path("id").asString() + "/signatures";
    }

    private String fill(Visitor who) {
        String body = "{'kind':'fill','amount':'500.00'," + Staff.SIGNED + "}";
        return slipOf(who.post("/v1/tables/s1/slips", body));
    }

    @Test
    void the_cage_signs_a_fill_with_the_floor_and_with_nobody_else() {
        sealedTable("s1");
        Visitor cage = staff.hire("cas", "cage");
        Visitor other = staff.hire("cat", "cage");
        String fill = fill(cage);
        dealer.post(fill, "{" + Staff.SIGNED + "}").is(200);
        assertFalse(
                floor.get("/v1/tables/s1/slips").json().path("slips").path(0).has("doneAt"),
                "cage and dealer are not enough");
        floor.post(fill, "{" + Staff.SIGNED + "}").is(200);
        assertTrue(floor.get("/v1/tables/s1/slips").json().path("slips").path(0).has("doneAt"));
        String second = fill(cage);
        other.post(second, "{" + Staff.SIGNED + "}").is(200);
        assertFalse(floor.get("/v1/tables/s1/slips").json().path("slips").path(0).has("doneAt"));
        cage.post("/v1/tables/s1/closing", "{'counted':'1.00'," + Staff.SIGNED + "}").is(403);
        cage.post("/v1/tables/s1/commands", ask("c1", "{'command':'CollectLosers'}")).is(403);
    }

    @Test
    void the_cage_moves_money_alone_up_to_the_limit_and_never_for_a_complaint() {
        openForMoney();
        Visitor cage = staff.hire("cas", "cage");
        cage.post("/v1/people/pat/deposits", money("900.00", "")).is(201);
        assertEquals(Money.dollars(900), account("pat"));
        JsonNode waits = cage.post("/v1/people/pat/deposits", money("200.00", "")).is(201).json();
        assertFalse(waits.has("doneAt"), waits.toString());
        cage.post(
                        "/v1/people/pat/complaints",
                        "{'amount':'1.00','reason':'a wish'," + Staff.SIGNED + "}")
                .is(403);
        String slip = "/v1/slips/" + waits.path("id").asString() + "/signatures";
        floor.post(slip, "{" + Staff.SIGNED + "}").is(200);
        assertEquals(Money.dollars(1_100), account("pat"));
    }

    @Test
    void every_post_of_the_floor_signs_as_the_floor() {
        for (String post : new String[] {"supervisor", "pit-manager", "shift-manager"}) {
            Visitor manager = staff.hire("some " + post, post);
            String id = "of-" + post;
            Staff.table(manager, id, "West", "sealed", Staff.submission(floor, "ma-mini")).is(201);
            Staff.slip(dealer, manager, "/v1/tables/" + id + "/opening", "{'tray':'100000.00'}")
                    .is(200);
            String log = floor.get("/v1/tables/" + id + "/log").is(200).text();
            assertTrue(log.contains("\"role\":\"supervisor\",\"who\":\"some " + post), log);
        }
    }

    @Test
    void those_who_read_change_nothing() {
        sealedTable("s1");
        for (String post : new String[] {"auditor", "regulator"}) {
            Visitor reader = staff.hire("some " + post, post);
            reader.get("/v1/significant").is(200);
            reader.get("/v1/reports/day").is(200);
            reader.get("/v1/tables/s1/log").is(200);
            reader.get("/v1/slips").is(200);
            reader.post("/v1/stopping", "{'reason':'a wish'}").is(403);
            reader.post("/v1/session/pin", "{" + PIN + "," + Staff.SIGNED + "}").is(403);
            String fill = fill(floor);
            reader.post(fill, "{" + Staff.SIGNED + "}").is(403);
            dealer.post(fill, "{'signer':'some %s',%s}".formatted(post, Staff.SIGNED)).is(409);
        }
    }

    @Test
    void a_pin_signs_at_anothers_console_and_signs_nobody_in_or_out() {
        sealedTable("s1");
        floor.post("/v1/session/pin", "{" + PIN + ",'password':'wrong password'}").is(403);
        floor.post("/v1/session/pin", "{'pin':'123456'," + Staff.SIGNED + "}").is(400);
        floor.post("/v1/session/pin", "{'pin':'999999'," + Staff.SIGNED + "}").is(400);
        floor.post("/v1/session/pin", "{'pin':'27518'," + Staff.SIGNED + "}").is(400);
        floor.post("/v1/session/pin", "{" + PIN + "," + Staff.SIGNED + "}").is(204);
        assertTrue(floor.get("/v1/session").json().path("pin").asBoolean());
        String fill = fill(dealer);
        dealer.post(fill, "{'signer':'fay','pin':'275184'}").is(403);
        JsonNode signed = dealer.post(fill, "{'signer':'fay'," + PIN + "}").is(200).json();
        assertTrue(signed.has("doneAt"), signed.toString());
        assertEquals("dan", dealer.get("/v1/session").json().path("name").asString());
        floor.get("/v1/session").is(200);
        open.visitor().post("/v1/session", "{'name':'fay','password':'275183'}").is(401);
        open.visitor().post("/v1/session", "{'name':'fay'," + PIN + "}").is(400);
    }

    @Test
    void five_wrong_entries_from_anywhere_remove_a_pin() {
        sealedTable("s1");
        floor.post("/v1/session/pin", "{" + PIN + "," + Staff.SIGNED + "}").is(204);
        String fill = fill(dealer);
        Visitor other = staff.hire("dee", "dealer");
        for (int wrong = 0; wrong < 5; wrong++) {
            Visitor console = wrong % 2 == 0 ? dealer : other;
            console.post(fill, "{'signer':'fay','pin':'11112%d'}".formatted(wrong)).is(403);
        }
        now.updateAndGet(it -> it.plusSeconds(60));
        dealer.post(fill, "{'signer':'fay'," + PIN + "}").is(403);
        assertFalse(floor.get("/v1/session").json().path("pin").asBoolean());
        assertTrue(Staff.significant(floor, "pin").contains("5 wrong PINs"));
        floor.post(fill, "{" + Staff.SIGNED + "}").is(200);
    }

    @Test
    void another_password_removes_the_pin() {
        floor.post("/v1/session/pin", "{" + PIN + "," + Staff.SIGNED + "}").is(204);
        staff.administrator().post("/v1/people/fay/password", "{" + Staff.PROVEN + "}").is(200);
        sealedTableBy(staff.hire("flo", "floorperson"));
        String fill = fill(dealer);
        dealer.post(fill, "{'signer':'fay'," + PIN + "}").is(403);
    }

    private void sealedTableBy(Visitor other) {
        floor = other;
        sealedTable("s1");
    }
}
