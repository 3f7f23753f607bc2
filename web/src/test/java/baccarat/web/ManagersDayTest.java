package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.FirstTables;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A day of a table games manager: a submission from nothing, its objections mended, printed, its
/// table opened, played and closed, and the report looked at.
@Tag("slow")
class ManagersDayTest {

    private static final Map<String, String> TYPED =
            Map.of(
                    "name", "Mini 9",
                    "cards.decks", "8",
                    "table.seats", "7",
                    "vigorish.rate", "5%",
                    "wagers.player.min", "5.00",
                    "wagers.player.max", "500.00",
                    "wagers.banker.min", "5.00",
                    "wagers.banker.max", "500.00",
                    "wagers.tie.min", "5.00",
                    "wagers.tie.max", "100.00");

    private static final Map<String, String> CHOSEN =
            Map.of(
                    "cards.shuffle", "manual",
                    "table.disclosed-card", "discard",
                    "vigorish.collected", "at-payout");

    @TempDir Path data;

    private static Locator section(Page page, String id, String verdict) {
        return page.locator(
                "submission-sections [data-section='%s'][data-verdict='%s']"
                        .formatted(id, verdict));
    }

    /// What an empty form lacks stands at the field that lacks it, and its section has no tick.
    private static void objected(Page page) {
        page.locator("submission-start a[href='#submission/new/ma-mini']").click();
        for (String id : List.of("cards", "table", "irregularities", "vigorish", "wagers")) {
            section(page, id, "objection").waitFor();
        }
        for (String key :
                List.of(
                        "cards.decks",
                        "cards.shuffle",
                        "table.seats",
                        "table.disclosed-card",
                        "vigorish.rate",
                        "wagers.player",
                        "wagers.banker",
                        "wagers.tie")) {
            assertThat(page.locator("submission-field[data-key='%s'] .objection".formatted(key)))
                    .hasCount(1);
        }
        assertThat(page.locator("submission-field[data-key='table.cut'] .objection")).hasCount(0);
    }

    private static void mended(Page page) {
        CHOSEN.forEach(
                (key, value) ->
                        page.locator(
                                        "submission-field[data-key='%s'] button[data-value='%s']"
                                                .formatted(key, value))
                                .click());
        TYPED.forEach((key, value) -> page.locator("input[name='%s']".formatted(key)).fill(value));
        page.locator("input[name='wagers.tie.odds']").fill("12 to 1");
        section(page, "wagers", "warned").waitFor();
        assertThat(page.locator("submission-field[data-key='wagers.tie'] [data-warned]"))
                .containsText("the house loses 23.7");
        page.locator("input[name='wagers.tie.odds']").fill("8 to 1");
        section(page, "wagers", "agrees").waitFor();
        page.locator("submission-side .tag.ok").waitFor();
        assertThat(page.locator("submission-sections [data-verdict='objection']")).hasCount(0);
    }

    private static void printedAndCompared(Page page, Path folder) throws IOException {
        Download document =
                page.waitForDownload(
                        () ->
                                page.locator(".head select[aria-label^='Print']")
                                        .selectOption("document"));
        String text = Files.readString(document.path());
        assertTrue(text.contains("Mini 9") && text.contains("Signature and date"), text);
        assertTrue(text.contains("left out: offered"), "what is left out is named");
        Download sign =
                page.waitForDownload(
                        () ->
                                page.locator(".head select[aria-label^='Print']")
                                        .selectOption("sign"));
        assertTrue(Files.readString(sign.path()).contains("Minimum $5.00"));

        Path other = folder.resolve("other.yaml");
        Files.writeString(other, FirstTables.submission("ma-mini"), StandardCharsets.UTF_8);
        page.locator("submission-side input[type=file]").setInputFiles(other);
        Locator changes = page.locator("submission-side section[aria-labelledby=changes]");
        assertThat(changes).containsText("Other than in other.yaml");
        assertThat(changes).containsText("table.seats");
    }

    private static void slip(Page page, String words, String field, String value) {
        page.locator("table-panel button:has-text('" + words + "')").click();
        page.locator("act-dialog [name=" + field + "]").fill(value);
        page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
        page.locator("act-dialog button[type=submit]").click();
        assertThat(page.locator("act-dialog dialog")).hasCount(0);
    }

    private static void openedPlayedAndClosed(OpenPage open, Page page) {
        Visitor other = open.staff().administrator();
        page.locator("submission-room .keep").click();
        page.locator("submission-room .kept button").click();
        page.locator("act-dialog [name=id]").fill("mini-9");
        page.locator("act-dialog button[type=submit]").click();
        Locator card = page.locator("pit-card a[data-table='mini-9']");
        card.locator(".tag:has-text('Closed')").waitFor();
        card.click();
        slip(page, "Open the table", "tray", "50000");
        Staff.sign(other, "mini-9");
        assertThat(card.locator(".tag:has-text('Closed')")).hasCount(0);

        Watching table = Staff.seated(open.visitor().walkIn("anna"), "anna", "mini-9", 1);
        for (int round = 0; round < 2; round++) {
            Staff.played(table, 1, "banker", "50.00");
        }
        Staff.again(table, "{'command':'Leave','patron':'anna'}");
        table.leave();
        slip(page, "Close the table", "counted", "50000");
        Staff.sign(other, "mini-9");
        card.locator(".tag:has-text('Closed')").waitFor();
    }

    private static void reported(Page page) {
        page.locator("staff-desk nav a[href='#reports']").click();
        Locator row = page.locator("day-table tr[data-row='mini-9']");
        assertThat(row).containsText("100.00");
        assertThat(row).containsText("1,000.00");
        page.locator("reports-room select[name=table]").selectOption("mini-9");
        page.locator("reports-room select[name=by]").selectOption("shift");
        assertThat(page.locator("day-table tr.sum")).containsText("100.00");
        page.route(url -> url.contains("by=wager"), ReportsRoomTest::withAlarm);
        page.locator("reports-room select[name=by]").selectOption("wager");
        assertThat(page.locator("day-table tr[data-alarm=red]"))
                .containsText("this little or less once in 1,455 times");
    }

    @Test
    void from_a_document_to_a_closed_table_and_its_report() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.signIn("fay", "floorperson").page();
            page.navigate(open.address() + "#submission");
            objected(page);
            mended(page);
            printedAndCompared(page, data);
            openedPlayedAndClosed(open, page);
            reported(page);
            open.complainsOfNothing();
        }
    }
}
