package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every control of a table is in reach on a desk, a phone upright and held sideways, a tablet
/// upright, and at 200%.
@Tag("slow")
class EveryScreenTest {

    private static final List<int[]> SIZES =
            List.of(
                    new int[] {1440, 900},
                    new int[] {390, 844},
                    new int[] {844, 390},
                    new int[] {820, 1180},
                    new int[] {720, 450});

    private static final List<String> CONTROLS =
            List.of(
                    "[data-action=undo]",
                    "[data-action=repeat]",
                    "[data-action=double]",
                    "[data-action=clear]",
                    "[data-action=auto]",
                    "[data-chip='1000']",
                    "[data-do=ready]",
                    ".leave",
                    "button[data-wager=player]",
                    "button[data-wager=house-money]");

    @TempDir Path data;

    @Test
    void a_patron_has_every_control_on_every_screen() {
        try (var open = OpenPage.turning(data)) {
            Page page = open.page();
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 4_000);
            page.locator("[data-do=DeclineCut]").click();
            open.until("table.model.isOpen");
            var missing = new ArrayList<String>();
            for (int[] size : SIZES) {
                page.setViewportSize(size[0], size[1]);
                CONTROLS.stream()
                        .filter(control -> !isInReach(page, control, size))
                        .forEach(control -> missing.add(size[0] + "x" + size[1] + " " + control));
                if (size[0] != 1440) {
                    theRoundAndTheRoadsOpenAndClose(page);
                }
            }
            assertEquals(List.of(), missing);

            page.setViewportSize(844, 390);
            page.locator("own-areas [data-info=tie]").first().click();
            assertThat(page.locator("wager-info [data-about=tie] [data-edge]")).hasText("14.36%");
            page.keyboard().press("Escape");

            page.locator("[data-chip='1000']").click();
            page.locator("own-areas button[data-wager=player]").first().click();
            open.until("table.live.view.layout.length === 1");
            page.locator("[data-do=ready]").click();
            page.locator("squeezed-card").waitFor();
            for (String control :
                    List.of("squeezed-card", "[data-do=Turn]", "[data-do=GiveUpTheRight]")) {
                assertEquals(List.of(), outOfReach(page, control), control);
            }
            page.locator("squeezed-card").focus();
            page.keyboard().press("Space");
            page.locator("[data-do=open]").click();
            assertThat(page.locator("[data-do=open]")).hasCount(0);
            open.until(
                    "!table.model.story.shown.PLAYER && table.live.view.phase.name === 'Turning'");
            page.locator("[data-do=Turn]").click();
            open.until("table.model.story.shown.PLAYER !== undefined");
            open.complainsOfNothing();
        }
    }

    private static List<String> outOfReach(Page page, String control) {
        return isInReach(page, control, new int[] {844, 390}) ? List.of() : List.of(control);
    }

    private static void theRoundAndTheRoadsOpenAndClose(Page page) {
        page.locator("[data-do=round]").click();
        assertThat(page.locator("aside.open")).isVisible();
        page.locator("[data-do=close-round]").click();
        assertThat(page.locator("aside.open")).hasCount(0);
        page.locator("[data-do=round]").click();
        page.keyboard().press("Escape");
        assertThat(page.locator("aside.open")).hasCount(0);
        page.locator("[data-do=roads]").click();
        assertThat(page.locator("roads-sheet dialog")).isVisible();
        page.locator("roads-sheet .head button").click();
        assertThat(page.locator("roads-sheet dialog")).hasCount(0);
    }

    /// One of the elements that it names is seen whole, perhaps after scrolling within its part.
    private static boolean isInReach(Page page, String control, int[] size) {
        for (Locator one : page.locator(control).all()) {
            if (one.isVisible()) {
                one.scrollIntoViewIfNeeded();
                BoundingBox box = one.boundingBox();
                if (box != null
                        && box.x > -1
                        && box.y > -1
                        && box.x + box.width < size[0] + 1
                        && box.y + box.height < size[1] + 1) {
                    return true;
                }
            }
        }
        return false;
    }
}
