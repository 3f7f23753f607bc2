package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.round;
import static baccarat.rules.Hands.twoCards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoundTest {

    @Cites("wa-mini 7")
    @Test
    void the_hand_closer_to_nine_wins_and_equal_counts_tie() {
        for (int player = 0; player <= 9; player++) {
            for (int banker = 0; banker <= 9; banker++) {
                var round = new Round(twoCards(player), twoCards(banker));

                Optional<Side> closer =
                        switch (Integer.signum((9 - player) - (9 - banker))) {
                            case -1 -> Optional.of(Side.PLAYER);
                            case 1 -> Optional.of(Side.BANKER);
                            default -> Optional.empty();
                        };
                assertEquals(closer, round.winner());
                assertEquals(closer.isEmpty(), round.isTie());
                assertEquals(closer.equals(Optional.of(Side.PLAYER)), round.isWonBy(Side.PLAYER));
                assertEquals(closer.equals(Optional.of(Side.BANKER)), round.isWonBy(Side.BANKER));
                paysTheWinner(round);
            }
        }
    }

    /// A wager on a hand is won with it and lost with it.
    private static void paysTheWinner(Round round) {
        for (Side side : Side.values()) {
            Outcome outcome = Outcome.of(Wager.on(side), Spot.seat(1), round, Tables.WASHINGTON);
            assertEquals(round.isWonBy(side), outcome instanceof Outcome.Wins);
            assertEquals(round.isWonBy(side.other()), outcome instanceof Outcome.Loses);
        }
    }

    @Cites("wa-mini 10")
    @Test
    void a_natural_nine_beats_a_natural_eight_and_both_beat_the_rest() {
        paysTheWinner(round("9h Kd", "8h Kd"));
        paysTheWinner(round("Kh 7d", "4h 4d"));
        assertEquals(Optional.of(Side.PLAYER), round("9h Kd", "8h Kd").winner());
        assertEquals(Optional.of(Side.BANKER), round("5h 3d", "4h 5d").winner());
        assertEquals(Optional.of(Side.PLAYER), round("5h 3d", "4h 3d").winner());
        assertEquals(Optional.of(Side.BANKER), round("Kh 7d", "4h 4d").winner());
    }

    @Test
    void a_margin_is_how_far_a_side_is_ahead() {
        Round round = round("9h Kd", "4h 3d");

        assertEquals(2, round.margin(Side.PLAYER));
        assertEquals(-2, round.margin(Side.BANKER));
        assertEquals(0, round("9h Kd", "5h 4d").margin(Side.BANKER));
        assertEquals(hand("9h Kd"), round.hand(Side.PLAYER));
        assertEquals(hand("4h 3d"), round.hand(Side.BANKER));
    }

    @Cites({
        "ma-baccarat ma-midi ma-mini ma-mini-earlier 1 # Dragon 7",
        "ma-baccarat 8(a)(5)(i)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(5)(i)"
    })
    @Test
    void a_dragon_7_is_a_banker_that_wins_with_seven_in_three_cards() {
        assertTrue(round("6h Kd", "2h 2d 3c").isDragon7());

        assertFalse(round("6h Kd", "2h 5d").isDragon7(), "two cards");
        assertFalse(round("7h Kd", "2h 2d 3c").isDragon7(), "a tie");
        assertFalse(round("2h 2d 4c", "2h 2d 3c").isDragon7(), "the Player's Hand wins");
        assertFalse(round("5h Kd", "2h 2d 2c").isDragon7(), "six");
        assertFalse(round("7h Kd", "2h 2d 4c").isDragon7(), "eight");
        assertFalse(round("2h 2d 3c", "6h Kd").isDragon7(), "the Player's seven");
    }

    @Cites({
        "ma-baccarat 1 # Panda",
        "ma-midi ma-mini ma-mini-earlier 1 # Panda 8",
        "ma-baccarat 8(a)(6)(i)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(6)(i)"
    })
    @Test
    void a_panda_8_is_a_player_that_wins_with_eight_in_three_cards() {
        assertTrue(round("2h 2d 4c", "7h Kd").isPanda8());

        assertFalse(round("4h 4d", "7h Kd").isPanda8(), "two cards");
        assertFalse(round("2h 2d 4c", "3h 2d 3c").isPanda8(), "a tie");
        assertFalse(round("2h 2d 4c", "3h 3d 3c").isPanda8(), "the Banker's Hand wins");
        assertFalse(round("2h 2d 3c", "6h Kd").isPanda8(), "seven");
        assertFalse(round("2h 2d 5c", "7h Kd").isPanda8(), "nine");
        assertFalse(round("7h Kd", "2h 2d 4c").isPanda8(), "the Banker's eight");
    }

    @Cites("ma-baccarat ma-midi ma-mini ma-mini-earlier 1 # EZ Baccarat")
    @Test
    void ez_baccarat_is_the_game_without_vigorish() {
        assertTrue(Tables.EZ.isEz());
        assertEquals(Money.ZERO, Tables.EZ.vigorish().on(Money.dollars(2_000)));

        assertFalse(Tables.MIDI.isEz());
        assertEquals(Money.dollars(100), Tables.MIDI.vigorish().on(Money.dollars(2_000)));
    }
}
