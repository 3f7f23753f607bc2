package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/// The pace of ordinary tables beside each flood and in quiet, in turns: 1 is no difference.
///
/// Bounded: each flood lasts as long as it is measured, a connection waits for its answer before it
/// asks again and keeps below a number of turns a second, everything is on loopback, and the casino
/// ends with this program.
final class Floods {

    private static final int TABLES = 20;
    private static final int PATRONS = 7;
    private static final int GUESTS = 30;

    /// A round takes about twenty: of tables that begin together the busy moments would come
    /// together too.
    private static final Duration APART = Duration.ofSeconds(1);

    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final Duration MEASURED = Duration.ofSeconds(8);
    private static final int TURNS = 4;
    private static final double GOAL = 0.8;

    private final LoadProcess casino;
    private final Figures figures;
    private double worst = 1;

    private Floods(LoadProcess casino, Figures figures) {
        this.casino = casino;
        this.figures = figures;
    }

    /// A submission.
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException, InterruptedException {
        var figures = Figures.none();
        try (var casino =
                LoadProcess.start(Path.of(arguments[0]), TABLES, PATRONS, GUESTS, "unhurried")) {
            var tables = new ArrayList<LoadTable>();
            for (int i = 0; i < TABLES; i++) {
                var table = new LoadTable(casino, "load-" + i, PATRONS, figures);
                int first = i * (1 + PATRONS);
                table.sitDown(
                        InetAddress.getByAddress(new byte[] {127, 0, 1, (byte) (1 + i)}),
                        casino.sessions().subList(first, first + 1 + PATRONS));
                tables.add(table);
            }
            for (LoadTable table : tables) {
                table.begin();
                Thread.sleep(APART);
            }
            Thread.sleep(WARM_UP);
            var floods = new Floods(casino, figures);
            List<String> tokens =
                    casino.sessions().stream()
                            .skip(TABLES * (1 + PATRONS))
                            .map(session -> session.substring(session.indexOf(' ') + 1))
                            .toList();
            System.out.printf(
                    "%-24s %-21s %-21s %-19s %10s %10s%n",
                    "flood",
                    "frames/s in quiet",
                    "beside the flood",
                    "ratio",
                    "turns/s",
                    "processors");
            for (Flood flood : Flood.all(tokens)) {
                floods.measure(flood);
            }
            tables.forEach(LoadTable::leave);
            System.out.printf("worst ratio %.2f, goal %.1f%n", floods.worst, GOAL);
        }
    }

    @SuppressWarnings("SystemOut")
    private void measure(Flood flood) throws InterruptedException {
        var quiet = new ArrayList<Double>();
        var beside = new ArrayList<Double>();
        var turns = new AtomicLong();
        double busy = 0;
        // The first one makes the casino's code quick, and does not count.
        beside(flood, new AtomicLong());
        for (int turn = 0; turn < TURNS; turn++) {
            quiet.add(pace());
            double before = casino.busy();
            beside.add(beside(flood, turns));
            busy += casino.busy() - before;
        }
        double ratio = mean(beside) / mean(quiet);
        List<Double> ratios =
                IntStream.range(0, TURNS).mapToObj(i -> beside.get(i) / quiet.get(i)).toList();
        double seconds = TURNS * MEASURED.toMillis() / 1e3;
        worst = Math.min(worst, ratio);
        System.out.printf(
                "%-24s %6.1f (%4.1f to %4.1f) %6.1f (%4.1f to %4.1f) %4.2f (%4.2f to %4.2f) %,10.0f %10.2f%n",
                flood.name(),
                mean(quiet),
                Collections.min(quiet),
                Collections.max(quiet),
                mean(beside),
                Collections.min(beside),
                Collections.max(beside),
                ratio,
                Collections.min(ratios),
                Collections.max(ratios),
                turns.get() / seconds,
                busy / seconds);
    }

    /// The pace while the flood goes on.
    private double beside(Flood flood, AtomicLong turns) throws InterruptedException {
        var isOver = new AtomicBoolean();
        try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < flood.connections(); i++) {
                int number = i;
                crowd.execute(() -> flood(flood, number, isOver, turns));
            }
            double pace = pace();
            isOver.set(true);
            return pace;
        }
    }

    private static double mean(List<Double> paces) {
        return paces.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /// Frames of all tables a second.
    private double pace() throws InterruptedException {
        figures.clear();
        long from = System.nanoTime();
        Thread.sleep(MEASURED);
        return figures.frames().get() / ((System.nanoTime() - from) / 1e9);
    }

    private void flood(Flood flood, int number, AtomicBoolean isOver, AtomicLong turns) {
        long gap = 1_000_000_000L / flood.turnsASecond();
        while (!isOver.get()) {
            try (var client = new FloodClient(flood.address(number), casino.port())) {
                while (!isOver.get()) {
                    long begun = System.nanoTime();
                    flood.turn().take(client, number);
                    turns.incrementAndGet();
                    long left = gap - (System.nanoTime() - begun);
                    Thread.sleep(Duration.ofNanos(Math.max(0, left)));
                }
            } catch (IOException e) {
                // the casino closed the connection: reconnect, as an attacker does
                pause();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
