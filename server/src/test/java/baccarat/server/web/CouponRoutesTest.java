package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Pace;
import baccarat.table.Account;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A match play coupon comes from the floor and from nowhere else.
class CouponRoutesTest {

    private static final String COUPONS = "/v1/tables/ma-midi/coupons";

    /// Wagers stay open for as long as a test takes.
    private static final Pace PACE =
            new Pace(
                    OpenCasino.QUICK.step(),
                    Duration.ofHours(1),
                    OpenCasino.QUICK.squeeze(),
                    OpenCasino.QUICK.choice(),
                    OpenCasino.QUICK.result());

    @TempDir Path data;
    private OpenCasino open;
    private Visitor floor;
    private Watching anna;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(PACE).withRegulars(0));
        floor = Staff.of(open).hire("fay", "floorperson");
        anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-midi", 3);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private static String issue(String value, String reason) {
        return "{'patron':'anna','value':'%s','reason':'%s',%s}"
                .formatted(value, reason, Staff.SIGNED);
    }

    private static boolean isOffered(JsonNode you) {
        return you.path("steps").toString().contains("PlaceCoupon");
    }

    @Test
    void a_patron_who_was_given_none_places_none() {
        Staff.again(anna, "{'command':'PlaceWager','spot':'3','wager':'player','stake':'500.00'}");

        JsonNode answer =
                anna.ask("{'command':'PlaceCoupon','spot':'3','wager':'player','value':'500.00'}");
        assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
        JsonNode issued =
                anna.ask("{'command':'IssueCoupon','patron':'anna','value':'500.00','reason':'x'}");
        assertFalse(issued.path("accepted").asBoolean(true), issued.toString());
        assertEquals(Money.ZERO, of(Account.Coupons.ISSUED));
    }

    private Money of(Account account) {
        return open.casino().table("ma-midi").orElseThrow().state().join().accounts().of(account);
    }

    @Test
    void the_floor_gives_one_with_a_reason_and_it_lies_once() {
        floor.post(COUPONS, issue("50.00", "a birthday")).is(201);
        JsonNode told = anna.until(message -> isOffered(message.path("you")));
        assertEquals("[\"50.00\"]", told.path("you").path("coupons").toString());
        assertTrue(Staff.significant(floor, "coupon").contains("a birthday"));

        Staff.again(anna, "{'command':'PlaceWager','spot':'3','wager':'player','stake':'100.00'}");
        anna.must("{'command':'PlaceCoupon','spot':'3','wager':'player','value':'50.00'}");
        JsonNode again =
                anna.ask("{'command':'PlaceCoupon','spot':'3','wager':'banker','value':'50.00'}");
        assertFalse(again.path("accepted").asBoolean(true), again.toString());
        assertEquals(Money.dollars(50), of(new Account.PlacedCoupons(Spot.seat(3))));
        assertEquals(Money.ZERO.minus(Money.dollars(50)), of(Account.Coupons.ISSUED));
    }

    @Test
    void above_the_limit_it_takes_two_signatures() {
        JsonNode waits = floor.post(COUPONS, issue("100.01", "a birthday")).is(201).json();
        assertFalse(waits.has("doneAt"), waits.toString());
        assertEquals(Money.ZERO, of(Account.Coupons.ISSUED));
        floor.post(COUPONS, issue("100.00", " ")).is(400);
        floor.post(COUPONS, issue("100.00", "x".repeat(501))).is(400);
        floor.post("/v1/tables/ma-mini/coupons", issue("100.00", "a birthday")).is(409);
        floor.post(
                        "/v1/tables/ma-midi/commands",
                        "{'id':'1','command':{'command':'IssueCoupon','patron':'anna','value':'5.00','reason':'x'}}")
                .is(409);
        assertFalse(Staff.significant(floor, "coupon").contains("birthday"));
    }
}
