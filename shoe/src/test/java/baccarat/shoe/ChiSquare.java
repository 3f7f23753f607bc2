package baccarat.shoe;

import java.util.Arrays;

/// How badly counts fit an even distribution, and how badly is too badly.
final class ChiSquare {

    private ChiSquare() {}

    static double ofEven(long[] seen) {
        double expected = (double) Arrays.stream(seen).sum() / seen.length;
        return Arrays.stream(seen)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    /// What it exceeds once in a thousand times.
    static double once1000(int degrees) {
        return bound(degrees, 3.0902);
    }

    /// What it exceeds as often as a normal variable exceeds `deviate`, by the cube root of Wilson
    /// and Hilferty.
    static double bound(int degrees, double deviate) {
        double ninth = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - ninth + deviate * Math.sqrt(ninth), 3);
    }
}
