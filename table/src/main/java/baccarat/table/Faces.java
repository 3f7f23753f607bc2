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
///
/// A card whose suit was not entered is counted by its rank: it can have been any of that rank that
/// is left, so a face is possible while its rank still has a card.
public final class Faces {

    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final List<Suit> SUITS = List.of(Suit.values());

    private static final byte[] NO_RANKS = new byte[RANKS.size()];

    static final Faces NONE = new Faces(new byte[Decks.CARDS_PER_DECK], NO_RANKS);

    private final byte[] counts;

    /// How many cards of each rank were seen without a suit.
    private final byte[] suitless;

    private Faces(byte[] counts, byte[] suitless) {
        this.counts = counts;
        this.suitless = suitless;
    }

    public static Faces ofDecks(int decks) {
        byte[] counts = new byte[Decks.CARDS_PER_DECK];
        Arrays.fill(counts, (byte) decks);
        return new Faces(counts, NO_RANKS);
    }

    /// As many of each card as `count` says, less those of each rank that were seen without a suit.
    public static Faces of(ToIntFunction<Card> count, ToIntFunction<Rank> suitless) {
        byte[] counts = new byte[Decks.CARDS_PER_DECK];
        for (Suit suit : SUITS) {
            for (Rank rank : RANKS) {
                var card = new Card(rank, suit);
                counts[index(card)] = (byte) count.applyAsInt(card);
            }
        }
        byte[] ranks = new byte[RANKS.size()];
        for (Rank rank : RANKS) {
            ranks[RANKS.indexOf(rank)] = (byte) suitless.applyAsInt(rank);
        }
        return new Faces(counts, ranks);
    }

    /// How many cards with this face have not been seen with their suit.
    public int of(Card card) {
        return counts[index(card)];
    }

    /// How many cards of this rank were seen without a suit.
    public int suitless(Rank rank) {
        return suitless[RANKS.indexOf(rank)];
    }

    /// Whether a card was seen without a suit.
    boolean includeSuitless() {
        for (byte count : suitless) {
            if (count > 0) {
                return true;
            }
        }
        return false;
    }

    /// How many cards of this rank are still unseen.
    public int of(Rank rank) {
        int left = -suitless(rank);
        for (Suit suit : SUITS) {
            left += of(new Card(rank, suit));
        }
        return left;
    }

    public boolean include(Card card) {
        return (!card.hasSuit() || of(card) > 0) && of(card.rank()) > 0;
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
        if (!card.hasSuit()) {
            byte[] after = suitless.clone();
            after[RANKS.indexOf(card.rank())] -= (byte) by;
            return new Faces(counts, after);
        }
        byte[] after = counts.clone();
        after[index(card)] += (byte) by;
        return new Faces(after, suitless);
    }

    public int count() {
        int total = 0;
        for (byte count : counts) {
            total += count;
        }
        for (byte count : suitless) {
            total -= count;
        }
        return total;
    }

    private static int index(Card card) {
        return SUITS.indexOf(card.suit()) * RANKS.size() + RANKS.indexOf(card.rank());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Faces faces
                && Arrays.equals(counts, faces.counts)
                && Arrays.equals(suitless, faces.suitless);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counts) + Arrays.hashCode(suitless);
    }

    @Override
    public String toString() {
        return count() + " unseen cards";
    }
}
