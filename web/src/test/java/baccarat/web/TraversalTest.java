package baccarat.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No address leads out of the page's own files, however it is written. Addresses go out as they
/// stand here: a client of the usual kind would put them straight first.
class TraversalTest {

    private static final List<String> UP =
            List.of(
                    "..",
                    "%2e%2e",
                    "%2E.",
                    "%252e%252e",
                    "..;x",
                    "..%00",
                    "%c0%ae%c0%ae",
                    "%uff0e%uff0e",
                    "．．",
                    "....");
    private static final List<String> STEP =
            List.of("/", "%2f", "%2F", "%252f", "\\", "%5c", "%255c", "//", "/./", "%00/");

    /// What is there on the class path or on the disk, and for nobody.
    private static final List<String> WANTED =
            List.of(
                    "submissions/ma-mini.yaml",
                    "META-INF/MANIFEST.MF",
                    "baccarat/server/Casino.class",
                    "etc/passwd",
                    "keys/master.key",
                    "casino.db");

    @TempDir static Path data;
    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino() {
        var any = new Limits.Rate(100_000, 100_000);
        open =
                OpenCasino.with(
                        Settings.USUAL
                                .with(data)
                                .with(Limits.USUAL.withFiles(any).withRequests(any)));
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static List<String> paths() {
        var paths = new ArrayList<String>();
        for (String wanted : WANTED) {
            for (String up : UP) {
                for (String step : STEP) {
                    String out = (up + step).repeat(3) + wanted;
                    paths.add("/" + out);
                    paths.add("/app/" + out);
                    paths.add("/lib/lit/" + out);
                }
            }
            paths.add("//" + wanted);
            paths.add("/" + wanted + "%00.js");
            paths.add("/app/salon.js%00/../../" + wanted);
            paths.add("http://127.0.0.1/../" + wanted);
        }
        return paths;
    }

    @Test
    void no_address_leads_to_a_file_that_is_not_the_pages() throws IOException {
        List<String> paths = paths();
        for (String path : paths) {
            String answer = answer(path);
            assertTrue(answer.startsWith("HTTP/1.1 4"), path + " " + answer);
            assertFalse(answer.startsWith("HTTP/1.1 42"), "looked at, not turned away: " + answer);
            assertFalse(answer.contains("root:") || answer.contains("\nk1 "), path);
        }
        assertTrue(paths.size() > 1_500, "few addresses: " + paths.size());
        assertTrue(answer("/app/salon.js").startsWith("HTTP/1.1 200"), "what is there is given");
    }

    private static String answer(String path) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), open.port())) {
            String request =
                    "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(UTF_8));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
        }
    }
}
