package baccarat.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/// Rounds a second of processor time: nine seats, three wagers each, from the first wager to the
/// discards, invariants on; and what a table weighs after a thousand rounds.
final class RoundCpuTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 1_000;
    private static final int WARM_UP = 60;
    private static final int TURNS = 40;

    private RoundCpuTime() {}

    public static void main(String[] args) {
        NineSeats.Commands commands = NineSeats.ofRounds(ROUNDS);
        double[] rates = new double[TURNS];
        TableState after = commands.before();
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            long start = THREADS.getCurrentThreadCpuTime();
            after = play(commands);
            long nanoseconds = THREADS.getCurrentThreadCpuTime() - start;
            if (turn >= 0) {
                rates[turn] = ROUNDS * 1e9 / nanoseconds;
            }
        }
        Arrays.sort(rates);
        System.out.printf(
                Locale.ROOT,
                "%d commands for %d rounds; rounds a second: p10 %.0f, median %.0f, p90 %.0f%n",
                commands.asked().size(),
                ROUNDS,
                rates[TURNS / 10],
                rates[TURNS / 2],
                rates[TURNS - 1 - TURNS / 10]);
        System.out.printf(
                Locale.ROOT,
                "a table after %d rounds: %d bytes, after %d rounds: %d bytes%n",
                ROUNDS / 10,
                Weight.of(play(NineSeats.ofRounds(ROUNDS / 10))),
                ROUNDS,
                Weight.of(after));
    }

    static TableState play(NineSeats.Commands commands) {
        TableState state = commands.before();
        for (Asked asked : commands.asked()) {
            state = ((Decision.Accepted) Table.decide(state, asked)).after();
        }
        return state;
    }
}
