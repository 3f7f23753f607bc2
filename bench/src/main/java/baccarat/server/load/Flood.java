package baccarat.server.load;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/// A kind of flood: how many connections from how many addresses, and what each does in a turn.
///
/// @param turnsASecond at most, of each connection
record Flood(String name, int connections, int addresses, int turnsASecond, Turn turn) {

    private static final int FRAMES_IN_A_TURN = 1_000;
    private static final byte[] HALF_A_BODY =
            "POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 200000\r\n\r\n{"
                    .getBytes(US_ASCII);

    /// What a connection does again and again.
    @FunctionalInterface
    interface Turn {

        /// One turn of the connection with this number.
        void take(FloodClient client, int number) throws IOException;
    }

    InetAddress address(int connection) throws IOException {
        return InetAddress.getByAddress(
                new byte[] {127, 0, 2, (byte) (1 + connection % addresses)});
    }

    /// Every flood, with the sessions of guests for those that take one.
    static List<Flood> all(List<String> tokens) {
        byte[] signIn =
                FloodClient.request(
                        "POST /api/v1/session",
                        "",
                        "{\"name\":\"stranger\",\"password\":\"wrong horse battery\"}");
        byte[] shoe = FloodClient.request("GET /api/v1/tables/load-0/shoes/1", "", "");
        byte[] ready = FloodClient.request("GET /ready", "", "");
        byte[] page = FloodClient.request("GET /", "", "");
        var floods = new ArrayList<Flood>();
        floods.add(new Flood("sign-ins, one address", 40, 1, 250, asking(signIn)));
        floods.add(new Flood("sign-ins, 20 addresses", 100, 20, 100, asking(signIn)));
        floods.add(new Flood("shoe file", 16, 1, 500, asking(shoe)));
        floods.add(new Flood("/ready", 16, 1, 300, asking(ready)));
        floods.add(new Flood("the page", 16, 1, 300, asking(page)));
        floods.add(new Flood("sockets", 16, 1, 30, opening(tokens.getFirst())));
        floods.add(new Flood("pings", 1, 1, 400, frames(tokens, (byte) 0x89)));
        floods.add(new Flood("empty fragments", 1, 1, 400, frames(tokens, (byte) 0x00)));
        floods.add(
                new Flood(
                        "bodies given up",
                        10,
                        1,
                        10,
                        (client, _) -> {
                            client.write(HALF_A_BODY);
                            client.again();
                        }));
        floods.add(
                new Flood(
                        "exact counts",
                        tokens.size(),
                        1,
                        100,
                        (client, number) ->
                                client.ask(
                                        FloodClient.request(
                                                "POST /api/v1/odds/removal",
                                                tokens.get(number),
                                                "{}"))));
        return floods;
    }

    private static Turn asking(byte[] request) {
        return (client, _) -> client.ask(request);
    }

    /// A socket stays open until the next turn of its connection.
    private static Turn opening(String token) {
        byte[] upgrade = FloodClient.upgrade(token);
        return (client, _) -> {
            client.again();
            client.ask(upgrade);
        };
    }

    /// A thousand empty frames of a kind on a socket that is never read; when it is cut off,
    /// another one is opened.
    private static Turn frames(List<String> tokens, byte kind) {
        byte[] upgrade = FloodClient.upgrade(tokens.getFirst());
        var frames = new byte[6 * FRAMES_IN_A_TURN];
        for (int i = 0; i < frames.length; i += 6) {
            frames[i] = kind;
            frames[i + 1] = (byte) 0x80;
        }
        return (client, _) -> {
            try {
                client.write(frames);
            } catch (IOException e) {
                client.again();
                client.ask(upgrade);
                if (kind == 0) {
                    client.write(new byte[] {0x01, (byte) 0x80, 0, 0, 0, 0});
                }
            }
        };
    }
}
