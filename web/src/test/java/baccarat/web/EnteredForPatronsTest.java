package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
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
            Watching rea = atWagers(console);
            wager(console, "banker", "100");
            wager(console, "house-money", "5");
            console.until("Turn the Player’s Hand", rea);
            console.card("5", "c");
            console.recorded(() -> console.card("5", "d"));
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.recorded(() -> console.card("2", "c"));
            console.until("House Money, seat 4", rea);
            assertEquals(2, console.page().locator("step-card .choice button").count());
            console.keys("2");
            assertThat(console.page().locator("step-card .key")).containsText("Onto Banker");
            console.space();
            JsonNode chosen = rea.untilEvent("PressChosen");
            assertEquals("patron rea BANKER", of(chosen, "onto"));
            rea.untilView(view -> view.path("layout").toString().contains("\"pressed\":\"15.00\""));

            console.untilTold("Deal the Player’s third card");
            console.recorded(() -> console.card("2", "h"));
            console.until("Wagers are open", rea);
            look(console);
            console.page().locator("console-dialogs [data-wish=AskForAFreeHand]").click();
            assertEquals("patron rea rea", of(rea.untilEvent("FreeHandAsked"), "patron"));
            console.untilTold("Call “no more bets”");
            assertEquals(
                    "No wagers: a patron asked for a free hand.", console.words("step-card .how"));
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites({"ma-midi 7(b)", "ma-midi 8(d)"})
    void the_dealer_lays_a_coupon_and_gives_up_a_right_for_a_patron() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.REAL_CARDS);
            Watching rea = atWagers(console);
            open.staff()
                    .hire("flo", "floorperson")
                    .post(
                            "/v1/tables/t1/coupons",
                            "{'patron':'rea','value':'50.00','reason':'a birthday',%s}"
                                    .formatted(Staff.SIGNED))
                    .is(201);
            assertThat(console.page().locator("wager-entry .spoken"))
                    .containsText("goes with chips of as much");
            wager(console, "player", "100");
            console.page().locator("wager-entry [data-coupon=player]").click();
            JsonNode placed =
                    rea.until(message -> message.toString().contains("\"coupon\":\"50.00\""));
            assertEquals(
                    "patron rea", of(Watching.events(placed, "WagerPlaced").getFirst(), "none"));
            assertThat(console.page().locator("seat-strip .wager.player"))
                    .containsText("Player + coupon");
            console.keys("Escape");

            console.until("Turn the Player’s Hand", rea);
            console.keys("g");
            assertEquals("patron rea PLAYER", of(rea.untilEvent("RightGivenUp"), "side"));
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites("ma-baccarat 14(a)(2)")
    void a_curator_who_passes_is_not_ordered_to_and_one_who_delays_is() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-baccarat", Dealing.REAL_CARDS);
            Watching rea = atWagers(console);
            assertEquals("4", rea.view().path("shoe").path("curator").asString());
            assertThat(console.page().locator("shoe-panel [data-do=order-pass]")).isVisible();
            console.keys("p");
            JsonNode passed = rea.untilEvent("ShoePassed");
            assertEquals("patron rea", of(passed, "none"));
            open.complainsOfNothing();
        }
    }

    /// Somebody without a page at seat 4, and wagers are open.
    private static Watching atWagers(AtTheConsole console) {
        Watching rea = console.guest("rea", 4);
        console.until("Burn the first card", rea);
        console.recorded(() -> console.card("a", "c"));
        if (console.page().locator("card-keypad").isVisible()) {
            console.recorded(() -> console.card("t", "s"));
        }
        console.until("Wagers are open", rea);
        rea.untilPhase("AcceptingWagers");
        return rea;
    }

    private static void wager(AtTheConsole console, String wager, String amount) {
        console.keys("w");
        console.page().locator("wager-entry select[name=wager]").selectOption(wager);
        console.page().locator("wager-entry input").fill(amount);
        console.keys("Enter");
        assertThat(console.page().locator("wager-entry input")).hasValue("");
        console.keys("Escape");
    }

    private static void look(AtTheConsole console) {
        console.keys("s");
        console.page().locator("console-dialogs input[name=seat]").fill("4");
        console.keys("Enter");
    }

    /// Who an event is of, and one of its fields.
    private static String of(JsonNode event, String field) {
        return "%s %s %s"
                .formatted(
                        event.path("role").asString(),
                        event.path("who").asString(),
                        event.path(field).asString(""))
                .strip();
    }
}
