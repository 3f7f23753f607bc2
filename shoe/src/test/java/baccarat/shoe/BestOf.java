package baccarat.shoe;

/// How many of the sixteen cards without points are among the first 26 of a deck, in the best of
/// some honest orders: computed from the hypergeometric distribution.
record BestOf(double mean, double deviation) {

    private static final int CARDS = 52;
    private static final int LIKED = 16;
    private static final int FRONT = 26;

    static BestOf orders(int count) {
        double upTo = 0;
        double mean = 0;
        double square = 0;
        for (int liked = 0; liked <= LIKED; liked++) {
            double before = Math.pow(upTo, count);
            upTo += chance(liked);
            double chance = Math.pow(upTo, count) - before;
            mean += liked * chance;
            square += liked * liked * chance;
        }
        return new BestOf(mean, Math.sqrt(square - mean * mean));
    }

    private static double chance(int liked) {
        return choose(LIKED, liked) * choose(CARDS - LIKED, FRONT - liked) / choose(CARDS, FRONT);
    }

    private static double choose(int from, int some) {
        double ways = 1;
        for (int i = 1; i <= some; i++) {
            ways = ways * (from - some + i) / i;
        }
        return ways;
    }

    /// So many deviations a normal variable is away from its mean with this chance, on either side.
    static double quantile(double chance) {
        double low = 0;
        double high = 10;
        while (high - low > 1e-6) {
            double middle = (low + high) / 2;
            if (beyond(middle) > chance) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /// The density summed up in small steps.
    private static double beyond(double deviations) {
        double step = 1e-3;
        double sum = 0;
        for (double at = deviations + step / 2; at < 12; at += step) {
            sum += Math.exp(-at * at / 2) * step;
        }
        return 2 * sum / Math.sqrt(2 * Math.PI);
    }
}
