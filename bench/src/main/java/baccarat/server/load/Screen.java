package baccarat.server.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// A person's screen: a real WebSocket to a table, which reads everything it is sent. Made by hand,
/// since the JDK's own loses its place among fast frames now and then.
final class Screen {

    private static final int TEXT = 0x81;
    private static final int PONG = 0x8A;
    private static final int PING = 0x89;
    private static final int MASKED = 0x80;
    private static final int NO_MASK = 0;

    private final Socket socket;
    private final DataInputStream in;
    private final Consumer<String> reader;
    private final AtomicLong lost;
    private final String name;
    private int sent;
    private volatile boolean isClosed;

    private Screen(
            Socket socket,
            DataInputStream in,
            String name,
            Consumer<String> reader,
            AtomicLong lost) {
        this.socket = socket;
        this.in = in;
        this.name = name;
        this.reader = reader;
        this.lost = lost;
    }

    /// @param from an address of this machine
    /// @param session a name and a token
    /// @param lost counts connections that broke, and what is no message
    static Screen open(
            InetAddress from,
            int port,
            String table,
            String session,
            Consumer<String> reader,
            AtomicLong lost)
            throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port, from, 0);
        socket.setTcpNoDelay(true);
        String name = session.substring(0, session.indexOf(' '));
        String token = session.substring(name.length() + 1);
        String request =
                """
                GET /api/v1/tables/%s/live HTTP/1.1
                Host: 127.0.0.1:%d
                Origin: http://127.0.0.1:%d
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
                Cookie: baccarat=%s

                """
                        .formatted(table, port, port, token);
        socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes(UTF_8));
        var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        if (!head.toString().startsWith("HTTP/1.1 101 ")) {
            throw new IOException("no socket for " + name + ": " + head);
        }
        var screen = new Screen(socket, in, name, reader, lost);
        Thread.ofVirtual().start(screen::read);
        return screen;
    }

    @SuppressWarnings("SystemOut")
    private void read() {
        try {
            while (true) {
                int kind = in.readUnsignedByte();
                byte[] payload = in.readNBytes(length());
                switch (kind) {
                    case TEXT -> reader.accept(decoded(payload));
                    case PING -> write(PONG, payload);
                    default -> throw new IOException("a frame of kind " + kind);
                }
            }
        } catch (IOException e) {
            if (!isClosed) {
                lost.incrementAndGet();
                System.err.println("lost: " + name + " " + e);
            }
        }
    }

    /// Whatever is not a whole object in UTF-8 counts as lost.
    private static String decoded(byte[] payload) throws IOException {
        String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(payload)).toString();
        if (!text.startsWith("{\"type\":\"") || !text.endsWith("}")) {
            throw new IOException("no message: " + text);
        }
        return text;
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case 126 -> in.readUnsignedShort();
            case 127 -> Math.toIntExact(in.readLong());
            default -> length;
        };
    }

    synchronized void command(String command) {
        sent++;
        String text =
                "{\"type\":\"command\",\"id\":\"%d-%d\",\"command\":%s}"
                        .formatted(System.identityHashCode(this), sent, command.replace('\'', '"'));
        try {
            write(TEXT, text.getBytes(UTF_8));
        } catch (IOException e) {
            lost.incrementAndGet();
        }
    }

    private synchronized void write(int kind, byte[] payload) throws IOException {
        var frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) kind);
        if (payload.length < 126) {
            frame.put((byte) (MASKED | payload.length));
        } else {
            frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
        }
        frame.putInt(NO_MASK).put(payload);
        socket.getOutputStream().write(frame.array(), 0, frame.position());
    }

    void close() {
        isClosed = true;
        try {
            socket.close();
        } catch (IOException e) {
            lost.incrementAndGet();
        }
    }
}
