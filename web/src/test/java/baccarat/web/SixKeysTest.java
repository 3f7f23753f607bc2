package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The keys of a round from a sealed shoe, where patrons turn the hands: what follows of itself has
/// no press of its own, and all of it is in the record.
@Tag("slow")
class SixKeysTest {

    @TempDir Path data;

    @Test
    void a_round_takes_six_presses_and_the_record_has_every_step() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-midi", Dealing.SEALED);
            List<Watching> guests =
                    Stream.of(1, 2, 3, 4).map(seat -> console.guest("guest" + seat, seat)).toList();
            console.until("Wagers are open", guests.getLast());
            console.eachKeyGoesOn();
            wager(guests);
            console.untilTold("Call “no more bets”");
            var page = open.page();
            dealtAndStopped(console, page);

            Watching eyes = guests.getFirst();
            eyes.untilView(view -> view.path("cards").path("laid").size() == 4);
            List<String> pressed = pressed(page, guests);
            List<String> happened = happened(eyes);
            long thirds =
                    happened.stream().filter(it -> it.matches("CardDealt \\w+_THIRD")).count();
            long paid = pressed.stream().filter("PaySpot"::equals).count();
            int presses = 2 + pressed.size();
            assertEquals(3 + thirds + paid + (pressed.contains("CollectLosers") ? 1 : 0), presses);
            assertTrue(paid == 4 || presses <= 6 + thirds, pressed.toString());
            assertEquals(
                    List.of("NO_MORE_BETS", "PLAYER_COUNT", "BANKER_COUNT", "RESULT"),
                    calls(happened).toList());
            assertTrue(happened.contains("CardsCleared "), happened.toString());
            open.complainsOfNothing();
        }
    }

    /// One key deals the four cards, and a second stops them; then the rest.
    private static void dealtAndStopped(AtTheConsole console, Page page) {
        page.clock().install();
        page.clock().pauseAt(System.currentTimeMillis() + 60_000);
        page.keyboard().press("Space");
        console.untilTold("Deal the Player’s first card");
        page.clock().runFor(300);
        page.keyboard().press("Space");
        page.locator("step-card .key >> text=Stop").waitFor();
        page.clock().runFor(300);
        page.keyboard().press("Space");
        page.clock().runFor(1_000);
        page.locator("step-card .key >> text=Dealt").waitFor();
        assertEquals(1, page.locator("dealt-hands playing-card").count());
        page.clock().resume();
        page.locator("step-card .key:enabled").waitFor();
        page.keyboard().press("Space");
    }

    /// The patrons turn, the dealer presses; what was due at each press.
    private static List<String> pressed(Page page, List<Watching> guests) {
        Watching eyes = guests.getFirst();
        var pressed = new ArrayList<String>();
        while (!isOver(eyes)) {
            if (turned(guests)) {
                continue;
            }
            page.waitForFunction(READY);
            if (!isOver(eyes) && page.evaluate(DUE) instanceof String due && !due.isEmpty()) {
                pressed.add(due);
                long before = eyes.seen();
                page.keyboard().press("Space");
                eyes.until(_ -> eyes.seen() > before);
            } else {
                eyes.drain();
            }
        }
        assertFalse(pressed.contains("ClearCards"), pressed.toString());
        return pressed;
    }

    private static final String CONSOLE =
            "document.querySelector('salon-app').shadowRoot.querySelector('staff-desk').shadowRoot"
                    + ".querySelector('console-room').shadowRoot.querySelector('dealer-console')";

    /// Nothing goes on by itself, and the key has rested.
    private static final String READY =
            "() => { const c = "
                    + CONSOLE
                    + "; const card = c.shadowRoot.querySelector('step-card'); return"
                    + " !c.model.going && !card.resting &&"
                    + " !c.model.next.step?.about?.endsWith('_COUNT'); }";

    private static final String DUE =
            "() => { const { command } = "
                    + CONSOLE
                    + ".model.next; return command ? command.command : ''; }";

    private static void wager(List<Watching> guests) {
        for (int seat = 1; seat <= 4; seat++) {
            guests.get(seat - 1)
                    .must(
                            "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'%d.00'}"
                                    .formatted(
                                            seat,
                                            seat % 2 == 1 ? "player" : "banker",
                                            seat < 3 ? 200 : 100));
        }
    }

    /// The patron whose hand it is turns it; whether it was anybody's.
    private static boolean turned(List<Watching> guests) {
        for (Watching guest : guests) {
            guest.drain();
            for (JsonNode step : guest.you().path("steps").values()) {
                if (step.path("command").asString().equals("Turn")) {
                    guest.must(
                            "{'command':'Turn','side':'%s'}"
                                    .formatted(step.path("about").asString()));
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOver(Watching eyes) {
        eyes.drain();
        return eyes.view().path("results").size() == 1
                && eyes.view().path("phase").path("name").asString().equals("AcceptingWagers");
    }

    /// The events of the round, each with what it is about; every call and card has its clause.
    private static List<String> happened(Watching eyes) {
        return eyes.texts().stream()
                .map(JsonMapper.shared()::readTree)
                .flatMap(frame -> frame.path("events").values().stream())
                .filter(event -> !event.path("event").asString().equals("WagerPlaced"))
                .map(
                        event -> {
                            String name = event.path("event").asString();
                            if (name.equals("Called") || name.startsWith("Card")) {
                                assertFalse(event.path("clauses").isEmpty(), event.toString());
                            }
                            return name
                                    + " "
                                    + event.path("call").asString(event.path("place").asString(""));
                        })
                .toList();
    }

    private static Stream<String> calls(List<String> happened) {
        return happened.stream()
                .filter(it -> it.startsWith("Called "))
                .map(it -> it.substring("Called ".length()))
                .filter(it -> !it.equals("PLACE_YOUR_WAGERS"));
    }

    @Test
    void a_session_that_ends_shows_the_door_in_every_window_and_the_key_is_not_lost() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            var page = open.page();
            var ends = new AtomicBoolean();
            page.routeWebSocket(Pattern.compile("/live"), link -> endable(link, ends));
            page.reload();
            page.locator("step-card h1").waitFor();
            assertEquals("Receive the decks", console.title());
            page.locator("step-card .key:enabled").waitFor();
            ends.set(true);
            page.keyboard().press("Space");
            signIn(page);
            console.untilTold("Inspect the cards");

            open.staff().administrator().post("/v1/tables/t1/stopping", "{'reason':'fire alarm'}");
            page.locator("dealer-console [data-stopped]:has-text('fire alarm')").waitFor();
            Page other = page.context().newPage();
            other.navigate(open.address() + "#console/t1");
            other.locator("step-card h1").waitFor();
            page.evaluate("() => fetch('/api/v1/session', { method: 'DELETE' })");
            other.locator("sign-in >> text=Console is locked").waitFor();
            signIn(page);
            assertEquals("Inspect the cards", console.title());
            open.complainsOfNothing();
        }
    }

    private static void endable(WebSocketRoute link, AtomicBoolean ends) {
        WebSocketRoute server = link.connectToServer();
        link.onMessage(
                frame -> {
                    if (ends.compareAndSet(true, false)) {
                        link.close(
                                new WebSocketRoute.CloseOptions()
                                        .setCode(1008)
                                        .setReason("sign in again"));
                    } else {
                        server.send(frame.text());
                    }
                });
    }

    private static void signIn(Page page) {
        page.locator("sign-in >> text=Console is locked").waitFor();
        page.locator("sign-in input[name=password]").fill(Staff.PASSWORD);
        page.locator("sign-in button[type=submit]").click();
        page.locator("step-card h1").waitFor();
    }
}
