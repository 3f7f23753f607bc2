package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
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
}
