package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The dealer's console: what is due, one key for it, and nothing but what the table allows.
@Tag("slow")
class ConsoleTest {

    private static final int ROUNDS = 4;

    /// A card in a message: its face, or the proof of it.
    private static final Pattern A_FACE =
            Pattern.compile("\"(face|card|burned)\":\"|\"faces\":\\[|\"proofs\":");

    /// The card does not go to the Banker's Hand, and nothing else changes.
    private static final String REMEDIED =
            "Player 7♣ K♥ the same Banker 4♣ 2♣ the same"
                    + " The card out of place kept for a simulated round"
                    + " Round under way the same Wagers $100 the same";

    /// The same once the card was shown.
    private static final String SHOWN = REMEDIED.replace("The card", "The card 4♦");

    @TempDir Path data;

    @Test
    void a_dealer_runs_the_big_table_by_keyboard_alone() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-baccarat", Dealing.SEALED);
            Watching cora = console.guest("cora", 6);
            for (int round = 1; round <= ROUNDS; round++) {
                console.until("Wagers are open", cora);
                assertTrue(console.isWaiting(), "no wager lies");
                console.recorded(
                        () ->
                                cora.must(
                                        "{'command':'PlaceWager','spot':'6','wager':'banker','stake':'200.00'}"));
                console.until("Call “no more bets”", cora);
                console.space();
                assertEquals("Call “cards”", console.title());
                if (round == 1) {
                    assertEquals("Seat 6", console.words("shoe-panel dd >> nth=0"));
                    assertTrue(console.who().contains("then the curator, seat 6"), console.who());
                    console.space();
                    assertEquals("NEXT, 1 OF 4 Seat 6 acts the curator", console.who());
                }
                console.until("Cards to the discards", cora);
                console.space();
            }

