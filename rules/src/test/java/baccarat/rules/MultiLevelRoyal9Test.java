package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.round;
import static baccarat.rules.MultiLevelLine.ANY_ROYAL_9;
import static baccarat.rules.MultiLevelLine.ANY_SUITED;
import static baccarat.rules.MultiLevelLine.ANY_TWO;
import static baccarat.rules.MultiLevelLine.EXACT_MATCH;
import static baccarat.rules.MultiLevelLine.K9_ON_BANKER;
import static baccarat.rules.MultiLevelLine.K9_ON_PLAYER;
import static baccarat.rules.MultiLevelLine.SUITED_TIE_HAND;
import static baccarat.rules.MultiLevelLine.TIE_HAND;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.rules.MultiLevelRoyal9.PayTable;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Royal 9 of the big table and of Midibaccarat. Chair 1 has the king, queen or jack of spades with
/// the nine of hearts.
class MultiLevelRoyal9Test {

    @Cites({"ma-baccarat 13(i) # {row}", "ma-midi 12(i) # {row}"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row                            | player | banker | pays
                    Exact Match Personal Progressive | Qs 9h  | Qs 9h  | 100% of major
                    Any Two Personal Progressive     | Qs 9h  | Ks 9h  | 10% of major
                    Personal K9 on Banker Hand       | Kd 9d  | Ks 9h  | 100% of k9-banker
                    Personal K9 on Player Hand       | Ks 9h  | Kd 9d  | 100% of k9-player
                    Suited Royal 9 Tie Hand          | Jc 9c  | Kd 9d  | 1500.00
                    Royal 9 Tie Hand                 | Jc 9d  | Kd 9c  | 250.00
                    Any Suited Royal 9               | 2c 5d  | Kd 9d  | 50.00
                    Any Royal 9                      | Jh 9d  | 2c 5d  | 25.00
                    """)
    void each_line_of_the_pay_table_pays_as_printed(
            String row, String player, String banker, String pays) {
        Royal9.Line line = line(1, player, banker).orElseThrow();

        String award =
                switch (line.award()) {
                    case Award.Fixed(var amount) -> amount.toString();
                    case Award.OfMeter(var meter, var share) -> share + " of " + meter;
                };
        assertEquals(pays, award, row);
    }

    @Cites({"ma-baccarat 13(i) # {row}", "ma-midi 12(i) # {row}"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row   | king  | queen | jack
                    Chair 1 | Ks 9h | Qs 9h | Js 9h
                    Chair 2 | Ks 9d | Qs 9d | Js 9d
                    Chair 3 | Kc 9h | Qc 9h | Jc 9h
                    Chair 4 | Kc 9d | Qc 9d | Jc 9d
                    Chair 5 | Kh 9s | Qh 9s | Jh 9s
                    Chair 6 | Kh 9c | Qh 9c | Jh 9c
                    Chair 7 | Kd 9s | Qd 9s | Jd 9s
                    Chair 8 | Kd 9c | Qd 9c | Jd 9c
                    Chair 9 | Kd 9h | Qd 9h | Jd 9h
                    """)
    void each_chair_has_its_own_three_combinations(
            String row, String king, String queen, String jack) {
        int own = Integer.parseInt(row.substring("Chair ".length()));
        for (int chair = 1; chair <= 14; chair++) {
            boolean here = chair == own;
            Royal9.Line same = here ? EXACT_MATCH : TIE_HAND;
            Royal9.Line different = here ? ANY_TWO : TIE_HAND;
            assertEquals(Optional.of(same), line(chair, king, king));
            assertEquals(Optional.of(same), line(chair, queen, queen));
            assertEquals(Optional.of(same), line(chair, jack, jack));
            assertEquals(Optional.of(different), line(chair, king, queen));
            assertEquals(Optional.of(different), line(chair, queen, jack));
            assertEquals(Optional.of(different), line(chair, jack, king));
            assertEquals(
                    Optional.of(here ? K9_ON_PLAYER : ANY_ROYAL_9), line(chair, king, "2c 5d"));
            assertEquals(
                    Optional.of(here ? K9_ON_BANKER : ANY_ROYAL_9), line(chair, "2c 5d", king));
        }
    }

    @Test
    void a_queen_nine_or_a_jack_nine_of_the_chair_alone_is_no_personal_award() {
        assertEquals(Optional.of(ANY_ROYAL_9), line(1, "Qs 9h", "2c 5d"));
        assertEquals(Optional.of(ANY_ROYAL_9), line(1, "2c 5d", "Js 9h"));
        assertEquals(Optional.of(TIE_HAND), line(1, "Qs 9h", "Qs 9d"));
    }

    @Test
    void the_highest_line_is_paid_even_where_a_lower_one_is_a_larger_sum() {
        assertEquals(Optional.of(K9_ON_BANKER), line(1, "Kd 9d", "Ks 9h"));
        assertEquals(Optional.of(K9_ON_PLAYER), line(1, "Ks 9h", "Kh 9c"));
        assertEquals(Optional.of(ANY_TWO), line(1, "Ks 9h", "Js 9h"));
    }

    @Test
    void one_suited_and_one_not_is_the_line_of_250() {
        assertEquals(Optional.of(TIE_HAND), line(9, "Jc 9c", "Kh 9d"));
        assertEquals(Optional.of(TIE_HAND), line(9, "Kh 9d", "Jc 9c"));
        assertEquals(Optional.of(SUITED_TIE_HAND), line(9, "Jc 9c", "Jc 9c"));
        assertEquals(Optional.of(ANY_SUITED), line(9, "Jc 9c", "9d Td"));
    }

    @Test
    void the_cards_count_in_either_order() {
        assertEquals(Optional.of(EXACT_MATCH), line(1, "9h Ks", "Ks 9h"));
        assertEquals(Optional.of(K9_ON_PLAYER), line(1, "9h Ks", "2c 5d"));
        assertEquals(Optional.of(ANY_SUITED), line(1, "2c 5d", "9d Qd"));
    }

    @Test
    void the_suits_of_face_card_and_nine_may_not_be_swapped() {
        assertEquals(Optional.of(ANY_ROYAL_9), line(1, "Kh 9s", "2c 5d"));
        assertEquals(Optional.of(K9_ON_PLAYER), line(5, "Kh 9s", "2c 5d"));
    }

    @Test
    void third_cards_are_not_looked_at() {
        assertEquals(Optional.empty(), line(1, "Ks 2h 9h", "Kd 3c 9d"));
        assertEquals(
                Optional.of(SUITED_TIE_HAND),
                Tables.MULTI_LEVEL.line(Spot.seat(1), hand("Jc 9c 2h"), hand("9d Kd 3h")));
    }

    @Test
    void a_ten_is_no_face_card_and_an_eight_no_nine() {
        assertEquals(Optional.empty(), line(1, "Ts 9h", "Ks 8h"));
        assertEquals(Optional.empty(), line(1, "9s 9h", "Ks Kh"));
    }

    @Test
    void chairs_10_to_14_have_no_combination() {
        for (int chair = 10; chair <= 14; chair++) {
            assertEquals(Optional.of(TIE_HAND), line(chair, "Ks 9h", "Ks 9h"));
            assertEquals(Optional.of(ANY_ROYAL_9), line(chair, "Kd 9h", "2c 5d"));
        }
    }

    @Test
    void a_line_is_the_outcome_of_the_wager_and_without_one_it_loses() {
        assertEquals(
                new Outcome.WinsAward(ANY_SUITED),
                Outcome.of(Wager.ROYAL_9, Spot.seat(2), round("Jc 9c", "2h 4d"), Tables.MIDI));
        assertEquals(
                ANY_SUITED,
                Outcome.of(Wager.ROYAL_9, Spot.seat(2), round("Jc 9c", "2h 4d"), Tables.MIDI)
                        .because());
        assertEquals(
                new Outcome.Loses(Royal9Terms.ROYAL_9_LOSES),
                Outcome.of(Wager.ROYAL_9, Spot.seat(2), round("Jc 8c", "2h 4d"), Tables.MIDI));
    }

    @Cites({"ma-baccarat 13(i) # {row}", "ma-midi 12(i) # {row}"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # row                                            | meter     | 1     | 2
                    Major Jackpot Seed                               | major     | 50000 | 25000
                    Personal K9 Banker Seed                          | k9-banker | 350   | 350
                    Personal K9 Player Seed                          | k9-player | 350   | 350
                    Major Jackpot Increment Rate/Secondary Seed      | major     | 9.00% | 9.60%
                    Personal K9 Banker Increment Rate/Secondary Seed | k9-banker | 5.00% | 5.00%
                    Personal K9 Player Increment Rate/Secondary Seed | k9-player | 5.00% | 5.00%
                    """)
    void the_meters_start_and_grow_by_the_pay_tables(
            String row, String meter, String one, String two) {
        assertTerms(row, one, PayTable.ONE.meters(), meter);
        assertTerms(row, two, PayTable.TWO.meters(), meter);
    }

    @Test
    void there_are_three_meters_and_no_must_hit() {
        var personal = MeterTerms.of(Money.dollars(350), Rate.percent(5));

        assertEquals(
                Map.of(
                        Meter.MAJOR,
                        MeterTerms.of(Money.dollars(25_000), new Rate(960)),
                        Meter.K9_BANKER,
                        personal,
                        Meter.K9_PLAYER,
                        personal),
                new MultiLevelRoyal9(Money.dollars(5), PayTable.TWO.meters()).meters());
        assertEquals(Optional.empty(), Tables.MULTI_LEVEL.mustHit());
    }

    private static void assertTerms(
            String row, String expected, Map<Meter, MeterTerms> meters, String meter) {
        MeterTerms terms = Objects.requireNonNull(meters.get(Meter.of(meter).orElseThrow()), meter);
        if (expected.endsWith("%")) {
            assertEquals(Rate.of(expected), Optional.of(terms.rate()), row);
        } else {
            assertEquals(Money.of(expected), Optional.of(terms.seed()), row);
        }
        assertEquals(Rate.NONE, terms.secondary(), row);
    }

    private static Optional<Royal9.Line> line(int chair, String player, String banker) {
        return Tables.MULTI_LEVEL.line(Spot.seat(chair), hand(player), hand(banker));
    }
}
