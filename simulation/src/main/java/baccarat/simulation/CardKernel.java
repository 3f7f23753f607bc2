package baccarat.simulation;

import baccarat.cards.Decks;
import java.util.Arrays;
import java.util.Optional;

/// Shoes by the card: for Royal 9, which reads suits, and for a continuous shuffler, to which the
/// cards of a round go back.
final class CardKernel implements Kernel {

    private final CardWalk walk;
    private final long[] marks;
    private final Optional<Royal9Lines> royal9;
    private final int sureRounds;
    private final ShoeBook book = new ShoeBook(Marks.COUNT);
    private final long[] counted = new long[4];

    private int rounds;

    CardKernel(Plan plan, long[] marks) {
        this.marks = marks;
        walk = new CardWalk(plan);
        royal9 = plan.rules().wagers().royal9().map(form -> new Royal9Lines(form, plan.seat()));
        sureRounds =
                plan.isContinuous()
                        ? 1
                        : plan.coverCard().sureRounds(plan.decks() * Decks.CARDS_PER_DECK);
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
        (rounds < sureRounds ? tally.early : tally.late)[kind]++;
        for (int word = 0; word < 3; word++) {
            counted[word] += marks[4 * kind + word];
        }
        royal9.map(lines -> lines.at(cards, from))
                .filter(line -> line >= 0)
                .ifPresent(
                        line -> {
                            tally.royal9[line]++;
                            counted[3] += 1L << (8 * line);
                        });
        book.winners(Ends.banker(end), Ends.decided(end));
        rounds++;
    }
}
