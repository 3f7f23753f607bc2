package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A monitor beside a table: nobody signs in to it, and nobody touches it.
@Tag("slow")
class DisplayTest {

    private static final String DISPLAY =
            "document.querySelector('salon-app').shadowRoot.querySelector('table-display')";

    @TempDir Path data;

    private static void until(Page page, String condition) {
        page.waitForFunction(
                "() => { const display = " + DISPLAY + "; return Boolean(" + condition + "); }");
    }

    @Test
    void a_monitor_shows_what_the_table_tells_everybody_and_no_name() {
        try (var open = OpenPage.desktop(data)) {
            open.addTable("ma-mini-everything");
            open.visitor().walkIn("anna");
            OpenPage monitor = open.another();
            Page page = monitor.page();
            // Somebody was signed in to this browser; the display is a stranger's all the same.
            monitor.signIn("fay", "floorperson");
            page.setViewportSize(1920, 1080);
            page.navigate(open.address() + "#display/ma-mini-everything");

            until(page, "display?.model?.view?.results.length > 1");
            assertEquals(
                    true,
                    page.evaluate(
                            "() => "
                                    + DISPLAY
                                    + ".model.view.seats.every((one) => one.patron ==="
                                    + " undefined)"));
            until(page, "display.model.view.phase.name === 'AcceptingWagers'");
            assertThat(page.locator("table-display [data-call] strong"))
                    .hasText("Place your wagers");
            until(page, "display.model.view.cards.round");
            assertThat(page.locator("table-display [data-call] strong")).hasText("No more bets");
            until(
                    page,
                    "display.renderRoot.querySelector('[data-last]')?.dataset.last"
                            + " === display.model.view.results.at(-1)?.winner");
            assertThat(page.locator("table-display [data-limits] tr").first())
                    .hasText("Player10 – 2,000");
            assertThat(page.locator("table-display [data-meter='must-hit'] th"))
                    .hasText("Must Hit by 500");
            assertThat(page.locator("table-display [data-road]")).hasCount(5);

            assertEquals(List.of(), Axe.violations(page));
            fitsIn(page, 1920, 1080);
            page.navigate(open.address() + "#display/ma-mini-everything/zh-Hant");
            assertThat(page.locator("table-display .last h2")).hasText("上一局");
            fitsIn(page, 1080, 1920);
            open.complainsOfNothing();
        }
    }

    /// Nobody can scroll a monitor.
    private static void fitsIn(Page page, int width, int height) {
        page.setViewportSize(width, height);
        until(page, "display?.model?.view?.results.length > 0");
        page.locator("table-display display-roads svg").first().waitFor();
        assertEquals(
                true,
                page.evaluate(
                        "() => { const { scrollHeight, scrollWidth } = document.documentElement;"
                                + " const display = "
                                + DISPLAY
                                + "; return scrollHeight <= innerHeight && scrollWidth <="
                                + " innerWidth && display.scrollHeight <= innerHeight; }"),
                width + " by " + height);
    }
}
