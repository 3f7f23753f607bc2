package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The meters of two tables that share them (reading 55): what one table plays moves the display of
/// the other.
@Tag("slow")
class LinkedMetersPageTest {

    @TempDir Path data;

    private static String linked(String submission) {
        return submission.replace("  royal-9:\n", "  royal-9:\n    link: main\n");
    }

    @Test
    void the_meters_on_a_page_move_when_the_other_table_plays() {
        try (var open = OpenPage.alone(data)) {
            Visitor dot = open.staff().hire("dot", "dealer");
            Visitor flo = open.staff().hire("flo", "floorperson");
            PutUp.table(open, "t2", "ma-mini-everything", "sealed", LinkedMetersPageTest::linked);
            PutUp.opened("t2", dot, flo);
            OpenPage anna = open.another();
            anna.walkIn("anna").goTo("t2");
            Locator mustHit = anna.page().locator("aside [data-meter=must-hit] b");
            assertThat(mustHit).hasText("200");
            assertThat(anna.page().locator("aside [data-link=main]"))
                    .hasText("Shared with the other tables of “main”");

            var crew = Crew.at(open, "t1", "ma-mini-everything", LinkedMetersPageTest::linked);
            Watching ben = crew.brings(open.visitor(), "ben", "t1", 1);
            crew.untilPhase("AcceptingWagers");
            ben.must("{'command':'PlaceWager','spot':'1','wager':'PLAYER','stake':'10.00'}");
            ben.must("{'command':'PlaceWager','spot':'1','wager':'ROYAL_9','stake':'5.00'}");
            crew.untilPhase("Clearing");

            assertThat(mustHit).hasText("200.05");
            assertThat(anna.page().locator("aside [data-meter=star] b")).hasText("50,000.45");
            open.complainsOfNothing();
        }
    }

    /// A patron and a dealer look at one table, the floor at the whole house, while the other table
    /// takes a wager and a patron there wins Must Hit.
    @Test
    void everybody_in_the_house_sees_the_same_meter() {
        try (var open = OpenPage.alone(data)) {
            Visitor dot = open.staff().hire("dot", "dealer");
            Visitor flo = open.staff().hire("flo", "floorperson");
            PutUp.table(
                    open, "t2", "ma-mini-everything", "real-cards", LinkedMetersPageTest::linked);
            PutUp.opened("t2", dot, flo);
            OpenPage ben = open.another();
            ben.walkIn("ben").goTo("t2").sitAt("3", 500);
            Page second = open.another().enterAs("dot").page();
            second.locator("console-room a[href='#console/t2']").click();
            Page floor = open.another().enterAs("flo").page();
            var screens =
                    List.of(
                            ben.page().locator("aside [data-meter=must-hit] b"),
                            row(second, "dealer-console"),
                            row(floor, "floor-rail"));
            shows(screens, "200", "$200.00", "$200.00");

            var console =
                    AtTheConsole.of(
                            open,
                            "ma-mini-everything",
                            Dealing.REAL_CARDS,
                            LinkedMetersPageTest::linked);
            OpenPage anna = open.another();
            anna.walkIn("anna").goTo("t1").sitAt("4", 500);
            playsARoyal9(console, anna);
            console.until("Pay seat 4");
            shows(screens, "200.05", "$200.05", "$200.05");

            console.until("Must Hit: who won?");
            console.keys("4");
            console.space();
            assertThat(anna.page().locator("aside [data-won=must-hit]"))
                    .hasText("★ Must Hit: you win 200.05");
            shows(screens, "200", "$200.00", "$200.00");
            assertThat(ben.page().locator("aside [data-won=must-hit]")).hasCount(0);
            open.complainsOfNothing();
        }
    }

    /// The patron wins on the Player's Hand and has a Royal 9 wager on the layout.
    private static void playsARoyal9(AtTheConsole console, OpenPage anna) {
        console.until("Burn the first card");
        console.entered("a", "c");
        console.entered("t", "s");
        anna.until("table.model.isOpen");
        wager(anna.page(), "100", "player");
        wager(anna.page(), "5", "royal-9");
        anna.until("table.live.view.layout.length === 2");
        console.untilTold("Call “no more bets”");
        console.until("Turn the Player’s Hand");
        console.card("k", "h");
        console.entered("9", "s");
        console.until("Turn the Banker’s Hand");
        console.card("4", "c");
        console.entered("3", "c");
    }

    private static Locator row(Page page, String where) {
        return page.locator(where + " tr:has-text('Must Hit') strong");
    }

    private static void shows(List<Locator> screens, String... sums) {
        for (int i = 0; i < sums.length; i++) {
            assertThat(screens.get(i)).hasText(sums[i]);
        }
    }

    private static void wager(Page page, String chip, String wager) {
        page.locator("[data-chip='" + chip + "']").click();
        page.locator("baccarat-felt button[data-wager=" + wager + "]").click();
    }

    @Test
    void a_closed_table_shows_what_the_open_one_plays() {
        try (var open = OpenPage.alone(data)) {
            Visitor dot = open.staff().hire("dot", "dealer");
            Visitor flo = open.staff().hire("flo", "floorperson");
            PutUp.table(open, "t2", "ma-mini-everything", "sealed", LinkedMetersPageTest::linked);
            PutUp.opened("t2", dot, flo);
            Staff.slip(dot, flo, "/v1/tables/t2/closing", "{'counted':'100000.00'}").is(200);
            OpenPage anna = open.another();
            anna.walkIn("anna").goTo("t2");
            Locator mustHit = anna.page().locator("aside [data-meter=must-hit] b");
            assertThat(mustHit).hasText("200");

            var crew = Crew.at(open, "t1", "ma-mini-everything", LinkedMetersPageTest::linked);
            Watching ben = crew.brings(open.visitor(), "ben", "t1", 1);
            crew.untilPhase("AcceptingWagers");
            ben.must("{'command':'PlaceWager','spot':'1','wager':'PLAYER','stake':'10.00'}");
            ben.must("{'command':'PlaceWager','spot':'1','wager':'ROYAL_9','stake':'5.00'}");
            crew.untilPhase("Clearing");

            assertThat(mustHit).hasText("200.05");
            open.complainsOfNothing();
        }
    }
}
