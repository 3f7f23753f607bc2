package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A client that goes away in the middle of a body is nothing that an operator has to read about.
class AbortedBodyTest {

    private static final int CLIENTS = 20;
    private static final String COUNTED =
            "baccarat_requests_seconds_count{route=\"POST /guests\",status=\"400\"} %d"
                    .formatted(CLIENTS);

    @Test
    void it_leaves_no_line_in_the_log(@TempDir Path data) throws IOException {
        Settings settings =
                Settings.USUAL
                        .with(data)
                        .with(Limits.USUAL.withRequests(new Limits.Rate(1_000_000, 1_000_000)));
        try (OpenCasino open = OpenCasino.with(settings);
                var log = new CapturedLog()) {
            for (int i = 0; i < CLIENTS; i++) {
                goesAway(open.port(), i % 2 == 0);
            }
            // Each of them is counted when it is over.
            while (!open.visitor().get("/metrics").is(200).text().contains(COUNTED)) {
                Thread.onSpinWait();
            }
            assertEquals(
                    List.of(),
                    log.lines().stream().filter(line -> line.contains("failed")).toList());
        }
    }

    /// With a reset or with a polite end of the connection.
    private static void goesAway(int port, boolean isReset) throws IOException {
        String head =
                "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n{";
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.setSoLinger(isReset, 0);
        }
    }
}
