package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.round;
import static baccarat.rules.PersonalLine.ANY_OTHER_ROYAL_9;
import static baccarat.rules.PersonalLine.ANY_SUITED_ROYAL_9;
import static baccarat.rules.PersonalLine.OTHER_PERSONAL_IDENTICAL;
import static baccarat.rules.PersonalLine.PERSONAL_AGAINST_PERSONAL;
import static baccarat.rules.PersonalLine.PERSONAL_ON_BANKER;
import static baccarat.rules.PersonalLine.PERSONAL_ON_PLAYER;
import static baccarat.rules.PersonalLine.ROYAL_9_AGAINST_ROYAL_9;
import static baccarat.rules.PersonalLine.SUITED_AGAINST_SUITED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Royal 9 of Minibaccarat. Chair 1 has the king of spades with the nine of hearts.
class PersonalRoyal9Test {

    @Cites("ma-mini 12(i) # {row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row                                      | player | banker | pays
                    Personal King-9 vs. Personal King-9        | Ks 9h  | Ks 9h  | 100% of star
                    Banker Personal King-9                     | Kd 9d  | Ks 9h  | 100% of spade
                    Player Personal King-9                     | Ks 9h  | Kd 9d  | 100% of heart
                    Other Personal King-9 vs. Identical King-9 | Kh 9c  | Kh 9c  | 5000.00
                    Suited Royal 9 vs. Suited Royal 9          | Jc 9c  | Kd 9d  | 1500.00
                    Royal 9 vs. Royal 9                        | Qs 9h  | Qs 9h  | 250.00
                    Any Suited Royal 9                         | 2c 5d  | Kd 9d  | 50.00
                    Any Royal 9                                | Jh 9d  | 2c 5d  | 25.00
                    All other hands                            | Th 9d  | 2c 5d  | Loss
                    """)
    void each_line_of_the_pay_table_pays_as_printed(
            String row, String player, String banker, String pays) {
        String award =
                switch (Outcome.of(
                        Wager.ROYAL_9, Spot.seat(1), round(player, banker), Tables.MINI)) {
                    case Outcome.WinsAward(var line) -> printed(line.award());
                    case Outcome.Loses(var because) ->
                            because == Royal9Terms.ROYAL_9_LOSES ? "Loss" : because.gist();
                    case Outcome.Wins _, Outcome.Pushes _ -> "neither";
                };
        assertEquals(pays, award, row);
    }

    @Test
    void each_chair_has_its_own_king_nine_and_no_other() {
        for (int own = 1; own <= 6; own++) {
            Combination combination = Combination.OF_CHAIRS.get(own - 1);
            String king = "K" + combination.face().symbol() + " 9" + combination.nine().symbol();
            String queen = "Q" + combination.face().symbol() + " 9" + combination.nine().symbol();
            for (int chair = 1; chair <= 6; chair++) {
                boolean here = chair == own;
                assertEquals(
                        Optional.of(here ? PERSONAL_AGAINST_PERSONAL : OTHER_PERSONAL_IDENTICAL),
                        line(chair, king, king));
                assertEquals(
                        Optional.of(here ? PERSONAL_ON_BANKER : ANY_OTHER_ROYAL_9),
                        line(chair, "2c 5d", king));
                assertEquals(
                        Optional.of(here ? PERSONAL_ON_PLAYER : ANY_OTHER_ROYAL_9),
                        line(chair, king, "2c 5d"));
                assertEquals(Optional.of(ROYAL_9_AGAINST_ROYAL_9), line(chair, queen, queen));
                assertEquals(
                        Optional.of(here ? PERSONAL_ON_PLAYER : ROYAL_9_AGAINST_ROYAL_9),
                        line(chair, king, queen));
            }
        }
    }

    @Test
    void two_different_king_nines_of_other_chairs_are_not_identical() {
        assertEquals(Optional.of(ROYAL_9_AGAINST_ROYAL_9), line(1, "Kh 9c", "Kh 9s"));
    }

    @Test
    void a_king_nine_of_no_chair_is_not_personal() {
        assertEquals(Optional.of(ROYAL_9_AGAINST_ROYAL_9), line(1, "Kd 9s", "Kd 9s"));
        assertEquals(Optional.of(SUITED_AGAINST_SUITED), line(1, "Kd 9d", "Kd 9d"));
    }

    @Test
    void the_highest_line_is_paid_even_where_a_lower_one_is_a_larger_sum() {
        assertEquals(Optional.of(PERSONAL_ON_BANKER), line(1, "Qs 9h", "Ks 9h"));
        assertEquals(Optional.of(PERSONAL_ON_PLAYER), line(1, "Ks 9h", "Kh 9c"));
    }

    @Test
    void one_suited_and_one_not_is_the_line_of_250() {
        assertEquals(Optional.of(ROYAL_9_AGAINST_ROYAL_9), line(1, "Jc 9c", "Jh 9d"));
        assertEquals(Optional.of(ROYAL_9_AGAINST_ROYAL_9), line(1, "Jh 9d", "Jc 9c"));
        assertEquals(Optional.of(ANY_SUITED_ROYAL_9), line(1, "Jc 9c", "2h 5d"));
    }

    @Test
    void the_cards_count_in_either_order() {
        assertEquals(Optional.of(PERSONAL_AGAINST_PERSONAL), line(1, "9h Ks", "Ks 9h"));
        assertEquals(Optional.of(ANY_OTHER_ROYAL_9), line(1, "9s Kh", "2c 5d"));
    }

    @Test
    void third_cards_are_not_looked_at() {
        assertEquals(Optional.empty(), line(1, "Ks 2h 9h", "Kd 3c 9d"));
        assertEquals(Optional.of(PERSONAL_ON_PLAYER), line(1, "Ks 9h 2d", "2c 5d 9c"));
    }

    private static String printed(Award award) {
        return switch (award) {
            case Award.Fixed(var amount) -> amount.toString();
            case Award.OfMeter(var meter, var share) -> share + " of " + meter;
        };
    }

    private static Optional<Royal9.Line> line(int chair, String player, String banker) {
        return Tables.PERSONAL.line(Spot.seat(chair), hand(player), hand(banker));
    }
}
