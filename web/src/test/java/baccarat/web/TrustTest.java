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

    /// What the line about shares says: `in` for the own share as it was pledged, beside others
    /// that are as they were pledged, and for nothing else.
    @Test
    void the_tick_stands_for_the_own_share_as_pledged_and_for_nothing_else() {
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            Object found =
                    open.run(
                            """
                            async () => {
                              const { Keeper } = await import('/trust/keeper.js');
                              const { freshShare, pledgeOf } = await import('/trust/nonce.js');
                              const other = { seat: 9, nonce: '09'.repeat(32) };
                              let count = 0;
                              const share = async ({ listed = (all) => all, cut = (all) => all, seen = true }) => {
                                const root = String(++count).padStart(64, 'a');
                                const mine = await freshShare(root, 3);
                                const friend = { seat: '9', pledge: await pledgeOf(root, 9, other.nonce) };
                                const pledges = listed([{ seat: '3', pledge: mine.pledge }, friend]);
                                const keeper = new Keeper({ name: 'T', decks: 1 }, () => {});
                                const shoe = (stage, cuts) => ({ shoe: { seal: { root, shoe: 1, stage, pledges, shares: [], withheld: [], cuts } },
                                  phase: { name: cuts.length ? 'Covering' : 'Cutting' }, cards: { laid: [] } });
                                if (seen) {
                                  keeper.follow(shoe('REVEALING', []), []);
                                  // another list later is not the one that was seen first
                                  keeper.follow({ ...shoe('REVEALING', []), shoe: { seal: { ...shoe('REVEALING', []).shoe.seal, pledges: [] } } }, []);
                                }
                                const shares = cut([{ seat: 3, nonce: mine.nonce }, other]);
                                keeper.follow(shoe('REVEALING', [{ seat: 3, position: 20, shares }]), []);
                                while (!keeper.share) {
                                  await new Promise((done) => setTimeout(done, 1));
                                }
                                return keeper.share;
                              };
                              return [
                                await share({}),
                                await share({ cut: ([mine]) => [mine] }),
                                await share({ cut: ([mine, friend]) => [mine, { ...friend, nonce: '08'.repeat(32) }] }),
                                await share({ cut: ([mine, friend]) => [mine, { ...friend, seat: 8 }] }),
                                await share({ listed: ([mine]) => [mine] }),
                                await share({ cut: ([, friend]) => [friend] }),
                                await share({ cut: () => [] }),
                                await share({ listed: ([, friend]) => [friend], cut: ([, friend]) => [friend] }),
                                await share({ seen: false }),
                                await share({ seen: false, cut: () => [] }),
                              ];
                            }""",
                            "");

            assertEquals(
                    List.of(
                            "in",
                            "in",
                            "broken",
                            "broken",
                            "broken",
                            "left-out",
                            "left-out",
                            "without",
                            "without",
                            "alone"),
                    found);
        }
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
