package baccarat.table;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// A round of nine seats with three wagers each, from the first wager to the discards, invariants
/// on.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 3)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RoundBench {

    private static final int ROUNDS = 400;

    private final NineSeats.Commands commands = NineSeats.ofRounds(ROUNDS);

    /// Four hundred rounds, five shoes, counted one by one.
    @Benchmark
    @OperationsPerInvocation(ROUNDS)
    public TableState rounds() {
        return RoundCpuTime.play(commands);
    }
}
