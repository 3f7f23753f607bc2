package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The analyst's room.
@Tag("slow")
class AnalystPageTest {

    @TempDir Path data;

    private static Locator edge(Page page, String wager) {
        return page.locator("wager-table tr[data-wager=" + wager + "] .edge");
    }

    private static void waitFor(Locator locator, String text) {
        locator.filter(new Locator.FilterOptions().setHasText(text)).first().waitFor();
    }

    @Test
    void a_shoe_is_edited_by_the_keyboard_and_every_edge_follows() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna");
            Page page = open.page();
            page.locator(".doors >> text=Exact odds").click();
            waitFor(edge(page, "banker"), "1.0579");
            waitFor(edge(page, "dragon-7"), "7.6113");

            page.locator("shoe-editor [data-card='8d']").focus();
            page.locator("shoe-editor [data-card='8d']").click();
            page.keyboard().press("3");
            page.keyboard().press("ArrowRight");
            page.keyboard().press("-");
            waitFor(page.locator("shoe-editor header"), "410 cards of 416");
            waitFor(edge(page, "dragon-7"), "4.3619");

            page.keyboard().press("z");
            page.keyboard().press("z");
            waitFor(edge(page, "dragon-7"), "7.6113");
            page.locator("heat-strip td").first().waitFor();
            assertEquals(9 * 13, page.locator("heat-strip td").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void the_rules_of_a_table_give_its_wagers_and_its_report() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            open.addTable("ma-midi-ez");
            open.walkIn("anna");
            Page page = open.page();
            page.navigate(open.address() + "#analyst");
            edge(page, "banker").waitFor();
            page.locator("exact-odds rules-choice select option[value='table:ma-midi-ez']")
                    .waitFor(
                            new Locator.WaitForOptions()
                                    .setState(
                                            com.microsoft.playwright.options.WaitForSelectorState
                                                    .ATTACHED));
            page.locator("exact-odds rules-choice select")
                    .selectOption(new SelectOption().setValue("table:ma-midi-ez"));
            waitFor(edge(page, "banker"), "1.0183");
            assertEquals(0, edge(page, "dragon-bonus-player").count());

            Download report =
                    page.waitForDownload(() -> page.locator("text=Mathematics report").click());
            assertEquals("report-ma-midi-ez.html", report.suggestedFilename());
            assertTrue(Files.readString(report.path()).contains("Dragon 7"));
            open.complainsOfNothing();
        }
    }

    @Test
    void a_simulation_is_asked_for_watched_stopped_and_held_against_the_exact_edge() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna");
            Page page = open.page();
            page.navigate(open.address() + "#analyst/simulation");
            page.locator("run-form input[name=shoes]").fill("400");
            page.locator("run-form button[type=submit]").click();
            waitFor(page.locator("simulated-shoes [role=status]"), "done");
            page.locator("interval-plot tr[data-wager=banker] circle").waitFor();

            page.locator("run-form input[name=strategy]").fill("martingale:player");
            page.locator("run-form input[name=session]").fill("4");
            page.locator("run-form input[name=bankroll]").fill("300");
            page.locator("run-form button[type=submit]").click();
            page.locator("bankroll-paths path").first().waitFor();
            assertEquals(3, page.locator("bankroll-paths path").count());
            waitFor(page.locator("simulated-shoes td"), "Risk of ruin");

            page.locator("run-form input[name=strategy]").fill("");
            page.locator("run-form input[name=session]").fill("");
            page.locator("run-form input[name=bankroll]").fill("");
            page.locator("run-form input[name=shoes]").fill("900000");
            page.locator("run-form button[type=submit]").click();
            page.locator("text=Stop and keep").click();
            waitFor(page.locator("simulated-shoes [role=status]"), "cancelled");
            open.complainsOfNothing();
        }
    }

    @Test
    void whoever_sits_at_a_table_is_told_no_odds() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 500);
            open.page().navigate(open.address() + "#analyst");

            waitFor(
                    open.page().locator("exact-odds .refused"),
                    "Odds are not available while you are at a table");
            assertEquals(0, open.page().locator("wager-table").count());
        }
    }
}
