package baccarat.simulation;

import java.util.Arrays;
import java.util.Optional;

/// The runs of a continuous shuffler by the card, since the cards of a round go back one by one.
final class CardKernel implements Kernel {

    private final CardWalk walk;
    private final long[] marks;
    private final Optional<Royal9Lines> royal9;
    private final ShoeBook book;
    private final long[] counted = new long[4];

    private int rounds;

    CardKernel(Plan plan, long[] marks) {
        this.marks = marks;
        walk = new CardWalk(plan);
        royal9 = plan.royal9Lines();
        book = new ShoeBook(royal9.isPresent());
    }

    @Override
    public void play(long first, int shoes, Tally tally) {
        for (int count = 0; count < shoes; count++) {
            walk.play(first + count, (end, cards, from) -> round(end, cards, from, tally));
            book.marks(counted[0], counted[1], counted[2], counted[3]);
            book.close(rounds, tally);
            rounds = 0;
            Arrays.fill(counted, 0);
        }
        book.flush(tally);
    }

    private void round(int end, byte[] cards, int from, Tally tally) {
        int kind = end & Ends.KIND;
        // After the first round, which has all cards, each depends on the one before.
        (rounds == 0 ? tally.early : tally.late)[kind]++;
        for (int word = 0; word < 3; word++) {
            counted[word] += marks[4 * kind + word];
        }
        royal9.map(lines -> lines.at(cards, from))
                .filter(line -> line != Royal9Lines.NONE)
                .ifPresent(
                        line -> {
                            tally.royal9[line - 1]++;
                            counted[3] += 1L << ((line - 1) * Byte.SIZE);
                        });
        book.winners(Ends.banker(end), Ends.decided(end));
        rounds++;
    }
}
