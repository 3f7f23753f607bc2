package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ShoeStream;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.tables.Pace;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// House Money from the felt to the cage. The shoe and the browser's share in it come from known
/// bytes: in its first round the Banker's Hand has a pair, draws a third card and wins.
@Tag("slow")
class HouseMoneyTest {

    private static final int A_PAIR_AND_A_WIN = 723;

    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(80),
                    PagePaces.A_WHILE,
                    Duration.ofSeconds(1),
                    PagePaces.A_WHILE,
                    PagePaces.A_WHILE);

    @TempDir Path data;

    private OpenPage open() {
        Settings settings = Settings.USUAL.with(data).with(PACE).withRegulars(0);
        return OpenPage.patient(
                clock ->
                        OpenCasino.withChance(
                                settings, clock, () -> new ShoeStream(A_PAIR_AND_A_WIN, 1).bytes()),
                1440,
                900);
    }

    /// 100 on the Banker and 5 on House Money: a pair wins 15, which goes to the Banker; 115 wins
    /// 115, and 5% of that are marked.
    @Test
    void a_pair_is_pressed_and_marked_vigorish_is_paid_on_leaving() {
        try (var open = open()) {
            Page page = open.page();
            page.addInitScript("crypto.getRandomValues = (bytes) => bytes.fill(7)");
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 500);
            page.locator("[data-do=DeclineCut]").click();
            open.until("table.model.isOpen");
            page.locator("[data-chip='100']").click();
            page.locator("button[data-wager=banker]").first().click();
            page.locator("[data-chip='5']").click();
            page.locator("button[data-wager=house-money]").first().click();

            open.until("table.live.view.layout.length === 2");
            open.wagersClose();
            Locator offer = page.locator("[data-turn=house-money]");
            offer.waitFor();
            assertEquals("House Money wins 15", offer.locator("h2").innerText());
            int left = Integer.parseInt(offer.locator("[role=timer]").innerText());
            // the browser's clock is behind the casino's by as much as that was set ahead
            assertTrue(
                    0 < left && left <= 2 * PagePaces.A_WHILE.toSeconds(),
                    "the time that is left: " + left);
            assertEquals("Take 15", page.locator("[data-do=Take]").innerText());
            Locator press = page.locator("[data-do='Press BANKER']");
            assertEquals("Press to Banker: 115", press.innerText());
            press.click();
            open.until("table.live.view.phase.name === 'Clearing'");
            assertEquals("630", page.locator("[data-rack]").innerText());
            assertEquals("130", page.locator("round-panel [data-sum]").getAttribute("data-sum"));
            Locator box = page.locator("baccarat-felt g:has(> [data-box='1'])");
            assertEquals("5.75", box.locator("text.owed").textContent());
            open.later();
            open.until("table.model.story.over");

            page.locator(".leave").click();
            page.locator("[data-leave=go]").click();
            open.until("table.model.mine.length === 0 && table.me.account === '5124.25'");
            page.navigate(open.address() + "#");
            page.locator("table-card").first().waitFor();
            assertThat(page.locator("salon-bar .purse")).containsText("5,124.25");
            open.complainsOfNothing();
        }
    }

    /// Where only half of it may be pressed, the other half is paid; a lost hand takes the press
    /// with it.
    @Test
    void what_a_round_came_to_counts_what_was_paid_and_what_was_pressed() {
        try (var open = open()) {
            open.page().navigate(open.address());
            Object sums =
                    open.run(
                            """
                            async () => {
                              const { NO_ROUND, sum, told } = await import('/model/story.js');
                              const step = (wager, action, amount) => ({ spot: '1', wager, action, amount });
                              const why = { clauses: [], because: [] };
                              const layout = ['banker', 'house-money'].map((wager) => ({ spot: '1', wager }));
                              const pair = { event: 'HouseMoneySettled', ...why,
                                steps: [step('HOUSE_MONEY', 'PRESS', '15.00'), step('HOUSE_MONEY', 'PAY', '15.00')] };
                              const after = told({ ...NO_ROUND, layout }, pair, {});
                              const end = (action, amount) => sum(told(after, { event: 'Settled', ...why, step: step('BANKER', action, amount) }, {}), ['1']);
                              return [end('PAY', '115.00'), end('COLLECT', '115.00'), end('RETURN', '115.00')];
                            }""",
                            "");
            assertEquals(List.of(145, -85, 30), sums);
        }
    }
}
