package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.DRAGON_7_PAYS_40_TO_1;
import static baccarat.rules.Paying.PANDA_8_PAYS_25_TO_1;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.TIE_PAYS_EIGHT_OR_MORE;
import static baccarat.rules.Winning.BANKER_LOSES;
import static baccarat.rules.Winning.BANKER_PUSHES_ON_DRAGON_7;
import static baccarat.rules.Winning.BANKER_TIES;
import static baccarat.rules.Winning.BANKER_WINS;
import static baccarat.rules.Winning.DRAGON_7_LOSES;
import static baccarat.rules.Winning.DRAGON_7_WINS;
import static baccarat.rules.Winning.PANDA_8_LOSES;
import static baccarat.rules.Winning.PANDA_8_WINS;
import static baccarat.rules.Winning.PLAYER_LOSES;
import static baccarat.rules.Winning.PLAYER_TIES;
import static baccarat.rules.Winning.PLAYER_WINS;
import static baccarat.rules.Winning.TIE_LOSES;
import static baccarat.rules.Winning.TIE_WINS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cites.Cites;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final Round PLAYER_AHEAD = round("9h Kd", "8h Kd");
    private static final Round BANKER_AHEAD = round("6h Kd", "7h Kd");
    private static final Round TIE = round("6h Kd", "2c 4d");
    private static final Round DRAGON_7 = round("6h Kd", "2h 2d 3c");
    private static final Round PANDA_8 = round("2h 2d 4c", "7h Kd");

    private static final List<TableRules> EVERY_TABLE =
            List.of(Tables.MIDI, Tables.EZ, Tables.BIG, Tables.MINI, Tables.WASHINGTON);

    private static final Outcome PLAYER_PAID = wins(1, PLAYER_WINS, PLAYER_PAYS_EVEN_MONEY);
    private static final Outcome BANKER_PAID = wins(1, BANKER_WINS, BANKER_PAYS_EVEN_MONEY);

    @Cites({
        "ma-baccarat 8(a)(1)(i)",
        "ma-baccarat 13(c)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(1)(i)",
        "ma-midi ma-mini ma-mini-earlier 12(c)",
        "wa-mini 8"
    })
    @Test
    void a_wager_on_the_banker_wins_even_money_when_that_hand_is_higher() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(BANKER_PAID, outcome(Wager.BANKER, BANKER_AHEAD, rules));
        }
        assertEquals(BANKER_PAID, outcome(Wager.BANKER, DRAGON_7, Tables.MIDI));
        assertEquals(BANKER_PAID, outcome(Wager.BANKER, DRAGON_7, Tables.WASHINGTON));
    }

    @Cites({"ma-baccarat 8(a)(1)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(1)(ii)", "wa-mini 8"})
    @Test
    void a_wager_on_the_banker_loses_when_that_hand_is_lower() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(
                    new Outcome.Loses(BANKER_LOSES), outcome(Wager.BANKER, PLAYER_AHEAD, rules));
        }
        assertEquals(new Outcome.Loses(BANKER_LOSES), outcome(Wager.BANKER, PANDA_8, Tables.EZ));
    }

    @Cites({
        "ma-baccarat 8(a)(1)(iii)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(1)(iii)",
        "wa-mini 8"
    })
    @Test
    void a_wager_on_the_banker_comes_back_on_a_tie() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(new Outcome.Pushes(BANKER_TIES), outcome(Wager.BANKER, TIE, rules));
        }
    }

    @Cites({
        "ma-baccarat 8(a)(1)(i)",
        "ma-baccarat 8(a)(1)(iii)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(1)(i)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(1)(iii)"
    })
    @Test
    void in_ez_baccarat_a_wager_on_the_banker_comes_back_on_a_dragon_7() {
        assertEquals(
                new Outcome.Pushes(BANKER_PUSHES_ON_DRAGON_7),
                outcome(Wager.BANKER, DRAGON_7, Tables.EZ));
        assertEquals(BANKER_PAID, outcome(Wager.BANKER, round("6h Kd", "2h 5d"), Tables.EZ));
        assertEquals(BANKER_PAID, outcome(Wager.BANKER, round("6h Kd", "2h 2d 4c"), Tables.EZ));
    }

    @Cites({
        "ma-baccarat 8(a)(2)(i)",
        "ma-baccarat 13(a)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(2)(i)",
        "ma-midi ma-mini ma-mini-earlier 12(a)",
        "wa-mini 8"
    })
    @Test
    void a_wager_on_the_player_wins_even_money_when_that_hand_is_higher() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(PLAYER_PAID, outcome(Wager.PLAYER, PLAYER_AHEAD, rules));
        }
    }

    @Cites({"ma-baccarat 8(a)(2)(i)", "ma-midi ma-mini ma-mini-earlier 7(a)(2)(i)"})
    @Test
    void in_ez_baccarat_a_wager_on_the_player_wins_on_a_panda_8_too() {
        assertEquals(PLAYER_PAID, outcome(Wager.PLAYER, PANDA_8, Tables.EZ));
        assertEquals(PLAYER_PAID, outcome(Wager.PLAYER, PANDA_8, Tables.MIDI));
    }

    @Cites({"ma-baccarat 8(a)(2)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(2)(ii)", "wa-mini 8"})
    @Test
    void a_wager_on_the_player_loses_when_that_hand_is_lower() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(
                    new Outcome.Loses(PLAYER_LOSES), outcome(Wager.PLAYER, BANKER_AHEAD, rules));
        }
        assertEquals(new Outcome.Loses(PLAYER_LOSES), outcome(Wager.PLAYER, DRAGON_7, Tables.EZ));
    }

    @Cites({
        "ma-baccarat 8(a)(2)(iii)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(2)(iii)",
        "wa-mini 8"
    })
    @Test
    void a_wager_on_the_player_comes_back_on_a_tie() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(new Outcome.Pushes(PLAYER_TIES), outcome(Wager.PLAYER, TIE, rules));
        }
    }

    @Cites({"ma-baccarat 8(a)(3)(i)", "ma-midi ma-mini ma-mini-earlier 7(a)(3)(i)", "wa-mini 8"})
    @Test
    void a_tie_wager_wins_on_equal_point_counts() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(wins(8, TIE_WINS, TIE_PAYS_EIGHT_OR_MORE), outcome(Wager.TIE, TIE, rules));
        }
    }

    @Cites({"ma-baccarat 13(b)", "ma-midi ma-mini ma-mini-earlier 12(b)", "wa-mini 8"})
    @Test
    void a_tie_wager_pays_what_the_house_submitted() {
        assertEquals(
                wins(9, TIE_WINS, TIE_PAYS_EIGHT_OR_MORE),
                outcome(Wager.TIE, TIE, Tables.withTieOdds(Tables.MIDI, 9)));
    }

    @Cites({"ma-baccarat 8(a)(3)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(3)(ii)", "wa-mini 8"})
    @Test
    void a_tie_wager_loses_on_unequal_point_counts() {
        for (TableRules rules : EVERY_TABLE) {
            assertEquals(new Outcome.Loses(TIE_LOSES), outcome(Wager.TIE, PLAYER_AHEAD, rules));
            assertEquals(new Outcome.Loses(TIE_LOSES), outcome(Wager.TIE, BANKER_AHEAD, rules));
        }
        assertEquals(new Outcome.Loses(TIE_LOSES), outcome(Wager.TIE, DRAGON_7, Tables.EZ));
    }

    @Cites({
        "ma-baccarat 8(a)(5)(i)",
        "ma-baccarat 13(f)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(5)(i)",
        "ma-midi ma-mini ma-mini-earlier 12(f)"
    })
    @Test
    void dragon_7_insurance_wins_40_to_1_on_a_dragon_7() {
        assertEquals(
                wins(40, DRAGON_7_WINS, DRAGON_7_PAYS_40_TO_1),
                outcome(Wager.DRAGON_7, DRAGON_7, Tables.EZ));
    }

    @Cites({"ma-baccarat 8(a)(5)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(5)(ii)"})
    @Test
    void dragon_7_insurance_loses_on_anything_else() {
        var loses = new Outcome.Loses(DRAGON_7_LOSES);

        for (Round round : List.of(PLAYER_AHEAD, BANKER_AHEAD, TIE, PANDA_8)) {
            assertEquals(loses, outcome(Wager.DRAGON_7, round, Tables.EZ));
        }
        assertEquals(loses, outcome(Wager.DRAGON_7, round("7h Kd", "2h 2d 3c"), Tables.EZ));
        assertEquals(loses, outcome(Wager.DRAGON_7, round("6h Kd", "2h 2d 4c"), Tables.EZ));
    }

    @Cites({
        "ma-baccarat 8(a)(6)(i)",
        "ma-baccarat 13(g)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(6)(i)",
        "ma-midi ma-mini ma-mini-earlier 12(g)"
    })
    @Test
    void panda_8_insurance_wins_25_to_1_on_a_panda_8() {
        assertEquals(
                wins(25, PANDA_8_WINS, PANDA_8_PAYS_25_TO_1),
                outcome(Wager.PANDA_8, PANDA_8, Tables.EZ));
    }

    @Cites({"ma-baccarat 8(a)(6)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(6)(ii)"})
    @Test
    void panda_8_insurance_loses_on_anything_else() {
        var loses = new Outcome.Loses(PANDA_8_LOSES);

        for (Round round : List.of(PLAYER_AHEAD, BANKER_AHEAD, TIE, DRAGON_7)) {
            assertEquals(loses, outcome(Wager.PANDA_8, round, Tables.EZ));
        }
        assertEquals(loses, outcome(Wager.PANDA_8, round("2h 2d 4c", "3h 2d 3c"), Tables.EZ));
        assertEquals(loses, outcome(Wager.PANDA_8, round("2h 2d 5c", "7h Kd"), Tables.EZ));
    }

    @Test
    void a_side_wager_the_table_does_not_have_has_no_outcome() {
        for (Wager wager : List.of(Wager.DRAGON_BONUS_PLAYER, Wager.ROYAL_9)) {
            assertThrows(
                    NoSuchElementException.class,
                    () -> outcome(wager, PLAYER_AHEAD, Tables.WASHINGTON));
        }
    }

    private static Outcome outcome(Wager wager, Round round, TableRules rules) {
        return Outcome.of(wager, Spot.seat(1), round, rules);
    }

    private static Outcome wins(int toOne, Provision because, Provision paidBy) {
        return new Outcome.Wins(new PayoutOdds(toOne), because, paidBy);
    }
}
