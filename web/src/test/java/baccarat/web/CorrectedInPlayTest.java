package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A real card that the dealer entered wrongly, put right in the round by dealer and floorperson.
@Tag("slow")
class CorrectedInPlayTest {

    /// A line of the table that shows the correction before it is signed.
    private static String row(AtTheConsole console, int number) {
        return console.words(
                "irregularity-drawer [data-preview] tbody tr:nth-child(%d)".formatted(number));
    }

    @TempDir Path data;

    /// The Player's 7 stays; with the right card the Player has 5 and draws.
    @Test
    void dealer_and_floorperson_sign_at_the_console_and_the_count_is_called_again() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            var page = open.page();
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.ranks("a"));
            console.recorded(() -> console.ranks("t"));
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}"));
            console.until("Turn the Player’s Hand", rea);
            console.recorded(() -> console.ranks("7", "k"));
            console.until("Turn the Banker’s Hand", rea);
            console.recorded(() -> console.ranks("6", "t"));

            console.keys("i");
            page.locator("irregularity-drawer [data-mishap='0']").waitFor();
            console.keys("0");
            page.locator("irregularity-drawer [name=open]").selectOption("PLAYER_FIRST");
            page.locator("irregularity-drawer [name=card]").fill("5");
            page.locator("irregularity-drawer [data-do=report]").click();
            assertEquals("Say why, in a word or two.", console.words("irregularity-drawer .wrong"));
            page.locator("irregularity-drawer [name=reason]").fill("a five was read as a seven");
            page.locator("irregularity-drawer [data-do=report]").click();
            page.locator("irregularity-drawer [data-preview]").waitFor();
            assertEquals("Player 7 K 5 K", row(console, 1));
            assertEquals("Banker 6 10 6 10", row(console, 2));
            assertEquals(
                    "Then: The dealer must call the Point Count of the Player's Hand.",
                    console.words("irregularity-drawer [data-then]"));
            page.locator("irregularity-drawer [data-do=report]").click();
            page.locator("console-dialogs [name=own]").fill(Staff.PASSWORD);
            page.locator("console-dialogs [name=signer]").fill("fay");
            page.locator("console-dialogs [name=password]").fill(Staff.PASSWORD);
            page.locator("console-dialogs button[type=submit]").click();

            JsonNode corrected = rea.untilEvent("FaceCorrectedInPlay");
            assertEquals(
                    "7 is 5",
                    corrected.path("was").asString() + " is " + corrected.path("face").asString());
            page.locator("dealt-hands playing-card [aria-label='five']").waitFor();
            console.untilTold("Call the Player’s count");
            assertEquals("“Player 5”", console.words("step-card .how"));
            page.locator("dealt-hands playing-card [aria-label='five']").waitFor();
            open.complainsOfNothing();
        }
    }
}
