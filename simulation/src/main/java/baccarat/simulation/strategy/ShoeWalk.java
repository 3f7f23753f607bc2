package baccarat.simulation.strategy;

import baccarat.cards.Decks;
import baccarat.cards.Draws;
import baccarat.cards.Rank;
import baccarat.simulation.CoverCard;
import baccarat.simulation.Ends;
import java.util.Arrays;
import java.util.List;

/// A shoe by rank: the first card is shown and burns others face down, then rounds are dealt until
/// the one after the cover card.
final class ShoeWalk implements Walk {

    private static final List<Rank> RANKS = List.of(Rank.values());

    private final long seed;
    private final byte[] fresh;
    private final byte[] ranks;
    private final int size;
    private final CoverCard cover;
    private final Draws draws = new Draws();
    private final int[] seen = new int[RANKS.size()];
    private int next;
    private int counted;
    private boolean isOver;

    ShoeWalk(long seed, int decks, CoverCard cover) {
        this.seed = seed;
        this.cover = cover;
        size = decks * Decks.CARDS_PER_DECK;
        fresh = new byte[size];
        for (int card = 0; card < size; card++) {
            fresh[card] = (byte) (card % RANKS.size());
        }
        ranks = new byte[size + Ends.MARGIN];
    }

    @Override
    public void start(long number) {
        System.arraycopy(fresh, 0, ranks, 0, size);
        draws.start(seed, number);
        draws.draw(ranks, size, size - cover.neverDealt());
        Arrays.fill(seen, 0);
        seen[ranks[0]]++;
        next = 1 + RANKS.get(ranks[0]).burnCount();
        counted = next;
        isOver = false;
    }

    @Override
    public boolean hasRound() {
        return !isOver;
    }

    @Override
    public int deal() {
        isOver = cover.isOut(size - next);
        int end = Ends.of(ranks, next);
        next += Ends.cards(end);
        return end & Ends.KIND;
    }

    @Override
    public int cardsLeft() {
        return size - next;
    }

    /// Counted when somebody asks: most strategies never do.
    @Override
    public int[] seen() {
        while (counted < next) {
            seen[ranks[counted++]]++;
        }
        return seen;
    }
}
