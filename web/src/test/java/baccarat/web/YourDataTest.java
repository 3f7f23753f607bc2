package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A patron's own page about their data.
@Tag("slow")
class YourDataTest {

    @TempDir Path data;

    @Test
    void a_patron_shows_another_name_takes_a_copy_and_asks_to_be_erased() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna");
            open.page().locator("a[href='#your-data']").click();
            Locator here = open.page().locator("your-data");
            assertThat(here.locator("[role=status]")).containsText("“anna”");

            here.locator("input[name=shown]").fill("Lucky A");
            here.locator("button[type=submit]").click();
            assertThat(here.locator("[role=status]")).containsText("“Lucky A”");
            here.locator("button[type=button]").click();
            assertThat(here.locator("[role=status]")).containsText("your seat and no name");

            Download copy = open.page().waitForDownload(() -> here.locator("a[download]").click());
            assertTrue(Files.readString(copy.path()).contains("\"name\" : \"anna\""));

            here.locator("section").last().locator("button").click();
            assertThat(here).containsText("You asked to be erased.");
            open.complainsOfNothing();
        }
    }
}
