package baccarat.server;

import java.io.IOException;
import java.io.UncheckedIOException;

/// A guest who means ill: what they do to a table, and how the casino ends it.
final class Mallory {

    private static final int TEN_MEGABYTES = 10_000_000;
    private static final int PART = 8_192;
    private static final int FLOOD = 10_000;
    private static final int LITTLE_ROOM = 2_048;

    /// More than the casino sends before it hangs up on somebody. It hangs up while messages are
    /// still on their way to it, and its system then drops what it could not deliver so far: only
    /// what has arrived here by then is certain to be read, its last word included.
    private static final int ROOM = 128 * 1_024;

    private final Visitor visitor;
    private final String table;

    Mallory(Visitor visitor, String table) {
        this.visitor = visitor;
        this.table = table;
    }

    private interface Attack {
        void on(RawSocket socket) throws IOException;
    }

    private String ends(Attack attack) {
        try (var socket = new RawSocket(visitor, table, "", ROOM).reading()) {
            try {
                attack.on(socket);
            } catch (IOException e) {
                // the casino has hung up already
            }
            return socket.ended();
        }
    }

    String says(String text) {
        return ends(socket -> socket.text(text.replace('\'', '"')));
    }

    String sendsALargeFrame() {
        return ends(socket -> socket.frame(RawSocket.TEXT, true, new byte[TEN_MEGABYTES]));
    }

    String sendsALargeMessageInParts() {
        return ends(
                socket -> {
                    socket.frame(RawSocket.TEXT, false, new byte[PART]);
                    for (int sent = PART;
                            sent < TEN_MEGABYTES && !socket.hasEnded();
                            sent += PART) {
                        socket.frame(RawSocket.MORE, false, new byte[PART]);
                    }
                });
    }

    /// As fast as the wire takes it.
    String floods() {
        return ends(
                socket -> {
                    for (int i = 0; i < FLOOD && !socket.hasEnded(); i++) {
                        socket.text(
                                "{\"type\":\"command\",\"id\":\"f%d\",\"command\":{\"command\":\"AcceptCut\"}}"
                                        .formatted(i));
                    }
                });
    }

    /// Looks at the table and never reads what it says.
    RawSocket neverReads() {
        return new RawSocket(visitor, table, "", LITTLE_ROOM);
    }

    /// What is said to a page of somebody else's that opens a socket here.
    String comesFromAnotherPage() {
        try (var socket = new RawSocket(visitor, table, "Origin: https://example.com\n", ROOM)) {
            return socket.answer().lines().findFirst().orElse("") + " " + socket.body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
