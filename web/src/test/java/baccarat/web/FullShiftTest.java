package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.ReadingShoe;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A shift at a mini table with real cards: seven patrons, a shoe that reads the cards and once
/// reads one wrongly, a fill, a dispute, and a closing count that is the books'.
@Tag("slow")
class FullShiftTest {

    private static final String[] CARDS = {
        "2c",
        "7d",
        "8d", // burned
        "9h",
        "2s",
        "Kd",
        "6c", // Player 9 against 8
        "7c",
        "6d",
        "Kc",
        "Th", // the first one is a 5 that is read as a 7
        "4c" // the Player's third, which the 5 asks for
    };

    @TempDir Path data;

    @Test
    void a_table_is_opened_dealt_corrected_filled_and_closed_and_its_books_balance() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            Page page = open.page();
            List<Watching> patrons =
                    IntStream.rangeClosed(1, 7)
                            .mapToObj(seat -> console.guest("patron" + seat, seat))
                            .toList();
            console.until("Burn the first card", patrons.getFirst());
            console.eachKeyGoesOn();
            ReadingShoe shoe = loaded(open, console);
            console.until("Wagers are open", patrons.getFirst());

            wagers(patrons);
            console.untilTold("Call “no more bets”");
            int keys = firstRound(console, shoe, patrons.getFirst());
            assertEquals(9, keys, "the call, two hands, the result, the losers and four winners");

