package baccarat.rules;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The third cards of the Banker's Hand as a table for people: what [ThirdCard] rules, asked once
/// for every count.
public final class TableOne {

    /// The highest Point Count of two cards that is no natural.
    public static final int MOST = 7;

    private TableOne() {}

    /// On which values of the Player's third card the Banker's Hand draws.
    ///
    /// @param banker its Point Count, 0 to 7
    public static List<Integer> draws(int banker) {
        return IntStream.rangeClosed(0, 9)
                .filter(third -> isDrawn(hand(0, 2, third), banker))
                .boxed()
                .toList();
    }

    /// Whether it draws after the Player's Hand has stayed.
    public static boolean drawsAfterStay(int banker) {
        return isDrawn(hand(0, 6), banker);
    }

    private static boolean isDrawn(Hand player, int banker) {
        return ThirdCard.forBanker(player, hand(0, banker)).action() == ThirdCard.Action.DRAW;
    }

    private static Hand hand(int... points) {
        return new Hand(IntStream.of(points).mapToObj(TableOne::worth).toList());
    }

    private static Card worth(int points) {
        Rank rank =
                Stream.of(Rank.values())
                        .filter(one -> one.pointValue() == points)
                        .findFirst()
                        .orElseThrow();
        return new Card(rank, Suit.SPADES);
    }
}
