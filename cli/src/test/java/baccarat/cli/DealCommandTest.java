package baccarat.cli;

import static baccarat.cli.DealtShoes.deal;
import static baccarat.cli.DealtShoes.hands;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class DealCommandTest {

    private static final Pattern SEAT = Pattern.compile("  (seat \\d+) +([-+]?\\d+\\.\\d\\d)   .*");

    private static final Pattern COLLECTED =
            Pattern.compile("  patrons  vigorish of (\\S+) collected at (seat \\d+).*");

    private static final Pattern PATRON = Pattern.compile("[A-Z]\\w+ +(seat \\d+) .* (\\S+)");
    private static final Pattern TABLE = Pattern.compile("table +\\w+ +(\\S+)");

    @ParameterizedTest
    @MethodSource("baccarat.cli.DealtShoes#examples")
    void a_shoe_of_every_example_is_dealt_and_accounted_for(String example) {
        Run run = deal(example);

        assertEquals(0, run.status(), run.err());
        assertEquals("", run.err());
        assertTrue(run.out().endsWith("All money and all cards are accounted for.\n"), run.out());
        int hands = hands(run.out()).size();
        assertTrue(hands >= 110, "hands: " + hands);
        assertTrue(run.out().contains("\n%d rounds: ".formatted(hands / 2)));
        assertEquals(List.of(), run.out().lines().filter(line -> line.length() > 110).toList());
        assertFalse(run.out().contains("\033"));
        assertEquals(run, deal(example));
    }

    /// The table's own accounts say what each patron won; here it is added up from the rounds.
    @ParameterizedTest
    @MethodSource("baccarat.cli.DealtShoes#examples")
    void the_rounds_add_up_to_the_summary_seat_by_seat(String example) {
        List<String> lines = deal(example, "--patrons", "5").out().lines().toList();
        BigDecimal all = sum(lines, TABLE, 1, "");
        for (String line : lines) {
            Matcher patron = PATRON.matcher(line);
            if (patron.matches()) {
                String seat = patron.group(1);
                BigDecimal rounds = sum(lines, SEAT, 2, seat);
                BigDecimal vigorish = sum(lines, COLLECTED, 1, seat);
                var result = new BigDecimal(patron.group(2));
                assertEquals(rounds.subtract(vigorish), result, line);
                all = all.add(result);
            }
        }
        assertEquals(0, all.signum(), all.toString());
        assertEquals(5, lines.stream().filter(line -> PATRON.matcher(line).matches()).count());
    }

    private static BigDecimal sum(List<String> lines, Pattern pattern, int group, String at) {
        return lines.stream()
                .filter(line -> (line + " ").contains(at + " "))
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .map(found -> new BigDecimal(found.group(group)))
                .reduce(new BigDecimal("0.00"), BigDecimal::add);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ma-mini.yaml", "ma-baccarat.yaml", "wa-mini.yaml"})
    void a_shoe_can_be_dealt_again_by_itself(String example) {
        String three = deal(example, "--shoes", "3", "--seed", "5").out();
        String second = deal(example, "--shoe", "2", "--seed", "5", "--patrons", "2").out();
        int from = three.indexOf("\nshoe 2\n");
        int to = three.indexOf("\nshoe 2 ends");
        assertTrue(0 < from && from < to);
        assertTrue(second.contains("\nshoe 2\n"), second);
        assertEquals(hands(three.substring(from, to)), hands(second));
        assertNotEquals(hands(deal(example, "--seed", "5").out()), hands(second));
    }

    @Test
    void the_cards_are_those_of_the_stream_in_its_order() {
        List<Card> shoe = new DrawnShoe(9, 4).order(8).cards();
        String out = deal("ma-mini.yaml", "--seed", "9", "--shoe", "4", "--rounds", "1").out();
        int burned = shoe.getFirst().rank().burnCount();
        List<Card> dealt = shoe.subList(1 + burned, 1 + burned + 4);
        assertTrue(out.contains("           %s burned, and %d".formatted(shoe.getFirst(), burned)));
        assertTrue(
                hands(out)
                        .getFirst()
                        .startsWith("Player %s %s".formatted(dealt.get(0), dealt.get(2))),
                out);
        assertTrue(
                hands(out).get(1).startsWith("Banker %s %s".formatted(dealt.get(1), dealt.get(3))),
                out);
    }

    @Test
    void patrons_do_not_change_the_cards_and_seeds_do() {
        List<String> hands = hands(deal("ma-mini.yaml").out());

        assertEquals(hands, hands(deal("ma-mini.yaml", "--patrons", "9").out()));
        assertEquals(hands, hands(deal("ma-mini.yaml", "--patrons", "1").out()));
        assertNotEquals(hands, hands(deal("ma-mini.yaml", "--seed", "2").out()));
    }

    @Test
    void patrons_wager_on_everything_on_offer_and_press() {
        String out = deal("ma-mini-everything.yaml", "--patrons", "6").out();

        for (String word :
                List.of(
                        "player",
                        "banker",
                        "tie",
                        "dragon-bonus-player",
                        "dragon-bonus-banker",
                        "dragon-7",
                        "panda-8",
                        "house-money",
                        "royal-9")) {
            assertTrue(out.matches("(?s).*%s \\d+\\.00[,\n].*".formatted(word)), word);
        }
        assertTrue(out.contains("house-money pressed"));
        assertTrue(out.contains("  meters   star 500"));
    }

    @Test
    void the_calls_and_the_end_of_the_shoe_are_told() {
        String out = deal("ma-mini-ez.yaml", "--shoes", "2").out();

        assertTrue(out.contains("  dealer   \"no more bets\"\n"));
        assertTrue(out.contains(", Dragon 7\"\n"));
        assertTrue(out.contains(", tie hand\"\n"));
        assertTrue(out.contains("  table    the cover card is out, 14 cards are left\n"));
        assertTrue(out.contains("  dealer   \"last hand\"\n\nround "));
        assertTrue(out.contains(" rounds: cover card\n"));
        assertTrue(out.contains("\nshoe 2\n"));
    }

    @Test
    void a_table_without_calls_still_says_who_won() {
        String out = deal("wa-mini-no-commission.yaml").out();

        assertFalse(out.contains("  dealer   "));
        assertTrue(out.contains("  result   Banker's Hand wins\n"));
        assertTrue(out.contains("  result   tie\n"));
    }

    @Test
    void explained_every_event_is_a_sentence_with_its_clauses() {
        Run run = deal("ma-mini.yaml", "--rounds", "3", "--explain");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("called: \"no more bets\""), run.out());
        assertTrue(
                run.out().lines().anyMatch(l -> l.matches("  dealer +done: wash +\\[.*\\(.*\\)]")));
        assertTrue(run.out().contains("[8(b), 7(d)]"), run.out());
        assertTrue(run.out().contains("[house]"), run.out());
        assertEquals(List.of(), run.out().lines().filter(line -> line.length() > 110).toList());
    }

    @ParameterizedTest
    @MethodSource("baccarat.cli.DealtShoes#examples")
    void explained_lines_are_never_too_long(String example) {
        String out = deal(example, "--explain", "--patrons", "6").out();

        assertEquals(List.of(), out.lines().filter(line -> line.length() > 110).toList());
    }

    @Test
    void a_continuous_shuffler_deals_eighty_rounds_for_a_shoe() {
        String out = deal("ma-mini-earlier-ez.yaml", "--shoes", "2").out();

        assertTrue(out.contains("\n160 rounds: "), out);
        assertTrue(out.contains("416 cards in a continuous shuffler"), out);
    }

    @Test
    void a_table_where_nobody_can_wager_any_more_closes_early() {
        Run run = deal("ma-mini-everything.yaml", "--patrons", "1", "--shoes", "300");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().endsWith("no patron had enough chips for another wager.\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--seed one",
                "--seed 9223372036854775808",
                "--shoe 0",
                "--shoe -1",
                "--shoe 9223372036854775807",
                "--shoes 0",
                "--shoes 10001",
                "--patrons 0",
                "--patrons 10",
                "--patrons 2147483648",
                "--rounds 0",
                "--rounds x",
                "--force",
                "--log ..",
                "--log nowhere/table.log",
                "--log",
                "--json",
                "surplus"
            })
    void a_wrong_value_is_one_line_and_status_2(String option) {
        Run run = deal("ma-mini.yaml", option.split(" "));

        assertEquals(2, run.status(), run.err());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("baccarat deal: "), run.err());
    }

    /// The cards of round 81 of the stream, from a device that was just loaded.
    @Test
    void a_run_of_a_continuous_shuffler_can_be_dealt_by_itself() {
        List<Card> round = new DrawnShoe(3, 81).order(8).cards();

        String out =
                deal("ma-mini-earlier-ez.yaml", "--seed", "3", "--shoe", "2", "--rounds", "1")
                        .out();

        assertTrue(
                hands(out)
                        .getFirst()
                        .startsWith("Player %s %s".formatted(round.get(0), round.get(2))),
                out);
    }

    @Test
    void a_submission_with_objections_is_not_dealt(@TempDir Path folder) throws IOException {
        String text = Files.readString(Path.of(Run.EXAMPLES + "ma-mini.yaml"));
        Path file =
                Files.writeString(
                        folder.resolve("nine.yaml"), text.replace("decks: 8", "decks: 9"));

        Run run = Run.of("deal", "--rules", file.toString(), "--log", folder + "/table.log");

        assertEquals(1, run.status());
        assertTrue(run.err().contains("cards.decks"), run.err());
        assertFalse(Files.exists(folder.resolve("table.log")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"deal", "replay"})
    void the_help_shows_examples(String command) {
        Run run = Run.of(command, "--help");

        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: baccarat " + command), run.out());
        assertTrue(run.out().contains("\n  baccarat " + command + " "), run.out());
    }
}
