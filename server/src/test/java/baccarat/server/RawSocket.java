package baccarat.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;

/// A WebSocket by hand, for what a browser would never send. It reads only if it is told to.
final class RawSocket implements AutoCloseable {

    static final int MORE = 0x0;
    static final int TEXT = 0x1;
    static final int PING = 0x9;
    static final int PONG = 0xA;
    private static final int CLOSE = 0x8;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;

    private final Socket socket = new Socket();
    private final OutputStream out;
    private final DataInputStream in;
    private final String head;
    private final CompletableFuture<String> ended = new CompletableFuture<>();

    /// @param more headers beside those that an upgrade takes, each with its line end
    /// @param room how many bytes the system keeps for it unread
    RawSocket(Visitor visitor, String table, String more, int room) {
        try {
            socket.setReceiveBufferSize(room);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), visitor.port()));
            out = socket.getOutputStream();
            in = new DataInputStream(socket.getInputStream());
            String request =
                    """
                    GET /api/v1/tables/%s/live HTTP/1.1
                    Host: 127.0.0.1:%d
                    Upgrade: websocket
                    Connection: Upgrade
                    Sec-WebSocket-Version: 13
                    Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
                    Cookie: %s
                    """
                            .formatted(table, visitor.port(), visitor.cookie());
            out.write((request + more + "\n").replace("\n", "\r\n").getBytes(UTF_8));
            out.flush();
            head = head();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String head() throws IOException {
        var text = new StringBuilder();
        while (!text.toString().endsWith("\r\n\r\n")) {
            text.append((char) in.readUnsignedByte());
        }
        return text.toString();
    }

    /// What the casino said to the upgrade: the first line and the headers.
    String answer() {
        return head;
    }

    /// The body of an answer that is no upgrade: one JSON object.
    String body() throws IOException {
        var text = new StringBuilder();
        while (text.isEmpty() || text.charAt(text.length() - 1) != '}') {
            text.append((char) in.readUnsignedByte());
        }
        return text.toString();
    }

    /// From now on everything that comes is read and passed over, up to the end.
    RawSocket reading() {
        Thread.ofVirtual().start(() -> ended.complete(untilTheEnd()));
        return this;
    }

    private String untilTheEnd() {
        try {
            while (true) {
                int kind = in.readUnsignedByte() & 0x0F;
                byte[] payload = in.readNBytes(length());
                if (kind == CLOSE) {
                    int code = ByteBuffer.wrap(payload).getShort();
                    return code + " " + new String(payload, 2, payload.length - 2, UTF_8);
                }
            }
        } catch (IOException e) {
            return "cut off";
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case 126 -> in.readUnsignedShort();
            case 127 -> Math.toIntExact(in.readLong());
            default -> length;
        };
    }

    /// With which code and words the casino ended it.
    String ended() {
        return Patience.got(ended);
    }

    boolean hasEnded() {
        return ended.isDone();
    }

    void text(String text) throws IOException {
        frame(TEXT, true, text.getBytes(UTF_8));
    }

    /// One frame, masked with zeros, which is a mask like any other.
    void frame(int kind, boolean last, byte[] payload) throws IOException {
        begin(kind, last, payload.length);
        out.write(payload);
        out.flush();
    }

    /// What a frame begins with: of what kind it is and how long it will be.
    void begin(int kind, boolean last, long length) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(14);
        header.put((byte) (kind | (last ? LAST : 0)));
        header.put((byte) (MASKED | 127)).putLong(length).putInt(0);
        out.write(header.array());
        out.flush();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
