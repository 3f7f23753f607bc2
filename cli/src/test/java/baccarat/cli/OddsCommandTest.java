package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class OddsCommandTest {

    @Test
    void every_wager_of_the_documents_is_priced_at_a_glance() {
        Run run = Run.of("odds");

        assertEquals(0, run.status());
        assertEquals(
                """
                416 cards in the shoe

                wager                house edge  std dev      wins   pushes     loses
                player                  1.2351%   0.9512  44.6247%  9.5156%  45.8597%
                banker                  1.0579%   0.9274  45.8597%  9.5156%  44.6247%
                tie                    14.3596%   2.6409   9.5156%  0.0000%  90.4844%
                dragon-bonus-player     2.6517%   2.4736  28.9887%  1.7871%  69.2242%
                dragon-bonus-banker     9.3731%   2.3045  28.2795%  1.7871%  69.9334%
                dragon-7                7.6113%   6.0849   2.2534%  0.0000%  97.7466%
                panda-8                10.1876%   4.7481   3.4543%  0.0000%  96.5457%
                house-money            35.7764%   1.7967  14.3817%  0.0000%  85.6183%
                royal-9                38.9679%   8.0078   6.9951%  0.0000%  93.0049%

                House Money, house edge: taken 35.7764%; pressed onto Player always 36.2101%, at its best \
                23.9721%; onto Banker always 36.4835%, at its best 24.3626%

                Royal 9 at seat 1: fixed awards return 50.2332%
                meter     shows  returns     fair at
                star   50000.00  0.4250%  4634925.13
                spade    350.00  5.1870%     2979.41
                heart    350.00  5.1870%     2979.41
                """,
                run.out());
    }

    @Test
    void a_wager_in_json_has_its_fractions_in_lowest_terms() {
        JsonNode player = wager(Run.of("odds", "--json"), "player");

        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"wager": "player",
                         "ev": {"numerator": "-241149546272", "denominator": "19524993263685"},
                         "houseEdge": 0.0123508133, "standardDeviation": 0.9511527161,
                         "outcomes": [
                           {"outcome": "win", "pays": 1,
                            "probability": {"numerator": "8712962041376", "denominator": "19524993263685"}},
                           {"outcome": "push", "pays": 0,
                            "probability": {"numerator": "619306544887", "denominator": "6508331087895"}},
                           {"outcome": "lose", "pays": -1,
                            "probability": {"numerator": "8954111587648", "denominator": "19524993263685"}}]}
                        """),
                player);
    }

    @Test
    void house_money_and_royal_9_carry_more() {
        Run run = Run.of("odds", "--json");

        JsonNode strategies = wager(run, "house-money").get("strategies");
        assertEquals(0.35776, strategies.get("take").get("houseEdge").doubleValue(), 0.000_005);
        assertEquals(0.3621, strategies.get("always").get("houseEdge").doubleValue(), 0.000_05);
        assertEquals(0.2397, strategies.get("best").get("houseEdge").doubleValue(), 0.000_05);
        JsonNode star = wager(run, "royal-9").get("royal9").get("meters").get(0);
        assertEquals("star", star.get("meter").stringValue());
        assertEquals("4634925.13", star.get("breakEven").stringValue());
        assertEquals(416, run.json().get("cards").intValue());
        assertEquals(36, run.json().get("covariances").size());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --ez                                                      | banker              | 0.010183
                    --tie 9                                                   | tie                 | 0.048440
                    --vigorish 4                                              | banker              | 0.005993
                    --pay-table C                                             | dragon-bonus-player |
                    --decks 6                                                 | banker              | 0.010558
                    --rules EX/ma-mini-earlier.yaml --stake 7                 | banker              | 0.02038
                    --rules EX/ma-mini-earlier.yaml --stake 20                | banker              | 0.010558
                    """)
    void options_change_what_is_priced(String args, String wager, String edge) {
        Run run = Run.of(("odds --json " + args.replace("EX/", Run.EXAMPLES)).split(" +"));

        assertEquals("", run.err());
        String houseEdge = wager(run, wager).get("houseEdge").asString();
        assertTrue(edge == null || houseEdge.startsWith(edge), houseEdge);
    }

    @Test
    void at_the_break_even_meter_royal_9_is_just_worth_it() {
        JsonNode fair = wager(Run.of("odds", "--json", "--meter", "star=4634925.13"), "royal-9");
        JsonNode less = wager(Run.of("odds", "--json", "--meter", "star=4634925.12"), "royal-9");

        assertFalse(fair.get("ev").get("numerator").stringValue().startsWith("-"));
        assertTrue(less.get("ev").get("numerator").stringValue().startsWith("-"));
    }

    @Test
    void what_is_known_on_the_table_changes_the_odds() {
        Run run = Run.of("odds", "--json", "--known", "player=9h,Kd", "--known", "banker=8c");

        assertEquals("-1", pays(run, "player", "win").negate().toPlainString());
        JsonNode tie = wager(run, "tie").get("outcomes").get(0);
        // The Banker's Hand ties only with one of 32 aces among the 413 cards that are left.
        assertEquals("32", tie.get("probability").get("numerator").stringValue());
        assertEquals("413", tie.get("probability").get("denominator").stringValue());
    }

    @Test
    void a_shoe_can_be_written_down(@TempDir Path folder) throws IOException {
        Path shoe = folder.resolve("shoe.txt");
        Files.writeString(shoe, "9h:2, 9s 8c:3 # the rest of a shoe\n\nKd Ah\n");

        Run run = Run.of("odds", "--json", "--shoe", shoe.toString());

        assertEquals(8, run.json().get("cards").intValue());
        assertEquals(
                7,
                Run.of("odds", "--json", "--shoe", shoe.toString(), "--without", "9h")
                        .json()
                        .get("cards")
                        .intValue());
    }

    @Test
    void a_shoe_file_that_cannot_be_is_answered_with_no(@TempDir Path folder) throws IOException {
        Path shoe = folder.resolve("shoe.txt");

        Files.writeString(shoe, "9h:8\n9x:8\n");
        assertEquals(
                new Run(
                        1,
                        "",
                        "baccarat odds: %s:2: '9x:8' is not a card; write 9h, or 9h:8 for eight of them\n"
                                .formatted(shoe)),
                Run.of("odds", "--shoe", shoe.toString()));

        Files.writeString(shoe, "9h:17");
        assertEquals(
                new Run(
                        1,
                        "",
                        "baccarat odds: %s: 9h is there 17 times; sixteen decks hold it 16 times\n"
                                .formatted(shoe)),
                Run.of("odds", "--shoe", shoe.toString()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    --decks 0 | a shoe has 1 to 16 decks, not 0
                    --decks 17 | a shoe has 1 to 16 decks, not 17
                    --without 9h,9h,9h,9h,9h,9h,9h,9h,9h | 9h is out 9 times, the shoe holds it 8 times
                    --decks 1 --without 1h | '1h' is not a list of cards; write it as 2h,Ks,Td
                    --shoe nowhere.txt | nowhere.txt cannot be read; check the path
                    --shoe x --decks 8 | give --shoe or --decks, not both
                    --seat 7 | there is no seat 7; the last one is 6
                    --known player=2h --known player=3h | --known player is given twice
                    --stake 0 | a stake must be greater than zero
                    --ez --vigorish 4 | EZ Baccarat collects no vigorish; use --ez or --vigorish
                    --meter major=5 | this table has no meter major
                    --known dealer=9h | 'dealer' is not a hand; write player=2h,3d or banker=Kc
                    --known player=9h,9h,9h,9h | '9h,9h,9h,9h' is not a hand of up to three cards
                    --known player=9h,Kd,2c | the known cards cannot lie there: the shoe lacks one, or no round deals them
                    --tie x | 'x' is not a payout; write it as 8 or "8 to 1\"
                    --vigorish x | 'x' is not a rate; write it as 5 or 4.5%
                    """)
    void what_cannot_be_is_one_clear_line(String args, String line) {
        Run run = Run.of(("odds " + args).split(" +"));

        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains(line), run.err());
    }

    @Test
    void a_shoe_of_five_cards_deals_no_round(@TempDir Path folder) throws IOException {
        Path shoe = Files.writeString(folder.resolve("shoe.txt"), "9h:5");

        assertEquals(
                new Run(2, "", "baccarat odds: a round takes up to six cards; this shoe holds 5\n"),
                Run.of("odds", "--shoe", shoe.toString()));
    }

    @Test
    void removal_shows_what_a_card_does_by_leaving() {
        Run run = Run.of("odds", "removal", "--rules", Run.EXAMPLES + "ma-mini-ez.yaml");

        assertEquals(0, run.status());
        assertEquals(
                List.of(
                        "change of the expected value in percentage points",
                        "",
                        "card    player    banker       tie  dragon-7   panda-8",
                        "A     -0.00448   0.00326   0.01293   0.04981   0.13216"),
                run.out().lines().limit(4).toList());
        assertEquals(16, run.out().lines().count());
    }

    @Test
    void removal_in_json_goes_by_the_card_where_royal_9_is_on_offer() {
        JsonNode answer = Run.of("odds", "removal", "--json").json();

        assertEquals(416, answer.get("cards").intValue());
        assertEquals(52, answer.get("removals").size());
        assertEquals("Ac", answer.get("removals").get(0).get("card").stringValue());
        assertEquals(9, answer.get("removals").get(0).get("effects").size());
    }

    private static JsonNode wager(Run run, String name) {
        return run.json()
                .get("wagers")
                .valueStream()
                .filter(wager -> wager.get("wager").stringValue().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static BigDecimal pays(Run run, String name, String outcome) {
        return wager(run, name)
                .get("outcomes")
                .valueStream()
                .filter(line -> line.get("outcome").stringValue().equals(outcome))
                .findFirst()
                .orElseThrow()
                .get("pays")
                .decimalValue();
    }

    @Test
    void a_stake_that_changes_nothing_is_said_to() {
        String nothing = "--stake changes nothing";

        assertTrue(Run.of("odds", "--stake", "7").out().contains(nothing));
        assertFalse(Run.of("odds").out().contains(nothing));
        assertFalse(
                Run.of(
                                "odds",
                                "--rules",
                                "../regulations/examples/ma-mini-earlier.yaml",
                                "--stake",
                                "7")
                        .out()
                        .contains(nothing));
    }
}
