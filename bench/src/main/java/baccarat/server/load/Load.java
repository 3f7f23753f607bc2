package baccarat.server.load;

import baccarat.server.load.LoadTable.Figures;
import baccarat.server.store.DurableEvents;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a casino does under load from real WebSocket clients on the same machine, durable commits
/// and all; and what the bare store appends before and after, since the disk is shared.
///
/// Bounded: a casino runs for the time it is given and ends with this program.
final class Load {

    private static final int PATRONS = 7;
    private static final Duration WARM_UP = Duration.ofSeconds(15);
    private static final Duration MEASURED = Duration.ofSeconds(20);
    private static final Pattern AT = Pattern.compile("\"at\":\"([^\"]+)\"");

    private final Path submission;
    private final List<HttpClient> clients = new ArrayList<>();

    private Load(Path submission) {
        this.submission = submission;
    }

    /// A submission, and then numbers of tables, or `watch` and a number of watchers.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        var load = new Load(Path.of(arguments[0]));
        if (arguments.length == 3 && arguments[1].equals("watch")) {
            load.watch(Integer.parseInt(arguments[2]));
            load.clients.forEach(HttpClient::shutdownNow);
            return;
        }
        for (int i = 1; i < arguments.length; i++) {
            load.play(Integer.parseInt(arguments[i]));
        }
        load.clients.forEach(HttpClient::shutdownNow);
    }

    private record Open(Process process, int port, List<String> sessions) implements AutoCloseable {

        @Override
        public void close() {
            process.destroy();
        }

        /// What the process holds of the machine's memory, in megabytes.
        long megabytes() throws IOException {
            return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        }
    }

    private Open open(int tables, int patrons, int watchers) throws IOException {
        Path data = Files.createTempDirectory("load");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dslf4j.internal.verbosity=ERROR",
                                "-Xmx1g",
                                "-cp",
                                System.getProperty("java.class.path"),
                                LoadCasino.class.getName(),
                                data.toString(),
                                submission.toString(),
                                Integer.toString(tables),
                                Integer.toString(patrons),
                                Integer.toString(watchers))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        BufferedReader said = process.inputReader();
        String port = said.readLine();
        var sessions = new ArrayList<String>();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.equals("open")) {
                return new Open(process, Integer.parseInt(port), sessions);
            }
            sessions.add(line);
        }
        throw new IOException("the casino did not open");
    }

    /// From an address of its own, so that the casino's limit for one address is nobody's limit.
    /// Kept, since a client that nobody holds any more takes its sockets with it.
    private HttpClient client(int number) throws IOException {
        while (clients.size() <= number) {
            byte[] address = {127, 0, 1, (byte) (1 + clients.size())};
            clients.add(
                    HttpClient.newBuilder()
                            .localAddress(InetAddress.getByAddress(address))
                            .build());
        }
        return clients.get(number);
    }

    @SuppressWarnings("SystemOut")
    private void play(int tables) throws IOException, InterruptedException {
        long before = bare();
        var figures = Figures.none();
        try (Open casino = open(tables, PATRONS, 0)) {
            var all = new ArrayList<LoadTable>();
            for (int table = 0; table < tables; table++) {
                var one = new LoadTable(casino.port(), "load-" + table, PATRONS, figures);
                int first = table * (PATRONS + 1);
                one.sitDown(
                        client(table % 16), casino.sessions().subList(first, first + PATRONS + 1));
                all.add(one);
            }
            all.forEach(LoadTable::begin);
            Thread.sleep(WARM_UP);
            figures.clear();
            long from = System.nanoTime();
            Thread.sleep(MEASURED);
            double seconds = (System.nanoTime() - from) / 1e9;
            print(tables, figures, seconds, casino.megabytes());
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

    private static long bare() throws IOException, InterruptedException {
        return DurableEvents.together(Files.createTempDirectory("bare"), 1);
    }

    /// One table at full speed, and many who only watch.
    @SuppressWarnings("SystemOut")
    private void watch(int watchers) throws IOException, InterruptedException {
        var figures = Figures.none();
        var updates = new Latencies();
        var lost = new AtomicLong();
        try (Open casino = open(1, PATRONS, watchers)) {
            var screens = new ArrayList<Screen>();
            for (int i = 0; i < watchers; i++) {
                String session = casino.sessions().get(1 + PATRONS + i);
                screens.add(
                        Screen.open(
                                client(i % 40),
                                casino.port(),
                                "load-0",
                                session.substring(session.indexOf(' ') + 1),
                                text -> update(text, updates),
                                lost));
            }
            System.out.printf("%d watch; %d lost%n", watchers, lost.get());
            var table = new LoadTable(casino.port(), "load-0", PATRONS, figures);
            table.sitDown(client(41), casino.sessions().subList(0, PATRONS + 1));
            table.begin();
            Thread.sleep(WARM_UP);
            figures.clear();
            updates.clear();
            long from = System.nanoTime();
            Thread.sleep(MEASURED);
            print(1, figures, (System.nanoTime() - from) / 1e9, casino.megabytes());
            System.out.printf(
                    "%d watchers: %,d updates/s, from the decision to the screen p50 %.1f ms, p99 %.1f"
                            + " ms; %d lost%n",
                    watchers,
                    updates.count() / MEASURED.toSeconds(),
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