            secondRound(console, shoe, patrons.getFirst());
            fill(console, open.staff());
            dispute(open);
            closing(console, open, patrons);
            assertFalse(page.locator("[data-shoe-keys]").isVisible());
            open.complainsOfNothing();
        }
    }

    /// The floor gives the shoe its key; the burn comes out of it.
    private static ReadingShoe loaded(OpenPage open, AtTheConsole console) {
        ReadingShoe shoe =
                ReadingShoe.at(open.visitor(), console.fay(), "t1", ReadingShoe.stacked(8, CARDS));
        shoe.beat();
        Page page = open.page();
        page.locator("dealer-console [data-shoe]").waitFor();
        assertEquals(0, page.locator("card-keypad").count());
        console.keys("Space");
        assertThat(page.locator("dealer-console .refusal"))
                .containsText("The shoe has not read the next card yet");
        shoe.draw();
        console.space();
        console.untilTold("Burn 2 more");
        shoe.draw(2);
        console.space();
        return shoe;
    }

    /// Four on the Player, three on the Banker, each with chips of their own.
    private static void wagers(List<Watching> patrons) {
        for (int seat = 1; seat <= patrons.size(); seat++) {
            patrons.get(seat - 1)
                    .must(
                            "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'100.00'}"
                                    .formatted(seat, seat <= 4 ? "player" : "banker"));
        }
    }

    /// The shoe reads the cards while the key is still at work: they lie there with no other press.
    /// How many presses the round took.
    private static int firstRound(AtTheConsole console, ReadingShoe shoe, Watching eyes) {
        console.space();
        shoe.draw(4);
        console.untilTold("Turn the Player’s Hand");
        return 1 + toTheEnd(1, console, eyes);
    }

    /// To the end of this round, which the patron has seen too.
    private static int toTheEnd(int round, AtTheConsole console, Watching eyes) {
        int presses = upTo("Wagers are open", console);
        eyes.untilView(now -> now.path("results").size() == round);
        eyes.untilPhase("AcceptingWagers");
        return presses;
    }

    /// Presses the key, each time once it has done everything, until the card has this title. How
    /// often.
    private static int upTo(String title, AtTheConsole console) {
        int presses = 0;
        while (!isDue(title, console.page())) {
            presses++;
            console.space();
        }
        return presses;
    }

    private static boolean isDue(String title, Page page) {
        page.waitForFunction(RESTS);
        Locator due = page.locator("step-card h1").getByText(title);
        page.locator("step-card .key:enabled").or(due).first().waitFor();
        return due.isVisible();
    }

    /// Nothing follows of itself any more: neither what a key does nor what only takes time.
    private static final String RESTS =
            """
            () => {
              const desk = document.querySelector('salon-app').shadowRoot.querySelector('staff-desk').shadowRoot;
              const console = desk.querySelector('console-room').shadowRoot.querySelector('dealer-console');
              const { going, next, view } = console.model;
              return !going && Boolean(next.command || view.phase.name === 'AcceptingWagers');
            }""";

    /// A seven that is a five: dealer and floorperson sign, and the Player draws.
    private static void secondRound(AtTheConsole console, ReadingShoe shoe, Watching eyes) {
        Page page = console.page();
        console.keys("a");
        eyes.untilView(now -> now.path("layout").size() == 7);
        console.untilTold("Call “no more bets”");
        console.space();
        console.untilTold("Deal the Player’s first card");
        shoe.draw(4);
        console.untilTold("Turn the Player’s Hand");
        console.space();
        console.untilTold("Turn the Banker’s Hand");
        console.keys("i");
        page.locator("irregularity-drawer [data-mishap='0']").waitFor();
        console.keys("0");
        page.locator("irregularity-drawer [name=open]").selectOption("PLAYER_FIRST");
        page.locator("irregularity-drawer [name=card]").fill("5c");
        page.locator("irregularity-drawer [name=reason]").fill("a five was read as a seven");
        page.locator("irregularity-drawer [data-do=report]").click();
        page.locator("irregularity-drawer [data-preview]").waitFor();
        assertEquals(List.of(), Axe.violations(page));
        page.locator("irregularity-drawer [data-do=report]").click();
        page.locator("console-dialogs [name=own]").fill(Staff.PASSWORD);
        page.locator("console-dialogs [name=signer]").fill("fay");
        page.locator("console-dialogs [name=password]").fill(Staff.PASSWORD);
        page.locator("console-dialogs button[type=submit]").click();
        JsonNode corrected = eyes.untilEvent("FaceCorrectedInPlay");
        assertEquals("7c", corrected.path("was").asString());
        upTo("Deal the Player’s third card", console);
        shoe.draw();
        assertThat(page.locator("step-card h1")).not().hasText("Deal the Player’s third card");
        toTheEnd(2, console, eyes);
        assertEquals("player", winner(eyes, 1));
    }

    private static String winner(Watching eyes, int round) {
        return eyes.view().path("results").path(round).path("winner").asString();
    }

    /// The floorperson asks for it at their own page, the dealer signs.
    private static void fill(AtTheConsole console, Staff staff) {
        Page floor = console.floorsPage();
        ask(floor, "Fill the tray", "amount", "5000");
        Staff.sign(staff.administrator(), "t1");
        assertThat(floor.locator("pit-card a[data-table=t1]")).containsText("$");
        floor.context().close();
    }

    private static void ask(Page page, String words, String field, String value) {
        page.locator("table-panel button:has-text('" + words + "')").click();
        page.locator("act-dialog [name=" + field + "]").fill(value);
        page.locator("act-dialog [name=password]").fill(Staff.PASSWORD);
        page.locator("act-dialog button[type=submit]").click();
        page.locator("needs-you li").first().waitFor();
    }

    /// A patron says that the Player had seven: surveillance finds the round, and both faces in it.
    private static void dispute(OpenPage open) {
        open.staff().hire("sue", "surveillance");
        Page sue = open.another().enterAs("sue").page();
        sue.navigate(open.address() + "#surveillance");
        sue.locator("round-search select[name=result]").selectOption("player");
        sue.locator("round-search button").click();
        Locator found = sue.locator("round-search tbody tr");
        assertThat(found).hasCount(2);
        found.first().locator("a").first().click();
        assertThat(sue.locator("round-replay")).containsText("a five was read as a seven");
        sue.context().close();
    }

    /// Tray and drop are counted: opening and fill, less what two rounds paid out.
    private static void closing(AtTheConsole console, OpenPage open, List<Watching> patrons) {
        for (int seat = 1; seat <= patrons.size(); seat++) {
            patrons.get(seat - 1).must("{'command':'Leave','patron':'patron%d'}".formatted(seat));
        }
        Visitor fay = console.fay();
        Watching floor = fay.watch("t1");
        floor.hasComeIn();
        String tray = floor.you().path("tray").asString();
        assertEquals("69800.00", tray, "opening and fill, less the chips bought and won");
        String all = "104800.00";
        String counted = "{'counted':'%s',%s}".formatted(all, Staff.SIGNED);
        fay.post("/v1/tables/t1/closing", counted).is(201);
        Staff.sign(open.staff().administrator(), "t1");
        assertFalse(Staff.significant(fay, "count-differs").contains("t1"));
        String noted = Staff.significant(fay, "count");
        assertTrue(noted.contains("counted %s, by the books %s".formatted(all, all)), noted);
    }
}
