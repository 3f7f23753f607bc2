package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.round;
import static baccarat.rules.Hands.twoCards;
import static baccarat.rules.Winning.BONUS_BY_FOUR_OR_MORE;
import static baccarat.rules.Winning.BONUS_BY_LESS_THAN_FOUR;
import static baccarat.rules.Winning.BONUS_NATURALS_TIE;
import static baccarat.rules.Winning.BONUS_NATURAL_AGAINST_NONE;
import static baccarat.rules.Winning.BONUS_NATURAL_EIGHT_AGAINST_NINE;
import static baccarat.rules.Winning.BONUS_NATURAL_NINE_AGAINST_EIGHT;
import static baccarat.rules.Winning.BONUS_NOT_HIGHER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.rules.DragonBonus.Line;
import baccarat.rules.DragonBonus.PayTable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DragonBonusTest {

    /// What each letter of the picture below says, with the odds of table A.
    private static final Map<Character, Outcome> OUTCOMES =
            Map.ofEntries(
                    Map.entry('N', wins(1, BONUS_NATURAL_AGAINST_NONE, Line.NATURAL_WINNER)),
                    Map.entry('B', wins(1, BONUS_NATURAL_NINE_AGAINST_EIGHT, Line.NATURAL_WINNER)),
                    Map.entry('=', new Outcome.Pushes(BONUS_NATURALS_TIE)),
                    Map.entry('x', new Outcome.Loses(BONUS_NATURAL_EIGHT_AGAINST_NINE)),
                    Map.entry('9', wins(30, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_9)),
                    Map.entry('8', wins(10, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_8)),
                    Map.entry('7', wins(6, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_7)),
                    Map.entry('6', wins(4, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_6)),
                    Map.entry('5', wins(2, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_5)),
                    Map.entry('4', wins(1, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_4)),
                    Map.entry('<', new Outcome.Loses(BONUS_BY_LESS_THAN_FOUR)),
                    Map.entry('.', new Outcome.Loses(BONUS_NOT_HIGHER)));

    /// Natural 9, natural 8, then 9 to 0 without a natural.
    private static final List<Hand> HANDS =
            Stream.concat(
                            Stream.of(twoCards(9), twoCards(8)),
                            IntStream.rangeClosed(0, 9).mapToObj(less -> hand(0, 0, 9 - less)))
                    .toList();

    /// The selected hand in the row, the other in the column, both in the order of `HANDS`. A
    /// natural against three cards cannot be dealt and is ruled all the same.
    @Test
    void every_selected_hand_ends_against_every_other_as_in_the_picture() {
        List<String> picture =
                """
                =BNNNNNNNNNN
                x=NNNNNNNNNN
                .<.<<<456789
                ....<<<45678
                .....<<<4567
                ......<<<456
                .......<<<45
                ........<<<4
                .........<<<
                ..........<<
                ...........<
                ............
                """
                        .lines()
                        .toList();

        for (int row = 0; row < HANDS.size(); row++) {
            for (int column = 0; column < HANDS.size(); column++) {
                Outcome expected =
                        Objects.requireNonNull(OUTCOMES.get(picture.get(row).charAt(column)));
                Hand selected = HANDS.get(row);
                Hand other = HANDS.get(column);
                String which = selected + " against " + other;
                assertEquals(expected, onPlayer(new Round(selected, other)), which);
                assertEquals(expected, onBanker(new Round(other, selected)), which);
            }
        }
    }

    @Cites({"ma-baccarat 8(a)(4)(i)(a)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(i)(a)"})
    @Test
    void a_natural_against_none_wins_whatever_the_margin() {
        Outcome wins = wins(1, BONUS_NATURAL_AGAINST_NONE, Line.NATURAL_WINNER);

        assertEquals(wins, onPlayer(round("8h Kd", "7h Kd")));
        assertEquals(wins, onPlayer(round("9h Kd", "Kh Qd")));
        assertEquals(wins, onBanker(round("7h Kd", "8h Kd")));
    }

    @Cites({"ma-baccarat 8(a)(4)(i)(b)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(i)(b)"})
    @Test
    void a_natural_nine_against_a_natural_eight_wins() {
        Outcome wins = wins(1, BONUS_NATURAL_NINE_AGAINST_EIGHT, Line.NATURAL_WINNER);

        assertEquals(wins, onPlayer(round("9h Kd", "8h Kd")));
        assertEquals(wins, onBanker(round("8h Kd", "9h Kd")));
    }

    @Cites({"ma-baccarat 8(a)(4)(i)(c)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(i)(c)"})
    @Test
    void without_a_natural_a_lead_of_four_points_wins() {
        Outcome wins = wins(1, BONUS_BY_FOUR_OR_MORE, Line.WIN_BY_4);

        assertEquals(wins, onPlayer(round("2h 2d 4c", "2h Ad Ac")));
        assertEquals(wins, onPlayer(round("7h Kd", "2h Ad Kc")));
    }

    @Cites({"ma-baccarat 8(a)(4)(ii)(a)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(ii)(a)"})
    @Test
    void a_natural_eight_against_a_natural_nine_loses() {
        var loses = new Outcome.Loses(BONUS_NATURAL_EIGHT_AGAINST_NINE);

        assertEquals(loses, onPlayer(round("8h Kd", "9h Kd")));
        assertEquals(loses, onBanker(round("9h Kd", "8h Kd")));
    }

    @Cites({"ma-baccarat 8(a)(4)(ii)(b)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(ii)(b)"})
    @Test
    void without_a_natural_a_count_that_is_not_higher_loses() {
        var loses = new Outcome.Loses(BONUS_NOT_HIGHER);

        assertEquals(loses, onPlayer(round("7h Kd", "5h 2d")));
        assertEquals(loses, onPlayer(round("6h Kd", "7h Kd")));
        assertEquals(loses, onPlayer(round("7h Kd", "8h Kd")));
    }

    @Cites({"ma-baccarat 8(a)(4)(ii)(c)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(ii)(c)"})
    @Test
    void without_a_natural_a_lead_below_four_points_loses() {
        var loses = new Outcome.Loses(BONUS_BY_LESS_THAN_FOUR);

        assertEquals(loses, onPlayer(round("7h Kd", "6h Kd")));
        assertEquals(loses, onPlayer(round("7h Kd", "2h 2d Kc")));
    }

    @Cites({"ma-baccarat 8(a)(4)(iii)", "ma-midi ma-mini ma-mini-earlier 7(a)(4)(iii)"})
    @Test
    void naturals_of_one_count_push() {
        var pushes = new Outcome.Pushes(BONUS_NATURALS_TIE);

        assertEquals(pushes, onPlayer(round("8h Kd", "5h 3d")));
        assertEquals(pushes, onBanker(round("9h Kd", "5h 4d")));
        assertEquals(new Outcome.Loses(BONUS_NOT_HIGHER), onPlayer(round("7h Kd", "5h 2d")));
    }

    @Cites({
        "ma-baccarat 13(e)",
        "ma-baccarat 13(e) # {row}",
        "ma-midi ma-mini ma-mini-earlier 12(e)",
        "ma-midi ma-mini ma-mini-earlier 12(e) # {row}"
    })
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row           | selected | other    | A       | B       | C
                    Win by 9 points | 2h 3d 4c | Kh Kd Kc | 30 to 1 | 20 to 1 | 30 to 1
                    Win by 8 points | 2h 3d 3c | Kh Kd Kc | 10 to 1 | 8 to 1  | 10 to 1
                    Win by 7 points | 7h Kd    | Kh Kd Kc | 6 to 1  | 7 to 1  | 4 to 1
                    Win by 6 points | 6h Kd    | Kh Kd Kc | 4 to 1  | 4 to 1  | 4 to 1
                    Win by 5 points | 6h Kd    | Kh Kd Ac | 2 to 1  | 3 to 1  | 2 to 1
                    Win by 4 points | 6h Kd    | Kh Kd 2c | 1 to 1  | 1 to 1  | 2 to 1
                    Natural winner  | 9h Kd    | Kh Kd    | 1 to 1  | 1 to 1  | 1 to 1
                    Natural tie     | 9h Kd    | 5h 4d    | push    | push    | push
                    """)
    void each_row_of_the_pay_tables_pays_as_printed(
            String row, String selected, String other, String a, String b, String c) {
        assertEquals(a, printed(round(selected, other), PayTable.A), row);
        assertEquals(b, printed(round(selected, other), PayTable.B), row);
        assertEquals(c, printed(round(selected, other), PayTable.C), row);
    }

    private static String printed(Round round, PayTable table) {
        TableRules rules = Tables.withBonus(Tables.MIDI, table);
        return switch (Outcome.of(Wager.DRAGON_BONUS_PLAYER, Spot.seat(1), round, rules)) {
            case Outcome.Wins(var odds, _, _) -> odds.toString();
            case Outcome.Pushes _ -> "push";
            case Outcome.Loses _, Outcome.WinsAward _ -> "nothing";
        };
    }

    private static Outcome onPlayer(Round round) {
        return Outcome.of(Wager.DRAGON_BONUS_PLAYER, Spot.seat(1), round, Tables.MIDI);
    }

    private static Outcome onBanker(Round round) {
        return Outcome.of(Wager.DRAGON_BONUS_BANKER, Spot.seat(1), round, Tables.MIDI);
    }

    private static Outcome wins(int toOne, Provision because, Provision paidBy) {
        return new Outcome.Wins(new PayoutOdds(toOne), because, paidBy);
    }
}
