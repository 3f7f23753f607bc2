package baccarat.simulation.strategy;

import baccarat.simulation.KernelKind;
import baccarat.simulation.Plan;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// Plays a strategy over the shoes of a plan.
///
/// Threads get sessions in blocks, in order, and every block that was begun is finished. A run that
/// is stopped has therefore played a prefix of the sessions and equals a shorter run.
public final class StrategyRun {

    private static final int SHOES_IN_A_BLOCK = 64;

    private final Plan plan;
    private final StrategyFactory factory;
    private final Sessions sessions;
    private final Progress progress;
    private final Payouts payouts;
    private final long count;
    private final long blockSize;
    private final AtomicLong nextBlock = new AtomicLong();
    private final AtomicLong shoesPlayed = new AtomicLong();
    private final AtomicBoolean hasToStop = new AtomicBoolean();

    private StrategyRun(Plan plan, StrategyFactory factory, Sessions sessions, Progress progress) {
        this.plan = plan;
        this.factory = factory;
        this.sessions = sessions;
        this.progress = progress;
        payouts = new Payouts(plan);
        count = sessions.in(plan);
        blockSize = Math.max(1, SHOES_IN_A_BLOCK / sessions.shoesEach());
    }

    /// Plays all sessions, or as many as there are until `progress` or an interrupt stops it, one
    /// block at least. An interrupt is used up by that.
    public static StrategyResult run(
            Plan plan, StrategyFactory factory, Sessions sessions, int threads, Progress progress) {
        if (threads < 1) {
            throw new IllegalArgumentException("it takes one thread at least, not " + threads);
        }
        if (plan.kernel() != KernelKind.RANK) {
            throw new IllegalArgumentException(
                    "strategies play the shoes of the rank kernel, not of " + plan.kernel());
        }
        var run = new StrategyRun(plan, factory, sessions, progress);
        return new StrategyResults(plan, factory, sessions, run.payouts, run.play(threads)).all();
    }

    private Ledger play(int threads) {
        Callable<Ledger> worker = this::blocks;
        var total = new Ledger(payouts.parts());
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var workers = new ArrayList<Future<Ledger>>();
            for (int thread = 0; thread < threads; thread++) {
                workers.add(pool.submit(worker));
            }
            workers.forEach(done -> total.add(ledgerOf(done)));
        }
        return total;
    }

    private Ledger blocks() {
        var play = new Play(plan, sessions, payouts);
        long block;
        while ((block = nextBlock.getAndIncrement()) * blockSize < count) {
            long from = block * blockSize;
            long to = Math.min(from + blockSize, count);
            for (long session = from; session < to; session++) {
                play.session(session, factory.create());
            }
            progress.played(shoesPlayed.addAndGet((to - from) * sessions.shoesEach()));
            if (hasToStop.get() || progress.isStopped()) {
                break;
            }
        }
        return play.ledger();
    }

    private Ledger ledgerOf(Future<Ledger> done) {
        while (true) {
            try {
                return done.get();
            } catch (InterruptedException e) {
                hasToStop.set(true);
            } catch (ExecutionException e) {
                hasToStop.set(true);
                throw e.getCause() instanceof RuntimeException cause
                        ? cause
                        : new IllegalStateException("a session could not be played", e);
            }
        }
    }
}
