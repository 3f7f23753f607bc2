package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A dealer of real cards who enters ranks alone, where no wager needs the suits.
@Tag("slow")
class RanksAloneTest {

    @TempDir Path data;

    @Test
    void a_hand_is_two_ranks_and_a_key_and_the_record_has_no_suit() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            var page = open.page();
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.ranks("a"));
            page.locator("card-keypad [data-suits]").click();
            assertEquals(52, page.locator("card-keypad [data-card]").count());
            page.locator("card-keypad [data-card=Ts]").click();
            console.recorded(() -> page.locator("step-card .key:enabled").click());
            page.evaluate("localStorage.removeItem('console-with-suits')");
            console.until("Wagers are open", rea);
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'player','stake':'100.00'}"));
            console.eachKeyGoesOn();

            console.space();
            console.untilTold("Deal the Player’s first card");
            console.space();
            console.untilTold("Turn the Player’s Hand");
            console.recorded(() -> console.ranks("9", "k"));
            console.untilTold("Turn the Banker’s Hand");
            console.recorded(() -> console.ranks("8", "t"));
            assertEquals("[\"9\",\"K\"]", rea.untilEvent("HandTurned").path("faces").toString());
            assertEquals("[\"8\",\"T\"]", rea.untilEvent("HandTurned").path("faces").toString());
            page.locator("dealt-hands playing-card [aria-label='king']").waitFor();
            open.complainsOfNothing();
        }
    }
}
