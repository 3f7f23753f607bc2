package baccarat.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RankTest {

    @Cites({"ma-baccarat ma-midi ma-mini ma-mini-earlier 6(a)(1)", "wa-mini 6"})
    @Test
    void two_to_nine_have_their_face_value() {
        for (Rank rank : EnumSet.range(Rank.TWO, Rank.NINE)) {
            assertEquals(Character.digit(rank.symbol(), 10), rank.pointValue());
        }
    }

    @Cites({"ma-baccarat ma-midi ma-mini ma-mini-earlier 6(a)(2)", "wa-mini 6"})
    @Test
    void ten_jack_queen_and_king_have_a_value_of_zero() {
        for (Rank rank : EnumSet.range(Rank.TEN, Rank.KING)) {
            assertEquals(0, rank.pointValue());
        }
    }

    @Cites({"ma-baccarat ma-midi ma-mini ma-mini-earlier 6(a)(3)", "wa-mini 6"})
    @Test
    void an_ace_has_a_value_of_one() {
        assertEquals(1, Rank.ACE.pointValue());
    }

    @Test
    void the_first_card_burns_its_face_value_and_ten_for_a_ten_or_a_face_card() {
        assertEquals(1, Rank.ACE.burnCount());
        for (Rank rank : EnumSet.range(Rank.TWO, Rank.NINE)) {
            assertEquals(Character.digit(rank.symbol(), 10), rank.burnCount());
        }
        for (Rank rank : EnumSet.range(Rank.TEN, Rank.KING)) {
            assertEquals(10, rank.burnCount());
        }
    }

    @Test
    void face_cards_are_jack_queen_and_king() {
        var faces = EnumSet.allOf(Rank.class);
        faces.removeIf(rank -> !rank.isFace());

        assertEquals(Set.of(Rank.JACK, Rank.QUEEN, Rank.KING), faces);
    }
}
