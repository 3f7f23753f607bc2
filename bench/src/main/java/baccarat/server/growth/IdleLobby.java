package baccarat.server.growth;

import baccarat.server.Casino;
import baccarat.server.CasinoTables;
import baccarat.server.FirstTables;
import baccarat.server.Settings;
import baccarat.server.store.Scratch;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.TableDoor;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;

/// What tables cost at which nobody sits: while somebody looks at the lobby, and while nobody does.
/// Measured is the processor time of the whole process, in parts of a core.
public final class IdleLobby {

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(3);

    private IdleLobby() {}

    /// How many tables, and the seconds to measure.
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int tables = Integer.parseInt(arguments[0]);
        Duration time = Duration.ofSeconds(Integer.parseInt(arguments[1]));
        try (var scratch = Scratch.named("lobby")) {
            Settings usual = Settings.USUAL.with(scratch.folder().resolve("casino"));
            Settings settings = usual.with(usual.house().withLobby(Duration.ofMinutes(3), false));
            try (Casino casino = Casino.open(settings)) {
                for (int i = casino.tables().size(); i < tables; i++) {
                    casino.floor().add(table(i));
                }
                pass(casino, time, true);
                print("looked at", tables, pass(casino, time, true));
                Thread.sleep(Duration.ofMinutes(4));
                print("at rest", tables, pass(casino, time, false));
            }
        }
    }

    private static CasinoTables.NewTable table(int number) {
        return new CasinoTables.NewTable(
                "t-" + number,
                "Table " + number,
                "Main",
                Dealing.AUTOMATIC,
                FirstTables.submission("ma-mini"));
    }

    private record Cost(double core, long events) {}

    @SuppressWarnings("SystemOut")
    private static void print(String what, int tables, Cost cost) {
        System.out.printf(
                "%d tables %s: %.2f %% of a core, %,d events%n",
                tables, what, 100 * cost.core(), cost.events());
    }

    private static Cost pass(Casino casino, Duration time, boolean isLooked)
            throws InterruptedException {
        var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long events = events(casino);
        long cpu = system.getProcessCpuTime();
        long from = System.nanoTime();
        while (System.nanoTime() - from < time.toNanos()) {
            if (isLooked) {
                casino.around().attendance().onlookers().look();
                casino.tables().forEach(table -> table.summary(Optional.empty()).join());
            }
            Thread.sleep(BETWEEN_LOOKS);
        }
        double core = (double) (system.getProcessCpuTime() - cpu) / (System.nanoTime() - from);
        return new Cost(core, events(casino) - events);
    }

    private static long events(Casino casino) {
        return casino.tables().stream()
                .map(TableDoor::lastPublicEvent)
                .mapToLong(asked -> asked.join())
                .sum();
    }
}
