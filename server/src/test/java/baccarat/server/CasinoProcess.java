package baccarat.server;

import baccarat.server.web.HttpServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A casino in a process of its own, to be killed at any moment.
final class CasinoProcess {

    private static final int TRIES = 10;

    private final Process process;
    private final int port;

    private CasinoProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /// A casino whose database keeps it waiting does not open, and is started again, as whoever
    /// runs one would.
    static CasinoProcess start(String store, Path data) throws IOException, InterruptedException {
        String said = "";
        for (int tries = 0; tries < TRIES; tries++) {
            Process process = process(store, data);
            said = String.valueOf(process.inputReader().readLine());
            if (said.matches("\\d+")) {
                return new CasinoProcess(process, Integer.parseInt(said));
            }
            process.destroyForcibly().waitFor();
        }
        throw new IOException("the casino did not open: " + said);
    }

    private static Process process(String store, Path data) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(CasinoProcess.class.getName(), store, data.toString()));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    Visitor visitor() {
        return new Visitor(port);
    }

    /// The same visitor with the cookie they have, at this casino.
    Visitor again(Visitor visitor) {
        return visitor.at(port);
    }

    /// As if the power were cut for the process: nothing is closed.
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /// Says its port, and goes on until it is killed or whoever started it is gone.
    public static void main(String[] args) throws IOException {
        Settings settings =
                Settings.USUAL
                        .with(Path.of(args[1]))
                        .withStore(args[0])
                        .with(OpenCasino.QUICK)
                        .at("127.0.0.1", 0);
        try {
            var http = new HttpServer(Casino.open(settings)).start();
            System.out.println(http.port());
            Runtime.getRuntime().halt(System.in.read());
        } catch (RuntimeException e) {
            System.out.println(e);
            Runtime.getRuntime().halt(1);
        }
    }
}
