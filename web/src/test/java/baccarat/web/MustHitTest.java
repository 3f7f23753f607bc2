package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Dealing;
import com.microsoft.playwright.Page;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Must Hit where people look: the light at the seat, the dealer's screen and the display; and what
/// the winner is told is what the record has paid.
@Tag("slow")
class MustHitTest {

    private static final int ROUNDS = 24;

    /// Three Royal 9 wagers put in $3.00 a round, so that the ceiling is reached in four rounds.
    private static final String OFTEN = "must-hit: {reset: 200.00, ceiling: 212.00, rate: 20%}";

    /// Six of them reach the ceiling in one.
    private static final String AT_ONCE = "must-hit: {reset: 200.00, ceiling: 206.00, rate: 20%}";

    @TempDir Path data;

    @Test
    @Cites("ma-mini 12(j)")
    void must_hit_lights_up_the_seat_for_all_who_watch_and_the_dealer_pays_what_was_won() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini-everything", Dealing.REAL_CARDS);
            OpenPage anna = open.another();
            anna.walkIn("anna").goTo("t1").sitAt("4", 500);
            OpenPage stranger = open.another();
            stranger.goTo("t1");
            Watching rea = console.guest("rea", 5);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.card("a", "c"));
            console.recorded(() -> console.card("t", "s"));
            anna.until("table.model.isOpen");
            wager(anna.page(), "100", "player");
            wager(anna.page(), "5", "royal-9");
            wagers(rea, 5, Map.of("player", "100"));
            anna.until("table.live.view.layout.length === 3");

            playerWins(console, "k", "9");
            console.until("Pay seat 4");
            assertEquals("Pay $100, Player.", console.words("step-card .how"));
            console.until("Award, seat 4");
            assertEquals("Pay $25, Royal 9. Take the wager.", console.words("step-card .how"));
            console.until("Must Hit: who won?");
            assertEquals(2, console.page().locator("step-card .choice button").count());
            console.keys("4");
            console.space();

            assertEquals("Cards to the discards", console.title());
            assertTrue(console.words("step-card .how").startsWith("Pay seat 4 $200.05, Must Hit."));
            assertEquals(
                    "★ Must Hit $200.05", console.words("seat-strip .lit[data-spot='4'] .light"));
            assertTrue(console.words("[data-won=must-hit]").contains("Seat 4, $200.05"));
            assertLit(anna.page(), stranger.page());

            console.until("Wagers are open");
            assertThat(anna.page().locator("baccarat-felt [data-lit='4']")).hasCount(1);
            anna.until("table.model.isOpen");
            wager(anna.page(), "100", "player");
            console.untilTold("Call “no more bets”");
            console.until("Turn the Player’s Hand");
            assertThat(anna.page().locator("baccarat-felt [data-lit]")).hasCount(0);
            assertThat(stranger.page().locator("baccarat-felt [data-light]")).hasCount(0);
            open.complainsOfNothing();
        }
    }

    private static void assertLit(Page anna, Page stranger) {
        assertThat(anna.locator("baccarat-felt [data-lit='4']")).hasText("★ Must Hit +200.05");
        assertThat(anna.locator("baccarat-felt [data-light='4']")).hasCount(1);
        assertThat(anna.locator("aside [data-won=must-hit]")).hasText("★ Must Hit: you win 200.05");
        assertThat(anna.locator("round-panel [data-wager=must-hit] .gets")).hasText("+200.05");
        assertThat(anna.locator("round-panel [data-sum]")).hasAttribute("data-sum", "320.05");
        assertThat(anna.locator("#said-polite")).containsText("Must Hit: you win 200.05.");
        assertThat(stranger.locator("baccarat-felt [data-lit='4']")).hasText("★ Must Hit +200.05");
        assertThat(stranger.locator("aside [data-won=must-hit]"))
                .hasText("★ Must Hit: seat 4 wins 200.05");
    }

    @Test
    @Cites("ma-mini 12(j)")
    void at_its_ceiling_the_console_does_not_let_must_hit_go_on() {
        try (var open = OpenPage.alone(data)) {
            var console =
                    AtTheConsole.of(
                            open,
                            "ma-mini-everything",
                            Dealing.REAL_CARDS,
                            text -> text.replaceAll("must-hit: \\{.*?}", AT_ONCE));
            List<Watching> guests =
                    IntStream.rangeClosed(1, 6)
                            .mapToObj(seat -> console.guest("g" + seat, seat))
                            .toList();
            console.atWagers(guests.getFirst());
            for (int seat = 1; seat <= 6; seat++) {
                wagers(guests.get(seat - 1), seat, Map.of("player", "10", "royal-9", "5"));
            }
            playerWins(console, "7", "2");
            console.until("Must Hit: who won?");
            assertTrue(console.words("step-card .how").startsWith("The meter shows $206.00."));
            console.page().locator("step-card .key:enabled").waitFor();
            console.keys("Space");
            assertThat(console.page().locator("dealer-console .refusal"))
                    .containsText("so Must Hit is won");

            console.keys("Escape", "3");
            console.space();
            assertTrue(console.words("step-card .how").startsWith("Pay seat 3 $206.00, Must Hit."));
            open.complainsOfNothing();
        }
    }

    /// The Player's Hand has these two cards, and 9 points against 7.
    private static void playerWins(AtTheConsole console, String first, String second) {
        console.untilTold("Call “no more bets”");
        console.until("Turn the Player’s Hand");
        console.card(first, "h");
        console.recorded(() -> console.card(second, "s"));
        console.until("Turn the Banker’s Hand");
        console.card("4", "c");
        console.recorded(() -> console.card("3", "c"));
    }

    private static void wager(Page page, String chip, String wager) {
        page.locator("[data-chip='" + chip + "']").click();
        page.locator("baccarat-felt button[data-wager=" + wager + "]").click();
    }

    @Test
    void what_the_page_says_a_patron_won_is_what_the_record_paid() {
        Limits quick = Limits.USUAL.withMessages(new Limits.Rate(1_000_000, 1_000_000));
        Settings settings = Settings.USUAL.with(data).withRegulars(0).with(quick);
        try (var open = new OpenPage(OpenCasino.with(settings), 1440, 900)) {
            var crew =
                    Crew.at(
                            open,
                            "t1",
                            "ma-mini-everything",
                            text -> text.replaceAll("must-hit: \\{.*?}", OFTEN));
            Watching anna = crew.brings(open.visitor(), "anna", "t1", 1);
            Watching ben = crew.brings(open.visitor(), "ben", "t1", 2);
            Watching cleo = crew.brings(open.visitor(), "cleo", "t1", 5);
            for (int round = 0; round < ROUNDS; round++) {
                crew.until(_ -> crew.phase().equals("AcceptingWagers"));
                wagers(anna, 1, Map.of("player", "10", "house-money", "5", "royal-9", "5"));
                wagers(ben, 2, Map.of("banker", "10", "tie", "5", "royal-9", "5"));
                wagers(cleo, 5, Map.of("tie", "5", "dragon-7", "5", "royal-9", "5"));
                crew.untilPhase("EndingProgressives");
                assertFalse(
                        crew.asks("{'command':'EndProgressives','mustHit':'5'}")
                                .path("accepted")
                                .asBoolean(true),
                        "the house draws the winner, not the dealer");
                crew.untilPhase("Clearing");
                crew.until(_ -> !crew.view().path("cards").has("round"));
            }
            List<String> heard = heard(anna, crew);
            long hits = heard.stream().filter(text -> text.contains("\"MustHitWon\"")).count();
            assertTrue(hits >= ROUNDS / 4, "Must Hit was won " + hits + " times");
            assertEquals(recorded(open.staff().administrator()), told(open, heard));
        }
    }

    /// The main wager first: Royal 9 goes with one.
    private static void wagers(Watching patron, int seat, Map<String, String> stakes) {
        stakes.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(MustHitTest::royal9Last))
                .forEach(
                        one ->
                                patron.must(
                                        "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'%s.00'}"
                                                .formatted(seat, one.getKey(), one.getValue())));
    }

    private static int royal9Last(String one, String other) {
        return Boolean.compare(one.equals("royal-9"), other.equals("royal-9"));
    }

    /// Everything that a patron's page is sent, up to where the dealer is.
    private static List<String> heard(Watching patron, Crew crew) {
        if (patron.seen() < crew.seen()) {
            patron.until(_ -> patron.seen() >= crew.seen());
        }
        return patron.texts();
    }

    /// Round by round and seat by seat, what the page makes of the messages it gets.
    private static Map<String, BigDecimal> told(OpenPage open, List<String> texts) {
        open.page().navigate(open.address());
        Object rounds =
                open.run(
                        """
                        async (texts) => {
                          const { NO_ROUND, sum, told } = await import('/model/story.js');
                          let view = {};
                          let story = NO_ROUND;
                          const rounds = [];
                          for (const message of texts.map((text) => JSON.parse(text))) {
                            view = { ...view, ...message.view, ...message.changed };
                            for (const event of message.events ?? []) {
                              story = told(story, event, view);
                              if (event.event === 'CardsCleared') {
                                rounds.push(...['1', '2', '5'].map((seat) => [`${story.number} ${seat}`, sum(story, [seat])]));
                              }
                            }
                          }
                          return rounds;
                        }""",
                        texts);
        var sums = new HashMap<String, BigDecimal>();
        for (Object one : (List<?>) rounds) {
            var pair = (List<?>) one;
            sums.put(pair.getFirst().toString(), cents(pair.getLast().toString()));
        }
        return sums;
    }

    /// The same from the rounds rebuilt from the record.
    private static Map<String, BigDecimal> recorded(Visitor staff) {
        Map<String, String> seats = Map.of("anna", "1", "ben", "2", "cleo", "5");
        var sums = new HashMap<String, BigDecimal>();
        for (int round = 1; round <= ROUNDS; round++) {
            JsonNode page = staff.get("/v1/tables/t1/rounds/" + round).is(200).json();
            for (JsonNode one : page.path("patrons").values()) {
                BigDecimal change =
                        cents(one.path("after").asString())
                                .subtract(cents(one.path("before").asString()));
                sums.put(round + " " + seats.get(one.path("patron").asString()), change);
            }
        }
        return sums;
    }

    private static BigDecimal cents(String amount) {
        return new BigDecimal(amount).setScale(2, RoundingMode.UNNECESSARY);
    }
}
