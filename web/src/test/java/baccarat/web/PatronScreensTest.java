package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pages of a patron on a desk, a phone upright and held sideways, a tablet upright, a laptop
/// at 200% and a large screen, by hand, by keyboard and by axe.
@Tag("slow")
class PatronScreensTest {

    private static final List<int[]> SIZES =
            List.of(
                    new int[] {1280, 800},
                    new int[] {390, 844},
                    new int[] {844, 390},
                    new int[] {820, 1180},
                    new int[] {640, 400},
                    new int[] {1920, 1080});

    private static final List<int[]> NARROW = SIZES.subList(1, 5);

    @TempDir Path data;

    private final List<String> found = new ArrayList<>();

    private void everywhere(OpenPage open, String where) {
        at(SIZES, open, where);
    }

    private void at(List<int[]> sizes, OpenPage open, String where) {
        Page page = open.page();
        for (int[] size : sizes) {
            page.setViewportSize(size[0], size[1]);
            open.untilAtRest();
            note(where + " at " + size[0], Reach.faults(page));
        }
    }

    private void note(String where, List<String> faults) {
        faults.forEach(fault -> found.add(where + ": " + fault));
    }

    /// On the screen with the least room.
    private void byKeyboardAndAxe(OpenPage open, String where) {
        Page page = open.page();
        page.setViewportSize(640, 400);
        open.untilAtRest();
        note(where + ", axe", Axe.violations(page));
        note(where + ", by keyboard", Reach.faultsByKeyboard(page));
    }

    private void visit(OpenPage open, String address, String until) {
        open.page().navigate(open.address() + address);
        open.page().locator(until).first().waitFor();
        at(NARROW, open, address);
        byKeyboardAndAxe(open, address);
    }

    @Test
    void the_pages_of_a_patron_have_every_control_in_reach() {
        try (var open = OpenPage.patient(data)) {
            Page page = open.page();
            visit(open, "#how", "third-chart td");
            visit(open, "#shoes/ma-mini", "check-shoe form");
            visit(open, "#side/ma-mini/wa-mini", "side-by-side iframe");
            visit(open, "#", "table-card");
            page.setViewportSize(844, 390);
            page.locator("#sign-in").click();
            page.locator("patron-door .other").click();
            at(NARROW, open, "opening an account");
            page.locator("patron-door input[name=name]").fill("pat");
            page.locator("patron-door input[name=password]").fill(Staff.PASSWORD);
            page.locator("patron-door button[type=submit]").click();
            page.locator("salon-bar .purse").waitFor();

            page.setViewportSize(1280, 800);
            open.goTo("ma-mini").sitAt("1", 500);
            open.until("table.model.isOpen && table.live.view.clock.until");
            page.locator("button[data-wager=banker]").first().click();
            open.until("table.live.view.layout.some((one) => one.spot === '1')");
            page.locator(".leave").click();
            at(NARROW, open, "leaving");
            page.keyboard().press("Escape");
            open.wagersClose();
            open.until("table.model.story.calls.includes('RESULT')");
            open.later();
            open.until("table.model.isOpen");

            page.navigate(open.address() + "#shoes/ma-mini/1");
            page.locator("check-shoe button[type=submit]").click();
            page.locator("[data-verdict]").waitFor();
            at(NARROW, open, "a shoe that was checked");
            page.navigate(open.address() + "#me");
            page.locator("own-rounds summary").first().click();
            page.locator("round-steps").waitFor();
            at(NARROW, open, "#me");
            byKeyboardAndAxe(open, "#me");
            visit(open, "#your-data", "your-data button");
            visit(open, "#", "table-card");
            assertEquals("", String.join("\n", found));
            open.complainsOfNothing();
        }
    }

    /// With every wager that there is, where the screen is fullest.
    @Test
    void a_table_has_every_control_in_reach() {
        try (var open = OpenPage.patient(data)) {
            Page page = open.page();
            open.addTable("ma-mini-everything");
            open.walkIn("anna").goTo("ma-mini-everything");
            open.until("table.model.canSit");
            everywhere(open, "watching");
            page.setViewportSize(1280, 800);
            open.sitAt("1", 4_000);
            open.until("table.model.isOpen && table.live.view.clock.until");
            page.locator("[data-chip='100']").click();
            page.locator("button[data-wager=player]").first().click();
            open.until("table.live.view.layout.some((one) => one.spot === '1')");
            everywhere(open, "wagers");
            byKeyboardAndAxe(open, "wagers");
            assertEquals("", String.join("\n", found));
            open.complainsOfNothing();
        }
    }

    @Test
    void what_sticks_out_is_covered_or_is_too_small_is_found() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.navigate(open.address());
            page.locator("table-card").nth(4).waitFor();
            assertEquals(List.of(), Reach.faults(page));
            page.evaluate(
                    """
                    () => {
                      const put = (name, words, css) => {
                        const one = document.createElement(name);
                        one.textContent = words;
                        one.style.cssText = 'position: fixed; ' + css;
                        document.body.append(one);
                      };
                      put('button', 'out', 'left: 1400px; top: 300px; width: 90px');
                      put('button', 'under', 'left: 600px; top: 400px; width: 60px');
                      put('div', 'over', 'left: 590px; top: 380px; width: 90px; height: 90px');
                      put('button', '', 'left: 20px; top: 400px; width: 9px; height: 9px; padding: 0');
                    }""");
            List<String> faults = Reach.faults(page);
            for (String fault : List.of("out: sticks out", "under: lies under", ": 9 by 9")) {
                assertTrue(faults.stream().anyMatch(one -> one.contains(fault)), fault + faults);
            }
            assertEquals(List.of(), faults.stream().filter(one -> one.contains("table")).toList());
        }
    }
}
