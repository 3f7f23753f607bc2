package baccarat.odds;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// One evaluation of the exact count, by the fast way and by the plain one. Each takes the next
/// composition of a dealt shoe, so that no branch can be learned by heart.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ExactOddsBench {

    private final List<int[]> eight = DealtShoe.beforeEachRound(8);
    private final List<int[]> sixteen = DealtShoe.beforeEachRound(16);
    private final ExactCount count = new ExactCount();
    private final Tally tally = new Tally();
    private int round;

    /// Every wager but House Money.
    @Benchmark
    public long[] main() {
        return count.endings(next(eight));
    }

    /// Every wager on the hands: the endings by pairs.
    @Benchmark
    public Object withPairs() {
        count.tally(next(eight), tally);
        return tally;
    }

    /// The endings by pairs of sixteen decks, the most a shoe holds.
    @Benchmark
    public Object sixteenDecks() {
        count.tally(next(sixteen), tally);
        return tally;
    }

    /// The endings by pairs, counted plainly.
    @Benchmark
    public Object plain() {
        return PlainCount.of(next(eight), Known.NOTHING);
    }

    private int[] next(List<int[]> shoe) {
        round = round + 1 == shoe.size() ? 0 : round + 1;
        return shoe.get(round);
    }
}
