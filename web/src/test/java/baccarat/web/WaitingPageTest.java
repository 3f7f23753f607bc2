package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baccarat.server.Staff;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A patron waits for a seat at a full table.
@Tag("slow")
class WaitingPageTest {

    private static final int SEATS = 9;

    @TempDir Path data;

    private static boolean isAsking(Request request) {
        return request.url().endsWith("/tables/wa-mini/waiting");
    }

    @Test
    void a_patron_who_waits_is_told_so_and_goes_on_asking() {
        try (var open = OpenPage.alone(data)) {
            for (int seat = 1; seat <= SEATS; seat++) {
                String name = "guest " + seat;
                Staff.seated(open.visitor().walkIn(name), name, "wa-mini", seat);
            }
            Page page = open.walkIn("anna").goTo("wa-mini").page();
            page.clock().install();
            assertThat(page.locator("salon-table .clock")).containsText("All seats are taken.");

            assertThat(page.locator("round-panel")).containsText("All seats are taken.");

            page.waitForResponse(
                    answer -> isAsking(answer.request()),
                    () -> page.locator("[data-do=wait]").click());
            assertThat(page.locator("[data-waiting]")).containsText("You are waiting for a seat.");
            page.waitForRequest(WaitingPageTest::isAsking, () -> page.clock().fastForward("01:01"));
            open.complainsOfNothing();
        }
    }
}
