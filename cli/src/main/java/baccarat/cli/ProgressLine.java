package baccarat.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.function.LongSupplier;

/// How far something long is, on one line of the terminal that is written over and gone at the end.
/// Where standard error is no terminal nothing is written.
final class ProgressLine {

    /// Said by `./baccarat`, which can ask the shell.
    private static final String PROPERTY = "baccarat.terminal";

    private static final long A_QUARTER_SECOND = 250_000_000;

    /// Before that the rate is that of a beginning, and would foretell hours.
    private static final long FIRST = 1_500_000_000;

    private static final BigDecimal NANOS = BigDecimal.valueOf(1_000_000_000);

    private final PrintWriter err;
    private final boolean shown;
    private final LongSupplier clock;
    private final long start;
    private long written;
    private boolean isThere;

    ProgressLine(PrintWriter err, boolean shown, LongSupplier clock) {
        this.err = err;
        this.shown = shown;
        this.clock = clock;
        start = clock.getAsLong();
        written = start + FIRST - A_QUARTER_SECOND;
    }

    static ProgressLine on(PrintWriter err) {
        return new ProgressLine(err, Boolean.getBoolean(PROPERTY), System::nanoTime);
    }

    /// @param what is done, as in `shoes`
    /// @param before what had been done when this began
    void show(String what, long before, long done, long all) {
        long now = clock.getAsLong();
        if (shown && now - written >= A_QUARTER_SECOND) {
            written = now;
            isThere = true;
            BigDecimal rate = rate(done - before, now - start);
            err.printf(
                    Locale.ROOT,
                    "\r%3d%%  %,d of %,d %s, %s/s, %s left\033[K",
                    percent(done, all),
                    done,
                    all,
                    what,
                    inShort(rate),
                    left(all - done, rate));
            err.flush();
        }
    }

    /// Leaves an empty line to write on.
    void end() {
        if (isThere) {
            isThere = false;
            err.print("\r\033[K");
            err.flush();
        }
    }

    private static int percent(long done, long all) {
        return BigDecimal.valueOf(done)
                .movePointRight(2)
                .divide(BigDecimal.valueOf(all), 0, RoundingMode.DOWN)
                .intValue();
    }

    private static BigDecimal rate(long done, long nanos) {
        return BigDecimal.valueOf(done)
                .multiply(NANOS)
                .divide(BigDecimal.valueOf(Math.max(nanos, 1)), 1, RoundingMode.HALF_UP);
    }

    /// As in `750`, `12.5k` and `3.1M`.
    static String inShort(BigDecimal figure) {
        int groups = Math.clamp((figure.precision() - figure.scale() - 1) / 3, 0, 3);
        return figure.movePointLeft(3 * groups).setScale(groups == 0 ? 0 : 1, RoundingMode.HALF_UP)
                + " kMG".substring(groups, groups + 1).strip();
    }

    private static String left(long more, BigDecimal rate) {
        if (rate.signum() == 0) {
            return "?";
        }
        long seconds =
                BigDecimal.valueOf(more).divide(rate, 0, RoundingMode.CEILING).longValueExact();
        return seconds < 120
                ? seconds + " s"
                : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
    }
}
