package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table that nobody wagers at: the console asks for the cards to be spread, and patrons say how.
@Tag("slow")
class IdleTableTest {

    @TempDir Path data;

    /// After a minute without a wager, instead of a quarter of an hour; and the dealer cuts.
    private static String soon(String submission) {
        return submission
                .replace("lacing: false", "idle-after: 1")
                .replace("cut: offered", "cut: dealer");
    }

    @Test
    @Cites({"ma-mini 5(g)", "ma-mini 5(g)(1)"})
    void the_console_and_the_floor_are_told_to_spread_and_a_patron_asks_for_the_cards_face_up() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED, IdleTableTest::soon);
            OpenPage anna = open.another();
            anna.walkIn("anna").goTo("t1").sitAt("3", 500);
            console.until("Wagers are open");
            anna.until("table.model.isOpen");
            OpenPage floor = open.another();
            floor.enterAs("fay").page().navigate(open.address() + "#floor");
            floor.page().locator("pit-card").first().waitFor();
            assertThat(floor.page().locator("needs-you [data-need=idle]")).hasCount(0);

            open.later();
            console.untilTold("Spread the idle cards");
            assertThat(floor.page().locator("needs-you [data-need=idle]"))
                    .containsText("cards to be spread");
            assertThat(anna.page().locator(".clock strong"))
                    .hasText("The cards are spread before play goes on");
            console.space();
            assertEquals("Let the first patron look", console.title());
            assertThat(anna.page().locator("[data-turn=look]")).containsText("face down");
            anna.page().locator("[data-do=AskFaceUp]").click();
            assertThat(console.page().locator("step-card .how"))
                    .hasText("▲ A patron asks: turn the cards face up.");
            assertThat(anna.page().locator("[data-turn=look]")).containsText("face up");
            assertThat(anna.page().locator("[data-do=AskFaceUp]")).isDisabled();
            anna.page().locator("[data-do=Confirm]").click();
            console.untilTold("Wash the cards");
            open.complainsOfNothing();
        }
    }

    @Test
    @Cites("ma-mini 5(g)(2)")
    void a_dealer_may_spread_earlier_and_a_patron_asks_for_the_other_batch_of_a_machine() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini-ez", Dealing.REAL_CARDS);
            var rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.card("a", "c"));
            console.until("Wagers are open");
            console.page().locator("shoe-panel [data-do=spread]").click();
            console.page().locator("console-dialogs button[type=submit]").click();
            console.untilTold("Let the first patron look");

            console.keys("s");
            console.page().locator("console-dialogs input[name=seat]").fill("4");
            console.keys("Enter");
            console.page().locator("console-dialogs [data-wish=AskForASpread]").click();
            rea.untilEvent("SpreadAsked");
            assertThat(console.page().locator("step-card .how"))
                    .hasText("▲ The other batch is spread too.");
            console.space();
            assertEquals("Swap the batches", console.title());
            assertEquals(
                    "As filed: a shuffled batch stays locked in the machine until the floorperson releases it",
                    console.words("step-card .how"));
            console.space();
            assertEquals("Spread the cards", console.title());
            open.complainsOfNothing();
        }
    }
}
