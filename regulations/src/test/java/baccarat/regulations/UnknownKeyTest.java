package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A key nobody knows is named wherever it stands.
class UnknownKeyTest {

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-mini            | format: 1      | format: 1\\nodd: 1 | odd
                    ma-mini            | cards:         | cards:\\n  odd: 1 | cards.odd
                    ma-mini            | seats: 9       | seats: 9\\n  odd: 1 | table.odd
                    wa-mini            | irregularities: | irregularities:\\n    odd: void | table.irregularities.odd
                    ma-mini            | vigorish:      | vigorish:\\n  odd: 1 | vigorish.odd
                    ma-mini            | wagers:        | wagers:\\n  odd: 1 | wagers.odd
                    ma-mini            | player: {      | player: {odd: 1, | wagers.player.odd
                    ma-mini            | banker: {      | banker: {odd: 1, | wagers.banker.odd
                    ma-mini            | tie: {         | tie: {odd: 1, | wagers.tie.odd
                    ma-mini            | dragon-bonus: { | dragon-bonus: {odds: 1 to 1, | wagers.dragon-bonus.odds
                    ma-mini            | house-money: { | house-money: {pay-table: A, | wagers.house-money.pay-table
                    ma-mini-ez         | dragon-7: {    | dragon-7: {odd: 1, | wagers.dragon-7.odd
                    ma-mini-ez         | panda-8: {     | panda-8: {odd: 1, | wagers.panda-8.odd
                    ma-mini-everything | royal-9:       | royal-9:\\n    pay-table: 1 | wagers.royal-9.pay-table
                    ma-mini-everything | meters:        | meters:\\n      major: {seed: 1.00, rate: 1%} | wagers.royal-9.meters.major
                    ma-mini-everything | star: {        | star: {odd: 1, | wagers.royal-9.meters.star.odd
                    ma-mini-everything | must-hit: {    | must-hit: {odd: 1, | wagers.royal-9.must-hit.odd
                    ma-midi-ez         | meters:        | meters:\\n      star: {seed: 1.00, rate: 1%} | wagers.royal-9.meters.star
                    ma-midi-ez         | major: {       | major: {odd: 1, | wagers.royal-9.meters.major.odd
                    """)
    void an_unknown_key_is_objected_to(String example, String from, String to, String at) {
        List<Objection> objections = Examples.objections(Examples.with(example, from, to));

        assertEquals(List.of(at), objections.stream().map(Objection::at).toList());
        String key = at.substring(at.lastIndexOf('.') + 1);
        assertEquals("unknown key " + key, objections.getFirst().message().split(";", 2)[0]);
    }

    private static Objection only(String example, String from, String to) {
        List<Objection> objections = Examples.objections(Examples.with(example, from, to));
        assertEquals(1, objections.size(), objections.toString());
        return objections.getFirst();
    }

    @ParameterizedTest
    @CsvSource({"ma-mini, 7(a)", "wa-mini, 2"})
    void an_unknown_wager_is_in_no_document_and_those_permitted_are_listed(
            String example, String clause) {
        Objection found = only(example, "wagers:", "wagers:\n  lucky-6: {min: 5.00, max: 9.00}");
        assertEquals("wagers.lucky-6", found.at());
        assertEquals(Optional.of(clause), found.clause());
        assertTrue(
                found.message()
                        .startsWith(
                                "unknown key lucky-6; neither %1$s nor this program has it; %1$s has player, banker, tie"
                                        .formatted(example)),
                found.message());
        assertEquals(example.equals("ma-mini"), found.message().contains("dragon-bonus"));
    }

    @Test
    void a_misspelled_wager_or_key_suggests_the_right_one() {
        assertTrue(
                only("ma-mini", "dragon-bonus:", "dragon-bonsu:")
                        .message()
                        .startsWith(
                                "unknown key dragon-bonsu; did you mean dragon-bonus? neither"));
        assertTrue(
                only("ma-mini", "seats: 9", "seats: 9\n  free-hand: true")
                        .message()
                        .startsWith("unknown key free-hand; did you mean free-hands? table takes"));
    }

    @Test
    void a_misspelled_word_of_a_choice_suggests_the_right_one() {
        assertEquals(
                "\"simualte\" is not one of discard, simulate; did you mean simulate?",
                only("ma-mini", "disclosed-card: simulate", "disclosed-card: simualte").message());
        assertEquals(
                "\"yes\" is not one of discard, simulate",
                only("ma-mini", "disclosed-card: simulate", "disclosed-card: yes").message());
    }

    @Test
    void a_misspelled_section_is_not_reported_as_missing_too() {
        Objection found = only("ma-mini", "wagers:", "wager:");
        assertEquals("unknown key wager; did you mean wagers?", found.message());
        assertEquals(24, found.line());
    }

    @Test
    void what_is_wrong_below_a_misspelled_section_is_reported_with_it() {
        List<Objection> found =
                Examples.objections(
                        Examples.with("ma-mini", "wagers:", "wager:").replace("8 to 1", "7 to 1"));
        assertEquals(
                List.of("wager", "wagers.tie.odds"), found.stream().map(Objection::at).toList());
    }

    @ParameterizedTest
    @CsvSource({"'1,000', 1000", "'10,000.00', 10000.00"})
    void an_amount_with_a_comma_in_braces_is_said_to_be_one(String written, String meant) {
        Objection found = only("ma-mini", "player: {min: 10.00", "player: {min: " + written);
        assertEquals(
                "unknown key %s; a comma begins another key, so write %s instead of %s"
                        .formatted(written.replaceAll(".*,", ""), meant, written),
                found.message());
    }

    @Test
    void a_tab_is_named() {
        Objection found = only("ma-mini", "  decks: 8", "\tdecks: 8");
        assertEquals("a tab stands where YAML takes spaces alone; replace it", found.message());
        assertEquals(7, found.line());
    }
}
