package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The cover card of a real shoe comes out far from its place on record (reading 56).
@Tag("slow")
class CoverCardPageTest {

    @TempDir Path data;

    @Test
    void the_console_asks_for_the_reason_that_the_table_wants() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            console.guest("anna", 4);
            console.until("Burn the first card");
            console.entered("a", "c");
            console.entered("t", "s");
            Page page = console.page();
            console.keys("v");
            assertThat(page.locator("console-dialogs dialog")).containsText("then the shoe ends");
            page.locator("console-dialogs button:has-text('It is out')").click();
            assertThat(page.locator("console-dialogs dialog"))
                    .containsText("The cover card is far from its place");
            page.locator("console-dialogs input[name=reason]").fill("the stack was dropped");
            console.recorded(
                    () -> page.locator("console-dialogs button:has-text('It is out')").click());

            String noted = open.staff().administrator().get("/v1/significant").is(200).text();
            assertTrue(noted.contains("the stack was dropped"), noted);
            page.locator("dealer-console .foot >> text=Floor called").waitFor();
            open.complainsOfNothing();
        }
    }
}
