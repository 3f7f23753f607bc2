package baccarat.simulation.strategy;

import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.cards.Draws;
import baccarat.cards.Rank;
import baccarat.simulation.Ends;
import baccarat.simulation.Plan;
import java.util.Arrays;

/// A run of a continuous shuffler by the card. Each round has a number of its own and comes from
/// the decks less the cards of the round before (reading 32), of equal cards the first in the
/// decks.
final class RunWalk implements Walk {

    private static final int RANKS = Rank.values().length;
    private static final int ROUND_AT_MOST = 6;

    private final long seed;
    private final byte[] fresh;
    private final byte[] codes;
    private final byte[] ranks = new byte[ROUND_AT_MOST + Ends.MARGIN];
    private final byte[] before = new byte[Decks.CARDS_PER_DECK];
    private final int[] seen = new int[RANKS];
    private final Draws draws = new Draws();
    private long firstRound;
    private int round;
    private int cardsBefore;

    RunWalk(long seed, int decks) {
        this.seed = seed;
        fresh = DrawnShoe.codes(Decks.of(decks));
        codes = new byte[fresh.length];
    }

    @Override
    public void start(long number) {
        firstRound = (number - 1) * Plan.RUN + 1;
        round = 0;
        cardsBefore = 0;
        Arrays.fill(before, (byte) 0);
        Arrays.fill(seen, 0);
    }

    @Override
    public boolean hasRound() {
        return round < Plan.RUN;
    }

    @Override
    public int deal() {
        int size = withoutRoundBefore();
        draws.start(seed, firstRound + round++);
        draws.draw(codes, size, ROUND_AT_MOST);
        for (int card = 0; card < ROUND_AT_MOST; card++) {
            ranks[card] = (byte) (codes[card] % RANKS);
        }
        int end = Ends.of(ranks, 0);
        cardsBefore = Ends.cards(end);
        Arrays.fill(seen, 0);
        for (int card = 0; card < cardsBefore; card++) {
            before[codes[card]]++;
            seen[ranks[card]]++;
        }
        return end & Ends.KIND;
    }

    /// Puts the other cards into `codes`, and forgets which these were.
    private int withoutRoundBefore() {
        int size = 0;
        for (byte card : fresh) {
            if (before[card] > 0) {
                before[card]--;
            } else {
                codes[size++] = card;
            }
        }
        return size;
    }

    @Override
    public int cardsLeft() {
        return fresh.length - cardsBefore;
    }

    @Override
    public int[] seen() {
        return seen;
    }
}
