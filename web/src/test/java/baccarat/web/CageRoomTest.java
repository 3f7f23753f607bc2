package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.money.HouseKind;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The cage at work, and what its money makes the floor and surveillance do.
@Tag("slow")
class CageRoomTest {

    /// The room looks again every few seconds.
    private static final LocatorAssertions.ContainsTextOptions SOON =
            new LocatorAssertions.ContainsTextOptions().setTimeout(60_000);

    @TempDir Path data;

    private OpenPage money() {
        Settings settings = Settings.USUAL.with(data).founded(HouseKind.MONEY);
        return new OpenPage(OpenCasino.with(settings), 1440, 900);
    }

    /// Pictures for whoever wants to look: `-Dpictures=FOLDER`.
    private static void looks(Page page, String name) {
        for (String theme : List.of("light", "dark")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            String folder = System.getProperty("pictures");
            if (folder != null) {
                page.screenshot(
                        new Page.ScreenshotOptions()
                                .setFullPage(true)
                                .setPath(Path.of(folder, name + "-" + theme + ".png")));
            }
        }
        assertEquals(List.of(), Axe.violations(page), name);
    }

    private static void deposit(Page page, String amount) {
        page.locator("cage-room button:has-text('Deposit for a patron')").click();
        page.locator("act-dialog [name=patron]").fill("pat");
        page.locator("act-dialog [name=amount]").fill(amount);
        page.locator("act-dialog [name=reason]").fill("for play");
        page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
        page.locator("act-dialog button[type=submit]").click();
        page.locator("act-dialog [role=status]").waitFor();
        page.locator("act-dialog button.plain").click();
    }

    @Test
    void the_cage_takes_cash_signs_a_fill_and_takes_the_call() {
        try (var open = money()) {
            PutUp.table(open, "t1", "ma-mini", "sealed", text -> text);
            PutUp.open(open, "t1");
            Visitor fay = open.visitor().signIn("fay", Staff.PASSWORD);
            fay.post("/v1/patrons", "{'name':'pat','password':'a password of pat'}").is(201);
            Page page = open.signIn("cas", "cage").page();
            assertThat(page.locator("cage-room h1")).hasText("Cage");
            deposit(page, "900");
            assertThat(page.locator("cash-day td:has-text('$900.00')").first()).isVisible();

            deposit(page, "2100");
            Locator waits = page.locator("section[aria-labelledby=waits] tbody tr:has-text('pat')");
            assertThat(waits).containsText("waits", SOON);
            String slip = fay.get("/v1/slips").json().path("slips").path(0).path("id").asString();
            fay.post("/v1/slips/" + slip + "/signatures", "{" + Staff.SIGNED + "}").is(200);
            Locator calls = page.locator("cash-calls li");
            assertThat(calls).containsText("pat: $3,000 or more in cash brought today", SOON);
            looks(page, "cage");
            calls.locator("button").click();
            assertThat(calls).containsText("Taken by cas");

            String fill =
                    "{'kind':'fill','amount':'3000.00','chips':{'100.00':30},%s}"
                            .formatted(Staff.SIGNED);
            fay.post("/v1/tables/t1/slips", fill).is(201);
            page.locator("section[aria-labelledby=waits] button:has-text('Sign')").click();
            page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
            page.locator("act-dialog button[type=submit]").click();
            Locator done = page.locator("section[aria-labelledby=last] tr:has-text('Fill')");
            assertThat(done).containsText("done", SOON);
            String paper = String.valueOf(done.locator("a").getAttribute("href"));
            assertTrue(fay.get(paper.replaceFirst("^/api", "")).text().contains("fill No."), paper);
            open.complainsOfNothing();
        }
    }

    @Test
    void a_pin_signs_at_anothers_desk_and_trays_are_counted_by_denomination() {
        try (var open = OpenPage.alone(data)) {
            Page page = open.signIn("sup", "supervisor").page();
            page.navigate(open.address() + "#account");
            page.locator("own-pin [name=pin]").fill("275183");
            page.locator("own-pin [name=password]").fill(Staff.PASSWORD);
            page.locator("own-pin button[value=choose]").click();
            assertThat(page.locator("own-pin [role=status]")).hasText("Your PIN is chosen.");
            looks(page, "account");

            page.navigate(open.address() + "#floor/ma-mini");
            page.locator("table-panel button:has-text('Fill the tray')").click();
            page.locator("act-dialog summary").click();
            page.locator("act-dialog [name='chips-100']").fill("20");
            page.locator("act-dialog [name='chips-25']").fill("40");
            assertThat(page.locator("act-dialog [name=amount]")).hasValue("3000.00");
            looks(page, "fill");
            page.locator("act-dialog [name=password]").fill("275183");
            page.locator("act-dialog button[type=submit]").click();
            page.locator("needs-you li:has-text('$3,000')").waitFor();
            Staff.sign(open.staff().administrator(), "ma-mini");
            assertThat(page.locator("floor-rail a:has-text('No.')")).hasCount(1);
            open.complainsOfNothing();
        }
    }

    @Test
    void surveillance_filters_marks_and_comments_and_a_call_says_who_took_it() {
        try (var open = OpenPage.alone(data)) {
            PutUp.table(open, "t1", "ma-mini", "sealed", text -> text);
            PutUp.open(open, "t1");
            Visitor dan = open.visitor().signIn("dan", Staff.PASSWORD);
            dan.post("/v1/tables/t1/calls", "{'reason':'a dispute at seat 3'}").is(204);
            Page page = open.signIn("eve", "surveillance").page();
            page.locator("event-filter select[name=kind]").selectOption("floor-called");
            Locator row = page.locator("override-list tbody tr");
            assertThat(row).hasCount(1);
            row.click();
            page.locator("event-notes input").fill("camera 7, 12:04");
            page.locator("event-notes button:has-text('Add note')").click();
            assertThat(page.locator("event-notes li")).hasCount(1);
            page.locator("event-notes button:has-text('Mark as seen')").click();
            assertThat(page.locator("event-notes li")).hasCount(2);
            looks(page, "surveillance");
            page.locator("event-filter input[name=unseen]").check();
            assertThat(row).hasCount(0);

            OpenPage floor = open.another().enterAs("fay");
            Page other = floor.page();
            other.locator("needs-you li:has-text('a dispute at seat 3') button").click();
            assertThat(other.locator("calls-panel tr")).containsText("fay");
            other.locator("handover-panel textarea").fill("seat 3 wants the manager");
            other.locator("handover-panel button:has-text('Leave the note')").click();
            assertThat(other.locator("handover-panel article")).containsText("not read yet");
            looks(other, "floor");

            page.locator("wall-display button").first().click();
            page.locator("wall-display [name=password]").fill(Staff.PASSWORD);
            page.locator("wall-display button.primary").click();
            assertThat(page.locator("wall-display .tag")).containsText("Display until");
            assertTrue(Staff.significant(fay(open), "floor-called").contains("\"kind\":\"taken\""));
            open.complainsOfNothing();
        }
    }

    private static Visitor fay(OpenPage open) {
        return open.visitor().signIn("fay", Staff.PASSWORD);
    }
}
