package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The door of the casino.
@Tag("slow")
class LobbyTest {

    @TempDir Path data;

    @Test
    void the_lobby_shows_a_table_for_each_document_and_lets_a_guest_in() {
        try (var open = OpenPage.desktop(data)) {
            open.page().navigate(open.address());
            open.page().locator("table-card").nth(4).waitFor();

            assertEquals(5, open.page().locator("table-card").count());
            assertTrue(
                    open.page()
                            .locator("table-card .limits")
                            .first()
                            .innerText()
                            .contains("100 – 10,000"));
            open.walkIn("anna");
            assertThat(open.page().locator("salon-bar .purse")).containsText("5,000");
            open.complainsOfNothing();
        }
    }

    @Test
    void the_first_load_of_a_table_is_small_and_all_from_here() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna");
            open.goTo("ma-mini");
            open.page().locator("baccarat-felt svg").first().waitFor();
            open.untilAtRest();

            // the page's own list, of the lobby and the door too: they are one document
            var addresses = (List<?>) open.run(LOADED + ".map((entry) => entry.name)", "");
            assertTrue(
                    addresses.stream().allMatch(one -> one.toString().startsWith(open.address())),
                    addresses.toString());
            assertTrue(addresses.contains(open.address() + "felt/felt.js"), addresses.toString());
            int bytes =
                    (int)
                            open.run(
                                    LOADED + ".reduce((sum, one) => sum + one.encodedBodySize, 0)",
                                    "");
            assertTrue(bytes < 300_000, bytes + " bytes");
        }
    }

    private static final String LOADED =
            "() => ['navigation', 'resource'].flatMap((kind) =>"
                    + " performance.getEntriesByType(kind))";

    @Test
    void whoever_comes_straight_to_a_table_passes_the_door_and_is_asked_for_chips() {
        try (var open = OpenPage.desktop(data)) {
            open.page().navigate(open.address() + "#table/ma-mini/sit");
            open.page().locator("walk-in input").fill("anna");
            open.page().locator("walk-in button[type=submit]").click();

            open.buy(300);

            open.until("table.model.mine.length === 1");
            open.complainsOfNothing();
        }
    }

    @Test
    void a_visitor_watches_a_table_without_signing_in_and_sits_through_the_door() {
        try (var open = OpenPage.desktop(data)) {
            open.page().navigate(open.address());
            open.page().locator("table-card .watch").first().click();
            open.page().locator("baccarat-felt svg").first().waitFor();
            open.page().locator("salon-bar #sit, #sit").first().click();
            open.page().locator("walk-in input").waitFor();
            open.complainsOfNothing();
        }
    }

    @Test
    void an_address_that_cannot_be_read_is_the_lobby() {
        try (var open = OpenPage.desktop(data)) {
            for (String address : List.of("#%", "#floor/%E0%A4%A", "#book/%zz")) {
                open.page().navigate("about:blank");
                open.page().navigate(open.address() + address);
                open.page().locator("table-card").nth(4).waitFor();
            }
            open.complainsOfNothing();
        }
    }

    @Test
    void the_page_speaks_chinese_in_both_scripts() {
        try (var open = OpenPage.desktop(data)) {
            open.page().navigate(open.address());
            open.page().locator("salon-bar .language").click();
            open.page().locator("text=現有").waitFor();
            open.page().locator("salon-bar .language").click();
            open.page().locator("text=现有").waitFor();

            assertEquals("zh-Hans", open.run("() => document.documentElement.lang", ""));
            open.complainsOfNothing();
        }
    }
}
