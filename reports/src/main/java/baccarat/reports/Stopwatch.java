package baccarat.reports;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// How long rounds took.
public final class Stopwatch {

    private final long start = System.nanoTime();

    /// The number of rounds since the start.
    public Time time(long rounds) {
        return new Time(BigDecimal.valueOf(System.nanoTime() - start, 9), rounds);
    }

    /// Seconds to the thousandth, and what was played in them.
    public record Time(BigDecimal seconds, long rounds) {

        public Time {
            seconds = seconds.setScale(3, RoundingMode.UP);
        }

        public long roundsPerSecond() {
            return BigDecimal.valueOf(rounds)
                    .divide(seconds.max(new BigDecimal("0.001")), 0, RoundingMode.HALF_UP)
                    .longValueExact();
        }
    }
}
