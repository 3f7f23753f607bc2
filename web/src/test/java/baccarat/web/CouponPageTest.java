package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A match play coupon from the floor's page to the felt.
@Tag("slow")
class CouponPageTest {

    @TempDir Path data;

    /// Nothing lies over its end, on a small desk and on a phone.
    private static void assertIsWhollyThere(Page page, String button) {
        for (int width : List.of(1280, 390)) {
            page.setViewportSize(width, 844);
            page.waitForFunction(
                    """
                    (selector) => {
                      const find = (root) => root.querySelector(selector) ?? [...root.querySelectorAll('*')]
                        .map((one) => one.shadowRoot && find(one.shadowRoot)).find(Boolean);
                      const button = find(document);
                      const box = button?.getBoundingClientRect();
                      return box && [box.left + 2, box.right - 2].every((x) =>
                        button.getRootNode().elementFromPoint(x, box.top + box.height / 2) === button);
                    }
                    """,
                    button);
        }
        page.setViewportSize(1440, 900);
    }

    @Test
    void a_second_floorperson_signs_a_coupon_and_the_patron_lays_it_beside_a_wager() {
        try (var open = OpenPage.alone(data)) {
            Page patron = open.walkIn("anna").goTo("ma-midi").sitAt("3", 2_000).page();
            patron.locator("[data-do=DeclineCut]").click();
            Visitor gus = open.staff().hire("gus", "floorperson");
            gus.post(
                            "/v1/tables/ma-midi/coupons",
                            "{'patron':'anna','value':'150.00','reason':'a birthday',%s}"
                                    .formatted(Staff.SIGNED))
                    .is(201);

            open.staff().hire("fay", "floorperson");
            Page floor = open.another().enterAs("fay").page();
            floor.navigate(open.address() + "#floor/ma-midi");
            Locator slip =
                    floor.locator(
                            "needs-you li:has-text('Coupon of $150 for anna, signed by gus')");
            slip.locator("button:text-is('Sign')").click();
            floor.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
            floor.locator("act-dialog button[type=submit]").click();

            assertThat(patron.locator("[data-coupon='150.00']"))
                    .containsText("You hold a coupon of 150");
            patron.locator("[data-chip='100']").click();
            patron.locator("button[data-wager=player]").first().click();
            assertThat(patron.locator("[data-coupon='150.00']")).isVisible();
            patron.locator("button[data-wager=player]").first().click();
            assertIsWhollyThere(patron, "[data-do=PlaceCoupon][data-wager=player]");
            patron.locator("[data-do=PlaceCoupon][data-wager=player]").click();
            open.until("table.live.view.layout.some((one) => one.coupon === '150.00')");
            assertThat(patron.locator("baccarat-felt .tag:has-text('coupon 150')")).isVisible();
            open.complainsOfNothing();
        }
    }
}
