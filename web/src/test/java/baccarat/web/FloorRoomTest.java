package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pits, as a floorperson runs them.
@Tag("slow")
class FloorRoomTest {

    private static final String WRONG_FILL =
            "{'kind':'fill','amount':'9999999.00'," + Staff.SIGNED + "}";

    @TempDir Path data;

    private static void ask(Page page, String words, String field, String value) {
        page.locator("table-panel button:has-text('" + words + "')").click();
        page.locator("act-dialog [name=" + field + "]").fill(value);
        page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
        page.locator("act-dialog button[type=submit]").click();
        gone(page.locator("act-dialog dialog"));
    }

    private static void gone(Locator locator) {
        locator.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /// A house in another time zone.
    private static void inBoston(Route route) {
        route.fulfill(
                new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(
                                "{\"kind\":\"play\",\"guests\":true,\"dayBegins\":6,"
                                        + "\"timeZone\":\"America/New_York\"}"));
    }

    @Test
    void a_table_closes_and_opens_with_a_second_signature_of_somebody_else() {
        try (var open = OpenPage.alone(data)) {
            Visitor other = open.staff().administrator();
            open.page().route("**/api/v1/house", FloorRoomTest::inBoston);
            Page page = open.signIn("fay", "floorperson").page();
            assertThat(page.locator("staff-desk .clock")).hasText(Pattern.compile("E[SD]T$"));
            Locator card = page.locator("pit-card a[data-table=ma-mini]");
            card.click();

            ask(page, "Close the table", "counted", "2000000");
            Locator waits = page.locator("needs-you li:has-text('closing, one signature')");
            waits.waitFor();
            assertEquals("Withdraw", waits.locator("button").innerText());
            Staff.sign(other, "ma-mini");
            card.locator(".tag:has-text('Closed')").waitFor();

            ask(page, "Open the table", "tray", "3000000");
            page.locator("needs-you li:has-text('Opening of $3,000,000, signed by fay')").waitFor();
            assertEquals(1, card.locator(".tag:has-text('Closed')").count());
            Staff.sign(other, "ma-mini");
            card.locator("strong:has-text('$3,000,000')").waitFor();
            assertThat(page.locator("table-panel [data-figure=closer]").last())
                    .hasText("$2,000,000.00");
            assertThat(page.locator("table-panel [data-figure=opener]").last())
                    .hasText("$3,000,000.00");
            gone(card.locator(".tag:has-text('Closed')"));

            // A fill that somebody else asked for by mistake
            other.post("/v1/tables/ma-mini/slips", WRONG_FILL).is(201);
            Locator wrong = page.locator("needs-you li:has-text('$9,999,999')");
            wrong.locator("button:has-text('Cancel the slip')").click();
            page.locator("act-dialog button[type=submit]").click();
            gone(wrong);
            assertTrue(Staff.significant(other, "slip-cancelled").contains("signed by ada"));
            open.complainsOfNothing();
        }
    }

    @Test
    void a_table_that_was_put_up_by_mistake_is_taken_away() {
        try (var open = OpenPage.alone(data)) {
            PutUp.table(open, "t1", "ma-mini", "sealed", text -> text);
            Page page = open.signIn("fay", "floorperson").page();
            page.locator("pit-card a[data-table=ma-mini]").click();
            assertThat(page.locator("table-panel button:has-text('Take the table away')"))
                    .hasCount(0);
            page.locator("pit-card a[data-table=t1]").click();
            page.locator("table-panel button:has-text('Take the table away')").click();
            page.locator("act-dialog button[type=submit]").click();
            gone(page.locator("pit-card a[data-table=t1]"));
            open.complainsOfNothing();
        }
    }

    @Test
    void a_table_stops_for_a_reason_and_goes_on_and_what_is_refused_changes_nothing() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.signIn("fay", "floorperson").page();
            Locator card = page.locator("pit-card a[data-table=ma-midi]");
            card.click();
            card.locator(".results span").first().waitFor();

            page.locator("table-panel button:has-text('Stop the table')").click();
            page.locator("act-dialog button[type=submit]").click();
            assertTrue(page.locator("act-dialog dialog").isVisible(), "a reason is asked for");
            page.locator("act-dialog textarea").fill("a spilled drink");
            page.locator("act-dialog button[type=submit]").click();
            Locator need = page.locator("needs-you li:has-text('a spilled drink')");
            need.waitFor();
            assertThat(card).containsText("Stopped: a spilled drink");
            need.locator("button").click();
            gone(need);
            open.complainsOfNothing();

            assertEquals(
                    0, page.locator("table-panel button:has-text('Correct a payout')").count());
            // Others of the floor's buttons come and go with the round, and would move under a
            // pointer.
            page.locator("table-panel button:has-text('Write off a debt')").dispatchEvent("click");
            page.locator("act-dialog [name=patron]").fill("nobody");
            page.locator("act-dialog textarea").fill("a torn marker");
            page.locator("act-dialog [name=password]").fill("not the right one");
            page.locator("act-dialog button[type=submit]").click();
            page.locator("act-dialog .refused:has-text('nothing was signed')").waitFor();
            page.locator("act-dialog button:has-text('Cancel')").click();
            gone(page.locator("act-dialog dialog"));
        }
    }
}
