package baccarat.server.load;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One connection of a flood: it asks, waits for the answer, and asks again. It reads of an answer
/// what it has to and understands nothing of it.
final class FloodClient implements AutoCloseable {

    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");
    private static final int PATIENCE = 30_000;

    private final InetAddress from;
    private final int port;
    private Socket socket;

    FloodClient(InetAddress from, int port) throws IOException {
        this.from = from;
        this.port = port;
        this.socket = opened();
    }

    private Socket opened() throws IOException {
        var opened = new Socket(InetAddress.getLoopbackAddress(), port, from, 0);
        opened.setTcpNoDelay(true);
        opened.setSoTimeout(PATIENCE);
        return opened;
    }

    /// A request with a body that may be empty, and its cookie if it has one.
    static byte[] request(String line, String token, String body) {
        return """
               %s HTTP/1.1
               Host: 127.0.0.1
               Cookie: baccarat=%s
               Content-Length: %d

               """
                .formatted(line, token, body.length())
                .replace("\n", "\r\n")
                .concat(body)
                .getBytes(US_ASCII);
    }

    static byte[] upgrade(String token) {
        return """
               GET /api/v1/tables/load-0/live HTTP/1.1
               Host: 127.0.0.1
               Upgrade: websocket
               Connection: Upgrade
               Sec-WebSocket-Version: 13
               Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
               Cookie: baccarat=%s

               """
                .formatted(token)
                .replace("\n", "\r\n")
                .getBytes(US_ASCII);
    }

    /// The status of the answer.
    int ask(byte[] request) throws IOException {
        socket.getOutputStream().write(request);
        var in = new BufferedInputStream(socket.getInputStream());
        String head = head(in);
        Matcher length = LENGTH.matcher(head);
        if (length.find()) {
            in.skipNBytes(Long.parseLong(length.group(1)));
        } else if (!head.startsWith("HTTP/1.1 101 ")) {
            again();
        }
        return Integer.parseInt(head.substring(9, 12));
    }

    private static String head(InputStream in) throws IOException {
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("no answer");
            }
            head.append((char) next);
        }
        return head.toString();
    }

    void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /// Hangs up and comes back.
    void again() throws IOException {
        socket.close();
        socket = opened();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
