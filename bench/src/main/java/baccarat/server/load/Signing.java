package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/// What signed checkpoints cost a table: one full table in one process, which hashes and signs in
/// one block of rounds and does neither in the next. Both blocks of a pair have the same compiled
/// code, the same heap and nearly the same neighbours on the machine, and every second pair begins
/// without, so that what changes slowly does not count. The answer is the median of the pairs'
/// ratios with the ranks that hold it 19 times in 20, whatever the noise is like.
///
/// The JVM's compilers are left out: they take up to a third of the time for minutes, and then
/// nothing.
final class Signing {

    private static final int PATRONS = 7;
    private static final int ROUNDS = 15;
    private static final double SMALL = 5;
    private static final String COMPILERS = "C CompilerThre";
    private static final Duration WARM_UP = Duration.ofMinutes(2);

    /// A log is signed once a second at most, so when the tree is switched off one signature may
    /// still be to come.
    private static final Duration SETTLE = Duration.ofMillis(1200);

    private final LoadProcess casino;
    private final Figures figures;
    private boolean isOn = true;

    private Signing(LoadProcess casino, Figures figures) {
        this.casino = casino;
        this.figures = figures;
    }

    /// A block of rounds: what one of them took, by the clock and of the processors.
    ///
    /// @param threads microseconds of processor time by the names of threads
    private record Block(double wall, Map<String, Double> threads) {

        double busy() {
            return threads.entrySet().stream()
                    .filter(thread -> !thread.getKey().equals(COMPILERS))
                    .mapToDouble(Map.Entry::getValue)
                    .sum();
        }

        double of(String thread) {
            return threads.getOrDefault(thread, 0.0);
        }
    }

    private record Pair(Block signed, Block unsigned) {

        double ratio(ToDoubleFunction<Block> measure) {
            return measure.applyAsDouble(signed) / measure.applyAsDouble(unsigned);
        }
    }

    /// The submission, the folder with the classes that can be switched, and how many pairs.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path submission = Path.of(arguments[0]);
        var instead = Optional.of(Path.of(arguments[1]));
        try (var casino = LoadProcess.start(submission, 1, PATRONS, 0, "at-full-speed", instead)) {
            var figures = Figures.none();
            var table = new LoadTable(casino, "load-0", PATRONS, figures);
            table.sitDown(InetAddress.getByAddress(new byte[] {127, 0, 1, 1}), casino.sessions());
            table.begin();
            Thread.sleep(WARM_UP);
            print(new Signing(casino, figures).pairs(Integer.parseInt(arguments[2])));
        }
        System.exit(0);
    }

    private List<Pair> pairs(int count) throws IOException, InterruptedException {
        var pairs = new ArrayList<Pair>();
        for (int pair = 0; pair < count; pair++) {
            if (pair % 2 == 0) {
                Block signed = block(true);
                pairs.add(new Pair(signed, block(false)));
            } else {
                Block unsigned = block(false);
                pairs.add(new Pair(block(true), unsigned));
            }
        }
        return pairs;
    }

    @SuppressWarnings("SystemOut")
    private Block block(boolean isSigned) throws IOException, InterruptedException {
        casino.switchTree(isSigned);
        if (isOn && !isSigned) {
            Thread.sleep(SETTLE);
        }
        isOn = isSigned;
        await(figures.rounds().get() + 1);
        long first = figures.rounds().get();
        long from = System.nanoTime();
        Map<String, Double> before = casino.busyThreads();
        await(first + ROUNDS);
        double rounds = figures.rounds().get() - first;
        double wall = (System.nanoTime() - from) / 1e3 / rounds;
        var threads = new TreeMap<String, Double>();
        casino.busyThreads()
                .forEach(
                        (name, seconds) -> {
                            double more = seconds - before.getOrDefault(name, 0.0);
                            threads.put(name, Math.max(0, more) * 1e6 / rounds);
                        });
        var block = new Block(wall, threads);
        System.err.printf("%s %.0f %.0f%n", isSigned, wall, block.busy());
        return block;
    }

    private void await(long rounds) throws InterruptedException {
        while (figures.rounds().get() < rounds) {
            if (!casino.process().isAlive()) {
                throw new IllegalStateException("the casino has ended");
            }
            Thread.sleep(1);
        }
    }

    @SuppressWarnings("SystemOut")
    private static void print(List<Pair> pairs) {
        System.out.printf("%d pairs of blocks of %d rounds%n", pairs.size(), ROUNDS);
        printRatios("processor time", pairs, Block::busy);
        printRatios("time by the clock", pairs, Block::wall);
        System.out.printf("%nmedian µs a round by threads:%n");
        var names = new TreeSet<String>();
        pairs.forEach(pair -> names.addAll(pair.signed().threads().keySet()));
        for (String thread : names) {
            double signed = median(pairs, pair -> pair.signed().of(thread));
            double unsigned = median(pairs, pair -> pair.unsigned().of(thread));
            if (Math.max(signed, unsigned) > SMALL) {
                System.out.printf(
                        "%-18s %,8.0f signed %,8.0f unsigned%n", thread, signed, unsigned);
            }
        }
    }

    @SuppressWarnings("SystemOut")
    private static void printRatios(
            String what, List<Pair> pairs, ToDoubleFunction<Block> measure) {
        double[] ratios = sorted(pairs, pair -> pair.ratio(measure));
        int half = (int) Math.ceil(0.98 * Math.sqrt(ratios.length));
        int middle = ratios.length / 2;
        System.out.printf(
                "%s a round: %,.0f µs signed, %,.0f unsigned (medians); signed : unsigned, pair by pair: "
                        + "median %.4f (19 in 20: %.4f to %.4f), quartiles %.3f and %.3f%n",
                what,
                median(pairs, pair -> measure.applyAsDouble(pair.signed())),
                median(pairs, pair -> measure.applyAsDouble(pair.unsigned())),
                ratios[middle],
                ratios[Math.max(0, middle - half)],
                ratios[Math.min(ratios.length - 1, middle + half)],
                ratios[ratios.length / 4],
                ratios[ratios.length * 3 / 4]);
    }

    private static double median(List<Pair> pairs, ToDoubleFunction<Pair> measure) {
        return sorted(pairs, measure)[pairs.size() / 2];
    }

    private static double[] sorted(List<Pair> pairs, ToDoubleFunction<Pair> measure) {
        double[] all = pairs.stream().mapToDouble(measure).toArray();
        Arrays.sort(all);
        return all;
    }
}
