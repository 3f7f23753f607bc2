package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import com.microsoft.playwright.Locator;
import java.nio.file.Path;
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
}
