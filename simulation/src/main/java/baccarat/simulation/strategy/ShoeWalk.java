package baccarat.simulation.strategy;

import baccarat.cards.Decks;
import baccarat.cards.Draws;
import baccarat.cards.Rank;
import baccarat.simulation.Burn;
import baccarat.simulation.CoverCard;
import baccarat.simulation.Ends;
import baccarat.simulation.Plan;
import java.util.Arrays;
import java.util.List;

/// A shoe by rank: the first card is shown and burns others face down where the house burns, then
/// rounds are dealt until the one after the cover card.
final class ShoeWalk implements Walk {

    private static final List<Rank> RANKS = List.of(Rank.values());

    private final long seed;
    private final byte[] fresh;
    private final byte[] ranks;
    private final int size;
    private final CoverCard cover;
    private final Burn burn;
    private final Draws draws = new Draws();
    private final int[] seen = new int[RANKS.size()];
    private int next;
    private int counted;
    private boolean isOver;

    ShoeWalk(Plan plan, int decks) {
        seed = plan.seed();
        cover = plan.coverCard();
        burn = plan.burn();
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
        if (burn.isDone()) {
            seen[ranks[0]]++;
        }
        next = burn.cards(RANKS.get(ranks[0]));
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

    /// Counted on demand, because most strategies never need it.
    @Override
    public int[] seen() {
        while (counted < next) {
            seen[ranks[counted++]]++;
        }
        return seen;
    }
}
