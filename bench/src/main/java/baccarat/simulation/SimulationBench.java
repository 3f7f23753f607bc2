package baccarat.simulation;

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

/// The time of a shoe of eight decks, about 81.5 rounds: by the two kernels, which tally all there
/// is, and by the plain simulator.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
        value = 3,
        jvmArgsAppend = {"--add-modules", "jdk.incubator.vector", "-XX:-TieredCompilation"})
public class SimulationBench {

    private final Kernel rank;
    private final Kernel vector;
    private final PlainSimulator plain = new PlainSimulator();
    private final Tally tally = new Tally();
    private long next = 1;

    public SimulationBench() {
        long[] marks = Everything.marks();
        rank = new RankKernel(1, 8, LaneShoe.COVER, Burn.USUAL, marks);
        vector = new VectorKernel(1, 8, marks);
    }

    @Benchmark
    @OperationsPerInvocation(Plan.BLOCK)
    public Object rankKernel() {
        return played(rank);
    }

    @Benchmark
    @OperationsPerInvocation(Plan.BLOCK)
    public Object vectorKernel() {
        return played(vector);
    }

    @Benchmark
    public int plain() {
        return plain.play();
    }

    private Tally played(Kernel kernel) {
        kernel.play(next, Plan.BLOCK, tally);
        next += Plan.BLOCK;
        return tally;
    }
}
