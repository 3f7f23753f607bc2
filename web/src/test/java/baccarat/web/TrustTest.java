package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.WebSocketRoute;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The verified shoe as the page checks it in a browser. `trust.test.js` has the published values.
@Tag("slow")
class TrustTest {

    @TempDir Path data;

    @Test
    void every_faced_card_is_proved_in_the_browser() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-mini");

            open.until("table.keeper.proved >= 4");
            // only simulated patrons sit there
            open.page().locator("[data-share=alone]").waitFor();

            assertEquals(0, open.page().locator("[data-trust=failed]").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void a_card_that_does_not_match_the_seal_is_crossed_out_and_said() {
        try (var open = OpenPage.desktop(data)) {
            open.page()
                    .routeWebSocket(
                            url -> url.contains("/live"),
                            (WebSocketRoute route) -> {
                                WebSocketRoute server = route.connectToServer();
                                server.onMessage(frame -> route.send(tampered(frame.text())));
                            });
            open.walkIn("anna").goTo("ma-mini");

            open.page().locator("[data-trust=failed]").waitFor();

            assertTrue(
                    open.page().locator("#said-assertive").innerText().contains("seal"),
                    "it is said");
        }
    }

    /// One salt is another one.
    private static String tampered(String text) {
        return text.replaceAll("\"salt\":\"..", "\"salt\":\"00");
    }

    @Test
    void a_page_shows_its_nonce_only_after_it_has_seen_the_list_of_pledges() {
        try (var open = OpenPage.alone(data)) {
            List<String> passed = new CopyOnWriteArrayList<>();
            open.page()
                    .routeWebSocket(
                            url -> url.contains("/live"),
                            (WebSocketRoute route) -> {
                                WebSocketRoute server = route.connectToServer();
                                route.onMessage(
                                        sent -> {
                                            passed.add("sent " + sent.text());
                                            server.send(sent.text());
                                        });
                                server.onMessage(
                                        frame -> {
                                            passed.add("seen " + frame.text());
                                            route.send(frame.text());
                                        });
                            });
            open.walkIn("anna");
            open.addTable("ma-mini-everything");
            open.goTo("ma-mini-everything").sitAt("3", 500);
            open.page().locator("[data-do=DeclineCut]").click();
            open.page().locator("[data-share=in]").waitFor();

            assertTrue(at(passed, "sent .*PledgeShare.*") < at(passed, "seen .*REVEALING.*"));
            assertTrue(at(passed, "seen .*REVEALING.*") < at(passed, "sent .*AddNonce.*"));
            assertEquals(
                    1, passed.stream().filter(one -> one.matches("sent .*AddNonce.*")).count());
            open.complainsOfNothing();
        }
    }

    private static int at(List<String> passed, String like) {
        int first =
                IntStream.range(0, passed.size())
                        .filter(one -> passed.get(one).matches(like))
                        .findFirst()
                        .orElse(-1);
        assertTrue(first >= 0, like);
        return first;
    }

    @Test
    void whoever_cuts_finds_the_own_nonce_in_the_cut() {
        try (var open = OpenPage.alone(data)) {
            open.walkIn("anna");
            open.addTable("ma-mini-everything");
            open.goTo("ma-mini-everything").sitAt("3", 500);

            open.page().locator("[data-do=AcceptCut]").click();
            open.page().locator("[data-do=CutCards]").click();
            open.until("table.keeper.seal?.cuts.length > 0");

            open.until("table.keeper.hasMyNonce && table.keeper.sawTheSealFirst");
            open.until("table.keeper.proved > 0");
            open.complainsOfNothing();
        }
    }
}
