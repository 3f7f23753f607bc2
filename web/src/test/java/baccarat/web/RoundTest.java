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

/// A round as a patron plays it, with nothing but the page.
@Tag("slow")
class RoundTest {

    @TempDir Path data;

    @Test
    void a_guest_wagers_on_every_area_is_paid_or_loses_and_leaves() {
        try (var open = OpenPage.patient(data)) {
            open.addTable("ma-mini-everything");
            open.walkIn("anna").goTo("ma-mini-everything").sitAt("1", 500);
            open.until("table.model.isOpen");
            List<Locator> areas = open.page().locator("baccarat-felt button.area").all();
            areas.forEach(Locator::click);
            assertEquals(9, areas.size());
            open.until("table.live.view.layout.filter((one) => one.spot === '1').length === 9");

            open.wagersClose();
            open.until("table.live.view.phase.name === 'Clearing'");
            open.later();
            open.until("table.model.story.calls.includes('RESULT') && table.model.story.over");

            Object results =
                    open.run(
                            "() => { const { story } = document.querySelector('salon-app').shadowRoot"
                                    + ".querySelector('salon-table').model; return story.layout.filter((one) =>"
                                    + " one.spot === '1').every((one) => story.outcomes[`1"
                                    + " ${one.wager}`]?.result); }",
                            "");
            assertEquals(true, results);
            open.page().locator(".leave").click();
            open.page().locator("[data-leave=go]").click();
            open.until("table.model.mine.length === 0");
            open.complainsOfNothing();
        }
    }

    @Test
    void what_the_page_says_the_round_came_to_is_what_the_rack_says() {
        try (var open = OpenPage.patient(data)) {
            open.walkIn("anna").goTo("ma-mini-earlier").sitAt("1", 500);
            open.until("table.model.isOpen");
            open.page().locator("button[data-wager=banker]").first().click();
            open.page().locator("button[data-wager=tie]").first().click();
            open.until("table.live.view.layout.filter((one) => one.spot === '1').length === 2");

            open.wagersClose();
            open.until("table.live.view.phase.name === 'Clearing'");

            Object told = open.page().locator("round-panel [data-sum]").getAttribute("data-sum");
            Object rack = open.page().locator("[data-rack]").innerText();
            double sum = Double.parseDouble(told.toString());
            assertEquals(500 + sum, Double.parseDouble(rack.toString().replace(",", "")), 0.001);
            assertTrue(open.page().locator("round-panel clause-mark").count() > 0);
        }
    }

    @Test
    void the_keyboard_alone_is_enough_to_wager() {
        try (var open = OpenPage.patient(data)) {
            open.walkIn("anna").goTo("ma-mini-earlier").sitAt("1", 500);
            open.until("table.model.isOpen");
            open.page().keyboard().press("3");
            open.page().locator("button[data-wager=player]").first().focus();
            open.page().keyboard().press("Enter");
            open.until("table.wagers.at('1', 'player') === 25");
            open.page().keyboard().press("Enter");
            open.page().keyboard().press("Backspace");

            open.until(
                    "table.live.view.layout.some((one) => one.spot === '1' && one.stake === '25.00')");
            open.complainsOfNothing();
        }
    }

    @Test
    void on_a_phone_somebody_who_watches_sees_the_hands_of_a_round() {
        try (var open = OpenPage.phone(data)) {
            open.walkIn("anna").goTo("wa-mini");
            open.until("table.live.view.cards.laid.length > 3");

            assertEquals(390, open.page().locator("felt-overview").boundingBox().width);
            open.complainsOfNothing();
        }
    }

    @Test
    void on_a_phone_the_areas_are_buttons_below_the_felt() {
        try (var open = OpenPage.patientPhone(data)) {
            open.walkIn("anna").goTo("ma-mini");
            open.page().locator("felt-overview button.seat[data-spot='1']").click();
            open.buy(500).until("table.model.isOpen");
            open.page().locator("own-areas button[data-wager=banker]").click();
            open.until("table.live.view.layout.some((one) => one.spot === '1')");

            Locator area = open.page().locator("own-areas button[data-wager=banker]");
            assertTrue(area.boundingBox().height >= 44);
            assertEquals(
                    390, open.run("() => document.documentElement.scrollWidth", ""), "no sideways");
            open.wagersClose();
            open.until("table.model.story.calls.includes('RESULT')");
            open.complainsOfNothing();
        }
    }

    /// At a mini the dealer turns the cards, so that nothing else asks for the focus.
    @Test
    void an_area_keeps_the_focus_when_wagers_close_and_takes_none_until_they_open() {
        try (var open = OpenPage.alone(data)) {
            var crew = Crew.at(open, "t1", "ma-mini");
            Page page = open.page();
            open.walkIn("anna").goTo("t1").sitAt("3", 500);
            crew.untilPhase("OfferingCut");
            page.locator("[data-do=DeclineCut]").click();
            crew.untilPhase("AcceptingWagers");
            open.until("table.model.isOpen");
            page.locator("button[data-wager=banker]").first().press("Enter");
            open.until("table.live.view.layout.length === 1");
            crew.until(view -> view.path("cards").path("laid").size() == 2);
            open.until("!table.model.isOpen && table.live.view.cards.laid.length === 2");

            String stake = "table.live.view.layout[0].stake";
            Object before = ofTheTable(open, stake);
            page.keyboard().press("Enter");
            crew.until(view -> view.path("cards").path("laid").size() == 4);
            open.until("table.live.view.cards.laid.length === 4");

            open.until(
                    "table.renderRoot.querySelector('baccarat-felt').renderRoot.activeElement"
                            + "?.dataset.wager === 'banker'");
            assertEquals(before, ofTheTable(open, stake));
            open.until("table.model.notice === undefined");
            open.complainsOfNothing();
        }
    }

    private static Object ofTheTable(OpenPage open, String what) {
        return open.run(
                "() => { const table = document.querySelector('salon-app').shadowRoot"
                        + ".querySelector('salon-table'); return "
                        + what
                        + "; }",
                "");
    }
}