            cora.untilView(view -> view.path("results").size() == ROUNDS);
            var owed = cora.view().path("seats").path(0).path("places").path(0).path("owed");
            long won =
                    cora.view().path("results").values().stream()
                            .filter(result -> result.path("winner").asString().equals("banker"))
                            .count();
            assertEquals(
                    won * 10.0, Double.parseDouble(owed.asString("0")), "5% of each win is marked");
            String box = console.words("seat-strip [data-spot='6'] .box b");
            assertEquals(won == 0 ? "none" : "$%d.00".formatted(won * 10), box);
            assertTrue(console.titles().contains("Call the result"));
            open.complainsOfNothing();
        }
    }

    /// The Player has 7 and the Banker 6, so that neither draws; then a third card shows.
    @Test
    void real_cards_are_entered_and_an_unauthorised_third_card_finds_its_remedy() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.until("The cut is offered", rea);
            assertTrue(console.who().contains("Seat 4 acts you enter it"), console.who());
            console.until("Place both cover cards", rea);

            aCoverCardTooFarBackIsRefused(console);
            console.until("Burn the first card", rea);
            console.entered("2", "c");
            assertEquals("Burn 2 more", console.title());
            console.card("9", "h");
            console.entered("t", "s");
            console.recorded(
                    () ->
                            rea.must(
                                    "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}"));
            console.until("Turn the Player’s Hand", rea);
            console.keys("8", "d", "Backspace");
            assertTrue(console.words("step-card .key").startsWith("Choose the card"));
            console.card("7", "c");
            console.entered("k", "h");
            assertEquals("Call the Player’s count", console.title());
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.entered("2", "c");
            console.until("Call the result", rea);

            console.keys("i", "3");
            String remedy = console.words("irregularity-drawer .remedy");
            assertTrue(remedy.contains("Give the card to the Banker, or simulate"), remedy);
            assertEquals(REMEDIED, console.words("irregularity-drawer .remedied tbody"));
            open.page().locator("irregularity-drawer input[name=card]").fill("4 d");
            console.recorded(() -> console.keys("Enter"));
            assertEquals(SHOWN, console.words("dealer-console aside .remedied tbody"));
            assertTrue(console.who().startsWith("▲ STOPPED"), console.who());
            assertEquals("Give the card to the Banker, or simulate", console.title());
            console.space();
            assertEquals("Call the result", console.title());
            console.until("Cards to the discards", rea);
            console.space();
            assertTrue(console.words("dealer-console .bar").contains("Simulated round"));
            assertEquals("Deal the Banker’s first card", console.title());
            open.complainsOfNothing();
        }
    }

    private static void aCoverCardTooFarBackIsRefused(AtTheConsole console) {
        String before = console.words("dealer-console .recorded");
        console.number(10);
        console.page().locator("dealer-console .refusal").waitFor();
        String refused = console.words("dealer-console .refusal");
        assertTrue(refused.contains("there must be 14 to 405"), refused);
        assertEquals("MA mini 5(d)", console.words("dealer-console .refusal clause-chip a"));
        assertEquals(before, console.words("dealer-console .recorded"));
        assertEquals("Place both cover cards", console.title());
        console.keys("Escape");
        console.recorded(() -> console.number(14));
    }

    @Test
    void neither_dealer_nor_patron_sees_a_face_down_card() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            Watching floor = console.guest("gus", 9);
            console.until("Wagers are open", floor);
            Page patron = open.another().page();
            var frames = new CopyOnWriteArrayList<String>();
            patron.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
            open.page()
                    .onWebSocket(
                            socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
            open.page().reload();
            open.page().locator("step-card h1").waitFor();
            patron.navigate(open.address());
            patron.locator("#walk-in").click();
            patron.locator("walk-in input").fill("pia");
            patron.locator("walk-in button[type=submit]").click();
            patron.locator("salon-bar .purse").waitFor();
            patron.navigate(open.address() + "#table/t1");
            patron.locator("baccarat-felt button.free[data-spot='2']").click();
            patron.locator("chip-purse input").fill("500");
            patron.locator("[data-purse=buy]").click();
            patron.locator("button[data-wager=banker]").first().click();
            open.page().locator("seat-strip [data-spot='2'] .wager.banker").waitFor();

            frames.clear();
            console.until("Turn the Player’s Hand", floor);
            assertEquals(4, open.page().locator("dealt-hands playing-card").count());
            assertTrue(frames.stream().anyMatch(frame -> frame.contains("\"CardDealt\"")));
            assertEquals(
                    List.of(),
                    frames.stream().filter(frame -> A_FACE.matcher(frame).find()).toList());

            console.space();
            assertFalse(
                    console.words("dealt-hands section[aria-label^=Player] .count").equals("–"));
            patron.waitForFunction(
                    "(dealers) => " + faces(PATRONS) + " === dealers",
                    open.page().evaluate("() => " + faces(DEALERS)));
            open.complainsOfNothing();
        }
    }

    private static final String DEALERS =
            "document.querySelector('salon-app').shadowRoot.querySelector('staff-desk').shadowRoot"
                    + ".querySelector('console-room').shadowRoot.querySelector('dealer-console')";
    private static final String PATRONS =
            "document.querySelector('salon-app').shadowRoot.querySelector('salon-table')";

    private static String faces(String part) {
        return "JSON.stringify(" + part + ".live.view.cards.laid)";
    }

    @Test
    void without_a_link_the_key_waits_and_afterwards_the_step_is_where_it_was() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            var page = open.page();
            var isDown = new AtomicBoolean();
            var links = new CopyOnWriteArrayList<WebSocketRoute>();
            page.routeWebSocket(
                    Pattern.compile("/live"),
                    link -> {
                        if (isDown.get()) {
                            link.close();
                        } else {
                            link.connectToServer();
                            links.add(link);
                        }
                    });
            page.reload();
            page.locator("step-card h1").waitFor();
            console.space();
            assertEquals("Inspect the cards", console.title());

            isDown.set(true);
            links.getLast().close();
            page.locator("dealer-console p.stale").waitFor();
            assertTrue(console.isWaiting());
            assertTrue(console.who().startsWith("NEXT, WHEN THE LINK IS BACK"), console.who());
            console.keys("Space");
            isDown.set(false);
            page.locator("dealer-console p.stale")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            assertEquals("Inspect the cards", console.title());
            console.space();
            assertEquals("Verify the inspection", console.title());
            open.complainsOfNothing();
        }
    }

    @Test
    void the_keys_are_shown_the_floor_is_called_and_a_locked_console_shows_nothing_of_the_game() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            var page = open.page();
            console.keys("?");
            assertTrue(console.words("console-dialogs dialog").contains("calls the floor"));
            console.keys("Escape", "f");
            page.locator("console-dialogs input[name=reason]").fill("a patron disputes a payout");
            console.keys("Enter");
            page.locator("dealer-console .foot >> text=Floor called").waitFor();
            String calls =
                    open.staff().administrator().get("/v1/significant?kind=floor-called").text();
            assertTrue(calls.contains("a patron disputes a payout"), calls);

            console.keys("l");
            page.locator("sign-in >> text=Console is locked").waitFor();
            assertEquals(0, page.locator("dealer-console").count());
            page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
            page.locator("sign-in button[type=submit]").click();
            page.locator("step-card h1").waitFor();
            assertEquals("Receive the decks", console.title());
            open.complainsOfNothing();
        }
    }
}
