package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Shuffle;
import baccarat.rules.Round;
import java.util.List;
import java.util.SplittableRandom;

/// Shoes shuffled whole by Fisher and Yates with bytes of Java's own generator, and dealt through
/// the rules.
final class PlainShoes {

    private PlainShoes() {}

    /// By kind: the rounds after the 65th.
    static long[] late(SplittableRandom chance, int shoes) {
        var kinds = new long[Kind.COUNT];
        List<Card> decks = Decks.of(8);
        for (int shoe = 0; shoe < shoes; shoe++) {
            List<Card> order = Shuffle.of(decks, () -> (byte) chance.nextInt()).cards();
            List<Round> rounds = SlowWalk.ofShoe(order);
            for (Round round : rounds.subList(65, rounds.size())) {
                kinds[Kind.of(round)]++;
            }
        }
        return kinds;
    }
}
