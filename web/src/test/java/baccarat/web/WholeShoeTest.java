package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Set;
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
            open.complainsOfNothing();
        }
    }
}
