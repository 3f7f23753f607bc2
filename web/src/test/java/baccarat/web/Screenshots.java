package baccarat.web;

import baccarat.cards.ShoeStream;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Pace;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures of every page, in light and dark, on a phone and on a desk: `scripts/screenshots`. Not
/// a test, and not run with them. Every shoe comes from the same bytes, so that the cards repeat.
class Screenshots {

    private static final Map<String, int[]> SIZES =
            Map.of("phone", new int[] {390, 844}, "desk", new int[] {1440, 900});

    /// Time enough to look at everything.
    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(60),
                    Duration.ofSeconds(9),
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(3),
                    Duration.ofSeconds(12));

    /// Rounds enough for the roads in some seconds.
    private static final Pace BRISK =
            new Pace(
                    Duration.ofMillis(10),
                    Duration.ofMillis(500),
                    Duration.ofMillis(200),
                    Duration.ofMillis(100),
                    Duration.ofMillis(500));

    private static final Path FOLDER =
            Path.of(System.getProperty("screenshots", "target/screenshots"));

    @TempDir Path data;

    private static OpenPage open(Path data, Pace pace) {
        Settings settings = Settings.USUAL.with(data).with(pace).withRegulars(3);
        return new OpenPage(
                OpenCasino.withChance(settings, () -> new ShoeStream(7, 1).bytes()), 1440, 900);
    }

    private static void picture(Page page, String name) {
        SIZES.forEach(
                (size, pixels) -> {
                    page.setViewportSize(pixels[0], pixels[1]);
                    for (String theme : List.of("dark", "light")) {
                        page.evaluate(
                                "theme => (document.documentElement.dataset.theme = theme)", theme);
                        page.waitForTimeout(300);
                        page.screenshot(
                                new Page.ScreenshotOptions()
                                        .setPath(
                                                FOLDER.resolve(
                                                        name + "-" + size + "-" + theme + ".png")));
                    }
                });
        page.setViewportSize(1440, 900);
    }

    private static void visit(OpenPage open, String place, String until) {
        open.page().navigate(open.address() + place);
        open.page().locator(until).first().waitFor();
        open.page().waitForTimeout(800);
        picture(open.page(), place.substring(1).replaceAll("[^a-z0-9]+", "-").replaceAll("-$", ""));
    }

    private static void leave(OpenPage open) {
        open.page().locator("staff-desk >> text=Sign out").click();
        open.page().locator("sign-in").waitFor();
    }

    /// A table plays while somebody is there, so each is visited first.
    @Test
    void what_somebody_sees_who_looks_around() {
        try (var open = open(data, BRISK)) {
            open.walkIn("anna");
            for (String table :
                    List.of("ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier", "wa-mini")) {
                open.goTo(table);
                open.until(
                        "table.table === '" + table + "' && table.live?.view?.results.length > 5");
            }
            open.page().navigate(open.address() + "#");
            open.page().locator("table-card").nth(4).waitFor();
            open.page().waitForTimeout(1_000);
            picture(open.page(), "lobby");
        }
    }

    @Test
    void what_a_patron_sees() {
        try (var open = open(data, PACE)) {
            open.addTable("ma-mini-everything");
            Page page = open.page();
            open.walkIn("anna").goTo("ma-mini-everything").sitAt("1", 2_000);
            open.until("table.model.isOpen && table.live.view.clock.until");
            page.locator("baccarat-felt button.area").all().forEach(Locator::click);
            picture(page, "wagers");
            page.locator("salon-table button.seal").click();
            page.locator("trust-panel dialog[open]").waitFor();
            picture(page, "trust");
        }
    }

    @Test
    void what_a_patron_sees_who_turns_a_hand() {
        try (var open = open(data, PACE)) {
            Page page = open.page();
            open.walkIn("anna").goTo("wa-mini");
            open.until("table.model.story.calls.includes('RESULT')");
            picture(page, "result");
            open.goTo("ma-baccarat");
            open.until(
                    "table.table === 'ma-baccarat' && table.model.story.calls.includes('RESULT')");
            picture(page, "big-table");
            open.goTo("ma-midi").sitAt("1", 5_000);
            open.until("table.model.isOpen && table.live.view.clock.until");
            page.locator("[data-chip='1000']").click();
            page.locator("button[data-wager=player]").first().click();
            page.locator("squeezed-card").first().waitFor();
            page.locator("squeezed-card").first().focus();
            for (int press = 0; press < 6; press++) {
                page.keyboard().press("Space");
            }
            picture(page, "squeeze");
        }
    }

    @Test
    void what_the_staff_see() {
        try (var open = open(data, PACE)) {
            visit(open, "#display/ma-mini", "display-roads svg");
            visit(open, "#staff", "sign-in");
            visit(open, "#book/ma-mini/13(c)", "clause-page");
            visit(open, "#book/readings/14", "book-readings h1");
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            Watching cora = console.guest("cora", 6);
            console.until("Wagers are open", cora);
            cora.must("{'command':'PlaceWager','spot':'6','wager':'banker','stake':'200.00'}");
            console.until("Call the result", cora);
            picture(open.page(), "console");
            visit(open, "#analyst", "heat-strip td");
            visit(open, "#analyst/simulation", "run-form");
            open.page().locator("run-form input[name=shoes]").fill("2000");
            open.page().locator("run-form input[name=strategy]").fill("flat:banker");
            open.page().locator("run-form input[name=session]").fill("10");
            open.page().locator("run-form button[type=submit]").click();
            open.page().locator("bankroll-paths path").first().waitFor();
            picture(open.page(), "strategy");
            leave(open);
            open.signIn("flo", "floorperson");
            visit(open, "#floor/ma-mini", "pit-card");
            visit(open, "#submission/table/ma-mini", "submission-room input");
            leave(open);
            open.signIn("sue", "surveillance");
            visit(open, "#surveillance/wa-mini/1", "surveillance-room section");
            leave(open);
            open.enterAs("ada");
            visit(open, "#people", "people-room td");
        }
    }
}
