package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A patron opens an account, looks after it, and takes a break, on a phone.
@Tag("slow")
class OwnAccountPageTest {

    /// Phone upright and across, 200% of a laptop, tablet.
    private static final List<int[]> SIZES =
            List.of(
                    new int[] {844, 390},
                    new int[] {720, 450},
                    new int[] {820, 1180},
                    new int[] {390, 844});

    @TempDir Path data;

    private static void fits(Page page) {
        for (int[] size : SIZES) {
            page.setViewportSize(size[0], size[1]);
            assertEquals(
                    0,
                    page.evaluate(
                            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"),
                    size[0] + " by " + size[1]);
            assertEquals(List.of(), Axe.violations(page));
        }
    }

    @Test
    void a_patron_opens_an_account_limits_it_and_takes_a_break() {
        try (var open = OpenPage.phone(data)) {
            Page page = open.page();
            page.navigate(open.address());
            page.locator("table-card").nth(4).waitFor();
            fits(page);
            page.locator("salon-rooms >> text=Sign in").click();
            page.locator("patron-door .other").click();
            page.locator("patron-door input[name=name]").fill("pat");
            page.locator("patron-door input[name=password]").fill(Staff.PASSWORD);
            page.locator("patron-door button[type=submit]").click();
            page.locator("salon-bar .purse").click();

            Locator account = page.locator("my-account");
            assertThat(account.locator("header")).containsText("5,000 at the cage");
            assertThat(account.locator("table")).containsText("the house");
            Locator loss = account.locator("[data-limit=loss]");
            loss.locator("input").fill("120");
            loss.locator("button[type=submit]").click();
            assertThat(loss).containsText("Limit 120");
            loss.locator("button[type=button]").click();
            assertThat(loss).containsText("No limit from");
            assertThat(loss).containsText("Limit 120");
            account.locator("#again").click();
            assertThat(account.locator(".wrong").first()).containsText("at most a tenth");
            fits(page);

            account.locator("select").selectOption("week");
            account.locator("own-limits section").last().locator("form button").click();
            account.locator("#go").click();
            page.locator("#walk-in").waitFor();
            page.locator("salon-rooms >> text=Sign in").click();
            page.locator("patron-door input[name=name]").fill("pat");
            page.locator("patron-door input[name=password]").fill(Staff.PASSWORD);
            page.locator("patron-door button[type=submit]").click();
            assertThat(page.locator("patron-door .wrong")).containsText("asked to be kept out");
        }
    }

    @Test
    void every_round_of_ones_own_opens_to_its_steps_and_clauses() {
        try (var open = OpenPage.patient(data)) {
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 500);
            open.until("table.model.isOpen && table.live.view.clock.until");
            open.page().locator("button[data-wager=banker]").first().click();
            open.until("table.live.view.layout.some((one) => one.spot === '1')");
            open.wagersClose();
            open.until("table.live.view.phase.name === 'Clearing'");
            assertThat(open.page().locator("[data-do=ready]")).hasText("Next round");
            open.page().locator("[data-do=ready]").click();
            open.until("table.model.isOpen");
            open.page().navigate(open.address() + "#me");
            Locator round = open.page().locator("own-rounds details").first();
            round.locator("summary").click();
            assertThat(round.locator("ul li")).hasCount(1);
            assertThat(round.locator("ol li").first()).containsText("§");
            walksThrough(round);
            open.page().navigate(open.address());
            assertThat(open.page().locator(".since")).containsText("rounds 1,");
            assertThat(open.page().locator("table-card .sit").first()).containsText("Return");
            assertThat(open.page().locator("table-card .seats").first())
                    .containsText("Your seat 1");
            open.complainsOfNothing();
        }
    }

    /// From the first step, without a card, to the last, where the cards are those of the list.
    private static void walksThrough(Locator round) {
        Locator steps = round.locator("round-steps");
        assertThat(steps.locator("playing-card")).hasCount(0);
        assertThat(steps.locator("[data-do=back]")).isDisabled();
        int shown = round.locator("summary playing-card").count();
        Locator on = steps.locator("[data-do=on]");
        boolean sawAClause = false;
        while (steps.locator("playing-card").count() < shown) {
            on.focus();
            on.press("Enter");
            sawAClause |= steps.locator("[data-step]").innerText().contains("§");
        }
        assertTrue(sawAClause);
        steps.locator("[data-do=back]").click();
        assertThat(on).isEnabled();
    }
}
