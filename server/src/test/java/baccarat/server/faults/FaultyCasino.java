package baccarat.server.faults;

import baccarat.server.Casino;
import baccarat.server.KeyRotation;
import baccarat.server.Settings;
import baccarat.server.store.Restore;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.tables.Pace;
import baccarat.server.web.HttpServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What runs in the process that faults happen to: a casino, a restore or a rotation of keys.
final class FaultyCasino {

    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(20),
                    Duration.ofMillis(400),
                    Duration.ofMillis(400),
                    Duration.ofMillis(200),
                    Duration.ofMillis(50));

    /// Heard on standard input.
    static final char FILL_THE_MEMORY = 'm';

    private FaultyCasino() {}

    static Process start(Map<String, String> environment, Path errors, String... arguments)
            throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx160m",
                        "-XX:+ExitOnOutOfMemoryError"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(FaultyCasino.class.getName());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        return builder.redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile())).start();
    }

    /// Says in one line what came of it: the port, `done`, or why not.
    public static void main(String[] arguments) throws IOException {
        String store = arguments[1];
        Path data = Path.of(arguments[2]);
        try {
            switch (arguments[0]) {
                case "serve" -> serve(Settings.USUAL.with(data).withStore(store));
                case "restore" -> Restore.from(Path.of(arguments[3]), store, data);
                case "rotate" -> rotate(store, data);
                default -> throw new IllegalArgumentException(arguments[0]);
            }
            System.out.println("done");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void rotate(String store, Path data) {
        try (Store open = Stores.open(store, data)) {
            new KeyRotation(open, data).rotate(Instant.now());
        }
    }

    private static void serve(Settings settings) throws IOException {
        Casino casino = Casino.open(settings.with(PACE).at("127.0.0.1", 0));
        var http = new HttpServer(casino).start();
        System.out.println(http.port());
        if (System.in.read() == FILL_THE_MEMORY) {
            fillTheMemory();
        }
        http.close();
        casino.close();
    }

    private static void fillTheMemory() {
        long held = 0;
        for (byte[][] more = new byte[1_000][]; held < Long.MAX_VALUE; held++) {
            more[(int) held] = new byte[1 << 20];
        }
    }
}
