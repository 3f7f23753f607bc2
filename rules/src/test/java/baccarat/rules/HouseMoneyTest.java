package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Paying.BOTH_PAIRS_PAY_15_TO_1;
import static baccarat.rules.Paying.ONE_PAIR_PAYS_3_TO_1;
import static baccarat.rules.Winning.NO_PAIR_LOSES;
import static baccarat.rules.Winning.PAIR_WINS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseMoneyTest {

    private static final Outcome ONE_PAIR =
            new Outcome.Wins(new PayoutOdds(3), PAIR_WINS, ONE_PAIR_PAYS_3_TO_1);
    private static final Outcome BOTH_PAIRS =
            new Outcome.Wins(new PayoutOdds(15), PAIR_WINS, BOTH_PAIRS_PAY_15_TO_1);
    private static final Outcome NO_PAIR = new Outcome.Loses(NO_PAIR_LOSES);

    @Cites({"ma-baccarat 13(h) # {row}", "ma-midi ma-mini ma-mini-earlier 12(h) # {row}"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row                  | player | banker | pays
                    Player and Banker Pair | Qh Qs  | 5c 5d  | 15 to 1
                    Player or Banker Pair  | Qh Qs  | 5c 4d  | 3 to 1
                    Player or Banker Pair  | Qh Js  | 5c 5d  | 3 to 1
                    """)
    void each_row_of_the_pay_table_pays_as_printed(
            String row, String player, String banker, String pays) {
        if (!(outcome(round(player, banker)) instanceof Outcome.Wins wins)) {
            throw new AssertionError(row + " does not win");
        }
        assertEquals(pays, wins.odds().toString(), row);
    }

    @Cites({"ma-baccarat 8(a)(7)(i)", "ma-midi ma-mini ma-mini-earlier 7(a)(7)(i)"})
    @Test
    void a_pair_in_either_hand_wins_and_in_both_wins_more() {
        assertEquals(ONE_PAIR, outcome(round("Qh Qs", "5c 4d")));
        assertEquals(ONE_PAIR, outcome(round("Qh Js", "5c 5d")));
        assertEquals(BOTH_PAIRS, outcome(round("Qh Qs", "5c 5d")));
        assertEquals(BOTH_PAIRS, outcome(round("8h 8h", "8h 8h")));
    }

    @Cites({"ma-baccarat 8(a)(7)(ii)", "ma-midi ma-mini ma-mini-earlier 7(a)(7)(ii)"})
    @Test
    void no_pair_in_the_first_two_cards_of_either_hand_loses() {
        assertEquals(NO_PAIR, outcome(round("Qh Ks", "5c 4d")));
        assertEquals(NO_PAIR, outcome(round("2h 3s 3d", "5c 4d 4h")));
        assertEquals(NO_PAIR, outcome(round("Th Js", "5c 4d")));
        assertEquals(NO_PAIR, outcome(round("5c 4d", "5c 4d")));
    }

    @Test
    void the_third_cards_change_nothing() {
        assertEquals(ONE_PAIR, outcome(round("2h 2s 3d", "5c 4d 4h")));
        assertEquals(BOTH_PAIRS, outcome(round("2h 2s 3d", "Ac Ad 4h")));
    }

    private static Outcome outcome(Round round) {
        return Outcome.of(Wager.HOUSE_MONEY, Spot.seat(1), round, Tables.MIDI);
    }
}
