package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.money.HouseKind;
import baccarat.server.names.Asker;
import baccarat.server.store.Ledger;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A patron without an account plays with cash where a dealer deals real cards for money.
class CashPatronTest {

    private static final String BUY_IN = "{'command':'BuyIn','patron':'$Bob','amount':'500.00'}";

    @TempDir Path data;

    private static Watching dealer(OpenCasino open) {
        Staff staff = Staff.of(open);
        Visitor floor = staff.hire("fay", "floorperson");
        Visitor dan = staff.hire("dan", "dealer");
        String rules = Staff.submission(floor, "ma-mini").replace("decks: 8", "decks: 6");
        Staff.table(floor, "real-1", "Main", "real-cards", rules).is(201);
        Staff.slip(dan, floor, "/v1/tables/real-1/opening", "{'tray':'100000.00'}").is(200);
        Watching dealer = dan.watch("real-1");
        dealer.untilPhase("Preparing");
        return dealer;
    }

    private static Money cash(OpenCasino open) {
        return open.casino().store().read(handle -> Ledger.balance(handle, Asker.CASH_ACCOUNT));
    }

    @Test
    void cash_goes_to_the_drop_and_chips_are_paid_in_cash() {
        Settings settings = Settings.USUAL.with(data).founded(HouseKind.MONEY);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Watching dealer = dealer(open);
            dealer.must(BUY_IN);
            dealer.must("{'command':'TakePlace','patron':'$Bob','place':'3'}");
            assertEquals(Money.ZERO.minus(Money.dollars(500)), cash(open));
            assertEquals("500.00", dealer.you().path("drop").asString());

            dealer.must("{'command':'Leave','patron':'$Bob'}");
            assertEquals(Money.ZERO, cash(open));
        }
    }

    @Test
    void a_cash_patron_colours_up_part_of_the_chips_and_plays_on() {
        Settings settings = Settings.USUAL.with(data).founded(HouseKind.MONEY);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Watching dealer = dealer(open);
            dealer.must(BUY_IN);
            dealer.must("{'command':'TakePlace','patron':'$Bob','place':'3'}");
            dealer.must("{'command':'TakeChipsAway','patron':'$Bob','amount':'200.00'}");

            assertEquals(Money.ZERO.minus(Money.dollars(300)), cash(open));
            dealer.untilView(
                    now -> now.path("seats").path(0).path("rack").asString("").equals("300.00"));
        }
    }

    @Test
    void an_account_does_not_pay_for_chips_while_its_owner_is_away() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data))) {
            Watching dealer = dealer(open);
            Visitor anna = open.visitor().walkIn("anna");
            String buyIn = "{'command':'BuyIn','patron':'anna','amount':'500.00'}";
            dealer.must(buyIn);
            dealer.must("{'command':'TakePlace','patron':'anna','place':'3'}");
            anna.delete("/v1/session").is(204);
            JsonNode answer = dealer.ask(buyIn);

            assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
            assertTrue(
                    answer.path("detail").asString().startsWith("This patron is not signed in"),
                    answer.toString());
        }
    }

    @Test
    void in_a_house_for_play_nobody_brings_cash() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data))) {
            JsonNode answer = dealer(open).ask(BUY_IN);

            assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
            assertTrue(answer.path("detail").asString().contains("with cash"), answer.toString());
        }
    }
}
