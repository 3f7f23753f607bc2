package baccarat.server.load;

import java.util.Arrays;

/// Times in microseconds, kept one by one.
final class Latencies {

    private long[] micros = new long[1 << 16];
    private int count;

    synchronized void add(long nanos) {
        if (count == micros.length) {
            micros = Arrays.copyOf(micros, count * 2);
        }
        micros[count++] = nanos / 1_000;
    }

    synchronized void clear() {
        count = 0;
    }

    synchronized int count() {
        return count;
    }

    /// In milliseconds; the largest for a share of one.
    synchronized double quantile(double share) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(micros, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) (share * count))] / 1_000.0;
    }
}
