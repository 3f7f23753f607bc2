package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Surveillance sees everything and changes nothing.
@Tag("slow")
class SurveillanceRoomTest {

    @TempDir Path data;

    /// The shoe is given up, with two signatures; between two rounds, so it may take some tries.
    private static void giveUpTheShoe(Visitor floor, Visitor administrator) {
        String id =
                floor.post(
                                "/v1/tables/ma-mini/orders",
                                "{'command':{'command':'OrderShuffle','reason':'a torn card'},%s}"
                                        .formatted(Staff.SIGNED))
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        Watching table = floor.watch("ma-mini");
        String path = "/v1/slips/" + id + "/signatures";
        while (administrator.post(path, "{" + Staff.SIGNED + "}").status() != 200) {
            table.untilPhase("AcceptingWagers");
        }
        table.leave();
    }

    @Test
    void an_order_stands_there_a_round_is_rebuilt_and_its_record_taken_away() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            Visitor floor = open.staff().hire("fay", "floorperson");
            // more chains than one person may have checked at once
            for (String more : List.of("east", "north", "west")) {
                open.addTable(more, "ma-mini", Dealing.AUTOMATIC);
            }
            Page page = open.signIn("sue", "surveillance").page();
            var methods = new ArrayList<String>();
            page.onRequest(request -> methods.add(request.method()));
            page.locator("round-search select[name=result]").selectOption("void");
            page.locator("round-search button").click();
            page.locator("round-search strong:has-text('No round fits')").waitFor();
            page.locator("watched-tables a[href='#surveillance/ma-mini']").click();
            page.locator("rounds-list tbody tr").first().waitFor();

            giveUpTheShoe(floor, open.staff().administrator());
            Locator first = page.locator("override-list tbody tr[data-kind=override]").first();
            first.locator("text=a torn card").first().waitFor();
            assertTrue(first.innerText().contains("floorperson fay"), first.innerText());

            page.locator("rounds-list tbody a").last().click();
            page.locator("round-replay li.at:has-text('to the discards')").waitFor();
            int cards = page.locator("round-replay playing-card").count();
            assertTrue(cards >= 4 && cards <= 6, cards + " cards");
            page.locator("round-balances td:has-text('balanced')").waitFor();
            while (page.locator("round-replay li.at:has-text('begins')").count() == 0) {
                page.keyboard().press(",");
            }
            assertEquals(0, page.locator("round-replay playing-card").count());
            page.keyboard().press(".");
            assertEquals(1, page.locator("round-replay playing-card").count());
            assertTrue(page.locator("round-replay li clause-chip").count() > 8);

            page.locator("record-panel .chain:has-text('✓ Chain verified')").waitFor();
            page.locator("watched-tables button").click();
            page.locator("watched-tables .chains:has-text('All 8 chains verified')").waitFor();
            Download bundle = page.waitForDownload(() -> page.keyboard().press("x"));
            assertTrue(Files.readString(bundle.path()).contains("Mini 7"));
            String fields = " :is(form, input, select, textarea)";
            assertEquals(
                    page.locator("surveillance-room :is(event-filter, event-notes)" + fields)
                            .count(),
                    page.locator("surveillance-room" + fields).count(),
                    "only filters and notes of events are filled in");
            assertEquals(List.of(), methods.stream().filter(it -> !it.equals("GET")).toList());
            open.complainsOfNothing();
        }
    }
}
