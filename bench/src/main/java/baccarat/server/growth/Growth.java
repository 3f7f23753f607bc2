package baccarat.server.growth;

import baccarat.server.Casino;
import baccarat.server.Settings;
import baccarat.server.store.Scratch;
import baccarat.server.tables.Pace;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How fast a casino's database grows: its five tables play for some minutes while someone watches,
/// and what was stored is counted by table and by round. At the usual pace the rounds of a day
/// follow; at a quick pace there are enough rounds to say how much one takes.
public final class Growth {

    private static final Pace QUICK =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofMillis(150),
                    Duration.ofMillis(150),
                    Duration.ofMillis(150),
                    Duration.ofMillis(5));

    private static final List<String> KEPT =
            List.of(
                    "event",
                    "round",
                    "round_patron",
                    "round_wager",
                    "posting",
                    "snapshot",
                    "sealed_shoe",
                    "significant",
                    "command");

    private Growth() {}

    /// The minutes to play, and `quick` for a quick pace.
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int minutes = Integer.parseInt(arguments[0]);
        boolean quick = arguments.length > 1 && arguments[1].equals("quick");
        try (var scratch = Scratch.named("growth")) {
            Path data = scratch.folder().resolve("casino");
            Settings usual = Settings.USUAL.with(data).with(quick ? QUICK : Pace.USUAL);
            Settings settings = usual.with(usual.house().withLobby(Duration.ZERO, false));
            Casino.open(settings).close();
            long before = size(data);
            Map<String, Long> rows = play(settings, Duration.ofMinutes(minutes));
            long bytes = size(data) - before;
            double rounds = rows.getOrDefault("round", 0L);
            System.out.printf(
                    "%d minutes at five tables: %,.0f rounds, %,.1f a table and hour%n",
                    minutes, rounds, rounds / 5 * 60 / minutes);
            rows.forEach(
                    (table, count) ->
                            System.out.printf("%-13s %6.2f rows a round%n", table, count / rounds));
            System.out.printf("%,.0f bytes a round%n", bytes / rounds);
        }
    }

    private static Map<String, Long> play(Settings settings, Duration time)
            throws InterruptedException {
        try (Casino casino = Casino.open(settings)) {
            casino.tables().forEach(table -> table.join(new Onlooker(), -1));
            Thread.sleep(time);
            var rows = new LinkedHashMap<String, Long>();
            KEPT.forEach(table -> rows.put(table, count(casino, table)));
            return rows;
        }
    }

    private static long count(Casino casino, String table) {
        return casino.store()
                .read(
                        handle ->
                                handle.createQuery("SELECT count(*) FROM " + table)
                                        .mapTo(Long.class)
                                        .one());
    }

    private static long size(Path data) throws IOException {
        return Files.size(data.resolve("casino.db"));
    }

    /// A table plays while someone watches it.
    private static final class Onlooker implements Viewer {

        @Override
        public Person person() {
            return Person.patron("onlooker");
        }

        @Override
        public void send(String frame) {}
    }
}
