package baccarat.simulation;

/// How badly counts fit, as a number that is seldom far above its degrees of freedom.
final class ChiSquare {

    private ChiSquare() {}

    static double of(double[] expected, long[] seen) {
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            sum += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
        }
        return sum;
    }

    /// Two samples of what may be one distribution; cells in which nothing came are left out.
    static double twoSamples(long[] one, long[] other) {
        double a = java.util.Arrays.stream(one).sum();
        double b = java.util.Arrays.stream(other).sum();
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            double both = one[i] + other[i];
            if (both > 0) {
                double difference = Math.sqrt(b / a) * one[i] - Math.sqrt(a / b) * other[i];
                sum += difference * difference / both;
            }
        }
        return sum;
    }

    /// What it exceeds once in a thousand times, by the cube root of Wilson and Hilferty.
    static double once1000(int degrees) {
        double ninth = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - ninth + 3.0902 * Math.sqrt(ninth), 3);
    }

    /// How often it is larger than this, by the same cube root: the tail of the normal curve, added
    /// up in small steps.
    static double exceeds(double chiSquare, int degrees) {
        double ninth = 2.0 / (9 * degrees);
        double z = (Math.cbrt(chiSquare / degrees) - 1 + ninth) / Math.sqrt(ninth);
        double step = 1e-4;
        double tail = 0;
        for (double x = z + step / 2; x < Math.max(z, 0) + 10; x += step) {
            tail += Math.exp(-x * x / 2) * step;
        }
        return tail / Math.sqrt(2 * Math.PI);
    }
}
