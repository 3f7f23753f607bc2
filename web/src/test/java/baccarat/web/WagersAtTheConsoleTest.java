package baccarat.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Watching;
import baccarat.server.money.HouseKind;
import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Wagers that come to the dealer: chips and words of patrons who have no page in hand, and words
/// that wait for a confirmation.
@Tag("slow")
class WagersAtTheConsoleTest {

    @TempDir Path data;

    @Test
    void with_real_cards_the_dealer_enters_wagers() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            var page = open.page();
            Watching rea = withCash(console, "rea", 4);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.card("a", "c"));
            console.recorded(() -> console.card("t", "s"));
            assertEquals("Wagers are open", console.title());

            enter(console, "banker", "5");
            page.locator("dealer-console .refusal").waitFor();
            String refused = console.words("dealer-console .refusal");
            assertTrue(refused.contains("nothing changed"), refused);
            assertEquals(
                    "5", page.locator("wager-entry input").inputValue(), "it stays in its field");
            console.keys("Escape");

            taken(console, "banker", "100");
            assertEquals("$100", console.words("seat-strip .wager.banker b"));
            page.locator("wager-entry [data-way=word]").click();
            taken(console, "tie", "25");
            assertEquals("$25", console.words("seat-strip .wager.tie b"));
            rea.untilView(view -> view.path("layout").size() == 2);
            assertEquals(
                    "3900.00",
                    rea.view().path("seats").path(0).path("rack").asString(),
                    "chips from the rack, cash from elsewhere");

            console.keys("Escape", "s");
            page.locator("console-dialogs input[name=seat]").fill("4");
            console.keys("Enter");
            page.locator("console-dialogs [data-back=banker]").waitFor();
            console.recorded(() -> page.locator("console-dialogs [data-back=banker]").click());
            assertEquals(0, page.locator("seat-strip .wager.banker").count());
            open.complainsOfNothing();
        }
    }

    @Test
    void the_dealer_seats_a_patron_with_cash_and_colours_up() {
        Settings settings = Settings.USUAL.with(data).withRegulars(0).founded(HouseKind.MONEY);
        try (var open = new OpenPage(OpenCasino.with(settings), 1440, 900)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.REAL_CARDS);
            var page = open.page();
            var seat = page.locator("seat-strip button[data-spot='4']");
            look(console, 4);
            page.locator("console-dialogs input[name=patron]").fill("Bob");
            page.locator("console-dialogs input[name=amount]").fill("500");
            page.locator("console-dialogs button[type=submit]").click();
            assertThat(seat.locator(".name")).hasText("Bob (cash)");

            look(console, 4);
            page.locator("console-dialogs .chips input").fill("200");
            page.locator("console-dialogs button[value=TakeChipsAway]").click();
            assertThat(page.locator("dealer-console .happened"))
                    .containsText(Pattern.compile("200.00"));

            look(console, 4);
            page.locator("console-dialogs button:has-text('Leaves')").click();
            assertThat(seat).containsText("open");
            open.complainsOfNothing();
        }
    }

    private static void look(AtTheConsole console, int seat) {
        console.keys("s");
        console.page().locator("console-dialogs input[name=seat]").fill(String.valueOf(seat));
        console.keys("Enter");
        console.page().locator("console-dialogs h2:has-text('Seat %d')".formatted(seat)).waitFor();
    }

    /// A guest who has changed some chips back.
    private static Watching withCash(AtTheConsole console, String name, int seat) {
        Watching guest = console.guest(name, seat);
        guest.must("{'command':'TakeChipsAway','patron':'%s','amount':'1000.00'}".formatted(name));
        return guest;
    }

    /// The key leads to the fields, and Enter sends what is in them.
    private static void enter(AtTheConsole console, String wager, String amount) {
        console.keys("w");
        console.page().locator("wager-entry select[name=wager]").selectOption(wager);
        console.page().locator("wager-entry input").fill(amount);
        console.keys("Enter");
    }

    /// The same, and the field is free for the next one.
    private static void taken(AtTheConsole console, String wager, String amount) {
        enter(console, wager, amount);
        assertThat(console.page().locator("wager-entry input")).hasValue("");
    }

    @Test
    void at_a_sealed_shoe_the_dealer_only_confirms_verbal_wagers() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini", Dealing.SEALED);
            var page = open.page();
            Watching gus = withCash(console, "gus", 9);
            console.until("Wagers are open", gus);
            assertFalse(page.locator("wager-entry").isVisible(), "nobody has said a word");
            console.recorded(
                    () ->
                            gus.must(
                                    "{'command':'SpeakWager','spot':'9','wager':'player','cash':'50.00'}"));
            assertTrue(console.words("wager-entry .spoken").startsWith("seat 9, Player, $50 cash"));
            assertEquals(0, page.locator("wager-entry form").count(), "chips are the patron's");
            assertTrue(console.words("dealer-console .foot").contains("▲ 1 verbal W"));
            console.keys("w");
            console.recorded(() -> console.keys("Enter"));
            assertEquals("$50", console.words("seat-strip .wager.player b"));

            console.keys("s");
            page.locator("console-dialogs input[name=seat]").fill("9");
            console.keys("Enter");
            page.locator("console-dialogs .list").waitFor();
            assertEquals(0, page.locator("console-dialogs .chips").count(), "gus moves his chips");
            assertEquals(0, page.locator("console-dialogs button:has-text('Leaves')").count());
            open.complainsOfNothing();
        }
    }

    /// One round with a Royal 9 wager, after which the display names its seat.
    @Test
    void with_real_cards_the_dealer_names_who_has_won_must_hit() {
        try (var open = OpenPage.alone(data)) {
            var console = AtTheConsole.of(open, "ma-mini-everything", Dealing.REAL_CARDS);
            Watching rea = console.guest("rea", 4);
            console.until("Burn the first card", rea);
            console.recorded(() -> console.card("a", "c"));
            console.recorded(() -> console.card("t", "s"));
            taken(console, "player", "100");
            taken(console, "royal-9", "5");
            console.keys("Escape");
            console.until("Turn the Player’s Hand", rea);
            console.card("7", "c");
            console.recorded(() -> console.card("2", "h"));
            console.until("Turn the Banker’s Hand", rea);
            console.card("4", "c");
            console.recorded(() -> console.card("2", "c"));
            console.until("Must Hit: who won?", rea);

            assertTrue(console.words("step-card .key").startsWith("Nobody won"));
            console.keys("5");
            assertTrue(console.words("step-card .key").startsWith("Nobody won"), "no such wager");
            console.keys("4");
            assertTrue(console.words("step-card .key").startsWith("Seat 4 won"));
            console.space();
            rea.untilEvent("MustHitWon");
            assertEquals("Cards to the discards", console.title());
            open.complainsOfNothing();
        }
    }
}
