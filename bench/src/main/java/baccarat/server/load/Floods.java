package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// The pace of a table beside each flood, and its pace in quiet just before: 1 is no difference.
///
/// Bounded: each flood lasts as long as it is measured, a connection waits for its answer before it
/// asks again and keeps below a number of turns a second, everything is on loopback, and the casino
/// ends with this program.
final class Floods {

    private static final int PATRONS = 7;
    private static final int GUESTS = 30;
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final Duration MEASURED = Duration.ofSeconds(15);
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
                LoadProcess.start(Path.of(arguments[0]), 1, PATRONS, GUESTS, "unhurried")) {
            var table = new LoadTable(casino.port(), "load-0", PATRONS, figures);
            table.sitDown(
                    InetAddress.getLoopbackAddress(), casino.sessions().subList(0, 1 + PATRONS));
            table.begin();
            Thread.sleep(WARM_UP);
            var floods = new Floods(casino, figures);
            List<String> tokens =
                    casino.sessions().subList(1 + PATRONS, casino.sessions().size()).stream()
                            .map(session -> session.substring(session.indexOf(' ') + 1))
                            .toList();
            System.out.printf(
                    "%-24s %8s %8s %6s %10s %10s%n",
                    "flood", "quiet/s", "beside/s", "ratio", "turns/s", "processors");
            for (Flood flood : Flood.all(tokens)) {
                floods.measure(flood);
            }
            table.leave();
            System.out.printf("worst ratio %.2f, goal %.1f%n", floods.worst, GOAL);
        }
    }

    @SuppressWarnings("SystemOut")
    private void measure(Flood flood) throws InterruptedException {
        double quiet = pace();
        var isOver = new AtomicBoolean();
        var turns = new AtomicLong();
        double busy = casino.busy();
        double beside;
        try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < flood.connections(); i++) {
                int number = i;
                crowd.execute(() -> flood(flood, number, isOver, turns));
            }
            beside = pace();
            isOver.set(true);
        }
        double seconds = MEASURED.toMillis() / 1e3;
        worst = Math.min(worst, beside / quiet);
        System.out.printf(
                "%-24s %8.2f %8.2f %6.2f %,10.0f %10.2f%n",
                flood.name(),
                quiet,
                beside,
                beside / quiet,
                turns.get() / seconds,
                (casino.busy() - busy) / seconds);
    }

    /// Frames of the table a second.
    private double pace() throws InterruptedException {
        figures.clear();
        Thread.sleep(MEASURED);
        return figures.frames().get() / (MEASURED.toMillis() / 1e3);
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
                // the casino hung up: come again, as somebody who means ill does
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
