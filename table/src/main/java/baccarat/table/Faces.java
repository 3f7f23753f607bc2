package baccarat.table;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// How many cards of each face are still unseen: in the shoe, face down on the layout, or burned
/// unseen. A face that comes up has to be one of them.
public final class Faces {

    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final List<Suit> SUITS = List.of(Suit.values());

    static final Faces NONE = new Faces(new byte[Decks.CARDS_PER_DECK]);

    private final byte[] counts;

    private Faces(byte[] counts) {
        this.counts = counts;
    }

    public static Faces ofDecks(int decks) {
        byte[] counts = new byte[Decks.CARDS_PER_DECK];
        Arrays.fill(counts, (byte) decks);
        return new Faces(counts);
    }

    /// As many of each card as `count` says.
    public static Faces of(ToIntFunction<Card> count) {
        byte[] counts = new byte[Decks.CARDS_PER_DECK];
        for (Suit suit : SUITS) {
            for (Rank rank : RANKS) {
                var card = new Card(rank, suit);
                counts[index(card)] = (byte) count.applyAsInt(card);
            }
        }
        return new Faces(counts);
    }

    /// How many cards with this face are still unseen.
    public int of(Card card) {
        return counts[index(card)];
    }

    public boolean include(Card card) {
        return counts[index(card)] > 0;
    }

    public boolean includeAll(List<Card> cards) {
        Faces left = this;
        for (Card card : cards) {
            if (!left.include(card)) {
                return false;
            }
            left = left.minus(card);
        }
        return true;
    }

    Faces minus(Card card) {
        if (!include(card)) {
            throw new CorruptLog("the decks do not hold another " + card);
        }
        return changed(card, -1);
    }

    public Faces plus(Card card) {
        return changed(card, 1);
    }

    private Faces changed(Card card, int by) {
        byte[] after = counts.clone();
        after[index(card)] += (byte) by;
        return new Faces(after);
    }

    public int count() {
        int total = 0;
        for (byte count : counts) {
            total += count;
        }
        return total;
    }

    private static int index(Card card) {
        return SUITS.indexOf(card.suit()) * RANKS.size() + RANKS.indexOf(card.rank());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Faces faces && Arrays.equals(counts, faces.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return count() + " unseen cards";
    }
}
