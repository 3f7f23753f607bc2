package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.store.Ledger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What a member of staff can do alone with money and cards that are not theirs: nothing.
@Tag("slow")
class PowersTest extends PowersCase {

    private static final String SHUFFLE = "{'command':'OrderShuffle','reason':'not this shoe'}";

    private static final String SURPLUS =
            "{'command':'ReportSurplusCard','asThePlayersThird':false}";

    private static final String CORRECTION =
            "{'command':'CorrectPayout','round':1,'spot':'1','wager':'player',"
                    + "'amount':'25.00','toThePatron':true,'reason':'misread'}";

    private static final String CORRECTED_FACE =
            "{'command':'CorrectFace','round':1,'place':'PLAYER_FIRST','face':'4h',"
                    + "'reason':'misread'}";

    @Test
    void nobody_corrects_a_payout_that_the_engine_made() {
        sealedTable("s1");
        for (String correction : List.of(CORRECTION, CORRECTED_FACE)) {
            refused(
                    dealer,
                    "s1",
                    correction,
                    "The engine settles this table. The cage handles it as a complaint.");
            refused(
                    floor,
                    "s1",
                    correction,
                    "The engine settles this table. The cage handles it as a complaint.");
            refused(
                    floor,
                    "ma-mini",
                    correction,
                    "The engine settles this table. The cage handles it as a complaint.");
            String body = order(correction).replaceFirst("}$", "," + Staff.SIGNED + "}");
            floor.post("/v1/tables/s1/orders", body).is(400);
            floor.post("/v1/tables/ma-mini/orders", body).is(400);
        }
    }

    @Test
    void a_dealer_acts_only_at_the_table_they_are_signed_on_to() {
        sealedTable("s1");
        dealer.post("/v1/tables/ma-mini/crew", "{}").is(409);
        refused(
                dealer,
                "ma-mini",
                "{'command':'CollectLosers'}",
                "An automatic table has no human dealer.");
        Visitor other = staff.hire("dee", "dealer");
        refused(other, "s1", "{'command':'CollectLosers'}", "dee is not signed on to this table.");
        other.post("/v1/tables/s1/calls", "{'reason':'help'}").is(409);
        sealedTable("s2");
        Staff.signOn(other, "s2");
        Staff.signOn(dealer, "s1");
        refused(other, "s1", "{'command':'CollectLosers'}", "dee is not signed on to this table.");
        dealer.post("/v1/tables/s1/calls", "{'reason':'help'}").is(204);
        dealer.delete("/v1/tables/s1/crew").is(204);
        refused(dealer, "s1", "{'command':'CollectLosers'}", "dan is not signed on to this table.");
        assertTrue(floor.get("/v1/significant?kind=crew").text().contains("dan is signed off"));
    }

