package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What `serve` says about its address: a URL that works, or what is wrong with it.
class ServeCommandTest {

    private static final String OPEN = "The casino is open at ";

    @TempDir Path data;

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, http://localhost:",
        "localhost, http://localhost:",
        "::1, http://[::1]:"
    })
    void the_address_it_prints_is_the_address_to_open(String bind, String url) throws Exception {
        Path config = Files.writeString(data.resolve("settings"), "bind: %s%n".formatted(bind));
        try (var out = new PipedReader();
                var lines = new BufferedReader(out)) {
            var into = new PrintWriter(new PipedWriter(out));
            Thread serving =
                    Thread.ofPlatform()
                            .start(
                                    () ->
                                            Main.run(
                                                    into,
                                                    new PrintWriter(into),
                                                    "serve",
                                                    "--port",
                                                    "0",
                                                    "--data",
                                                    data.resolve("casino").toString(),
                                                    "--config",
                                                    config.toString()));
            try {
                String line = lines.readLine();
                assertTrue(line.startsWith(OPEN + url), line);
                assertEquals(200, status(line.substring(OPEN.length()) + "/health"));
            } finally {
                serving.interrupt();
                serving.join();
            }
        }
    }

    private static int status(String url) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url)).build();
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }

    private Run serve(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "serve";
        all[1] = "--data";
        all[2] = data.resolve("casino").toString();
        System.arraycopy(args, 0, all, 3, args.length);
        return Run.of(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"65536", "-1"})
    void a_port_that_is_none_is_told_with_what_is_allowed(String port) {
        Run run = serve("--port=" + port);

        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains("port: 0 to 65535, not " + port), run.err());
    }

    @Test
    void a_port_that_is_taken_is_told_and_the_casino_is_closed_again() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            for (int times = 0; times < 2; times++) {
                Run run = serve("--port", "" + other.getLocalPort());

                assertEquals(2, run.status(), run.err());
                assertTrue(
                        run.err()
                                .contains(
                                        "Port %d is taken. Choose another with --port."
                                                .formatted(other.getLocalPort())),
                        run.err());
            }
        }
    }

    @Test
    void an_address_of_another_machine_is_told() throws IOException {
        Path config = Files.writeString(data.resolve("settings"), "proxy: yes\n");

        Run run = serve("--bind", "192.0.2.1", "--port", "0", "--config", config.toString());

        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains("bind 192.0.2.1: this machine does not have"), run.err());
    }

    @Test
    void a_password_on_the_command_line_is_refused_and_not_repeated() {
        for (String command : List.of("serve", "backup", "restore", "rotate-key", "audit")) {
            Run run = Run.of(command, "--store", "postgresql://casino:s3cret%40@localhost/casino");

            assertEquals(2, run.status(), run.err());
            assertFalse(run.err().contains("s3cret"), run.err());
        }
        Run run = serve("--store", "postgresql://casino:s3cret%40@localhost/casino");
        assertTrue(run.err().contains("BACCARAT_STORE_PASSWORD"), run.err());
    }
}
