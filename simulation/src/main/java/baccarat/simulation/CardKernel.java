package baccarat.simulation;

import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.cards.Draws;
import baccarat.cards.Rank;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Shoes by the card: for Royal 9, which reads suits, and for a continuous shuffler, to which the
/// cards of a round go back.
final class CardKernel implements Kernel {

    private static final List<Rank> RANKS = List.of(Rank.values());

    private final Plan plan;
    private final long[] marks;
    private final Optional<Royal9Lines> royal9;
    private final byte[] fresh;
    private final byte[] codes;
    private final byte[] ranks;
    private final int sureRounds;
    private final Draws draws = new Draws();
    private final ShoeBook book = new ShoeBook(Marks.COUNT);
    private final long[] counted = new long[4];

    private int next;
    private int rounds;

    CardKernel(Plan plan, long[] marks) {
        this.plan = plan;
        this.marks = marks;
        royal9 = plan.rules().wagers().royal9().map(form -> new Royal9Lines(form, plan.seat()));
        fresh = DrawnShoe.codes(Decks.of(plan.decks()));
        codes = new byte[fresh.length];
        ranks = new byte[fresh.length + Ends.MARGIN];
        sureRounds = plan.isContinuous() ? 1 : CoverCard.sureRounds(fresh.length);
    }

    @Override
    public void play(long first, int shoes, Tally tally) {
        for (int count = 0; count < shoes; count++) {
            if (plan.isContinuous()) {
                run(first + count, tally);
            } else {
                shoe(first + count, tally);
            }
            book.marks(counted[0], counted[1], counted[2], counted[3]);
            book.close(rounds, tally);
            rounds = 0;
            Arrays.fill(counted, 0);
        }
        book.flush(tally);
    }

    private void shoe(long number, Tally tally) {
        System.arraycopy(fresh, 0, codes, 0, fresh.length);
        draw(number, fresh.length, fresh.length);
        next = 1 + RANKS.get(ranks[0]).burnCount();
        while (!CoverCard.isOut(fresh.length - next)) {
            round(tally);
        }
        round(tally);
    }

    /// Every round of a run has a number of its own, and its cards come from the decks less those
    /// of the round before (reading 32), of equal cards the first in the decks.
    private void run(long number, Tally tally) {
        var before = new byte[Decks.CARDS_PER_DECK];
        for (int round = 0; round < Plan.RUN; round++) {
            int size = without(before);
            draw((number - 1) * Plan.RUN + 1 + round, size, 6);
            next = 0;
            round(tally);
            for (int card = 0; card < next; card++) {
                before[codes[card]]++;
            }
        }
    }

    /// Puts the fresh decks into `codes` without so many of each card, which are none afterwards.
    private int without(byte[] before) {
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

    private void draw(long number, int size, int wanted) {
        draws.start(plan.seed(), number);
        draws.draw(codes, size, wanted);
        for (int card = 0; card < wanted; card++) {
            ranks[card] = (byte) (codes[card] % RANKS.size());
        }
    }

    private void round(Tally tally) {
        int end = Ends.of(ranks, next);
        int kind = end & Ends.KIND;
        (rounds < sureRounds ? tally.early : tally.late)[kind]++;
        for (int word = 0; word < 3; word++) {
            counted[word] += marks[4 * kind + word];
        }
        royal9.map(lines -> lines.at(codes, next))
                .filter(line -> line >= 0)
                .ifPresent(
                        line -> {
                            tally.royal9[line]++;
                            counted[3] += 1L << (8 * line);
                        });
        book.winners(Ends.banker(end), Ends.decided(end));
        next += Ends.cards(end);
        rounds++;
    }
}
