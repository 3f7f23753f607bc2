package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What signed checkpoints cost a table: two casinos with a full table each, one of which hashes
/// and signs nothing. They play in turns while the other is frozen, and the processor time of a
/// round is what counts: it depends less than the pace on what else the machine does. The JVM's
/// compilers are left out: they take up to a third of it for minutes, more in one process than in
/// another, and then nothing.
final class Signing {

    private static final int PATRONS = 7;
    private static final int TURNS = 12;
    private static final double SMALL = 20;
    private static final String COMPILERS = "C CompilerThre";
    private static final Duration WARM_UP = Duration.ofSeconds(60);
    private static final Duration TURN = Duration.ofSeconds(15);

    private Signing() {}

    /// A casino and its table.
    ///
    /// @param micros processor time of a round, turn by turn
    /// @param threads the same by threads, of all turns together
    private record Side(
            String name,
            LoadProcess casino,
            Figures figures,
            List<Double> micros,
            Map<String, Double> threads) {

        static Side open(String name, Path submission, Optional<Path> instead, int address)
                throws IOException {
            var casino = LoadProcess.start(submission, 1, PATRONS, 0, "at-full-speed", instead);
            var figures = Figures.none();
            var table = new LoadTable(casino, "load-0", PATRONS, figures);
            table.sitDown(
                    InetAddress.getByAddress(new byte[] {127, 0, 1, (byte) address}),
                    casino.sessions());
            table.begin();
            return new Side(name, casino, figures, new ArrayList<>(), new TreeMap<>());
        }

        void freeze() throws IOException, InterruptedException {
            signal("-STOP");
        }

        void goOn() throws IOException, InterruptedException {
            signal("-CONT");
        }

        private void signal(String which) throws IOException, InterruptedException {
            new ProcessBuilder("kill", which, Long.toString(casino.process().pid()))
                    .inheritIO()
                    .start()
                    .waitFor();
        }

        /// Processor time of a round over one turn.
        @SuppressWarnings("SystemOut")
        void play() throws IOException, InterruptedException {
            figures.clear();
            Map<String, Double> before = casino.busyThreads();
            long from = System.nanoTime();
            Thread.sleep(TURN);
            long rounds = figures.rounds().get();
            double seconds = (System.nanoTime() - from) / 1e9;
            double perRound = 0;
            for (var thread : casino.busyThreads().entrySet()) {
                double more = thread.getValue() - before.getOrDefault(thread.getKey(), 0.0);
                double one = more / rounds * 1e6;
                threads.merge(thread.getKey(), one / TURNS, Double::sum);
                perRound += thread.getKey().equals(COMPILERS) ? 0 : one;
            }
            micros.add(perRound);
            System.out.printf(
                    "%-8s %5d rounds, %5.1f a second, %,8.0f µs of processor time a round%n",
                    name, rounds, rounds / seconds, perRound);
        }
    }

    /// The submission, and the folder with the classes that sign nothing.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path submission = Path.of(arguments[0]);
        var signed = Side.open("signed", submission, Optional.empty(), 1);
        try (var _ = signed.casino()) {
            var plain = Side.open("unsigned", submission, Optional.of(Path.of(arguments[1])), 2);
            try (var _ = plain.casino()) {
                Thread.sleep(WARM_UP);
                for (int turn = 0; turn < TURNS; turn++) {
                    turn(signed, plain);
                    turn(plain, signed);
                }
                print(signed, plain);
            }
        }
        System.exit(0);
    }

    private static void turn(Side plays, Side waits) throws IOException, InterruptedException {
        waits.freeze();
        plays.play();
        waits.goOn();
    }

    @SuppressWarnings("SystemOut")
    private static void print(Side signed, Side plain) {
        for (Side side : List.of(signed, plain)) {
            System.out.printf(
                    "%-8s mean %,.0f µs a round, %,.0f to %,.0f, standard deviation %,.0f%n",
                    side.name(),
                    mean(side.micros()),
                    side.micros().stream().mapToDouble(Double::doubleValue).min().orElse(0),
                    side.micros().stream().mapToDouble(Double::doubleValue).max().orElse(0),
                    deviation(side.micros()));
        }
        System.out.printf("%nµs a round by threads:%n");
        var names = new TreeSet<>(signed.threads().keySet());
        names.addAll(plain.threads().keySet());
        for (String thread : names) {
            double with = signed.threads().getOrDefault(thread, 0.0);
            double without = plain.threads().getOrDefault(thread, 0.0);
            if (Math.max(with, without) > SMALL) {
                System.out.printf("%-18s %,8.0f signed %,8.0f unsigned%n", thread, with, without);
            }
        }
        List<Double> ratios =
                Stream.iterate(0, turn -> turn + 1)
                        .limit(TURNS)
                        .map(turn -> signed.micros().get(turn) / plain.micros().get(turn))
                        .toList();
        System.out.printf(
                "signed : unsigned, turn by turn: mean %.4f, standard error %.4f%n",
                mean(ratios), deviation(ratios) / Math.sqrt(TURNS));
    }

    private static double mean(List<Double> all) {
        return all.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    private static double deviation(List<Double> all) {
        double mean = mean(all);
        double squares = all.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        return Math.sqrt(squares / (all.size() - 1));
    }
}
