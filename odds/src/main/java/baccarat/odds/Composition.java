package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Which cards are left in a shoe: how many of each of the fifty-two.
public final class Composition {

    private final Map<Card, Integer> counts;

    private Composition(Map<Card, Integer> counts) {
        this.counts = counts;
    }

    /// A fresh shoe of this many decks.
    public static Composition of(int decks) {
        if (decks < 1 || decks > 16) {
            throw new IllegalArgumentException("a shoe has 1 to 16 decks, not " + decks);
        }
        var counts = new LinkedHashMap<Card, Integer>();
        Decks.one().forEach(card -> counts.put(card, decks));
        return new Composition(counts);
    }

    public static Composition of(Collection<Card> cards) {
        var counts = new LinkedHashMap<Card, Integer>();
        Decks.one().forEach(card -> counts.put(card, 0));
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return new Composition(counts);
    }

    /// The same shoe without these cards, or nothing if it does not hold them.
    public Optional<Composition> without(Collection<Card> cards) {
        var left = new LinkedHashMap<>(counts);
        cards.forEach(card -> left.merge(card, -1, Integer::sum));
        return left.values().stream().allMatch(count -> count >= 0)
                ? Optional.of(new Composition(left))
                : Optional.empty();
    }

    public int count(Card card) {
        return counts.getOrDefault(card, 0);
    }

    public int cards() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// How many cards of each rank, ace to king.
    int[] byRank() {
        var ranks = new EnumMap<Rank, Integer>(Rank.class);
        counts.forEach((card, count) -> ranks.merge(card.rank(), count, Integer::sum));
        return Arrays.stream(Rank.values()).mapToInt(rank -> ranks.getOrDefault(rank, 0)).toArray();
    }
}
