package baccarat.cli;

import baccarat.server.Casino;
import baccarat.server.ClusterAddress;
import baccarat.server.Doors;
import baccarat.server.House;
import baccarat.server.JsonLog;
import baccarat.server.Settings;
import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.store.StoreFailed;
import baccarat.server.web.HttpServer;
import io.javalin.util.JavalinException;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `baccarat serve`: a casino on this machine.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Opens a casino with live tables for people (default: http://localhost:8080).",
            "A new casino has one table for each document. Ctrl-C closes it; nothing is lost."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat serve",
            "  baccarat serve --port 9000 --data /var/lib/casino",
            "  baccarat serve --store postgresql://casino@localhost/casino",
            "  baccarat serve --config casino.conf",
            "  baccarat serve --for money --data /var/lib/casino",
            "  baccarat serve --store postgresql://casino@localhost/casino --data /var/lib/one --cluster 127.0.0.1:25520"
        })
final class ServeCommand implements Runnable {

    private static final int LARGEST_PORT = 65_535;

    @Spec private @Nullable CommandSpec spec;

    @Option(names = "--port", paramLabel = "N", description = "The port (default: 8080).")
    private @Nullable Integer port;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description =
                    "The address to listen on; other than loopback it needs TLS or a trusted proxy.")
    private @Nullable String bind;

    @Option(
            names = "--for",
            paramLabel = "KIND",
            description =
                    "What a new house is founded for, once: play (the default) or money. Also decides this for an older casino.")
    private @Nullable String kind;

    @Option(
            names = "--cluster",
            paramLabel = "HOST:PORT",
            description =
                    "Where the casino's other processes reach this one; it then runs in several, with a PostgreSQL store.")
    private @Nullable String cluster;

    @Mixin private final CasinoOptions where = new CasinoOptions();

    private final CountDownLatch over = new CountDownLatch(1);

    @Override
    public void run() {
        Settings settings = settings();
        CasinoOptions.regulations(settings);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        JsonLog.install();
        var closed = new CountDownLatch(1);
        try (Casino casino = opened(settings);
                HttpServer http = listening(casino)) {
            Thread hook = Thread.ofPlatform().unstarted(closed::countDown);
            Runtime.getRuntime().addShutdownHook(waitFor(hook));
            casino.processes().whenOver(closed::countDown);
            welcome(out, settings, http.port(), casino);
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            over.countDown();
        }
    }

    /// The process ends when the casino is closed, not before.
    private Thread waitFor(Thread signal) {
        return Thread.ofPlatform()
                .unstarted(
                        () -> {
                            signal.start();
                            try {
                                over.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        });
    }

    private Settings settings() {
        Settings settings = where.settings();
        House house = settings.house();
        settings = settings.with(house.withLobby(house.lobby(), house.everyGame().orElse(true)));
        settings =
                settings.at(
                        bind == null ? settings.doors().bind() : bind,
                        port == null ? settings.doors().port() : port);
        if (kind != null) {
            String given = kind;
            settings =
                    settings.founded(
                            HouseKind.of(given)
                                    .orElseThrow(
                                            () ->
                                                    Stop.wrongUsage(
                                                            "--for must be play or money, not "
                                                                    + given)));
        }
        int number = settings.doors().port();
        if (number < 0 || number > LARGEST_PORT) {
            throw Stop.wrongUsage("port: 0 to %d, not %d".formatted(LARGEST_PORT, number));
        }
        if (cluster != null) {
            settings = settings.withCluster(address(cluster, settings));
        }
        Optional<String> wrong = settings.wrong();
        if (wrong.isPresent()) {
            throw Stop.wrongUsage(wrong.get());
        }
        return settings;
    }

    private static ClusterAddress address(String text, Settings settings) {
        try {
            return ClusterAddress.of(text)
                    .withKeystore(settings.cluster().flatMap(ClusterAddress::keystore))
                    .thatLeads(settings.cluster().map(ClusterAddress::leads).orElse(true));
        } catch (IllegalArgumentException e) {
            throw Stop.wrongUsage("cluster: " + e.getMessage());
        }
    }

    private static Casino opened(Settings settings) {
        try {
            return Casino.open(settings);
        } catch (StoreFailed | Founding.OtherHouse e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        } catch (CompletionException e) {
            throw Stop.wrongUsage(
                    "the store of %s cannot be used: %s; run baccarat audit"
                            .formatted(settings.data(), StoreFailed.firstLine(e)));
        }
    }

    private static HttpServer listening(Casino casino) {
        try {
            return new HttpServer(casino).start();
        } catch (JavalinException e) {
            casino.close();
            throw Stop.wrongUsage(notListening(casino.settings().doors(), e));
        } catch (IllegalArgumentException e) {
            casino.close();
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }

    /// The operating system tells an address that is taken from one that is not this machine's.
    private static String notListening(Doors doors, JavalinException failure) {
        boolean isElsewhere =
                Stream.iterate((Throwable) failure, Objects::nonNull, Throwable::getCause)
                        .limit(10)
                        .map(cause -> String.valueOf(cause.getMessage()))
                        .anyMatch(
                                message ->
                                        message.contains("Cannot assign requested address")
                                                || message.contains("Unresolved address"));
        return isElsewhere
                ? "bind %s: this machine does not have that address; use one of its own, or 127.0.0.1"
                        .formatted(doors.bind())
                : "Port %d is taken. Choose another with --port.".formatted(doors.port());
    }

    private static void welcome(PrintWriter out, Settings settings, int port, Casino casino) {
        String host =
                settings.doors().bind().startsWith("127.")
                        ? "localhost"
                        : settings.doors().bindInUrl();
        String scheme = settings.doors().keystore().isPresent() ? "https" : "http";
        out.printf("The casino is open at %s://%s:%d%n", scheme, host, port);
        out.println(
                casino.kind()
                        .map(
                                kind ->
                                        switch (kind) {
                                            case PLAY ->
                                                    "The house is for play: every chip is a play chip, and the cage pays nothing out.";
                                            case MONEY ->
                                                    "The house is for money: the cage opens accounts and pays out.";
                                        })
                        .orElse(
                                "This casino is founded neither for play nor for money, and its cage pays nothing out until it is: start "
                                        + "it once with --for play or --for money, or answer on the staff page."));
        casino.code()
                .ifPresent(
                        code ->
                                out.printf(
                                        "No administrator yet. Create one at %s://%s:%d/#staff with this single-use code: %s%n",
                                        scheme, host, port, code));
        out.println("Ctrl-C closes it.");
        out.flush();
    }
}
