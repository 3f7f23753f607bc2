package baccarat.simulation;

import java.util.ArrayList;
import java.util.function.Supplier;

/// How many times as many shoes two threads play as one does in the same time on the wall clock,
/// the one and the two taking turns.
final class TwoThreads {

    private static final int WARM_UP = 2;
    private static final int BLOCKS = 48;

    private TwoThreads() {}

    static double[] ratios(Supplier<Kernel> kernels, int turns) {
        var ratios = new double[turns];
        for (int turn = -WARM_UP; turn < turns; turn++) {
            double ratio = 2 * nanos(kernels, 1) / nanos(kernels, 2);
            if (turn >= 0) {
                ratios[turn] = ratio;
            }
        }
        return ratios;
    }

    /// Each thread plays as many shoes, with a kernel and a tally of its own.
    private static double nanos(Supplier<Kernel> kernels, int count) {
        var threads = new ArrayList<Thread>();
        for (int thread = 0; thread < count; thread++) {
            Kernel kernel = kernels.get();
            long first = 1 + (long) thread * BLOCKS * Plan.BLOCK;
            threads.add(Thread.ofPlatform().unstarted(() -> play(kernel, first)));
        }
        long start = System.nanoTime();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            join(thread);
        }
        return System.nanoTime() - start;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while shoes were played", e);
        }
    }

    private static void play(Kernel kernel, long first) {
        var tally = new Tally();
        for (int block = 0; block < BLOCKS; block++) {
            kernel.play(first + (long) block * Plan.BLOCK, Plan.BLOCK, tally);
        }
    }
}
