package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several tables on one large screen.
@Tag("slow")
class SideBySideTest {

    @TempDir Path data;

    private static FrameLocator pane(Page page, int number) {
        return page.frameLocator("side-by-side section:nth-child(%d) iframe".formatted(number));
    }

    @Test
    void a_patron_sits_at_one_table_and_watches_others_beside_it() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.setViewportSize(2560, 1440);
            open.walkIn("anna");
            page.locator("salon-lobby a.side").click();
            assertThat(page.locator("side-by-side iframe")).hasCount(2);

            FrameLocator first = pane(page, 1);
            first.locator("table-card button[aria-label='Watch: Mini 7']").click();
            first.locator("baccarat-felt button.free[data-spot='1']").click();
            first.locator("chip-purse input").fill("300");
            first.locator("[data-purse=buy]").click();
            assertThat(first.locator("salon-bar [data-rack]")).hasText("300");
            pane(page, 2).locator("table-card button[aria-label='Watch: Midi 3']").click();
            assertThat(pane(page, 2).locator("baccarat-felt svg").first()).isVisible();
            page.waitForURL("**/#side/ma-mini/ma-midi");

            page.locator("[data-do=add]").click();
            assertThat(page.locator("side-by-side iframe")).hasCount(3);
            page.waitForURL("**/#side/ma-mini/ma-midi/-");
            page.locator("[data-do=remove]").last().click();
            page.waitForURL("**/#side/ma-mini/ma-midi");

            page.reload();
            assertThat(first.locator("salon-bar [data-rack]")).hasText("300");
            assertThat(pane(page, 2).locator("salon-bar .title strong")).hasText("Midi 3");
            page.setViewportSize(844, 390);
            Locator sections = page.locator("side-by-side section");
            assertThat(sections.nth(0)).isVisible();
            assertThat(sections.nth(1)).isHidden();
            page.locator("side-by-side nav >> text=Midi 3").click();
            assertThat(sections.nth(0)).isHidden();
            assertThat(sections.nth(1)).isVisible();
            assertThat(first.locator("salon-bar [data-rack]")).hasText("300");
            page.setViewportSize(2560, 1440);
            assertThat(sections.nth(0)).isVisible();
            first.locator("salon-bar .language").click();
            assertThat(pane(page, 2).locator(".skip")).hasText("前往你的投注區");
            open.complainsOfNothing();
        }
    }
}
