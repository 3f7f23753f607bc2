package baccarat.simulation;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/// Plays the shoes of a plan. Each shoe is made from the seed and its own number and tallies are
/// whole numbers, so it makes no difference which thread plays which block.
public final class Simulation {

    private Simulation() {}

    public static Simulated run(Plan plan, int threads) {
        var marks = new Marks(plan.rules(), plan.stake());
        return new Results(plan, marks, tally(plan, marks, threads)).all();
    }

    static Tally tally(Plan plan, Marks marks, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("it takes one thread at least, not " + threads);
        }
        var nextBlock = new AtomicLong();
        Callable<Tally> worker = () -> blocks(plan, marks, nextBlock);
        var total = new Tally();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var workers = new ArrayList<Future<Tally>>();
            for (int thread = 0; thread < threads; thread++) {
                workers.add(pool.submit(worker));
            }
            workers.forEach(done -> total.add(tallyOf(done)));
        }
        return total;
    }

    private static Tally blocks(Plan plan, Marks marks, AtomicLong nextBlock) {
        Kernel kernel = plan.kernel(marks);
        var tally = new Tally();
        long block;
        while ((block = nextBlock.getAndIncrement()) < plan.blocks()) {
            plan.play(block, kernel, tally);
        }
        return tally;
    }

    private static Tally tallyOf(Future<Tally> done) {
        try {
            return done.get();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while shoes were played", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a shoe could not be played", e);
        }
    }
}
