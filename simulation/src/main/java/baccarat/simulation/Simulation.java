package baccarat.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/// Plays the shoes of a plan on several threads. The answer depends on the plan alone.
public final class Simulation {

    /// Shoes that are reported one by one come in smaller blocks, because each takes memory.
    private static final int TOLD_TOGETHER = 256;

    private Simulation() {}

    public static Simulated run(Plan plan, int threads) {
        return run(plan, threads, Progress.UNWATCHED);
    }

    /// If `progress` stops it, the result of the shoes that were played.
    public static Simulated run(Plan plan, int threads, Progress progress) {
        return LongRun.of(plan, threads).play(progress).results();
    }

    static Tally tally(Plan plan, Marks marks, int threads) {
        var total = new Tally();
        Blocks.inOrder(
                new Blocks.Shoes(plan, 0, Plan.BLOCK),
                threads,
                () -> LongRun.player(plan, marks),
                (_, _, block) -> {
                    total.add(block);
                    return true;
                });
        return total;
    }

    /// The result of each shoe, formatted on the threads that play, and delivered in the order of
    /// the shoes until `taker` stops.
    public static <T> void shoes(
            Plan plan, int threads, Function<PlayedShoe, T> told, Predicate<List<T>> taker) {
        walk(plan, threads, (walk, number) -> told.apply(walk.shoe(number)), taker);
    }

    /// The same with the rounds of each shoe.
    ///
    /// @param told gets the number of the shoe and its rounds
    public static <T> void rounds(
            Plan plan,
            int threads,
            BiFunction<Long, List<PlayedRound>, T> told,
            Predicate<List<T>> taker) {
        walk(plan, threads, (walk, number) -> told.apply(number, walk.rounds(number)), taker);
    }

    private static <T> void walk(
            Plan plan, int threads, BiFunction<ShoeWalk, Long, T> told, Predicate<List<T>> taker) {
        var worth = new Worth(plan);
        Blocks.<List<T>>inOrder(
                new Blocks.Shoes(plan, 0, TOLD_TOGETHER),
                threads,
                () -> {
                    var walk = new ShoeWalk(plan, worth);
                    return (first, shoes) -> {
                        var block = new ArrayList<T>();
                        for (int shoe = 0; shoe < shoes; shoe++) {
                            block.add(told.apply(walk, first + shoe));
                        }
                        return block;
                    };
                },
                (_, _, block) -> taker.test(block));
    }

    /// The results of the first round of all shoes, of the second, and so on.
    ///
    /// @param goesOn asked after each block with how many shoes are done
    public static ByRound byRound(Plan plan, int threads, LongPredicate goesOn) {
        var worth = new Worth(plan);
        var total = new RoundTally(worth);
        Blocks.<RoundTally>inOrder(
                new Blocks.Shoes(plan, 0, Plan.BLOCK),
                threads,
                () -> {
                    var walk = new ShoeWalk(plan, worth);
                    return (first, shoes) -> new RoundTally(worth).play(walk, first, shoes);
                },
                (_, _, block) -> {
                    total.add(block);
                    return goesOn.test(total.shoes());
                });
        return total.result();
    }
}
