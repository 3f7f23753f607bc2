package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a patron may do with a table beside wagering: a free hand, and the shoe of the big table.
@Tag("slow")
class ChoicesTest {

    @TempDir Path data;

    @Test
    void a_free_hand_is_asked_for_while_no_wager_lies_and_dealt() {
        try (var open = OpenPage.alone(data)) {
            Page page = open.page();
            open.walkIn("anna").goTo("ma-mini").sitAt("1", 500);
            page.locator("[data-do=DeclineCut]").click();
            Locator ask = page.locator("[data-do=AskForAFreeHand]");
            ask.waitFor();
            page.locator("button[data-wager=tie]").first().click();
            open.until("table.live.view.layout.length === 1");
            assertEquals(0, ask.count(), "a wager lies");
            page.locator("[data-action=clear]").click();
            open.until("table.live.view.layout.length === 0");

            ask.click();
            open.until(
                    "table.live.view.results.length === 1 && table.live.view.shoe.freeHands === 1");
            assertEquals("500", page.locator("[data-rack]").innerText());
            open.complainsOfNothing();
        }
    }

    @Test
    void where_no_hand_is_free_nobody_can_ask_for_one() {
        try (var open = OpenPage.alone(data)) {
            open.walkIn("anna").goTo("ma-midi").sitAt("1", 500);
            open.page().locator("[data-do=DeclineCut]").click();
            open.until("table.model.isOpen");
            assertEquals(0, open.page().locator("[data-do=AskForAFreeHand]").count());
            assertEquals(0, open.page().locator("[data-do=PassShoe]").count());
        }
    }

    /// The shoe goes to the right of who had it; whoever is offered it may name the dealer.
    @Test
    void a_curator_passes_the_shoe_and_the_next_names_the_dealer() {
        try (var open = OpenPage.alone(data)) {
            var crew = Crew.at(open, "t1", "ma-baccarat");
            Page page = open.page();
            open.walkIn("anna").goTo("t1").sitAt("1", 500);
            crew.untilPhase("OfferingCut");
            page.locator("[data-do=DeclineCut]").click();
            crew.untilPhase("OfferingShoe");
            page.locator("[data-do=AcceptShoe]").click();
            open.until("table.live.view.shoe.curator === '1'");
            OpenPage other = open.another();
            other.walkIn("ben").goTo("t1").sitAt("2", 500);
            other.until("table.model.isOpen");
            assertEquals(0, other.page().locator("[data-do=PassShoe]").count(), "it is not his");

            page.locator("[data-do=PassShoe]").click();
            other.page().locator("[data-do=NameDealer]").click();
            open.until("table.model.isOpen && !table.live.view.shoe.curator");
            assertEquals(0, page.locator("[data-do=PassShoe]").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void every_language_has_words_for_it() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            Object words =
                    open.run(
                            """
                            async () => Promise.all(['en', 'zh-hant', 'zh-hans'].map(async (language) => {
                              const { default: words } = await import(`/words/${language}.js`);
                              return Object.keys(words).sort().join(' ');
                            }))""",
                            "");
            var keys = (List<?>) words;
            assertEquals(keys.getFirst(), keys.get(1));
            assertEquals(keys.getFirst(), keys.getLast());
            assertTrue(String.valueOf(keys.getFirst()).contains("free-hand"));
        }
    }
}
