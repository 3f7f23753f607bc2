package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who plays alone asks for another shoe.
@Tag("slow")
class NewShoePageTest {

    @TempDir Path data;

    @Test
    void a_patron_who_plays_alone_asks_for_a_new_shoe_and_gets_it() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 2_000);
            open.until("table.model.isOpen");
            assertThat(page.locator("[data-do=new-shoe]")).hasCount(0);
            page.locator("button[data-wager=player]").first().click();
            open.until("table.live.view.results.length > 0 && table.model.isOpen");
            page.locator("[data-do=new-shoe]").click();
            assertThat(page.locator(".notice")).containsText("A new shoe comes");
            open.until("table.live.view.shoe.number === 2 && table.model.isOpen");
            assertThat(page.locator("[data-trust=given-up]")).containsText("asked for a new shoe");
            open.complainsOfNothing();
        }
    }
}
