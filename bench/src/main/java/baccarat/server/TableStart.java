package baccarat.server;

import baccarat.server.tables.Pace;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// How long a casino with a table of many rounds takes until that table answers: `play DIR ROUNDS`
/// makes the rounds, `start DIR` opens the casino again and says how long it took.
final class TableStart {

    private static final String TABLE = "wa-mini";
    private static final long LONGEST = TimeUnit.MINUTES.toNanos(20);
    private static final int TIMES = 5;

    private TableStart() {}

    public static void main(String[] arguments) throws InterruptedException {
        Path data = Path.of(arguments[1]);
        if (arguments[0].equals("play")) {
            play(data, Long.parseLong(arguments[2]));
        } else {
            start(data);
        }
    }

    /// The table plays only while someone watches it.
    private static final class Onlooker implements Viewer {

        @Override
        public Person person() {
            return Person.patron("onlooker");
        }

        @Override
        public void send(String frame) {}
    }

    @SuppressWarnings("SystemOut")
    private static void play(Path data, long rounds) throws InterruptedException {
        Settings settings = Settings.USUAL.with(data).with(Pace.NONE).withRegulars(1);
        long from = System.nanoTime();
        try (Casino casino = Casino.open(settings)) {
            TableDoor table = casino.table(TABLE).orElseThrow();
            table.join(new Onlooker(), -1);
            while (count(casino, "round") < rounds && System.nanoTime() - from < LONGEST) {
                Thread.sleep(500);
                // What is decided and not stored yet would otherwise grow without end.
                boolean tooMany = casino.store().waiting() > 20_000;
                table.stop(tooMany ? Optional.of("the store is behind") : Optional.empty());
            }
        }
        System.out.printf(
                "played for %d s%n", TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - from));
    }

    private static long count(Casino casino, String what) {
        return casino.store()
                .read(
                        handle ->
                                handle.createQuery(
                                                "SELECT count(*) FROM "
                                                        + what
                                                        + " WHERE log = '"
                                                        + TABLE
                                                        + "/1'")
                                        .mapTo(Long.class)
                                        .one());
    }

    /// The first time with everything a new process has to load, then again with that done.
    @SuppressWarnings("SystemOut")
    private static void start(Path data) {
        for (int time = 1; time <= TIMES; time++) {
            long from = System.nanoTime();
            try (Casino casino = Casino.open(Settings.USUAL.with(data))) {
                long opened = System.nanoTime();
                var _ = casino.table(TABLE).orElseThrow().state().join();
                long answered = System.nanoTime();
                System.out.printf(
                        "opening %d: the casino after %d ms, the table %d ms later; %,d rounds, %,d events%n",
                        time,
                        TimeUnit.NANOSECONDS.toMillis(opened - from),
                        TimeUnit.NANOSECONDS.toMillis(answered - opened),
                        count(casino, "round"),
                        count(casino, "event"));
            }
        }
    }
}
