package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import baccarat.odds.WideSum;
import java.util.ArrayList;
import java.util.List;

/// The distribution of amounts, in memory that does not grow with their number.
///
/// Each amount has a count of its own as long as they lie close enough together. Then bins are as
/// wide as a unit, or two, or four: the first width at which all fit. That depends on the lowest
/// and the highest alone, so it makes no difference in which order amounts and spreads are added.
final class Spread {

    static final int BINS = 1 << 16;

    private final long unit;
    private long[] counts = new long[BINS];
    private int step;
    private long lowest = Long.MAX_VALUE;
    private long highest = Long.MIN_VALUE;
    private long count;
    private final WideSum sum = new WideSum();

    /// @param unit in parts
    Spread(long unit) {
        this.unit = unit;
    }

    void add(long amount) {
        cover(amount, amount);
        counts[place(amount)]++;
        count++;
        sum.add(amount);
    }

    void add(Spread other) {
        if (other.count == 0) {
            return;
        }
        cover(other.lowest, other.highest);
        other.forEachBin((from, here) -> counts[place(from)] += here);
        count += other.count;
        sum.add(other.sum);
    }

    private void cover(long low, long high) {
        long newLowest = Math.min(lowest, low);
        long newHighest = Math.max(highest, high);
        int fits = step;
        while (bins(newLowest, newHighest, width(fits)) > BINS) {
            fits++;
        }
        if (fits > step) {
            coarsen(fits);
        }
        lowest = newLowest;
        highest = newHighest;
    }

    private static long bins(long low, long high, long width) {
        return Math.floorDiv(high, width) - Math.floorDiv(low, width) + 1;
    }

    private void coarsen(int newStep) {
        long[] fine = counts;
        var bins = new ArrayList<Bin>();
        forEachBin((from, here) -> bins.add(new Bin(from, here)));
        step = newStep;
        counts = new long[fine.length];
        bins.forEach(bin -> counts[place(bin.from)] += bin.count);
    }

    private long width(int atStep) {
        return atStep == 0 ? 1 : unit << (atStep - 1);
    }

    /// Bins are told apart by their number modulo their count, since no more than these lie between
    /// the lowest and the highest.
    private int place(long amount) {
        return (int) Math.floorMod(Math.floorDiv(amount, width(step)), (long) BINS);
    }

    private record Bin(long from, long count) {}

    @FunctionalInterface
    private interface EachBin {

        void take(long from, long count);
    }

    /// The bins from the lowest to the highest, empty ones left out.
    private void forEachBin(EachBin each) {
        if (count == 0) {
            return;
        }
        long width = width(step);
        long last = Math.floorDiv(highest, width);
        for (long bin = Math.floorDiv(lowest, width); bin <= last; bin++) {
            long here = counts[place(bin * width)];
            if (here > 0) {
                each.take(bin * width, here);
            }
        }
    }

    Fraction mean() {
        return sum.toFraction().over(Fraction.of(count, 1)).over(Fraction.of(unit, 1));
    }

    Fraction max() {
        return Fraction.of(highest, unit);
    }

    Fraction min() {
        return Fraction.of(lowest, unit);
    }

    /// How exact a quantile is: a part of a unit, as a rule.
    Fraction width() {
        return Fraction.of(width(step), unit);
    }

    /// A percentile; the start of its bin where bins are wide.
    Fraction quantile(int percent) {
        long wanted = Math.ceilDiv(Math.multiplyExact(count, percent), 100L);
        var found = new long[] {0, lowest};
        forEachBin(
                (from, here) -> {
                    if (found[0] < wanted) {
                        found[1] = Math.max(from, lowest);
                    }
                    found[0] += here;
                });
        return Fraction.of(found[1], unit);
    }

    /// All amounts in at most this number of bins of equal width, empty bins included.
    List<Distribution.Bin> histogram(int atMost) {
        int coarse = step;
        while (bins(lowest, highest, width(coarse)) > atMost) {
            coarse++;
        }
        long width = width(coarse);
        long first = Math.floorDiv(lowest, width);
        var histogram = new long[(int) bins(lowest, highest, width)];
        forEachBin((from, here) -> histogram[(int) (Math.floorDiv(from, width) - first)] += here);
        var bins = new ArrayList<Distribution.Bin>();
        for (int bin = 0; bin < histogram.length; bin++) {
            bins.add(
                    new Distribution.Bin(
                            Fraction.of((first + bin) * width, unit),
                            Fraction.of((first + bin + 1) * width, unit),
                            histogram[bin]));
        }
        return bins;
    }
}
