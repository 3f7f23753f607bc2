package baccarat.simulation;

import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.cards.Draws;
import baccarat.cards.Rank;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Whole shoes by rank, which is all that any wager but Royal 9 reads. A card has its suit above
/// its rank, where only the count of Royal 9 looks, and only in rounds that may reach a line.
///
/// Four shoes are dealt side by side. Where a round begins depends on the one before, and while the
/// processor waits for that in one shoe it gets on with the others. What the rounds count is added
/// up afterwards.
final class RankKernel implements Kernel {

    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final int TOGETHER = 4;

    private final long seed;
    private final int size;
    private final CoverCard cover;
    private final int[] burned;
    private final int sureRounds;
    private final byte[] fresh;
    private final long[] marks;
    private final Draws draws = new Draws();
    private final Dealt[] dealt = new Dealt[TOGETHER];
    private final ShoeBook book;
    private final Optional<Royal9Count> royal9;

    RankKernel(long seed, int decks, CoverCard cover, Burn burn, long[] marks) {
        this(seed, decks, cover, burn, marks, Optional.empty());
    }

    RankKernel(
            long seed,
            int decks,
            CoverCard cover,
            Burn burn,
            long[] marks,
            Optional<Royal9Lines> royal9) {
        this.seed = seed;
        this.cover = cover;
        this.marks = marks;
        this.royal9 = royal9.map(Royal9Count::new);
        burned = burned(burn);
        book = new ShoeBook(royal9.isPresent());
        size = decks * Decks.CARDS_PER_DECK;
        sureRounds = cover.sureRounds(size);
        fresh = Packed.all(DrawnShoe.codes(Decks.of(decks)));
        Arrays.setAll(dealt, _ -> new Dealt(size));
    }

    /// By rank of the first card: how many are out before the first round.
    private static int[] burned(Burn burn) {
        var burned = new int[16];
        for (int rank = 0; rank < RANKS.size(); rank++) {
            burned[rank] = burn.cards(RANKS.get(rank));
        }
        return burned;
    }

    /// A shoe and how far it is dealt.
    private static final class Dealt {

        private final byte[] cards;
        private final char[] ends = new char[Tally.ROUNDS_AT_MOST];
        private int next;
        private int rounds;

        Dealt(int size) {
            cards = new byte[size + Ends.MARGIN];
        }
    }

    @Override
    public void play(long first, int shoes, Tally tally) {
        int played = 0;
        for (; played + TOGETHER <= shoes; played += TOGETHER) {
            for (int shoe = 0; shoe < TOGETHER; shoe++) {
                load(dealt[shoe], first + played + shoe);
            }
            sideBySide(dealt[0], dealt[1], dealt[2], dealt[3]);
            for (Dealt shoe : dealt) {
                finish(shoe);
                count(shoe, tally);
            }
        }
        for (; played < shoes; played++) {
            load(dealt[0], first + played);
            finish(dealt[0]);
            count(dealt[0], tally);
        }
        book.flush(tally);
        royal9.ifPresent(count -> count.flush(tally));
    }

    private void load(Dealt shoe, long number) {
        System.arraycopy(fresh, 0, shoe.cards, 0, size);
        draws.start(seed, number);
        draws.draw(shoe.cards, size, size - cover.neverDealt());
        shoe.next = firstRound(shoe);
        shoe.rounds = 0;
    }

    private int firstRound(Dealt shoe) {
        return burned[shoe.cards[0] & Packed.RANK];
    }

    /// As many rounds as leave the cover card in all of the shoes, and more once it is known where
    /// these ended.
    private void sideBySide(Dealt a, Dealt b, Dealt c, Dealt d) {
        int played = 0;
        int nextA = a.next;
        int nextB = b.next;
        int nextC = c.next;
        int nextD = d.next;
        int more;
        while ((more = sureRounds(Math.max(Math.max(nextA, nextB), Math.max(nextC, nextD)))) > 0) {
            for (int round = played; round < played + more; round++) {
                int endA = Ends.of(a.cards, nextA);
                int endB = Ends.of(b.cards, nextB);
                int endC = Ends.of(c.cards, nextC);
                int endD = Ends.of(d.cards, nextD);
                nextA += Ends.cards(endA);
                nextB += Ends.cards(endB);
                nextC += Ends.cards(endC);
                nextD += Ends.cards(endD);
                a.ends[round] = (char) endA;
                b.ends[round] = (char) endB;
                c.ends[round] = (char) endC;
                d.ends[round] = (char) endD;
            }
            played += more;
        }
        a.next = nextA;
        b.next = nextB;
        c.next = nextC;
        d.next = nextD;
        for (Dealt shoe : dealt) {
            shoe.rounds = played;
        }
    }

    private int sureRounds(int next) {
        return cover.roundsBefore(size - next);
    }

    /// Plays out the rest of a shoe: a round is the last one if the cover card was out before it.
    private void finish(Dealt shoe) {
        int next = shoe.next;
        int rounds = shoe.rounds;
        boolean isLast;
        do {
            isLast = cover.isOut(size - next);
            int end = Ends.of(shoe.cards, next);
            next += Ends.cards(end);
            shoe.ends[rounds++] = (char) end;
        } while (!isLast);
        shoe.rounds = rounds;
    }

    private void count(Dealt shoe, Tally tally) {
        long marks0 = 0;
        long marks1 = 0;
        long marks2 = 0;
        for (int from = 0; from < shoe.rounds; from += Long.SIZE) {
            int to = Math.min(from + Long.SIZE, shoe.rounds);
            long winners = 0;
            int decided = 0;
            for (int round = from; round < to; round++) {
                int end = shoe.ends[round];
                int kind = end & Ends.KIND;
                (round < sureRounds ? tally.early : tally.late)[kind]++;
                marks0 += marks[4 * kind];
                marks1 += marks[4 * kind + 1];
                marks2 += marks[4 * kind + 2];
                winners |= (long) Ends.banker(end) << decided;
                decided += Ends.decided(end);
            }
            book.winners(winners, decided);
        }
        book.marks(marks0, marks1, marks2, royal9Marks(shoe));
        book.close(shoe.rounds, tally);
    }

    private long royal9Marks(Dealt shoe) {
        return royal9.isPresent()
                ? royal9.get().of(shoe.cards, shoe.ends, shoe.rounds, firstRound(shoe))
                : 0;
    }
}
