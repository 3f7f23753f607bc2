package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import baccarat.server.store.DurableEvents;
import baccarat.server.store.Scratch;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a casino does under load from real WebSocket clients on the same machine, durable commits
/// and all; and what the bare store appends before and after, since the disk is shared.
///
/// Bounded: a casino runs for the time it is given and ends with this program.
final class Load {

    private static final int PATRONS = 7;
    private static final Duration WARM_UP = Duration.ofSeconds(30);
    private static final Duration MEASURED = Duration.ofSeconds(20);
    private static final Duration WATCHED = Duration.ofSeconds(60);
    private static final Pattern AT = Pattern.compile("\"at\":\"([^\"]+)\"");

    private final Path submission;

    private Load(Path submission) {
        this.submission = submission;
    }

    /// A submission, and then numbers of tables, or `watch` and a number of watchers.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        var load = new Load(Path.of(arguments[0]));
        if (arguments.length == 3 && arguments[1].equals("watch")) {
            load.watch(Integer.parseInt(arguments[2]), "unhurried");
            load.watch(Integer.parseInt(arguments[2]), "at-full-speed");
            return;
        }
        for (int i = 1; i < arguments.length; i++) {
            load.play(Integer.parseInt(arguments[i]));
        }
    }

    /// Several addresses, so that no patron reaches the casino's limit per address.
    private static InetAddress address(int number) throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, 1, (byte) (1 + number)});
    }

    @SuppressWarnings("SystemOut")
    private void play(int tables) throws IOException, InterruptedException {
        long before = bare();
        var figures = Figures.none();
        try (var casino = LoadProcess.start(submission, tables, PATRONS, 0, "at-full-speed")) {
            var all = new ArrayList<LoadTable>();
            for (int table = 0; table < tables; table++) {
                var one = new LoadTable(casino, "load-" + table, PATRONS, figures);
                int first = table * (PATRONS + 1);
                one.sitDown(
                        address(table % 16), casino.sessions().subList(first, first + PATRONS + 1));
                all.add(one);
            }
            all.forEach(LoadTable::begin);
            Thread.sleep(WARM_UP);
            figures.clear();
            double busy = casino.busy();
            long from = System.nanoTime();
            Thread.sleep(MEASURED);
            double seconds = (System.nanoTime() - from) / 1e9;
            print(tables, figures, seconds, casino.megabytes());
            share(casino.busy() - busy, seconds);
            all.forEach(LoadTable::leave);
        }
        long after = bare();
        System.out.printf(
                "  bare store before and after: %,d and %,d events/s; the casino's share %.0f%%%n",
                before,
                after,
                200.0 * figures.events().get() / MEASURED.toSeconds() / (before + after));
    }

    @SuppressWarnings("SystemOut")
    private static void print(int tables, Figures figures, double seconds, long megabytes) {
        Latencies latencies = figures.latencies();
        System.out.printf(
                "%d tables: %.1f rounds/s, %.0f commands/s (%.0f of patrons), %.0f events/s; command to"
                        + " every screen p50 %.1f ms, p99 %.1f ms, most %.0f ms; %,d MB; refused %d, lost"
                        + " %d%n",
                tables,
                figures.rounds().get() / seconds,
                figures.frames().get() / seconds,
                figures.wagers().get() / seconds,
                figures.events().get() / seconds,
                latencies.quantile(0.5),
                latencies.quantile(0.99),
                latencies.quantile(1),
                megabytes,
                figures.refused().get(),
                figures.lost().get());
    }

    @SuppressWarnings("SystemOut")
    private static void share(double busy, double seconds) {
        System.out.printf("  the casino used %.2f processors%n", busy / seconds);
    }

    private static long bare() throws IOException, InterruptedException {
        try (var scratch = Scratch.named("bare")) {
            return DurableEvents.together(scratch.folder(), 1);
        }
    }

    /// One table, and many who only watch.
    @SuppressWarnings("SystemOut")
    private void watch(int watchers, String pace) throws IOException, InterruptedException {
        var figures = Figures.none();
        var updates = new Latencies();
        var lost = new AtomicLong();
        try (var casino = LoadProcess.start(submission, 1, PATRONS, watchers, pace)) {
            var screens = new ArrayList<Screen>();
            for (int i = 0; i < watchers; i++) {
                String session = casino.sessions().get(1 + PATRONS + i);
                screens.add(
                        Screen.open(
                                address(i % 100),
                                casino.port(),
                                "load-0",
                                session,
                                text -> update(text, updates),
                                lost));
            }
            System.out.printf("%d watch %s; %d lost%n", watchers, pace, lost.get());
            var table = new LoadTable(casino, "load-0", PATRONS, figures);
            table.sitDown(address(101), casino.sessions().subList(0, PATRONS + 1));
            table.begin();
            Thread.sleep(WATCHED);
            figures.clear();
            updates.clear();
            double busy = casino.busy();
            long from = System.nanoTime();
            Thread.sleep(WATCHED);
            double seconds = (System.nanoTime() - from) / 1e9;
            print(1, figures, seconds, casino.megabytes());
            share(casino.busy() - busy, seconds);
            System.out.printf(
                    "  %d watchers: %,.0f updates/s, from the decision to the screen p50 %.1f ms, p99"
                            + " %.1f ms; %d lost%n",
                    watchers,
                    updates.count() / seconds,
                    updates.quantile(0.5),
                    updates.quantile(0.99),
                    lost.get());
            table.leave();
            screens.forEach(Screen::close);
        }
    }

    /// Both ends read the same clock: the event says when it was decided.
    private static void update(String text, Latencies updates) {
        Matcher at = AT.matcher(text);
        if (text.startsWith("{\"type\":\"frame\"") && at.find()) {
            var decided = Instant.parse(at.group(1));
            updates.add(Duration.between(decided, Instant.now()).toNanos());
        }
    }
}
