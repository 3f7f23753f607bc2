package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Kept;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A house is for play or for money, once and for good: no play chip is ever paid out.
class PlayOrMoneyTest {

    private static final String AMOUNT =
            "{'amount':'10.00','means':'cash','reason':'an envelope'," + Staff.SIGNED + "}";
    private static final String REPORT = "/v1/reports/tables";

    @TempDir Path data;

    private Settings settings() {
        return Settings.USUAL.with(data).with(OpenCasino.QUICK);
    }

    private static String kind(Visitor visitor) {
        return visitor.get("/v1/house").is(200).json().path("kind").asString();
    }

    @Test
    void in_a_house_for_play_a_guests_chips_are_never_paid_out() {
        try (OpenCasino open = OpenCasino.with(settings())) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            open.visitor().walkIn("Free");

            Visitor.Reply refused = floor.post("/v1/people/Free/withdrawals", AMOUNT).is(409);
            assertTrue(refused.text().contains("This house is for play"), refused.text());
            floor.post("/v1/people/Free/deposits", AMOUNT).is(409);
            assertEquals("play", kind(open.visitor()));
            assertEquals("play", floor.get(REPORT).is(200).json().path("house").asString());
            assertTrue(floor.get(REPORT + "?form=csv").is(200).text().contains(",house\r\n"));
        }
    }

    @Test
    void in_a_house_for_money_the_cage_opens_accounts_and_nobody_walks_in() {
        try (OpenCasino open = OpenCasino.with(settings().founded(HouseKind.MONEY))) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            String pat = "{'name':'pat','password':'%s'}".formatted(Staff.PASSWORD);
            open.visitor().post("/v1/guests", "{'name':'Free'}").is(403);
            open.visitor().post("/v1/patrons", pat).is(403);

            floor.post("/v1/patrons", pat).is(201);
            assertEquals("fay", floor.get("/v1/session").is(200).json().path("name").asString());
            floor.post("/v1/people/pat/deposits", AMOUNT).is(201);
            floor.post("/v1/people/pat/withdrawals", AMOUNT).is(201);
            assertEquals("money", floor.get(REPORT).is(200).json().path("house").asString());
            assertTrue(
                    open.casino().tables().stream()
                            .allMatch(table -> table.setting().regulars() == 0),
                    "nobody simulated plays for money");
        }
    }

    @Test
    void a_founded_house_does_not_open_for_anything_else() {
        OpenCasino.with(settings().founded(HouseKind.MONEY)).close();

        var refused =
                assertThrows(
                        Founding.OtherHouse.class,
                        () -> Casino.open(settings().founded(HouseKind.PLAY)));
        assertTrue(String.valueOf(refused.getMessage()).contains("founded for money"));
        try (OpenCasino again = OpenCasino.with(settings())) {
            assertEquals("money", kind(again.visitor()));
        }
    }

    /// As a database is that was made before the question was asked.
    private void forget() {
        try (Casino casino = Casino.open(settings())) {
            casino.store()
                    .write(
                            handle -> {
                                Kept.remove(handle, "house");
                                return true;
                            })
                    .join();
        }
    }

    @Test
    void an_older_house_pays_nothing_out_until_it_is_told_what_it_is_for() {
        forget();
        try (OpenCasino open = OpenCasino.with(settings())) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            assertEquals("undecided", kind(open.visitor()));
            open.visitor().get("/ready").is(200);
            open.visitor().walkIn("Free");
            floor.post("/v1/patrons", "{'name':'pat','password':'%s'}".formatted(Staff.PASSWORD))
                    .is(201);
            Visitor.Reply refused = floor.post("/v1/people/pat/withdrawals", AMOUNT).is(409);
            assertTrue(refused.text().contains("until an administrator says"), refused.text());

            floor.post("/v1/house", "{'kind':'money'}").is(403);
            staff.administrator().post("/v1/house", "{'kind':'both'}").is(400);
            staff.administrator().post("/v1/house", "{'kind':'money'}").is(200);
            staff.administrator().post("/v1/house", "{'kind':'play'}").is(409);
            assertTrue(Staff.significant(floor, "founded").contains("for money"));
            floor.post("/v1/people/pat/deposits", AMOUNT).is(201);
            Visitor.Reply guest = floor.post("/v1/people/Free/withdrawals", AMOUNT).is(409);
            assertTrue(guest.text().contains("play chips"), guest.text());
        }
    }

    @Test
    void an_older_house_is_told_by_its_next_start_too() {
        forget();
        OpenCasino.with(settings().founded(HouseKind.MONEY)).close();
        try (Casino again = Casino.open(settings())) {
            assertEquals(Optional.of(HouseKind.MONEY), again.kind());
            assertFalse(again.takesGuests());
        }
    }
}
