package baccarat.simulation;

import baccarat.cards.Decks;
import java.util.Arrays;

/// Up to 64 shoes dealt side by side, round by round, until the last of them is over. A bit of a
/// word is a shoe. What the rounds count is added up eight rounds at a time.
final class LaneGroup {

    private static final int SHOES = LaneDraws.SHOES;
    private static final int WIDTH = LaneDraws.WIDTH;
    private static final int TOGETHER = LaneMarks.ROUNDS;

    private final int decks;
    private final int size;
    private final int sureRounds;
    private final LaneDraws draws = new LaneDraws();
    private final LaneCards cards = new LaneCards(draws);
    private final LaneHands hands = new LaneHands(cards.ranks);
    private final short[] ends = new short[TOGETHER * SHOES];
    private final LaneEnds counted;
    private final LaneMarks marks = new LaneMarks();
    private final LaneProducts products;
    private final LaneRuns player = new LaneRuns();
    private final LaneRuns banker = new LaneRuns();

    LaneGroup(int decks, long[] marks) {
        this.decks = decks;
        size = decks * Decks.CARDS_PER_DECK;
        sureRounds = LaneShoe.COVER.sureRounds(size);
        counted = new LaneEnds(marks);
        products = new LaneProducts(counted.marks());
    }

    /// Plays this number of shoes of a seed, starting with shoe `first`.
    void play(long seed, long first, int shoes, Tally tally) {
        start(seed, first);
        long active = -1L >>> (SHOES - shoes);
        int rounds = 0;
        while (active != 0) {
            long last = rounds < sureRounds ? 0 : coverIsOut();
            deal(active, rounds % TOGETHER);
            active &= ~last;
            rounds++;
            if (rounds % TOGETHER == 0) {
                count(rounds - TOGETHER, TOGETHER);
            }
        }
        if (rounds % TOGETHER > 0) {
            count(rounds - rounds % TOGETHER, rounds % TOGETHER);
        }
        end(tally);
    }

    private void start(long seed, long first) {
        for (int shoe = 0; shoe < SHOES; shoe++) {
            draws.start(shoe, LaneWords.root(seed, first + shoe), size);
        }
        cards.load(decks);
        for (int block = 0; block < SHOES; block += WIDTH) {
            cards.one(block, 0, -1);
            hands.burn(block, size - 1);
        }
    }

    private long coverIsOut() {
        long out = 0;
        for (int block = 0; block < SHOES; block += WIDTH) {
            out |= hands.coverIsOut(block) << block;
        }
        return out;
    }

    private void deal(long active, int round) {
        long won = 0;
        long tied = 0;
        for (int block = 0; block < SHOES; block += WIDTH) {
            deal(block, active >>> block, round);
            won |= hands.bankerWon() << block;
            tied |= hands.tied() << block;
        }
        player.won[round] = active & ~won & ~tied;
        player.tied[round] = active & tied;
        banker.won[round] = active & won;
        banker.tied[round] = active & tied;
    }

    private void deal(int block, long active, int round) {
        draws.draw(block);
        cards.four(block, active);
        long fifthToPlayer = hands.playerDraws(block) & active;
        long fifthToBanker = hands.bankerDraws(block) & active & ~fifthToPlayer;
        long fifth = fifthToPlayer | fifthToBanker;
        cards.one(block, 4, fifth);
        long sixth = hands.bankerDrawsToo(block) & fifthToPlayer;
        cards.one(block, 5, sixth);
        draws.take(block, active, fifth, sixth);
        int at = round * SHOES + block;
        hands.finish(block, active, fifthToPlayer, fifthToBanker, sixth, ends, at);
    }

    /// Counts the rounds of a group that may have fewer than eight.
    private void count(int first, int rounds) {
        int sure = Math.clamp(sureRounds - first, 0, rounds) * SHOES;
        counted.early(ends, 0, sure, marks.bits);
        counted.late(ends, sure, rounds * SHOES, marks.bits);
        Arrays.fill(marks.bits, rounds * SHOES, TOGETHER * SHOES, 0);
        marks.add();
        player.add(rounds);
        banker.add(rounds);
    }

    private void end(Tally tally) {
        marks.close(products.counts);
        products.add();
        for (int shoe = 0; shoe < SHOES; shoe++) {
            int rounds = products.counts[Marks.ROUNDS * SHOES + shoe];
            if (rounds > 0) {
                tally.shoesByRounds[rounds]++;
            }
        }
        player.end();
        banker.end();
    }

    /// Adds the counts to a tally and resets them.
    void close(Tally tally) {
        counted.close(tally);
        products.close(tally);
        player.close(tally.playerRuns);
        banker.close(tally.bankerRuns);
    }
}
