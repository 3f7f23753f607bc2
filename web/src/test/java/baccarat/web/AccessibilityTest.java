package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every page in both themes: nothing serious stands in the way of those who do not see, do not
/// point, or see little.
@Tag("slow")
class AccessibilityTest {

    private static final List<String> POSTS =
            List.of("administrator", "dealer", "floorperson", "surveillance");

    /// The colours of the other theme have come up; whatever else moves may go on.
    private static final String CHANGED =
            """
            async () => {
              %s
              await new Promise(requestAnimationFrame);
              return moving(document).every((one) => !(one instanceof CSSTransition));
            }"""
                    .formatted(OpenPage.MOVING);

    @TempDir Path data;

    private final List<String> found = new ArrayList<>();

    private void look(OpenPage open, String where) {
        Page page = open.page();
        for (String theme : List.of("dark", "light")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            page.waitForFunction(CHANGED);
            Axe.violations(page).forEach(one -> found.add(where + ", " + theme + ": " + one));
        }
    }

    private void nothingIsFound() {
        assertEquals("", String.join("\n", found));
    }

    @Test
    void axe_itself_finds_a_picture_without_words() {
        try (var open = OpenPage.desktop(data)) {
            open.page().navigate(open.address());
            open.page().evaluate("() => document.body.append(document.createElement('img'))");

            assertFalse(Axe.violations(open.page()).isEmpty());
        }
    }

    @Test
    void a_patron_meets_nothing_serious() {
        try (var open = OpenPage.desktop(data)) {
            open.addTable("ma-mini-everything");
            Page page = open.page();
            page.navigate(open.address());
            page.locator("table-card").nth(5).waitFor();
            look(open, "lobby");
            page.locator("#walk-in").click();
            look(open, "door");
            page.navigate(open.address() + "#how");
            page.locator("third-chart td").first().waitFor();
            look(open, "how to play");
            page.navigate(open.address() + "#shoes/ma-mini");
            page.locator("check-shoe select").first().waitFor();
            look(open, "shoes");
            open.walkIn("anna").goTo("ma-mini-everything");
            page.locator("baccarat-felt svg").first().waitFor();
            look(open, "table");
            open.sitAt("1", 500);
            open.until("table.model.isOpen && table.live.view.clock.until");
            page.locator("button[data-wager=banker]").first().click();
            look(open, "seat");
            open.until("table.model.story.over && table.model.story.calls.includes('RESULT')");
            look(open, "result");
            nothingIsFound();
        }
    }

    @Test
    void a_phone_meets_nothing_serious() {
        try (var open = OpenPage.phone(data)) {
            open.walkIn("anna");
            look(open, "lobby");
            open.goTo("ma-mini");
            open.page().locator("felt-overview button.seat[data-spot='1']").click();
            open.buy(500);
            look(open, "seat");
            open.page().navigate(open.address() + "#book/ma-mini/13(c)");
            open.page().locator("clause-page").waitFor();
            look(open, "book");
            nothingIsFound();
        }
    }

    @Test
    void nobody_of_the_staff_meets_anything_serious_in_any_room() {
        try (var open = OpenPage.desktop(data)) {
            Page page = open.page();
            page.navigate(open.address() + "#staff");
            page.locator("sign-in input").first().waitFor();
            look(open, "the staff's door");
            PutUp.table(open, "t1", "ma-mini", "sealed", text -> text);
            PutUp.open(open, "t1");
            Set<String> seen = new HashSet<>();
            for (String post : POSTS) {
                open.signIn("a-" + post, post);
                for (String room : rooms(page)) {
                    if (seen.add(room)) {
                        visit(open, room);
                    }
                }
                page.locator("text=Sign out").click();
                page.locator("sign-in").waitFor();
            }
            nothingIsFound();
        }
    }

    @Test
    void a_dealer_of_real_cards_meets_nothing_serious() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini-everything", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            look(open, "cards to enter");
            console.recorded(() -> console.card("a", "c"));
            console.recorded(() -> console.card("t", "s"));
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'player','stake':'100.00'}"));
            rea.must("{'command':'PlaceWager','spot':'4','wager':'royal-9','stake':'5.00'}");
            look(open, "wagers to enter");
            console.until("Turn the Player’s Hand", rea);
            console.keys("i", "4");
            look(open, "before and after a remedy");
            console.keys("Escape");
            console.card("7", "c");
            console.recorded(() -> console.card("2", "h"));
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.recorded(() -> console.card("2", "c"));
            console.until("Must Hit: who won?", rea);
            look(open, "Must Hit");
            nothingIsFound();
        }
    }

    private static List<String> rooms(Page page) {
        Object all =
                page.locator("staff-desk nav a:not(.house)")
                        .evaluateAll("links => links.map((link) => link.getAttribute('href'))");
        return ((List<?>) all).stream().map(Object::toString).toList();
    }

    private void visit(OpenPage open, String room) {
        List<String> within =
                switch (room) {
                    case "#console" -> List.of(room, "#console/t1");
                    case "#floor" -> List.of("#floor/ma-mini");
                    case "#submission" -> List.of(room, "#submission/table/ma-mini");
                    case "#surveillance" -> List.of("#surveillance/ma-mini/1");
                    case "#analyst" -> List.of(room, "#analyst/simulation");
                    case "#book" -> List.of("#book/ma-mini/1", "#book/readings/14");
                    default -> List.of(room);
                };
        for (String place : within) {
            open.page().navigate(open.address() + place);
            open.untilAtRest();
            look(open, place);
        }
    }
}
