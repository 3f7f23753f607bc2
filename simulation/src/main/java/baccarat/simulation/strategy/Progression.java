package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Wagers that grow by steps after a win, or after a loss; anything else leads back to the first
/// step, and so does the end of the last. A push, and a round in which all wagers together neither
/// won nor lost, stays on its step.
final class Progression implements Strategy {

    private static final int CAP = 64;
    private static final int STEPS = 3;
    private static final int STEPS_AT_MOST = 20;
    private static final int TIMES_AT_MOST = 1000;

    private final Bets bets;
    private final long[] times;
    private final boolean onWin;
    private int step;

    private Progression(Bets bets, List<Long> times, boolean onWin) {
        this.bets = bets;
        this.times = times.stream().mapToLong(Long::longValue).toArray();
        this.onWin = onWin;
    }

    @Override
    public void wager(Seen seen, Stakes stakes) {
        bets.place(stakes, times[step]);
    }

    @Override
    public void settled(RoundResult result, long won) {
        if (won != 0) {
            step = (won > 0) == onWin && step + 1 < times.length ? step + 1 : 0;
        }
    }

    static StrategyFactory martingale(Arguments arguments) {
        Bets bets = arguments.bets();
        int cap = arguments.number("cap", 2, TIMES_AT_MOST, CAP);
        arguments.end("what may follow is cap=64");
        return factory(bets, doubled(cap), false);
    }

    static StrategyFactory paroli(Arguments arguments) {
        Bets bets = arguments.bets();
        int steps = arguments.number("steps", 2, 10, STEPS);
        arguments.end("what may follow is steps=3");
        return factory(bets, doubled(1 << (steps - 1)), true);
    }

    private static List<Long> doubled(long highest) {
        return LongStream.iterate(1, times -> times <= highest, times -> 2 * times)
                .boxed()
                .toList();
    }

    static StrategyFactory sequence(Arguments arguments) {
        Bets bets = arguments.bets();
        String text =
                arguments
                        .next()
                        .orElseThrow(() -> new Unreadable("numbers are missing, as in 1-3-2-6"));
        arguments.end("a sequence is written 1-3-2-6");
        List<Long> times = Stream.of(text.split("-", -1)).map(Progression::times).toList();
        if (times.size() > STEPS_AT_MOST) {
            throw new Unreadable(
                    "a sequence has %d numbers at most, not %d"
                            .formatted(STEPS_AT_MOST, times.size()));
        }
        return factory(bets, times, true);
    }

    private static long times(String text) {
        return Arguments.number(text)
                .filter(times -> 1 <= times && times <= TIMES_AT_MOST)
                .orElseThrow(
                        () ->
                                new Unreadable(
                                        "'%s': a sequence is of numbers from 1 to %d, as in 1-3-2-6"
                                                .formatted(text, TIMES_AT_MOST)));
    }

    private static StrategyFactory factory(Bets bets, List<Long> times, boolean onWin) {
        String description =
                "%s, times %s: the next after a %s, the first after a %s and after the last"
                        .formatted(
                                bets,
                                times.stream().map(String::valueOf).collect(joining("-")),
                                onWin ? "win" : "loss",
                                onWin ? "loss" : "win");
        return StrategyFactory.of(description, () -> new Progression(bets, times, onWin));
    }
}
