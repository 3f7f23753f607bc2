package baccarat.reports;

import baccarat.odds.WagerOdds;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// What a round with some stake can bring the house, told by what it falls short of the best. All
/// amounts are in cents.
///
/// @param best the most that a round can bring the house
/// @param amounts what each outcome falls short of it
/// @param chances of the outcomes
/// @param rounds how many such rounds there were
@SuppressWarnings("ArrayRecordComponent") // never compared, never handed out
record Shortfall(long best, long[] amounts, double[] chances, int rounds) {

    /// An outcome rarer than this does not decide how large a unit is.
    private static final double RARE = 0.001;

    static Shortfall of(WagerOdds odds, long stake, int rounds) {
        List<WagerOdds.Line> lines = odds.lines();
        var amounts = new long[lines.size()];
        var chances = new double[amounts.length];
        long best = Long.MIN_VALUE;
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] = -cents(lines.get(i), stake);
            chances[i] = lines.get(i).probability().toDecimal(18).doubleValue();
            best = Math.max(best, amounts[i]);
        }
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] = best - amounts[i];
        }
        return new Shortfall(best, amounts, chances, rounds);
    }

    private static long cents(WagerOdds.Line line, long stake) {
        return line.pays()
                .toDecimal(8)
                .multiply(BigDecimal.valueOf(stake))
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    /// The largest amount that divides this one and those of every outcome that is not rare.
    long unit(long with, boolean rareToo) {
        long unit = with;
        for (int i = 0; i < amounts.length; i++) {
            if (rareToo || chances[i] >= RARE) {
                unit = greatestDivisor(unit, amounts[i]);
            }
        }
        return unit;
    }

    private static long greatestDivisor(long one, long other) {
        return other == 0 ? one : greatestDivisor(other, one % other);
    }

    long most() {
        long most = 0;
        for (long amount : amounts) {
            most = Math.max(most, amount);
        }
        return most;
    }

    /// Of one round.
    double mean() {
        double mean = 0;
        for (int i = 0; i < amounts.length; i++) {
            mean += chances[i] * amounts[i];
        }
        return mean;
    }

    double variance() {
        double squares = 0;
        for (int i = 0; i < amounts.length; i++) {
            squares += chances[i] * amounts[i] * amounts[i];
        }
        return squares - mean() * mean();
    }
}