    @Test
    void signing_on_to_one_table_signs_a_dealer_off_from_another() {
        sealedTable("s1");
        sealedTable("s2");
        assertEquals("[]", crew("s1"));
        assertEquals("[\"dan\"]", crew("s2"));
        open.close();
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK), now::get);
        floor = open.visitor().signIn("fay", Staff.PASSWORD);
        assertEquals("[\"dan\"]", crew("s2"));
        floor.delete("/v1/tables/s2/crew/dan").is(204);
        floor.delete("/v1/tables/s2/crew/dan").is(404);
        assertEquals("[]", crew("s2"));
    }

    private String crew(String table) {
        return floor.get("/v1/tables/" + table + "/crew").is(200).json().path("crew").toString();
    }

    @Test
    void a_dealer_moves_no_patrons_chips_where_the_engine_deals() {
        sealedTable("s1");
        Visitor pam = open.visitor().walkIn("pam");
        for (String command :
                List.of(
                        "{'command':'BuyIn','patron':'pam','amount':'100.00'}",
                        "{'command':'TakeChipsAway','patron':'pam','amount':'100.00'}",
                        "{'command':'TakePlace','patron':'pam','place':'3'}",
                        "{'command':'GiveUpPlace','patron':'pam','place':'3'}",
                        "{'command':'Leave','patron':'pam'}")) {
            refused(dealer, "s1", command, "Only the patron may move the patron's chips here.");
        }
        assertEquals("5000.00", pam.get("/v1/account").json().path("account").asString());
    }

    @Test
    void a_shoe_is_given_up_with_two_signatures_and_not_with_one() {
        Watching watching = open.visitor().walkIn("anna").watch("ma-mini");
        watching.untilEvent("CardsCleared");
        refused(
                floor,
                "ma-mini",
                SHUFFLE,
                "A floorperson and a second person must sign to abandon a shoe.");
        JsonNode slip =
                floor.post(
                                "/v1/tables/ma-mini/orders",
                                order(SHUFFLE).replaceFirst("}$", "," + Staff.SIGNED + "}"))
                        .is(201)
                        .json();
        String sign = "/v1/slips/" + slip.path("id").asString() + "/signatures";
        floor.post(sign, "{" + Staff.SIGNED + "}").is(409);
        Visitor.Reply signed = staff.administrator().post(sign, "{" + Staff.SIGNED + "}");
        for (int tries = 0; tries < 200 && signed.status() == 409; tries++) {
            watching.untilView(
                    it -> it.path("phase").path("name").asString("").equals("AcceptingWagers"));
            signed = staff.administrator().post(sign, "{" + Staff.SIGNED + "}");
        }
        signed.is(200);
        watching.untilEvent("ShuffleOrdered");
        assertTrue(floor.get("/v1/significant?kind=order").text().contains("fay and ada"));
    }

    @Test
    void a_mishap_report_needs_the_floors_signature() {
        sealedTable("s1");
        refused(dealer, "s1", SURPLUS, "The dealer and a floorperson must sign the report.");
        refused(floor, "s1", SURPLUS, "The dealer and a floorperson must sign the report.");
        refused(floor, "ma-mini", SURPLUS, "The automatic dealer makes no mistakes with cards.");
        String body = order(SURPLUS).replaceFirst("}$", "," + Staff.SIGNED + "}");
        floor.post("/v1/tables/ma-mini/orders", body).is(400);
        String id = floor.post("/v1/tables/s1/orders", body).is(201).json().path("id").asString();
        String sign = "/v1/slips/" + id + "/signatures";
        staff.administrator().post(sign, "{" + Staff.SIGNED + "}").is(409);
        JsonNode answer = dealer.post(sign, "{" + Staff.SIGNED + "}").is(409).json();
        assertEquals(
                "The dealer must receive the decks first.",
                answer.path("detail").asString(),
                "before a shoe is loaded the table has its own reason");
    }

    @Test
    void what_one_person_moves_at_the_cage_in_a_day_has_an_end() {
        openForMoney();
        String deposits = "/v1/people/pat/deposits";
        floor.post(deposits, "{'amount':'100.00'," + Staff.SIGNED + "}").is(400);
        floor.post(deposits, money("600.00", "")).is(201);
        floor.post(deposits, money("400.00", "")).is(201);
        assertEquals(Money.dollars(1_000), account("pat"));
        JsonNode waits = floor.post(deposits, money("0.50", "")).is(201).json();
        assertFalse(waits.has("doneAt"), waits.toString());
        assertEquals(Money.dollars(1_000), account("pat"));
        String sign = "/v1/slips/" + waits.path("id").asString() + "/signatures";
        dealer.post(sign, "{" + Staff.SIGNED + "}").is(409);
        floor.post(sign, "{'signer':'ada'," + Staff.SIGNED + "}").is(200);
        assertEquals(new Money(100_050), account("pat"));
        now.updateAndGet(it -> it.plus(Duration.ofHours(25)));
        floor = open.visitor().signIn("fay", Staff.PASSWORD);
        assertTrue(floor.post(deposits, money("1.00", "")).is(201).json().has("doneAt"));
        assertEquals(
                4, floor.get("/v1/significant?kind=deposit").json().path("significant").size());
        assertEquals(List.of(), open.casino().store().read(Ledger::wrong));
    }

    @Test
    void a_complaint_always_needs_two_signatures() {
        openForMoney();
        String body = "{'amount':'25.00','reason':'paid short'," + Staff.SIGNED + "}";
        String complaints = "/v1/people/pat/complaints";
        JsonNode one = floor.post(complaints, body).is(201).json();
        String path = "/v1/slips/" + one.path("id").asString();
        assertFalse(one.has("doneAt"));
        staff.administrator().delete(path).is(200);
        assertTrue(Staff.significant(floor, "slip-cancelled").contains("complaint, 25.00"));
        floor.delete(path).is(409);
        staff.administrator().post(path + "/signatures", "{" + Staff.SIGNED + "}").is(409);
        assertEquals(Money.ZERO, account("pat"));
        String other = floor.post(complaints, body).is(201).json().path("id").asString();
        staff.administrator()
                .post("/v1/slips/" + other + "/signatures", "{" + Staff.SIGNED + "}")
                .is(200);
        assertEquals(Money.dollars(25), account("pat"));
        assertEquals(2, floor.get("/v1/slips").is(200).json().path("slips").size());
    }

    @Test
    void an_account_that_one_signer_made_signs_with_them_only_a_day_later() {
        String fill = "{'kind':'fill','amount':'10.00'," + Staff.SIGNED + "}";
        now.updateAndGet(it -> it.plus(Duration.ofHours(30)));
        Visitor ada = open.visitor().signIn("ada", Staff.PASSWORD);
        ada.post(
                        "/v1/staff",
                        "{'name':'fresh','password':'%s','post':'floorperson',%s}"
                                .formatted(Staff.PASSWORD, Staff.PROVEN))
                .is(201);
        String id = ada.post("/v1/tables/ma-mini/slips", fill).is(201).json().path("id").asString();
        String sign = "/v1/slips/" + id + "/signatures";
        String fresh = "{'signer':'fresh'," + Staff.SIGNED + "}";
        ada.post(sign, fresh).is(409);
        now.updateAndGet(it -> it.plus(Duration.ofHours(25)));
        ada = open.visitor().signIn("ada", Staff.PASSWORD);
        JsonNode stale = ada.post(sign, fresh).is(409).json();
        assertTrue(stale.path("detail").asString().contains("an hour old"), stale.toString());
        id = ada.post("/v1/tables/ma-mini/slips", fill).is(201).json().path("id").asString();
        sign = "/v1/slips/" + id + "/signatures";
        ada.post(sign, fresh).is(200);
        Visitor eye = staffMember(ada, "eve");
        assertTrue(
                eye.get("/v1/significant?kind=close-signatures").text().contains("ada and fresh"));
    }

    @Test
    void two_accounts_that_one_administrator_made_do_not_sign_together_on_that_day() {
        now.updateAndGet(it -> it.plus(Duration.ofHours(30)));
        Visitor ada = open.visitor().signIn("ada", Staff.PASSWORD);
        for (String name : List.of("one", "other")) {
            ada.post(
                            "/v1/staff",
                            "{'name':'%s','password':'%s','post':'floorperson',%s}"
                                    .formatted(name, Staff.PASSWORD, Staff.PROVEN))
                    .is(201);
        }
        Visitor one = open.visitor().signIn("one", Staff.PASSWORD);
        String fill = "{'kind':'fill','amount':'10.00'," + Staff.SIGNED + "}";
        String id = one.post("/v1/tables/ma-mini/slips", fill).is(201).json().path("id").asString();
        String sign = "/v1/slips/" + id + "/signatures";
        JsonNode refused = one.post(sign, "{'signer':'other'," + Staff.SIGNED + "}").is(409).json();
        assertTrue(
                refused.path("detail").asString().contains("one and other cannot sign together"),
                refused.toString());
        one.post(sign, "{'signer':'fay'," + Staff.SIGNED + "}").is(200);
    }

    @Test
    void a_one_time_password_signs_nothing() {
        String given =
                staff.administrator()
                        .post("/v1/people/fay/password", "{" + Staff.PROVEN + "}")
                        .is(200)
                        .json()
                        .path("password")
                        .asString();
        staff.administrator()
                .post(
                        "/v1/tables/ma-mini/slips",
                        "{'kind':'fill','amount':'10.00','signer':'fay','password':'%s'}"
                                .formatted(given))
                .is(403);
    }

    private Visitor staffMember(Visitor ada, String name) {
        ada.post(
                        "/v1/staff",
                        "{'name':'%s','password':'%s','post':'surveillance',%s}"
                                .formatted(name, Staff.PASSWORD, Staff.PROVEN))
                .is(201);
        return open.visitor().signIn(name, Staff.PASSWORD);
    }

    @Test
    void on_the_first_day_of_a_house_such_accounts_sign_and_surveillance_is_told() {
        Staff.slip(
                        staff.administrator(),
                        floor,
                        "/v1/tables/ma-mini/slips",
                        "{'kind':'fill','amount':'10.00'}")
                .is(200);
        assertTrue(
                floor.get("/v1/significant?kind=close-signatures").text().contains("ada and fay"));
    }
}
