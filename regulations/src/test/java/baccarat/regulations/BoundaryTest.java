package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The last value that is accepted, and what a document itself says stated once more.
class BoundaryTest {

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-baccarat | seats: 14 | seats: 10
                    ma-midi     | seats: 9  | seats: 1
                    ma-mini     | decks: 8  | decks: 6
                    ma-mini-ez  | decks: 16 | decks: 12
                    ma-mini-ez  | decks: 16 | decks: 14
                    wa-mini     | decks: 8  | decks: 2
                    wa-mini     | rate: 5%  | rate: 0%
                    wa-mini     | free-hands: 3 | free-hands: false
                    wa-mini     | collected: at-payout | collected: marked
                    wa-mini     | shuffle: manual | shuffle: preshuffled
                    ma-mini     | odds: 8 to 1 | odds: 8000 to 1
                    ma-mini     | player: {min: 10.00 | player: {odds: 1 to 1, min: 10.00
                    ma-mini     | player: {min: 10.00, max: 1000.00} | player: {min: 10.00, max: 10.00}
                    ma-mini-ez  | dragon-7: { | dragon-7: {odds: 40 to 1,
                    ma-mini-ez  | panda-8: { | panda-8: {odds: 25 to 1,
                    ma-midi     | press: 50% | press: 0.01%
                    ma-midi     | press: 50% | press: 100%
                    ma-midi     | seats: 9 | seats: 9\\n  free-hands: false
                    ma-midi     | seats: 9 | seats: 9\\n  free-hands: 0
                    ma-midi     | seats: 9 | seats: 9\\n  gallery: false
                    ma-midi     | seats: 9 | seats: 9\\n  burn-shown: true
                    ma-midi     | seats: 9 | seats: 9\\n  turned-by: patrons
                    ma-midi-ez  | shuffle: machine | shuffle: machine\\n  lacing: true\\n  reshuffle: true
                    ma-midi-ez  | {secondary: 1%} | {secondary: 9.6%}
                    ma-midi-ez  | {secondary: 1%} | {seed: 25000.00, rate: 9.6%}
                    ma-midi-ez  | royal-9: | royal-9:\\n    min: 5.00\\n    max: 5.00
                    ma-midi-ez  | royal-9: | royal-9:\\n    combinations: [Ks9h, Ks9d, Kc9h, Kc9d, Kh9s, Kh9c, Kd9s, Kd9c, Kd9h]
                    ma-mini-everything | ceiling: 500.00 | ceiling: 200.30
                    ma-mini-everything | must-hit: {reset: 200.00, ceiling: 500.00, rate: 1%} | must-hit: {reset: 200.00, ceiling: 500.00, rate: 81%}
                    ma-mini-everything | decks: 8 | decks: 6
                    ma-mini-everything | smallest-chip: 1.00 | smallest-chip: 5.00
                    ma-mini     | name: Mini 7 | name: Mini 7\\nez: false
                    ma-mini     | rounding: exact | rounding: next-quarter-of-total
                    """)
    void this_much_is_accepted(String example, String from, String to) {
        assertEquals(List.of(), Examples.objections(Examples.with(example, from, to)));
    }

    @Test
    void royal_9_needs_a_smallest_chip_that_five_dollars_are_a_multiple_of() {
        List<Objection> objections =
                Examples.objections(
                        Examples.with(
                                "ma-mini-everything",
                                "smallest-chip: 1.00",
                                "smallest-chip: 10.00"));

        assertEquals(
                "a Royal 9 wager of 5.00 is not a multiple of the smallest chip, 10.00",
                objections.getLast().message());
        assertEquals("wagers.royal-9", objections.getLast().at());
    }

    @Test
    void both_limits_are_multiples_of_the_smallest_chip_and_more_than_nothing() {
        String text =
                Examples.with(
                        "ma-mini",
                        "player: {min: 10.00, max: 1000.00}",
                        "player: {min: 10.00, max: 1000.50}");
        assertEquals(
                List.of("1000.50 is not a multiple of the smallest chip, 1.00"), messages(text));

        String nothing =
                Examples.with(
                        "ma-mini",
                        "player: {min: 10.00, max: 1000.00}",
                        "player: {min: 0.00, max: 0.00}");
        assertEquals(
                List.of(
                        "0.00: a wager must be greater than zero, as in 25.00",
                        "0.00: a wager must be greater than zero, as in 25.00"),
                messages(nothing));
    }

    @Test
    void a_modification_has_words() {
        assertEquals(
                List.of("\"\" is not some text that says what is modified"),
                messages(Examples.with("wa-mini", "  - the hands", "  - \"\"\n  - the hands")));
    }

    @Test
    void washington_without_its_remedies_is_told_which_there_are() {
        String text =
                Examples.with("wa-mini-no-commission", "  irregularities:", "  gallery: false");
        String cut = text.replaceAll("(?m)^ {4}.*void\\n", "");

        assertEquals(
                List.of(
                        new Objection(
                                Optional.of("Irregularities"),
                                "irregularities must state a remedy for each of drawn-in-error,"
                                        + " third-card-not-due, third-card-disclosed, card-disclosed,"
                                        + " shoe-runs-out",
                                "table.irregularities",
                                11)),
                Examples.objections(cut));
    }

    @Test
    void a_wrong_way_of_shuffling_hides_no_valid_number_of_decks() {
        assertEquals(
                List.of("\"robot\" is not one of manual, machine, preshuffled, continuous"),
                messages(Examples.with("ma-mini-ez", "shuffle: machine", "shuffle: robot")));
        assertEquals(
                List.of(
                        "18 decks; the game takes 6 to 8",
                        "\"robot\" is not one of manual, machine, preshuffled, continuous"),
                messages(
                        Examples.with(
                                "ma-mini-ez",
                                "decks: 16              # 12 to 16 with a machine: 3(b)\n  shuffle: machine",
                                "decks: 18\n  shuffle: robot")));
    }

    @Test
    void eight_levels_of_nesting_are_read() {
        String deep = "a: " + "[".repeat(6) + "1" + "]".repeat(6) + "\n";

        assertEquals(List.of("format is missing; it should be 1"), messages(deep).subList(0, 1));
        assertEquals(List.of("nested more than 8 levels deep"), messages(deep.replace("1", "[1]")));
    }

    @Test
    void a_value_of_forty_characters_is_repeated_whole() {
        String forty = "6".repeat(40);

        assertEquals(
                List.of("\"" + forty + "\" is not a whole number of up to 6 digits, as in 8"),
                messages(Examples.with("ma-mini", "decks: 8", "decks: " + forty)));
    }

    @Test
    void a_regulation_knows_its_title_and_what_it_says_at_a_path() {
        Regulation mini = Regulations.shipped().of("ma-mini").orElseThrow();

        assertEquals("Massachusetts Minibaccarat", mini.title());
        assertEquals(
                Set.of(Drawing.NATURAL_STOPS_THE_DRAW),
                mini.provisionsAt("10(a)").collect(Collectors.toSet()));
    }

    private static List<String> messages(String text) {
        return Examples.objections(text).stream().map(Objection::message).toList();
    }
}
