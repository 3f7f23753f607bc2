package baccarat.simulation.strategy;

import baccarat.cards.Rank;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// What a patron at the table can know before a round: the cards dealt face up, and the own
/// bankroll. Cards burned face down and cards still in the shoe are unseen.
public final class Seen {

    private final Walk walk;
    private final int decks;
    private final long parts;
    private final Results results = new Results();
    private long bankroll;

    Seen(Walk walk, int decks, long parts) {
        this.walk = walk;
        this.decks = decks;
        this.parts = parts;
    }

    /// The number of the round that comes next, from 1 in every shoe.
    public int round() {
        return results.size() + 1;
    }

    /// The rounds of this shoe, the first one first.
    public List<RoundResult> results() {
        return results;
    }

    /// How many cards of a rank the patron has seen: those of rounds, and the first card, which is
    /// burned face up. With a continuous shuffler only those of the last round are out of it.
    public int seen(Rank rank) {
        return walk.seen()[place(rank)];
    }

    /// How many cards of a rank the patron has not seen: in the shoe, or burned face down.
    public int unseen(Rank rank) {
        return decks * 4 - seen(rank);
    }

    /// The sum of the tags of all cards that the patron has seen.
    ///
    /// @param tags by rank, ace to king
    public long runningCount(int... tags) {
        int[] seen = walk.seen();
        long count = 0;
        for (int rank = 0; rank < seen.length; rank++) {
            count += (long) tags[rank] * seen[rank];
        }
        return count;
    }

    private static int place(Rank rank) {
        return rank.compareTo(Rank.ACE);
    }

    /// The cards in the shoe, those behind the cover card included.
    public int cardsLeft() {
        return walk.cardsLeft();
    }

    /// The decks that this shoe began with.
    public int decks() {
        return decks;
    }

    /// The bankroll in whole units, rounded down. Where a session has none this is what was won so
    /// far, below zero if it was lost.
    public long bankroll() {
        return Math.floorDiv(bankroll, parts);
    }

    /// How many parts a unit has: the fewest that make every payout whole.
    public long partsOfAUnit() {
        return parts;
    }

    void newShoe() {
        results.count = 0;
    }

    void bankroll(long inParts) {
        bankroll = inParts;
    }

    void add(RoundResult result) {
        results.append(result);
    }

    /// As long as the longest shoe, and used again for each.
    private static final class Results extends AbstractList<RoundResult> implements RandomAccess {

        private static final int ROUNDS_AT_MOST = 208;

        private final @Nullable RoundResult[] all = new RoundResult[ROUNDS_AT_MOST];
        private int count;

        void append(RoundResult result) {
            all[count++] = result;
        }

        @Override
        public RoundResult get(int round) {
            Objects.checkIndex(round, count);
            return Objects.requireNonNull(all[round]);
        }

        @Override
        public int size() {
            return count;
        }
    }
}
