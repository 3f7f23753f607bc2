package baccarat.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {

    @Test
    void every_card_is_read_back_from_what_it_is_written_as() {
        for (Card card : Decks.of(1)) {
            assertEquals(Optional.of(card), Card.of(card.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({"9h, NINE, HEARTS", "Ks, KING, SPADES", "Td, TEN, DIAMONDS", "10d, TEN, DIAMONDS"})
    @CsvSource({"AC, ACE, CLUBS", "kS, KING, SPADES", "10D, TEN, DIAMONDS", "tD, TEN, DIAMONDS"})
    void a_card_is_rank_then_suit_in_either_case(String text, Rank rank, Suit suit) {
        assertEquals(Optional.of(new Card(rank, suit)), Card.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "9", "h", "1x", "11h", "1h", "0h", "9x", "hh", "h9", "Ks ", "10", "100d", "♥9"
            })
    void what_is_not_a_card_is_read_as_nothing(String text) {
        assertEquals(Optional.empty(), Card.of(text));
    }

    @Test
    void a_list_of_cards_is_separated_by_commas() {
        var nineAndKing =
                List.of(new Card(Rank.NINE, Suit.HEARTS), new Card(Rank.KING, Suit.SPADES));

        assertEquals(Optional.of(nineAndKing), Card.listOf("9h,Ks"));
        assertEquals(Optional.of(nineAndKing), Card.listOf("9h, Ks"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "9h,", ",9h", "9h,,Ks", "9h Ks", "9h,1x"})
    void a_list_with_anything_else_in_it_is_read_as_nothing(String text) {
        assertEquals(Optional.empty(), Card.listOf(text));
    }

    @Test
    void cards_are_ordered_by_suit_and_in_sequence() {
        var sorted =
                Decks.of(2).stream()
                        .sorted()
                        .distinct()
                        .map(Card::toString)
                        .collect(Collectors.joining(" "));

        assertEquals(
                """
                Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc \
                Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd \
                Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh \
                As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks""",
                sorted);
    }
}
