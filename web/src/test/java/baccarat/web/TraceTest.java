package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ShoeStream;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A deal at the largest table there is, as Chromium traces it.
@Tag("slow")
class TraceTest {

    /// Each card is on its way before the next one.
    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(250),
                    PagePaces.A_WHILE,
                    PagePaces.A_WHILE,
                    Duration.ofMillis(500),
                    Duration.ofSeconds(1));

    private static final String FORCING =
            """
            () => new Promise((done) => setTimeout(async () => {
              await undefined;
              const line = document.body.appendChild(document.createElement('p'));
              line.textContent = 'x';
              done(line.offsetHeight);
            }))""";

    private static final String ROUND =
            "() => document.querySelector('salon-app').shadowRoot.querySelector('salon-table').model.story.number";

    @TempDir Path data;

    /// Thirteen regulars leave seat 7.
    private OpenPage bigTable() {
        Settings settings = Settings.USUAL.with(data).with(PACE).withRegulars(13);
        return OpenPage.patient(
                clock -> OpenCasino.withChance(settings, clock, () -> new ShoeStream(7, 1).bytes()),
                1440,
                900);
    }

    @Test
    void a_deal_at_fourteen_seats_forces_no_layout() {
        try (var open = bigTable()) {
            open.walkIn("anna").goTo("ma-baccarat").sitAt("7", 2_000);
            open.until("table.model.isOpen");
            open.until("table.live.view.seats.length === 14");
            open.page().locator("button[data-wager=banker]").first().click();
            open.until("table.live.view.layout.some((one) => one.spot === '7')");
            open.until("table.live.view.clock.until && table.live.view.layout.length");
            String round = "table.model.story.number > " + open.run(ROUND, "");

            Trace deal =
                    Trace.of(
                            open.page(),
                            () -> {
                                open.later();
                                open.until(
                                        round + " && table.model.story.calls.includes('RESULT')");
                                open.until(round + " && table.model.story.over");
                            });

            assertEquals("", String.join("\n", deal.forced()));
            assertTrue(deal.layouts().size() > 20, deal.layouts().size() + " layouts");
            open.complainsOfNothing();
        }
    }

    @Test
    void a_script_that_measures_what_it_has_just_changed_is_found() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            open.page().locator("table-card").first().waitFor();

            Trace trace = Trace.of(open.page(), () -> open.run(FORCING, ""));

            assertTrue(
                    trace.forced().stream().anyMatch(one -> one.startsWith("Layout")),
                    trace.toString());
        }
    }
}
