package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A shoe from its cut to its end, as the page of whoever cut it sees it. The cover card comes out
/// in the first round, so that nobody waits for seventy others.
@Tag("slow")
class WholeShoeTest {

    private static final Set<String> BETWEEN_ROUNDS = Set.of("AcceptingWagers", "Preparing");

    @TempDir Path data;

    @Test
    void when_the_seal_is_opened_the_page_has_checked_every_card_of_the_shoe() {
        try (var open = OpenPage.alone(data)) {
            var crew = Crew.at(open, "t1", "ma-mini");
            Page page = open.page();
            open.walkIn("anna").goTo("t1").sitAt("3", 500);
            crew.untilPhase("OfferingCut");
            page.locator("[data-do=AcceptCut]").click();
            page.locator("[data-do=CutCards]").click();
            crew.placeTheCoverCardEarly();
            crew.untilPhase("AcceptingWagers");
            open.until("table.keeper.hasMyNonce && table.keeper.sawTheSealFirst");

            int rounds = 0;
            while (crew.phase().equals("AcceptingWagers")) {
                assertEquals(0, page.locator("[data-trust=opened]").count());
                open.until("table.model.isOpen && !table.live.view.layout.length");
                page.locator("button[data-wager=tie]").first().click();
                open.until("table.live.view.layout.length === 1");
                crew.untilPhase("Clearing");
                open.until("table.live.view.phase.name === 'Clearing'");
                crew.until(_ -> BETWEEN_ROUNDS.contains(crew.phase()));
                rounds++;
            }

            page.locator("[data-trust=opened]").waitFor();
            assertEquals(
                    "The last shoe was opened: all 416 cards were right",
                    page.locator("[data-trust=opened]").innerText());
            assertEquals(0, page.locator("[data-trust=failed]").count());
            assertTrue(2 <= rounds && rounds <= 4, rounds + " rounds");
            anybodyChecksItAfterwards(open);
            open.complainsOfNothing();
        }
    }

    /// With the keyboard alone, from the list of shoes.
    private static void anybodyChecksItAfterwards(OpenPage open) {
        Page page = open.page();
        page.navigate(open.address() + "#shoes");
        page.locator("check-shoe select[name=table]").selectOption("t1");
        page.locator("check-shoe select[name=shoe]").selectOption("1");
        page.locator("check-shoe button[type=submit]").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-verdict=whole] h2"))
                .hasText("All 416 cards are those that were sealed, and they are exactly 8 decks.");
        assertThat(page.locator("[data-finding=opened]")).hasAttribute("data-state", "good");
        assertThat(page.locator("[data-finding=seen]")).hasClass("good");
        Download file = page.waitForDownload(() -> page.locator("[data-do=download]").click());
        assertEquals("t1-shoe-1.json", file.suggestedFilename());

        page.route("**/shoes/1", route -> answerWithAnotherCard(route));
        page.locator("check-shoe button[type=submit]").click();
        assertThat(page.locator("[data-verdict=wrong]")).isVisible();
        assertThat(page.locator("[data-finding=order]")).hasAttribute("data-state", "wrong");
    }

    /// The house answers with a file in which the first card that was faced is another one.
    private static void answerWithAnotherCard(Route route) {
        String text = route.fetch().text();
        String told =
                Pattern.compile("(\"faced\"\\s*:.*?\"card\"\\s*:\\s*\")(..)", Pattern.DOTALL)
                        .matcher(text)
                        .replaceFirst(it -> it.group(1) + (it.group(2).equals("Ac") ? "Ad" : "Ac"));
        assertNotEquals(text, told);
        route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(told));
    }
}
