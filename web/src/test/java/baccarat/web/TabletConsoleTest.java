package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The console on a tablet: whatever a dealer needs in a round is on the one screen there is.
@Tag("slow")
class TabletConsoleTest {

    private static final int WIDTH = 1024;
    private static final int HEIGHT = 768;

    @TempDir Path data;

    @Test
    void a_tablet_shows_the_step_and_the_irregularities_at_once() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            var page = open.page();
            page.setViewportSize(WIDTH, HEIGHT);
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            isOnTheScreen(console, "step-card .key", "card-keypad [data-card=K]", ".foot .warn");
            console.recorded(() -> console.card("a", "c"));
            console.recorded(() -> console.card("t", "s"));

            isOnTheScreen(console, "step-card .who", "step-card .key", ".foot .warn");
            isOnTheScreen(console, "seat-strip [data-spot='1']", "dealt-hands section >> nth=0");
            assertFalse(page.locator("shoe-panel").isVisible());
            console.keys("w");
            isOnTheScreen(console, "wager-entry button[type=submit]", ".foot .warn");
            assertFalse(page.locator("seat-strip").isVisible());
            page.locator("wager-entry input").fill("5");
            console.keys("Enter");
            isOnTheScreen(console, "dealer-console .refusal", "wager-entry button[type=submit]");
            console.keys("Escape");
            page.locator("wager-entry input").fill("100");
            console.recorded(() -> console.keys("Enter"));
            page.locator(".tabs button >> nth=0").click();
            isOnTheScreen(console, "seat-strip .wager.player");

            console.until("Turn the Player’s Hand", rea);
            hasOneLineOfKeys(page);
            console.keys("i");
            isOnTheScreen(console, "step-card .key", "irregularity-drawer [data-mishap='8']");
            console.keys("4");
            isOnTheScreen(
                    console,
                    "irregularity-drawer .remedied",
                    "irregularity-drawer [data-do=report]",
                    "irregularity-drawer input[name=card]");
            page.locator("irregularity-drawer input[name=card]").fill("9 c");
            console.recorded(() -> console.keys("Enter"));
            isOnTheScreen(console, "step-card .key", "dealer-console aside .remedied");
            open.complainsOfNothing();
        }
    }

    /// On a small desk's screen, the narrowest with a second column.
    private static void hasOneLineOfKeys(Page page) {
        page.setViewportSize(1280, HEIGHT);
        assertEquals(
                page.locator(".foot .warn").boundingBox().height,
                page.locator("dealer-console .foot").boundingBox().height);
        page.setViewportSize(WIDTH, HEIGHT);
    }

    /// All of it, and nothing to scroll.
    private static void isOnTheScreen(AtTheConsole console, String... parts) {
        for (String part : List.of(parts)) {
            var one = console.page().locator(part);
            one.waitFor();
            var box = one.boundingBox();
            assertTrue(box.x >= 0 && box.x + box.width <= WIDTH, part + " " + box.x);
            assertTrue(box.y >= 0 && box.y + box.height <= HEIGHT, part + " " + box.y);
        }
        assertEquals(HEIGHT, console.page().evaluate("document.documentElement.scrollHeight"));
    }
}
