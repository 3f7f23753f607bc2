package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// With real cards the dealer enters what a patron without a page says: the record has it as the
/// patron's own act, and never as an order of the dealer's.
@Tag("slow")
class EnteredForPatronsTest {

    @TempDir Path data;

    @Test
    @Cites({"ma-mini 8(c)(3)(i)", "ma-mini 7(c)"})
    void the_dealer_presses_house_money_and_asks_for_a_free_hand_for_a_patron() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.guest("sam", 7);
            console.atWagers(rea);
            for (int seat : List.of(7, 4)) {
                console.wager(seat, "banker", "100");
                console.wager(seat, "house-money", "5");
            }
            console.until("Turn the Player’s Hand", rea);
            console.card("5", "c");
            console.recorded(() -> console.card("5", "d"));
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.recorded(() -> console.card("2", "c"));
            console.until("House Money, seat 4", rea);
            assertFalse(console.titles().contains("House Money, seat 7"), "the lowest seat first");
            assertEquals(2, console.page().locator("step-card .choice button").count());
            console.keys("2");
            assertThat(console.page().locator("step-card .key")).containsText("Onto Banker");
            console.space();
            JsonNode chosen = rea.untilEvent("PressChosen");
            assertEquals("patron rea BANKER", EventText.of(chosen, "onto"));
            assertThat(console.page().locator("seat-strip [data-spot='4'] .wager.banker b"))
                    .hasText("$115");
            rea.untilView(view -> view.path("layout").toString().contains("\"pressed\":\"15.00\""));

            console.untilTold("House Money, seat 7");
            console.space();
            console.untilTold("Deal the Player’s third card");
            console.recorded(() -> console.card("2", "h"));
            console.until("Wagers are open", rea);
            console.look(4);
            console.page().locator("console-dialogs [data-wish=AskForAFreeHand]").click();
            assertEquals("patron rea rea", EventText.of(rea.untilEvent("FreeHandAsked"), "patron"));
            console.untilTold("Call “no more bets”");
            assertEquals(
                    "No wagers: a patron asked for a free hand.", console.words("step-card .how"));
            console.space();
            console.untilTold("Deal the Player’s first card");
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites("ma-mini 7(c)")
    void where_the_house_deals_no_free_hand_nobody_is_asked_whether_they_want_one() {
        try (var open = OpenPage.alone(data)) {
            var console =
                    AtTheConsole.of(
                            open,
                            "ma-mini",
                            Dealing.REAL_CARDS,
                            text -> text.replace("free-hands: true", "free-hands: false"));
            console.atWagers(console.guest("rea", 4));
            console.look(4);
            assertEquals(0, console.page().locator("console-dialogs [data-wish]").count());
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites({"ma-midi 7(b)", "ma-midi 8(d)"})
    void the_dealer_lays_a_coupon_and_gives_up_a_right_for_a_patron() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.atWagers(rea);
            open.staff()
                    .hire("flo", "floorperson")
                    .post(
                            "/v1/tables/t1/coupons",
                            "{'patron':'rea','value':'50.00','reason':'a birthday',%s}"
                                    .formatted(Staff.SIGNED))
                    .is(201);
            assertThat(console.page().locator("wager-entry .spoken"))
                    .containsText("goes with chips of as much");
            console.wager(4, "tie", "50");
            assertEquals(0, console.page().locator("wager-entry [data-coupon]").count());
            console.wager(4, "player", "100");
            assertEquals(1, console.page().locator("wager-entry [data-coupon]").count());
            console.page().locator("wager-entry [data-coupon=player]").click();
            JsonNode placed =
                    rea.until(message -> message.toString().contains("\"coupon\":\"50.00\""));
            assertEquals(
                    "patron rea",
                    EventText.of(Watching.events(placed, "WagerPlaced").getFirst(), "none"));
            assertThat(console.page().locator("seat-strip .wager.player"))
                    .containsText("Player + coupon");
            console.keys("Escape");

            console.until("Turn the Player’s Hand", rea);
            console.recorded(() -> console.keys("g"));
            assertEquals("patron rea PLAYER", EventText.of(rea.untilEvent("RightGivenUp"), "side"));
            console.card("k", "c");
            console.recorded(() -> console.card("9", "d"));
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.recorded(() -> console.card("3", "c"));
            console.until("Pay seat 4", rea);
            assertEquals("Pay $150, Player.", console.words("step-card .how"));
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites("ma-midi 7(b)")
    void chips_leave_the_rack_and_cash_by_word_is_changed_once_the_dealer_confirms_it() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            rea.must("{'command':'TakeChipsAway','patron':'rea','amount':'1000.00'}");
            console.atWagers(rea);
            Page floor = console.floorsPage();
            Locator chips = floor.locator("table-panel tr:has-text('rea') td.figure").first();
            assertThat(chips).hasText("$4,000.00");
            console.wager(4, "player", "100");
            assertThat(chips).hasText("$3,900.00");

            int tray = dollars(console, "Tray");
            console.page().locator("wager-entry [data-way=word]").click();
            console.wager(4, "tie", "25");
            assertThat(console.page().locator("seat-strip .wager.tie b")).hasText("$25");
            assertEquals(tray - 25, dollars(console, "Tray"), "chips of the tray for the cash");

            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'SpeakWager','spot':'4','wager':'banker','cash':'50.00'}"));
            assertTrue(console.words("wager-entry .spoken").startsWith("seat 4, Banker, $50 cash"));
            console.space();
            String happened = console.words("dealer-console .happened");
            assertTrue(
                    happened.contains("50.00 for banker handed back to seat 4, not confirmed"),
                    happened);
            assertEquals(0, console.page().locator("seat-strip .wager.banker").count());
            open.complainsOfNothing();
        }
    }

    /// An amount in whole dollars beside its word.
    private static int dollars(AtTheConsole console, String word) {
        String amount = console.words("shoe-panel dt:has-text('" + word + "') + dd");
        return Integer.parseInt(amount.replaceAll("[$,]", ""));
    }
}
