package baccarat.simulation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The chi-square test of rounds 1 to 65 against the exact chances of all endings, at any length.
/// `scripts/chi-square` runs it.
final class LongChiSquare {

    private static final int EARLY = 65;

    private LongChiSquare() {}

    /// The arguments are how many rounds, a seed, and the kernels.
    public static void main(String[] args) {
        long shoes = Math.ceilDiv((long) Double.parseDouble(args[0]), EARLY);
        long seed = Long.parseLong(args[1]);
        long[] marks = new Marks(SimulatedTables.EZ, Optional.empty()).packed();
        System.out.println("kernel        rounds  chi-square  degrees        p");
        for (String name : List.of(args).subList(2, args.length)) {
            Kernel kernel =
                    name.equals("vector")
                            ? new VectorKernel(seed, 8, marks)
                            : new RankKernel(seed, 8, LaneShoe.COVER, Burn.USUAL, marks);
            print(name, shoes * EARLY, InBlocks.play(kernel, 1, shoes).early);
        }
    }

    private static void print(String name, long rounds, long[] kinds) {
        double[] chances = EveryEnding.chances(8);
        double chiSquare = 0;
        int degrees = -1;
        for (int ending = 0; ending < chances.length; ending++) {
            long seen = 0;
            for (int kind = ending; kind < Kind.COUNT; kind += Kind.ENDINGS) {
                seen += kinds[kind];
            }
            if (chances[ending] > 0) {
                double expected = chances[ending] * rounds;
                chiSquare += (seen - expected) * (seen - expected) / expected;
                degrees++;
            } else if (seen > 0) {
                throw new IllegalStateException("ending " + ending + " cannot be, and came");
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-6s %13d %11.1f %8d %8.4f%n",
                name,
                rounds,
                chiSquare,
                degrees,
                ChiSquare.exceeds(chiSquare, degrees));
    }
}
