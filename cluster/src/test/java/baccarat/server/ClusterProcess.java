package baccarat.server;

import baccarat.server.web.HttpServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// One of a casino's processes, to be killed, frozen and stopped.
final class ClusterProcess {

    /// Two tables share their meters, with a Must Hit that is won every few rounds.
    static final String LINK = "main";

    static final String NO_TABLES = "no-tables";

    private static final String EXAMPLE = "ma-mini-everything";

    private final Process process;
    private final int port;
    private final int clusterPort;

    private ClusterProcess(Process process, int port, int clusterPort) {
        this.process = process;
        this.port = port;
        this.clusterPort = clusterPort;
    }

    /// Opens and has joined the others when this returns.
    ///
    /// @param port at which browsers find it, also after another start
    static ClusterProcess start(String store, Path data, int port, int clusterPort)
            throws IOException {
        return start(store, data, port, clusterPort, List.of());
    }

    /// The same over TLS, or with tables or without.
    ///
    /// @param more `no-tables`, or the path of a keystore
    static ClusterProcess start(
            String store, Path data, int port, int clusterPort, List<String> more)
            throws IOException {
        Path log = Files.createDirectories(data).resolve("process.log");
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(ClusterProcess.class.getName());
        command.addAll(
                List.of(store, data.toString(), String.valueOf(port), String.valueOf(clusterPort)));
        command.addAll(more);
        var builder =
                new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().put("BACCARAT_CLUSTER_PASSWORD", ClusterKeys.PASSWORD);
        Process process = builder.start();
        String said = String.valueOf(process.inputReader().readLine());
        if (!said.equals("open")) {
            process.destroyForcibly();
            throw new IOException(
                    "the process did not open: " + said + "\n" + Files.readString(log));
        }
        return new ClusterProcess(process, port, clusterPort);
    }

    /// The keys of one process for another.
    static void copyKeys(Path from, Path to) throws IOException {
        Files.createDirectories(to.resolve("keys"));
        try (var files = Files.list(from.resolve("keys"))) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve("keys").resolve(file.getFileName().toString()));
            }
        }
    }

    Visitor visitor() {
        return new Visitor(port);
    }

    int port() {
        return port;
    }

    int clusterPort() {
        return clusterPort;
    }

    /// As the casino knows it.
    String address() {
        return "127.0.0.1:" + clusterPort;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// As if the power were cut for the process: nothing is closed.
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /// It does nothing and knows nothing until it wakes.
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    void wake() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
    }

    /// Hands its tables over and ends.
    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    void awaitEnd() throws IOException, InterruptedException {
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            throw new IOException("the process goes on");
        }
    }

    /// Says that it is open, and goes on until it is told to end, is given up by the others, or
    /// whoever started it is gone.
    public static void main(String[] args) throws IOException {
        Settings settings =
                Settings.USUAL
                        .with(Path.of(args[1]))
                        .withStore(args[0])
                        .with(OpenCasino.QUICK)
                        .withCluster(address(args))
                        .at("127.0.0.1", Integer.parseInt(args[2]));
        try {
            Casino casino = Casino.open(settings);
            putUp(casino, "linked-1");
            putUp(casino, "linked-2");
            var http = new HttpServer(casino).start();
            casino.processes().whenOver(() -> Runtime.getRuntime().halt(3));
            Runtime.getRuntime()
                    .addShutdownHook(
                            Thread.ofPlatform()
                                    .unstarted(
                                            () -> {
                                                http.close();
                                                casino.close();
                                            }));
            System.out.println("open");
            Runtime.getRuntime().halt(System.in.read());
        } catch (RuntimeException e) {
            e.printStackTrace();
            System.out.println(e);
            Runtime.getRuntime().halt(1);
        }
    }

    private static ClusterAddress address(String[] args) {
        ClusterAddress address = ClusterAddress.of("127.0.0.1:" + args[3]);
        for (String more : List.of(args).subList(4, args.length)) {
            address =
                    more.equals(NO_TABLES)
                            ? address.thatLeads(false)
                            : address.withKeystore(Optional.of(Path.of(more)));
        }
        return address;
    }

    private static void putUp(Casino casino, String id) {
        if (casino.table(id).isEmpty()) {
            String submission =
                    FirstTables.submission(EXAMPLE)
                            .replace("  royal-9:\n", "  royal-9:\n    link: %s\n".formatted(LINK))
                            .replace("ceiling: 500.00", "ceiling: 200.90");
            casino.floor().add(CasinoTables.NewTable.automatic(id, submission));
        }
    }
}
