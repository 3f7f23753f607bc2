package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.rules.Hand;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.Tables;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The two small tables of the lines against the rules.
class Royal9LinesTest {

    private static final List<Card> DECK = Decks.one().toList();

    static Stream<Arguments> chairs() {
        return Stream.of(Tables.MULTI_LEVEL, Tables.PERSONAL)
                .flatMap(
                        form ->
                                Stream.of(1, 2, 3, 4, 5, 6)
                                        .map(chair -> Arguments.of(form, Spot.seat(chair))));
    }

    private static void agree(
            Royal9 form, Spot chair, Royal9Lines lines, Card p1, Card b1, Card p2, Card b2) {
        int expected =
                form.line(chair, new Hand(List.of(p1, p2)), new Hand(List.of(b1, b2)))
                        .map(line -> 1 + Royal9Lines.all(form).indexOf(line))
                        .orElse(Royal9Lines.NONE);
        byte[] cards = {Packed.of(p1), Packed.of(b1), Packed.of(p2), Packed.of(b2)};
        assertEquals(expected, lines.at(cards, 0), () -> List.of(p1, p2, b1, b2).toString());
    }

    @ParameterizedTest
    @MethodSource("chairs")
    void every_two_royal_9s_reach_the_line_that_the_rules_say(Royal9 form, Spot chair) {
        var lines = new Royal9Lines(form, chair);
        List<Card> nines = DECK.stream().filter(card -> card.rank() == Rank.NINE).toList();
        List<Card> faces = DECK.stream().filter(card -> card.rank().isFace()).toList();
        for (Card nine : nines) {
            for (Card face : faces) {
                for (Card other : nines) {
                    for (Card otherFace : faces) {
                        agree(form, chair, lines, nine, other, face, otherFace);
                        agree(form, chair, lines, face, other, nine, otherFace);
                        agree(form, chair, lines, nine, otherFace, face, other);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("chairs")
    void any_four_cards_reach_the_line_that_the_rules_say(Royal9 form, Spot chair) {
        var lines = new Royal9Lines(form, chair);
        var random = new Random(9);
        for (int count = 0; count < 20_000; count++) {
            agree(form, chair, lines, any(random), any(random), any(random), any(random));
        }
    }

    private static Card any(Random random) {
        return DECK.get(random.nextInt(DECK.size()));
    }

    @Test
    void a_card_is_the_same_after_it_was_packed() {
        for (Card card : DECK) {
            assertEquals(card, Packed.card(Packed.of(card)));
            assertTrue(Packed.of(card) < Packed.END, card.toString());
        }
    }
}
