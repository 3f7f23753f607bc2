package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import baccarat.server.Staff;
import baccarat.server.Watching;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The reports room: what a day brought beside what was to be expected.
@Tag("slow")
class ReportsRoomTest {

    private static final List<String> KINDS =
            List.of("pit", "shift", "hour", "wager", "dealer", "table");

    @TempDir Path data;

    private static void play(OpenPage open) {
        Watching table = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 1);
        Staff.played(table, 1, "tie", "5.00");
        Staff.played(table, 1, "banker", "50.00");
    }

    /// Chooses what a row is, and gives what the house answered.
    private static JsonNode chosen(Page page, String by) {
        Response response =
                page.waitForResponse(
                        it -> it.url().contains("/reports/day?") && it.url().contains("by=" + by),
                        () -> page.locator("reports-room select[name=by]").selectOption(by));
        return Json.MAPPER.readTree(response.text());
    }

    private static String figure(String text) {
        String grouped = String.format(java.util.Locale.ROOT, "%,.2f", Double.parseDouble(text));
        return grouped.replace('-', '\u2212');
    }

    private static void shows(Page page, JsonNode row, boolean isByWager) {
        String name = row.path("name").asString();
        Locator line = page.locator("day-table tr[data-row='%s']".formatted(name));
        Locator cells = line.locator("td.figure");
        assertThat(cells.nth(0)).hasText(String.valueOf(row.path("rounds").asInt()));
        assertThat(cells.nth(3)).hasText(figure(row.path("handle").asString()));
        if (!isByWager) {
            assertThat(cells.nth(4)).hasText(figure(row.path("drop").asString()));
        }
        assertThat(cells.nth(5)).hasText(figure(row.path("win").asString()));
        assertThat(cells.nth(7)).hasText(figure(row.path("vigorish").asString()));
        assertThat(cells.nth(8)).hasText(figure(row.path("owed").asString()));
        assertThat(cells.nth(9)).hasText(figure(row.path("theoretical").asString()));
        assertThat(cells.nth(10)).hasText(figure(row.path("deviation").asString()));
    }

    @Test
    void every_kind_of_row_shows_what_the_house_answers() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            play(open);
            Page page = open.signIn("fay", "floorperson").page();
            page.locator("staff-desk nav a[href='#reports']").click();
            page.locator("day-table tr.sum").waitFor();
            for (String by : KINDS) {
                JsonNode report = chosen(page, by);
                page.locator("day-table table[data-by=%s]".formatted(by)).waitFor();
                report.path("rows").forEach(row -> shows(page, row, by.equals("wager")));
                assertThat(page.locator("day-table tbody tr")).hasCount(report.path("rows").size());
            }
            assertTrue(page.locator("day-chart circle").count() > 0);
            for (String theme : List.of("dark", "light")) {
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
                assertEquals(List.of(), Axe.violations(page));
            }
            Download csv =
                    page.waitForDownload(
                            () -> page.locator("reports-room a[href*='form=csv']").click());
            assertTrue(Files.readString(csv.path()).startsWith("name,rounds,"));
            Download sheet =
                    page.waitForDownload(
                            () -> page.locator("reports-room a[href*='form=html']").click());
            assertTrue(Files.readString(sheet.path()).contains("Prepared by"));
            open.complainsOfNothing();
        }
    }

    /// The house's own answer, but for a row that luck did not make.
    static void withAlarm(Route route) {
        ObjectNode answer = answer(route);
        red(answer.path("rows").get(0));
        route.fulfill(new Route.FulfillOptions().setBody(answer.toString()));
    }

    private static ObjectNode answer(Route route) {
        return (ObjectNode) Json.MAPPER.readTree(route.fetch().text());
    }

    private static void red(JsonNode row) {
        ((ObjectNode) row)
                .put("z", "-3.2000")
                .put("alarm", "red")
                .put("times", 1455)
                .put("exact", true);
    }

    static void withAlarms(Route route) {
        ObjectNode answer = answer(route);
        red(answer.path("rows").get(0));
        ((ObjectNode) answer.path("rows").get(1))
                .put("z", "2.1000")
                .put("alarm", "amber")
                .put("times", 56);
        route.fulfill(new Route.FulfillOptions().setBody(answer.toString()));
    }

    @Test
    void what_is_beyond_two_and_three_deviations_is_marked_and_said_in_words() {
        try (var open = OpenPage.desktop(data)) {
            play(open);
            Page page = open.signIn("sue", "surveillance").page();
            page.route(url -> url.contains("by=wager"), ReportsRoomTest::withAlarms);
            page.navigate(open.address() + "#reports");
            page.locator("day-table tr.sum").waitFor();
            page.locator("reports-room select[name=by]").selectOption("wager");
            Locator red = page.locator("day-table tr[data-alarm=red]");
            assertThat(red).containsText("▲ red");
            assertThat(red).containsText("this little or less once in 1,455 times");
            assertThat(red).containsText("counted exactly");
            Locator amber = page.locator("day-table tr[data-alarm=amber]");
            assertThat(amber).containsText("this much or more once in 56 times");
            assertThat(page.locator("day-table circle.bad")).hasCount(1);
            assertThat(page.locator("day-table circle.warn")).hasCount(1);
            open.complainsOfNothing();
        }
    }

    @Test
    void a_day_without_rounds_says_so_and_a_dealer_has_no_reports() {
        try (var open = OpenPage.alone(data)) {
            Page page = open.signIn("dan", "dealer").page();
            assertThat(page.locator("staff-desk nav a[href='#reports']")).hasCount(0);
            page.navigate(open.address() + "#reports");
            page.locator("sign-in input[name=name]").waitFor();
            assertThat(page.locator("reports-room")).hasCount(0);
            page.locator("sign-in input[name=name]").fill("ada");
            page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
            page.locator("sign-in button[type=submit]").click();
            page.locator("reports-room input[name=day]").fill("2020-01-31");
            page.locator("reports-room .empty:has-text('No round is over yet')").waitFor();
            assertThat(page.locator("reports-room a[href*='day=2020-01-31']")).hasCount(2);
            open.complainsOfNothing();
        }
    }
}
