package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
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
        try (var open = OpenPage.turning(data)) {
            open.walkIn("anna").goTo("ma-midi").sitAt("1", 4_000);
            open.page().locator("[data-do=DeclineCut]").click();
            open.until("table.model.isOpen");
            open.page().locator("[data-chip='1000']").click();
            open.page().locator("button[data-wager=player]").first().click();
            open.until("table.live.view.layout.some((one) => one.spot === '1')");
            open.wagersClose();
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

            open.until("table.model.story.shown.PLAYER !== undefined");
            open.until("table.keeper.proofs.PLAYER_FIRST === 'good'");
            open.complainsOfNothing();
        }
    }
}
