package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The right to turn a hand, by hand.
@Tag("slow")
class SqueezeTest {

    private static final String FACE = "(card) => card.face ?? ''";

    @TempDir Path data;

    @Test
    void a_card_shows_its_face_only_once_it_is_lifted_and_then_can_be_turned() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-midi").sitAt("1", 4_000);
            open.until("table.isOpen && table.live.view.clock.until");
            open.page().locator("[data-chip='1000']").click();
            open.page().locator("button[data-wager=player]").first().click();
            Locator card = open.page().locator("squeezed-card").first();
            card.waitFor();
            assertEquals("", card.evaluate(FACE));

            BoundingBox box = card.boundingBox();
            open.page().mouse().move(box.x + 6, box.y + box.height - 6);
            open.page().mouse().down();
            open.page().mouse().move(box.x + 70, box.y + box.height - 70);
            open.until(
                    "table.renderRoot.querySelector('card-squeeze').renderRoot"
                            + ".querySelector('squeezed-card').face");
            assertNotEquals("", card.evaluate(FACE));
            open.page().mouse().up();
            open.page().locator("[data-do=Turn]").click();

            open.until("table.story.shown.PLAYER !== undefined");
            open.until("table.keeper.proofs.PLAYER_FIRST === 'good'");
            open.complainsOfNothing();
        }
    }

    /// Where the taken point is pulled to, there it is seen; and the face is never mirrored.
    @Test
    void the_taken_corner_stays_under_the_pointer() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            Object seen =
                    open.run(
                            """
                            async () => {
                              const { fold, grip, pull, lifted } = await import('/cards/fold.js');
                              const [w, h] = [250, 350];
                              const g = grip({ x: 4, y: 346 }, w, h);
                              const p = pull(g, { x: 120, y: 200 }, w);
                              const { face: [a, b, c, d, e, f], ...line } = fold(g, p, w);
                              const at = (x, y) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
                              const corner = at(w - g.x, g.y);
                              return [corner.x - p.x, corner.y - p.y, a * d - b * c, lifted(line, w, h)];
                            }""",
                            "");
            var told = (List<?>) seen;
            assertEquals(0, number(told.get(0)), 1e-6);
            assertEquals(0, number(told.get(1)), 1e-6);
            assertEquals(1, number(told.get(2)), 1e-9, "a rotation, not a mirror");
            double lifted = number(told.get(3));
            assertTrue(0.05 < lifted && lifted < 0.5, "" + lifted);
        }
    }

    /// What is told of a pull is all that the others need to see it.
    @Test
    void a_peel_that_is_shown_is_the_one_that_was_told() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            Object others =
                    open.run(
                            """
                            async () => {
                              const { grip, peelOf, pullOf } = await import('/cards/fold.js');
                              const [w, h] = [250, 350];
                              const froms = ['TOP', 'TOP_RIGHT', 'RIGHT', 'BOTTOM_RIGHT', 'BOTTOM', 'BOTTOM_LEFT', 'LEFT', 'TOP_LEFT'];
                              const fars = Array.from({ length: 20 }, (_, index) => index + 1);
                              return froms.flatMap((from) => fars.map((far) => {
                                const { g, p } = pullOf({ from, far }, w, h);
                                const told = peelOf(grip(g, w, h), p, w);
                                return told.from === from && told.far === far ? '' : `${from} ${far} as ${told.from} ${told.far}`;
                              })).filter(Boolean);
                            }""",
                            "");
            assertEquals(List.of(), others);
        }
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }
}
