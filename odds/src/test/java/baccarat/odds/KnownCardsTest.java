package baccarat.odds;

import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What follows from cards that are known by their places.
final class KnownCardsTest {

    /// Different cards, so that a known card is one card.
    private static final List<Card> EIGHT_CARDS = cards("Ks,2h,2s,3d,5c,5h,6d,9s");

    /// Known cards of the Player's Hand and of the Banker's, none, some or all.
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                             |
                    Ks       |
                             | 9s
                    2h       | 2s
                    Ks,2h    | 5c
                    6d       | 2s,3d
                    2h,3d    | 5c,5h
                    Ks,9s    | 5c,2h
                    Ks,6d    | 2h,3d
                    2h,2s,3d |
                    Ks,2h,6d | 5c,2s
                    Ks,2h,6d | 5c
                             | Ks,2h,9s
                    6d       | Ks,2h,9s
                    Ks,6d    | 5c,5h,2s
                    Ks,5c,2h | 2s,3d,5h
                    """)
    void known_cards_leave_the_deals_in_which_they_lie_there(
            @Nullable String player, @Nullable String banker) {
        assertCountsAsDealt(EIGHT_CARDS, known(player, banker));
    }

    @Test
    void known_cards_by_lot_leave_the_deals_in_which_they_lie_there() {
        var random = new Random(41);
        for (int shoe = 0; shoe < 60; shoe++) {
            var deck = new ArrayList<>(Decks.of(1));
            Collections.shuffle(deck, random);
            List<Card> cards = deck.subList(0, 7 + random.nextInt(2));
            int players = random.nextInt(4);
            int bankers = random.nextInt(4);
            assertCountsAsDealt(
                    cards, new Known(cards.subList(0, players), cards.subList(3, 3 + bankers)));
        }
    }

    /// A natural, a hand that stays, Table 1: each forbids the card that is said to be known.
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4s,4h,2c | 3d,2d
                    4s,2h,2c | 3d,2d
                    4s,2h    | 5d,2d,6h
                    Ks,2h    | 9h,Kd,2c
                    Ks,2h,8h | 3d,Kd,2c
                    Ks,2h,Ah | 4d,Kd,2c
                    """)
    void known_cards_that_no_round_can_have_dealt_have_no_odds(
            @Nullable String player, @Nullable String banker) {
        assertTrue(odds(Composition.of(8), known(player, banker)).isEmpty());
    }

    @Test
    void known_cards_that_the_shoe_does_not_hold_have_no_odds() {
        Composition shoe = Composition.of(1);

        assertTrue(odds(shoe, known("Ks", "Ks")).isEmpty());
        assertTrue(odds(shoe, known("Ks", "Kh")).isPresent());
    }

    @Test
    void all_cards_known_leave_one_outcome() {
        Odds odds = odds(Composition.of(8), known("Ks,2h,6d", "5c,Kd,2s")).orElseThrow();

        assertEquals(
                List.of(new WagerOdds.Line("win", Fraction.ONE, Fraction.ONE)),
                odds.of(Wager.PLAYER).lines());
        assertEquals(
                List.of(new WagerOdds.Line("lose", Fraction.ONE, Fraction.of(-1, 1))),
                odds.of(Wager.BANKER).lines());
    }

    /// A Royal 9 is a natural, and no hand draws against one.
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Ks,2h,6d |
                    Ks,2h,6d | Ks
                    Ks       | 2h,Kd,3c
                    """)
    void a_known_third_card_rules_a_royal_9_out(@Nullable String player, @Nullable String banker) {
        Odds odds = odds(Composition.of(8), known(player, banker)).orElseThrow();

        assertEquals(
                List.of(new WagerOdds.Line("lose", Fraction.ONE, Fraction.of(-1, 1))),
                odds.of(Wager.ROYAL_9).lines());
    }

    @Test
    void a_hand_has_three_cards_at_most() {
        List<Card> four = cards("Ks,2h,6d,3c");

        assertThrows(IllegalArgumentException.class, () -> new Known(four, List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Known(List.of(), four));
    }

    @Test
    void the_known_cards_are_the_players_and_then_the_bankers() {
        assertEquals(cards("Ks,2h,9s"), known("Ks,2h", "9s").cards());
    }

    private static void assertCountsAsDealt(List<Card> shoe, Known known) {
        int[] left = Composition.of(shoe).without(known.cards()).orElseThrow().byRank();

        Tally tally = PlainCount.of(left, known);

        var dealt = new long[4][Ending.COUNT];
        EveryDeal.of(shoe, known)
                .forEach(
                        deal ->
                                dealt[EveryDeal.pairs(deal.round())][
                                                EveryDeal.ending(deal.round())] +=
                                        deal.ways());
        for (int pairs = 0; pairs < 4; pairs++) {
            assertArrayEquals(dealt[pairs], tally.of(pairs), shoe + " with " + known);
        }
    }

    private static Known known(@Nullable String players, @Nullable String bankers) {
        return new Known(listOf(players), listOf(bankers));
    }

    private static List<Card> listOf(@Nullable String text) {
        return text == null ? List.of() : cards(text);
    }

    private static Optional<Odds> odds(Composition shoe, Known known) {
        return Odds.of(new Question(shoe, MIDI, known, Optional.empty(), Spot.seat(1), Map.of()));
    }
}
