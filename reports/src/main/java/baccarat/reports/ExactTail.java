package baccarat.reports;

import baccarat.odds.WagerOdds;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/// The chance that rounds of one wager bring the house as little as some amount, or as much. It
/// comes from the distribution of the sum itself: a few hundred rounds of a wager that seldom wins
/// are far from a normal one.
///
/// Every possible sum falls short of the best one by a whole number of units. Its distribution
/// follows from its characteristic function, which is a product over the rounds, and the chance of
/// everything up to some number is one sum over that function. No step of it is an approximation
/// but for arithmetic with 53 bits, unless the sums are more than a million units apart: then the
/// unit is made larger, and rare amounts are rounded to it.
public final class ExactTail {

    private static final int MOST_POINTS = 1 << 20;
    private static final long MOST_WORK = 20_000_000;
    private static final int DECIMALS = 12;

    private final List<Shortfall> rounds;
    private final long unit;
    private final int points;
    private final double[] cosines;

    private ExactTail(List<Shortfall> rounds, long unit, int points) {
        this.rounds = rounds;
        this.unit = unit;
        this.points = points;
        this.cosines = new double[points];
        for (int i = 0; i < points; i++) {
            cosines[i] = Math.cos(2 * Math.PI * i / points);
        }
    }

    /// Rounds with the same stake under the same rules.
    ///
    /// @param stake in cents
    public record Repeated(WagerOdds odds, long stake, int rounds) {}

    /// On the side of the win from what was to be expected; nothing where nothing can vary.
    ///
    /// @param win of the house, in cents
    public static Optional<BigDecimal> of(List<Repeated> repeated, long win) {
        List<Shortfall> rounds =
                repeated.stream()
                        .map(one -> Shortfall.of(one.odds(), one.stake(), one.rounds()))
                        .toList();
        long unit = unit(rounds, true);
        if (unit == 0) {
            return Optional.empty();
        }
        long best = 0;
        double mean = 0;
        for (Shortfall one : rounds) {
            best += one.best() * one.rounds();
            mean += one.mean() * one.rounds();
        }
        long needed = needed(rounds, mean);
        if (isTooMuch(needed, unit, rounds.size())) {
            unit = Math.max(1, unit(rounds, false));
        }
        while (isTooMuch(needed, unit, rounds.size())) {
            unit *= 2;
        }
        var tail = new ExactTail(rounds, unit, points(needed, unit));
        long at = Math.round((double) (best - win) / unit);
        double chance = best - win > mean ? 1 - tail.upTo(at - 1) : tail.upTo(at);
        return Optional.of(
                BigDecimal.valueOf(Math.clamp(chance, 0, 1))
                        .setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }

    private static long unit(List<Shortfall> rounds, boolean rareToo) {
        long unit = 0;
        for (Shortfall one : rounds) {
            unit = one.unit(unit, rareToo);
        }
        return unit;
    }

    /// The most that all rounds can fall short, or so much that more does not happen.
    private static long needed(List<Shortfall> rounds, double mean) {
        double variance = 0;
        long most = 0;
        long all = 0;
        for (Shortfall one : rounds) {
            variance += one.variance() * one.rounds();
            most = Math.max(most, one.most());
            all += one.most() * one.rounds();
        }
        return Math.min(all, Math.round(mean + 20 * Math.sqrt(variance)) + 3 * most);
    }

    private static boolean isTooMuch(long needed, long unit, int groups) {
        return needed / unit >= MOST_POINTS - 8 || points(needed, unit) * (long) groups > MOST_WORK;
    }

    /// A multiple of four, so that a quarter of a turn is one of them.
    private static int points(long needed, long unit) {
        return Math.toIntExact(needed / unit / 4 * 4 + 8);
    }

    /// The chance of falling short by at most this many units.
    private double upTo(long most) {
        if (most < 0) {
            return 0;
        }
        if (most >= points - 1) {
            return 1;
        }
        double sum = (most + 1.0) / points;
        for (int k = 1; 2 * k <= points; k++) {
            double part = part(k, most);
            sum += (2 * k == points ? part : 2 * part) / points;
        }
        return sum;
    }

    /// The real part of the characteristic function times the sum of all waves up to then.
    private double part(int k, long most) {
        double size = 0;
        double angle = 0;
        for (Shortfall one : rounds) {
            double real = 0;
            double imaginary = 0;
            for (int i = 0; i < one.amounts().length; i++) {
                long turned = Math.round((double) one.amounts()[i] / unit) % points * k % points;
                real += one.chances()[i] * cosines[(int) turned];
                imaginary +=
                        one.chances()[i] * cosines[(int) ((turned + 3L * points / 4) % points)];
            }
            size += one.rounds() * Math.log(Math.hypot(real, imaginary));
            angle += one.rounds() * Math.atan2(imaginary, real);
        }
        if (size < -50) {
            return 0;
        }
        // A geometric sum: sin((most + 1) t / 2) / sin(t / 2), turned by -most t / 2.
        double half = Math.PI * k / points;
        double waves =
                Math.sin(Math.PI * ((most + 1) * k % (2L * points)) / points) / Math.sin(half);
        double back = Math.PI * (most * k % (2L * points)) / points;
        return Math.exp(size) * Math.cos(angle - back) * waves;
    }
}
