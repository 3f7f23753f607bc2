package baccarat.simulation;

import java.util.Locale;

/// Plays at least a given number of rounds with the vector kernel on one thread. The heap may be
/// small: the counts do not grow with the rounds.
final class ManyRounds {

    private ManyRounds() {}

    public static void main(String[] args) {
        double wanted = Double.parseDouble(args[0]);
        var kernel = new VectorKernel(1, 8, Everything.marks());
        var tally = new Tally();
        long start = System.nanoTime();
        long shoe = 1;
        for (; tally.rounds() < wanted; shoe += Plan.BLOCK) {
            kernel.play(shoe, Plan.BLOCK, tally);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%d rounds of %d shoes in %.1f s on the wall clock, %.1f million a second, heap at"
                        + " most %d MB%n",
                tally.rounds(),
                tally.shoes(),
                seconds,
                tally.rounds() / seconds / 1e6,
                Runtime.getRuntime().maxMemory() >> 20);
    }
}
