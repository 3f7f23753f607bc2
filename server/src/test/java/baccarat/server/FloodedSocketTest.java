package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a client sends too much of, or too slowly, ends its connection.
class FloodedSocketTest {

    private static final int FLOOD = 100_000;
    private static final int RECEIVED = 2_048;
    private static final String TOO_MANY = "1008 too many messages";

    private static OpenCasino open;
    private static Visitor mallory;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        Limits limits = Limits.USUAL.with(new Limits.Sockets(100, 100, 3, 100));
        open = OpenCasino.with(Settings.USUAL.with(data).with(limits));
        mallory = open.visitor().walkIn("mallory");
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    /// How the casino ends a socket that sends such frames and never reads before it is done.
    private static String flooded(Visitor visitor, int kind, boolean isLast) {
        try (var socket = new RawSocket(visitor, "ma-mini", "", RECEIVED).reading()) {
            try {
                if (kind == RawSocket.MORE) {
                    socket.frame(RawSocket.TEXT, false, new byte[0]);
                }
                for (int i = 0; i < FLOOD && !socket.hasEnded(); i++) {
                    socket.frame(kind, isLast, new byte[0]);
                }
            } catch (IOException e) {
                // the casino has hung up already
            }
            return socket.ended();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {RawSocket.PING, RawSocket.PONG})
    void control_frames_are_counted_like_messages(int kind) {
        assertEquals(TOO_MANY, flooded(mallory, kind, true));
    }

    @Test
    void empty_fragments_are_counted_like_messages() {
        assertEquals(TOO_MANY, flooded(mallory, RawSocket.MORE, false));
    }

    /// It is not waited for: forty megabytes would be kept for it, whatever a message may have.
    @ParameterizedTest
    @ValueSource(ints = {0x3, 0x7, 0xB, 0xF})
    void a_frame_of_a_kind_that_there_is_not_ends_the_connection_before_it_has_come(int kind)
            throws IOException {
        try (var socket = new RawSocket(mallory, "ma-mini", "", RECEIVED).reading()) {
            socket.begin(kind, true, 40L << 20);
            assertEquals("1002 Unknown opcode: " + kind, socket.ended());
        }
    }

    @Test
    void a_person_has_a_number_of_sockets_and_no_more() {
        Visitor nina = open.visitor().walkIn("nina");
        try (var _ = new RawSocket(nina, "ma-mini", "", RECEIVED);
                var _ = new RawSocket(nina, "ma-mini", "", RECEIVED);
                var _ = new RawSocket(nina, "ma-midi", "", RECEIVED)) {
            // A socket is counted when it is open, a moment after its upgrade.
            String answer = "HTTP/1.1 101";
            while (answer.startsWith("HTTP/1.1 101")) {
                try (var fourth = new RawSocket(nina, "ma-mini", "", RECEIVED)) {
                    answer = fourth.answer();
                }
            }
            assertTrue(answer.startsWith("HTTP/1.1 429"), answer);
            assertTrue(answer.contains("Retry-After: 10"), answer);
        }
    }

    @Test
    void an_upgrade_counts_as_a_request(@TempDir Path other) {
        Limits few = Limits.USUAL.withRequests(new Limits.Rate(4, 1));
        var answers = new ArrayList<String>();
        try (OpenCasino small = OpenCasino.with(Settings.USUAL.with(other).with(few))) {
            for (int i = 0; i < 5; i++) {
                try (var socket = new RawSocket(small.visitor(), "ma-mini", "", RECEIVED)) {
                    answers.add(socket.answer());
                }
            }
        }

        assertTrue(answers.get(3).startsWith("HTTP/1.1 101"), answers.get(3));
        assertTrue(answers.get(4).startsWith("HTTP/1.1 429"), answers.get(4));
        assertTrue(answers.get(4).contains("Retry-After: 60"), answers.get(4));
    }

    /// Nothing is kept for a socket that is over, and nothing of it in the browser.
    @Test
    void an_upgrade_brings_no_cookie() {
        try (var socket = new RawSocket(open.visitor(), "ma-mini", "", RECEIVED)) {
            assertTrue(socket.answer().startsWith("HTTP/1.1 101"), socket.answer());
            assertFalse(socket.answer().contains("Set-Cookie"), socket.answer());
        }
    }

    /// One byte now and then, for ever, at a casino that waits for half a second.
    private static void trickles(Path data, String beginning, String more) throws IOException {
        Limits limits = Limits.USUAL.with(Duration.ofMillis(500));
        try (var impatient = OpenCasino.with(Settings.USUAL.with(data).with(limits));
                var socket = new Socket(InetAddress.getLoopbackAddress(), impatient.port())) {
            OutputStream out = socket.getOutputStream();
            out.write(beginning.getBytes(StandardCharsets.US_ASCII));
            Thread.startVirtualThread(
                    () -> {
                        try {
                            while (true) {
                                out.write(more.getBytes(StandardCharsets.US_ASCII));
                                Thread.sleep(50);
                            }
                        } catch (IOException | InterruptedException e) {
                            // the casino has hung up, as it should
                        }
                    });
            InputStream in = socket.getInputStream();
            try {
                while (in.read() >= 0) {
                    // an answer is as good, as long as the connection ends
                }
            } catch (IOException e) {
                // ended with a reset
            }
        }
    }

    @Test
    void slow_headers_do_not_live_for_ever(@TempDir Path data) throws IOException {
        trickles(data, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n");
    }

    @Test
    void a_slow_body_does_not_live_for_ever(@TempDir Path data) throws IOException {
        trickles(
                data,
                "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n",
                " ");
    }
}
