package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a patron who delays the game is ordered to do, from the dealer's screen and from the
/// floor's: to pass the shoe, and to give up the right to turn.
@Tag("slow")
class OrderedPatronsTest {

    @TempDir Path data;

    @Test
    @Cites("ma-baccarat 14(a)(2)")
    void a_curator_who_passes_is_not_ordered_to_and_one_who_delays_is() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-baccarat", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.guest("sam", 7);
            console.atWagers(rea);
            assertEquals("Curator", console.corner(4));
            assertEquals(1, orderToPass(console).count());
            console.recorded(() -> console.keys("p"));
            assertEquals("patron rea", EventText.of(rea.untilEvent("ShoePassed"), "none"));
            console.until("Wagers are open", rea);
            assertEquals("Curator", console.corner(7));

            Page floor = console.floorsPage();
            order(floor, "Order the shoe to pass");
            console.untilTold("The shoe is offered");
            assertEquals("floorperson fay", EventText.of(rea.untilEvent("ShoePassed"), "none"));
            console.until("Wagers are open", rea);
            assertEquals("Curator", console.corner(4));

            console.wager(4, "banker", "100");
            console.until("Deal the Player’s first card", rea);
            assertEquals(1, orderToPass(console).count());
            orderToPass(console).click();
            console.recorded(
                    () -> console.page().locator("console-dialogs button[type=submit]").click());
            assertEquals("dealer dan", EventText.of(rea.untilEvent("ShoePassed"), "none"));
            assertEquals(0, orderToPass(console).count(), "the dealer deals the rest");
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites("ma-midi 8(d)")
    void the_right_to_turn_goes_to_the_next_seat_and_dealer_and_floor_may_take_it_away() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.guest("sam", 7);
            console.atWagers(rea);
            console.wager(4, "player", "100");
            console.wager(7, "banker", "100");
            console.until("Turn the Player’s Hand", rea);
            console.recorded(() -> console.keys("g"));
            assertEquals("Who turns the Player’s Hand?", console.title());
            console.space();
            assertEquals("Turn the Player’s Hand", console.title());
            assertTrue(console.who().contains("Seat 7 acts"), console.who());

            console.look(7);
            assertEquals(1, console.page().locator("console-dialogs [data-takes]").count());
            console.page().locator("console-dialogs [data-takes=PLAYER]").click();
            console.recorded(
                    () -> console.page().locator("console-dialogs button[type=submit]").click());
            assertEquals(
                    "dealer dan PLAYER", EventText.of(rea.untilEvent("RightTakenAway"), "side"));
            assertTrue(console.who().contains("Dealer acts"), console.who());
            console.card("5", "c");
            console.recorded(() -> console.card("3", "d"));

            console.until("Turn the Banker’s Hand", rea);
            Page floor = console.floorsPage();
            order(floor, "Take the right to turn away");
            console.untilTold("Who turns the Banker’s Hand?");
            assertEquals(
                    "floorperson fay BANKER",
                    EventText.of(rea.untilEvent("RightTakenAway"), "side"));
            open.complainsOfNothing();
        }
    }

    private static Locator orderToPass(AtTheConsole console) {
        return console.page().locator("shoe-panel [data-do=order-pass]");
    }

    /// What the floor may order now, with a reason.
    private static void order(Page floor, String words) {
        floor.locator("table-panel button:has-text('" + words + "')").click();
        floor.locator("act-dialog textarea").fill("the patron delays the game");
        floor.locator("act-dialog button[type=submit]").click();
    }
}
