package baccarat.simulation;

import java.util.ArrayDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/// Plays the shoes of a plan in blocks on several threads and delivers the results in the order of
/// the shoes.
///
/// Only a few blocks for each thread are under way, so that memory is bounded. The first blocks are
/// small: a viewer may be watching the figures converge.
final class Blocks {

    private static final int SMALLEST = 64;
    private static final int A_THIRTIETH = 30;
    private static final int ON_THEIR_WAY = 4;

    private Blocks() {}

    /// Plays a block of shoes. An instance is a workspace for one thread.
    interface Player<T> {

        T play(long first, int shoes);
    }

    /// Takes the result of a block and says whether to go on. After a no, the blocks under way are
    /// still taken, but no others are begun.
    interface Taker<T> {

        boolean take(long first, int shoes, T played);
    }

    private record OnItsWay<T>(long first, int shoes, Future<T> played) {}

    /// Which shoes are played: those of a plan without the first ones, which are done.
    ///
    /// @param most the size of a block
    record Shoes(Plan plan, long from, int most) {

        private boolean areLeft(long begun) {
            return begun < plan.shoes();
        }

        private int size(long begun) {
            long size = Math.min(most, Math.max(SMALLEST, begun / A_THIRTIETH));
            return (int) Math.min(size, plan.shoes() - begun);
        }
    }

    static <T> void inOrder(Shoes all, int threads, Supplier<Player<T>> players, Taker<T> taker) {
        if (threads < 1) {
            throw new IllegalArgumentException("it takes one thread at least, not " + threads);
        }
        var idle = new ConcurrentLinkedQueue<Player<T>>();
        var onTheirWay = new ArrayDeque<OnItsWay<T>>();
        boolean goesOn = true;
        long begun = all.from;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            while (!onTheirWay.isEmpty() || (goesOn && all.areLeft(begun))) {
                while (goesOn && all.areLeft(begun) && onTheirWay.size() < ON_THEIR_WAY * threads) {
                    long first = all.plan.first() + begun;
                    int shoes = all.size(begun);
                    begun += shoes;
                    Future<T> played = pool.submit(() -> play(idle, players, first, shoes));
                    onTheirWay.add(new OnItsWay<>(first, shoes, played));
                }
                var block = onTheirWay.remove();
                goesOn &= taker.take(block.first, block.shoes, played(block.played));
            }
        }
    }

    private static <T> T play(
            ConcurrentLinkedQueue<Player<T>> idle,
            Supplier<Player<T>> players,
            long first,
            int shoes) {
        Player<T> polled = idle.poll();
        Player<T> player = polled == null ? players.get() : polled;
        T played = player.play(first, shoes);
        idle.add(player);
        return played;
    }

    private static <T> T played(Future<T> block) {
        try {
            return block.get();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while shoes were played", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a shoe could not be played", e);
        }
    }
}
