package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// A patron's page that is cut off while a round goes on.
@Tag("slow")
class LostConnectionTest {

    @TempDir Path data;

    /// Numbers of the events that came through, over whichever connection.
    private final NavigableSet<Long> events = new ConcurrentSkipListSet<>();

    private final AtomicBoolean isDown = new AtomicBoolean();

    /// What the house says does not arrive, and nothing is closed.
    private final AtomicBoolean isSilent = new AtomicBoolean();

    private final CopyOnWriteArrayList<WebSocketRoute> links = new CopyOnWriteArrayList<>();

    @Test
    void the_page_says_so_comes_back_and_has_missed_nothing_of_the_round() {
        try (var open = OpenPage.alone(data)) {
            var crew = Crew.at(open, "t1", "ma-mini");
            Page page = open.page();
            open.walkIn("anna").goTo("t1").sitAt("3", 500);
            crew.untilPhase("OfferingCut");
            page.locator("[data-do=DeclineCut]").click();
            crew.untilPhase("AcceptingWagers");
            // From here on what passes goes through this test, and only while it waits for the
            // page.
            page.routeWebSocket(Pattern.compile("/live"), this::link);
            page.reload();
            open.until("table.model.isOpen && table.model.mine.length === 1");
            page.locator("button[data-wager=tie]").first().click();
            open.until("table.live.view.layout.length === 1");
            crew.until(view -> view.path("cards").path("laid").size() == 2);
            open.until("table.live.view.cards.laid.length === 2");

            isDown.set(true);
            links.getLast().close();
            page.locator("salon-table .notice >> text=Connection lost").waitFor();
            crew.until(view -> view.toString().contains("\"face\""));
            open.until("table.live.view.cards.laid.length === 2 && table.model.lost");
            isDown.set(false);
            open.until("!table.model.lost && table.live.view.cards.laid.some((card) => card.face)");
            assertEquals(0, page.locator("salon-table .notice").count());

            crew.untilPhase("Clearing");
            open.until("table.live.view.phase.name === 'Clearing'");
            open.until(
                    "table.live.view.cards.laid.every(({ place }) => table.keeper.proofs[place] === 'good')");
            open.until("table.model.story.outcomes['3 tie'].result");
            assertEquals(2, links.size(), "one connection after the other");
            long all = events.last() - events.first() + 1;
            assertEquals(all, events.size(), "every event came: " + events);
            assertTrue(all > 10, "many events came");
            open.complainsOfNothing();
        }
    }

    @Test
    void a_silent_network_is_noticed_and_disables_the_table() {
        try (var open = OpenPage.alone(data)) {
            Page page = open.page();
            open.walkIn("anna").goTo("ma-mini").sitAt("3", 500);
            page.locator("[data-do=DeclineCut]").click();
            page.routeWebSocket(Pattern.compile("/live"), this::link);
            page.reload();
            open.until("table.model.isOpen && table.model.mine.length === 1");
            isSilent.set(true);
            page.locator("button[data-wager=tie]").first().click();
            assertThat(page.locator("baccarat-felt .stack[data-pending=yes]")).hasCount(1);
            page.locator("salon-table main.lost").waitFor();
            assertThat(page.locator("salon-table .notice")).containsText("Connection lost");
            isSilent.set(false);
            open.until("!table.model.lost");
            assertThat(page.locator("salon-table main.lost")).hasCount(0);
            open.complainsOfNothing();
        }
    }

    private void link(WebSocketRoute link) {
        if (isDown.get()) {
            link.close();
            return;
        }
        links.add(link);
        link.connectToServer()
                .onMessage(
                        frame -> {
                            if (!isSilent.get()) {
                                note(frame.text());
                                link.send(frame.text());
                            }
                        });
    }

    private void note(String message) {
        JsonMapper.shared()
                .readTree(message)
                .path("events")
                .values()
                .forEach(event -> events.add(event.path("n").asLong()));
    }
}
