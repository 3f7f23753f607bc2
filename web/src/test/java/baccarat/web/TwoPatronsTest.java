package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two patrons at one table, each with a browser of their own.
@Tag("slow")
class TwoPatronsTest {

    private static final String TABLE =
            "document.querySelector('salon-app').shadowRoot.querySelector('salon-table')";

    /// A card in a message: its face, or the proof of it.
    private static final Pattern A_FACE =
            Pattern.compile("\"(face|card)\":\"|\"faces\":\\[|\"proofs\":");

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    @TempDir Path data;

    @Test
    void they_see_the_same_round_but_a_lifted_card_only_whoever_lifts_it() {
        try (var open = OpenPage.turning(data)) {
            Crew crew = annaSitsDown(open);
            OpenPage other = open.another();
            other.walkIn("ben");
            var frames = new CopyOnWriteArrayList<String>();
            other.page()
                    .onWebSocket(
                            socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
            other.goTo("t1").sitAt("2", 500);
            wager(open, "1000");
            wager(other, "25");
            crew.until(view -> view.path("phase").path("name").asString("").equals("Dealing"));
            frames.clear();

            crew.untilPhase("Turning");
            lift(open);
            other.until(
                    "table.live.view.cards.laid.some((card) => card.place === 'PLAYER_FIRST' && card.seen"
                            + " === 'LIFTED')");
            assertTrue(frames.stream().anyMatch(frame -> frame.contains("\"LIFTED\"")));
            assertEquals(
                    List.of(),
                    frames.stream().filter(frame -> A_FACE.matcher(frame).find()).toList());
            assertEquals(4, other.page().locator("baccarat-felt playing-card").count());
            assertEquals(0, faces(other.page()));
            assertEquals(0, other.page().locator("squeezed-card").count());

            open.page().mouse().up();
            open.page().locator("[data-do=Turn]").click();
            turnWhatIsLeft(open, crew);
            other.until("table.live.view.phase.name === 'Clearing'");
            assertEquals(cards(open.page()), cards(other.page()));
            assertEquals(call(open.page()), call(other.page()));
            crew.untilPhase("AcceptingWagers");
            other.until("table.live.view.results.length === 1");
            open.until("table.live.view.results.length === 1");
            assertEquals(roads(open.page()), roads(other.page()));
            assertEquals(7, roads(other.page()).size());
            open.complainsOfNothing();
        }
    }

    @Test
    void the_others_see_a_card_move_where_it_is_peeled_and_nothing_of_its_face() {
        try (var open = OpenPage.turning(data)) {
            OpenPage other = annaTurnsWhileBenLooks(open);
            Locator peeled = card(other, "PLAYER_FIRST").locator(".peeled");
            assertEquals(0, other.page().locator(".peeled").count());

            lift(open);
            peeled.waitFor();
            double first = folded(other);
            BoundingBox box = open.page().locator("squeezed-card").first().boundingBox();
            open.page().mouse().move(box.x + 130, box.y + box.height - 130);
            other.page().waitForCondition(() -> folded(other) > first + 5);
            assertEquals(1, other.page().locator("baccarat-felt .peeled").count());
            assertEquals(1, peeled.locator(".flap svg > *").count(), "bare paper");
            assertEquals(
                    "a card face down, Seat 1 looks at the card",
                    peeled.getAttribute("aria-label"));
            assertEquals(0, faces(other.page()));

            open.page().mouse().up();
            peeled.waitFor(GONE);
            lift(open);
            peeled.waitFor();
            open.page().locator("[data-do=Turn]").dispatchEvent("click");
            card(other, "PLAYER_FIRST").locator("svg.turned").waitFor();
            assertEquals(0, other.page().locator(".peeled").count());
            assertEquals(0, open.page().locator(".peeled").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void whoever_wants_nothing_to_move_is_told_in_words() {
        try (var open = OpenPage.turning(data)) {
            OpenPage other = annaTurnsWhileBenLooks(open);
            other.page()
                    .emulateMedia(
                            new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));

            lift(open);
            Locator words = card(other, "PLAYER_FIRST").locator(".looks");
            words.waitFor();
            assertEquals("Seat 1 looks at the card", words.innerText().replace('\n', ' '));
            assertEquals(0, other.page().locator(".peeled").count());

            open.page().mouse().up();
            words.waitFor(GONE);
            open.complainsOfNothing();
        }
    }

    /// And wagers are open.
    private static Crew annaSitsDown(OpenPage open) {
        var crew = Crew.at(open, "t1", "ma-midi");
        open.walkIn("anna").goTo("t1").sitAt("1", 4_000);
        crew.untilPhase("OfferingCut");
        open.page().locator("[data-do=DeclineCut]").click();
        crew.untilPhase("AcceptingWagers");
        return crew;
    }

    private static OpenPage annaTurnsWhileBenLooks(OpenPage open) {
        Crew crew = annaSitsDown(open);
        OpenPage other = open.another();
        other.walkIn("ben").goTo("t1");
        wager(open, "1000");
        crew.untilPhase("Turning");
        other.until("table.live.view.phase.name === 'Turning'");
        return other;
    }

    private static Locator card(OpenPage open, String place) {
        return open.page().locator("baccarat-felt playing-card[data-place=" + place + "]");
    }

    /// How far to the right the fold has come.
    private static double folded(OpenPage open) {
        Object at =
                card(open, "PLAYER_FIRST")
                        .locator(".window")
                        .evaluate("(it) => new DOMMatrix(getComputedStyle(it).transform).e");
        return ((Number) at).doubleValue();
    }

    private static void wager(OpenPage open, String chip) {
        open.until("table.model.isOpen");
        open.page().locator("[data-chip='" + chip + "']").click();
        open.page().locator("button[data-wager=player]").first().click();
        open.until("table.live.view.layout.some((one) => table.model.mine.includes(one.spot))");
    }

    /// Pulls at a corner of the first card and holds it.
    private static void lift(OpenPage open) {
        Locator card = open.page().locator("squeezed-card").first();
        card.waitFor();
        BoundingBox box = card.boundingBox();
        open.page().mouse().move(box.x + 6, box.y + box.height - 6);
        open.page().mouse().down();
        open.page().mouse().move(box.x + 70, box.y + box.height - 70);
        open.until(
                "table.renderRoot.querySelector('card-squeeze').renderRoot"
                        + ".querySelector('squeezed-card').face");
    }

    /// A third card of the Player's Hand is the same patron's to turn.
    private static void turnWhatIsLeft(OpenPage open, Crew crew) {
        crew.until(_ -> isAnnas(crew) || crew.phase().equals("Clearing"));
        if (isAnnas(crew)) {
            open.page().locator("[data-do=Turn]").click();
        }
        crew.untilPhase("Clearing");
        open.until("table.live.view.phase.name === 'Clearing'");
    }

    private static boolean isAnnas(Crew crew) {
        return crew.phase().equals("Turning")
                && crew.view().path("phase").path("side").asString("").equals("PLAYER")
                && crew.view().path("cards").path("laid").size() > 4;
    }

    private static Object faces(Page page) {
        return page.evaluate(
                "() => " + TABLE + ".live.view.cards.laid.filter((card) => card.face).length");
    }

    private static Object cards(Page page) {
        return page.evaluate("() => JSON.stringify(" + TABLE + ".live.view.cards.laid)");
    }

    private static String call(Page page) {
        return page.locator("baccarat-felt .call").innerText();
    }

    /// What every road says of itself.
    private static List<String> roads(Page page) {
        return page.locator("roads-panel svg[role=img]").all().stream()
                .map(road -> String.valueOf(road.getAttribute("aria-label")))
                .toList();
    }
}
