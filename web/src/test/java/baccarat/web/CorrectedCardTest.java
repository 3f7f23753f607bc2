package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real card that the dealer entered wrongly, put right by the floor after the round.
@Tag("slow")
class CorrectedCardTest {

    @TempDir Path data;

    /// The Player's 7 beats the Banker's 6; with the right card the Banker has 7 too.
    @Test
    void a_corrected_card_pays_the_difference_once_the_dealer_signs() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            console.entered("a", "h");
            console.entered("t", "s");
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}"));
            console.until("Turn the Player’s Hand", rea);
            console.card("7", "c");
            console.entered("k", "h");
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.entered("2", "c");
            console.until("Cards to the discards", rea);
            console.space();
            assertEquals("4900.00", rack(rea));

            Page floor = open.another().enterAs("fay").page();
            floor.locator("pit-card a[data-table=t1]").click();
            floor.locator("table-panel button:has-text('Correct a card')").click();
            floor.locator("act-dialog [name=place]").selectOption("BANKER_FIRST");
            floor.locator("act-dialog [name=rank]").selectOption("5");
            floor.locator("act-dialog [name=suit]").selectOption("c");
            floor.locator("act-dialog textarea").fill("a five was read as a four");
            floor.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
            floor.locator("act-dialog button[type=submit]").click();
            floor.locator("needs-you li:has-text('five was read as a four')").waitFor();
            assertEquals("4900.00", rack(rea), "one signature moves nothing");

            Staff.sign(open.visitor().signIn("dan", Staff.PASSWORD), "t1");
            rea.untilView(_ -> rack(rea).equals("5000.00"));
            open.complainsOfNothing();
        }
    }

    private static String rack(Watching patron) {
        return patron.view().path("seats").path(0).path("rack").asString();
    }
}
