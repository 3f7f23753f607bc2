package baccarat.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Random;

/// A port for a server that goes away and comes back.
public final class FreePort {

    private FreePort() {}

    /// Below those that a system hands out to whoever asks for any: nobody takes it while the
    /// server is away.
    public static int any() {
        return new Random().ints(20_000, 32_000).filter(FreePort::isFree).findFirst().orElseThrow();
    }

    private static boolean isFree(int port) {
        try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
