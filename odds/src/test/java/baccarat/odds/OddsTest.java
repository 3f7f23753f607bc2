package baccarat.odds;

import static baccarat.odds.CountedTables.EZ;
import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.DragonBonus;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OddsTest {

    @Test
    void the_wagers_on_offer_come_in_the_order_of_settlement() {
        assertEquals(
                List.of(
                        Wager.PLAYER,
                        Wager.BANKER,
                        Wager.TIE,
                        Wager.DRAGON_BONUS_PLAYER,
                        Wager.DRAGON_BONUS_BANKER,
                        Wager.HOUSE_MONEY,
                        Wager.ROYAL_9),
                wagers(MIDI));
        assertEquals(List.of(Wager.values()), wagers(EZ));
        assertEquals(
                List.of(Wager.PLAYER, Wager.BANKER, Wager.TIE),
                wagers(Tables.withMainWagersOnly(MIDI)));
    }

    /// The outcomes of each wager with what they pay, the best first.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    PLAYER       | win 1/1, push 0/1, lose -1/1
                    BANKER       | win 19/20, push 0/1, lose -1/1
                    TIE          | win 8/1, lose -1/1
                    HOUSE_MONEY  | both pairs 15/1, one pair 3/1, lose -1/1
                    """)
    void a_wager_pays_by_its_outcomes(Wager wager, String lines) {
        assertEquals(lines, lines(odds(MIDI).of(wager)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    DRAGON_7     | win 40/1, lose -1/1
                    PANDA_8      | win 25/1, lose -1/1
                    """)
    void insurance_pays_by_its_outcomes(Wager wager, String lines) {
        assertEquals(lines, lines(odds(EZ).of(wager)));
    }

    @ParameterizedTest(name = "table {0}")
    @CsvSource({
        "A, 30 10 6 4 2 1 1",
        "B, 20 8 7 4 3 1 1",
        "C, 30 10 4 4 2 2 1",
    })
    void the_dragon_bonus_pays_by_its_table(DragonBonus.PayTable table, String pays) {
        Odds odds = odds(Tables.withBonus(MIDI, table));

        for (Wager wager : List.of(Wager.DRAGON_BONUS_PLAYER, Wager.DRAGON_BONUS_BANKER)) {
            var paid =
                    List.of(
                            "win by 9",
                            "win by 8",
                            "win by 7",
                            "win by 6",
                            "win by 5",
                            "win by 4",
                            "natural win");
            String found =
                    String.join(
                            " ", paid.stream().map(name -> pays(odds.of(wager), name)).toList());
            assertEquals(pays, found);
            assertEquals("0 -1", pays(odds.of(wager), "push") + " " + pays(odds.of(wager), "lose"));
            assertEquals(9, odds.of(wager).lines().size());
        }
    }

    @Test
    void a_banker_that_pushes_on_a_dragon_7_is_told_from_one_that_ties() {
        List<String> outcomes =
                odds(EZ).of(Wager.BANKER).lines().stream()
                        .map(WagerOdds.Line::outcome)
                        .sorted()
                        .toList();

        assertEquals(List.of("lose", "push", "push on Dragon 7", "win"), outcomes);
    }

    @Test
    void a_tie_pays_what_the_table_posts() {
        assertEquals("win 9/1, lose -1/1", lines(odds(Tables.withTieOdds(MIDI, 9)).of(Wager.TIE)));
    }

    @Test
    void royal_9_has_odds_where_it_is_on_offer() {
        assertEquals(Optional.empty(), odds(Tables.withMainWagersOnly(MIDI)).royal9());
        assertEquals(odds(MIDI).royal9().orElseThrow().odds(), odds(MIDI).of(Wager.ROYAL_9));
    }

    @Test
    void a_shoe_that_cannot_deal_a_round_is_refused() {
        Question question = Question.of(Composition.of(cards("Ks,2h,3d,4c,5s")), MIDI);

        assertThrows(IllegalArgumentException.class, () -> Odds.of(question));
    }

    /// Both hands begin with 0 and draw to 5.
    @Test
    void six_cards_of_one_rank_always_tie() {
        Question question = Question.of(Composition.of(cards("5s,5h,5d,5c,5s,5h")), MIDI);

        Odds odds = Odds.of(question).orElseThrow();

        assertEquals(
                List.of(new WagerOdds.Line("win", Fraction.ONE, Fraction.of(8, 1))),
                odds.of(Wager.TIE).lines());
        assertEquals(question, odds.question());
    }

    @Test
    void the_same_question_can_be_asked_of_another_shoe() {
        Question of8 = Question.of(Composition.of(8), MIDI);
        Composition other = Composition.of(6);

        assertEquals(Question.of(other, MIDI), of8.withShoe(other));
    }

    private static String lines(WagerOdds odds) {
        return String.join(
                ", ",
                odds.lines().stream().map(line -> line.outcome() + " " + line.pays()).toList());
    }

    private static String pays(WagerOdds odds, String outcome) {
        return odds.lines().stream()
                .filter(line -> line.outcome().equals(outcome))
                .map(line -> line.pays().toDecimal(0).toString())
                .findFirst()
                .orElseThrow();
    }

    private static List<Wager> wagers(TableRules rules) {
        return odds(rules).wagers().stream().map(WagerOdds::wager).toList();
    }

    private static Odds odds(TableRules rules) {
        return Odds.of(Question.of(Composition.of(8), rules)).orElseThrow();
    }
}
