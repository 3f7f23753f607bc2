package baccarat.server;

import java.nio.file.Path;
import java.util.Optional;

/// Where the casino listens, and what stands in front of it.
///
/// @param bind the address to listen on; other than loopback requires TLS or a proxy
/// @param keystore with a certificate, for TLS; its password is in the variable
///   `BACCARAT_KEYSTORE_PASSWORD`
/// @param proxy whether a proxy in front handles TLS
/// @param openMetrics whether `/metrics` is available beyond this machine
/// @param origin scheme, name and port under which browsers reach it, such as
///   `https://casino.example`
public record Doors(
        String bind,
        int port,
        Optional<Path> keystore,
        boolean proxy,
        boolean openMetrics,
        Optional<String> origin) {

    public static final Doors USUAL =
            new Doors("127.0.0.1", 8080, Optional.empty(), false, false, Optional.empty());

    public Doors at(String address, int number) {
        return new Doors(address, number, keystore, proxy, openMetrics, origin);
    }

    public Doors withOrigin(String other) {
        return new Doors(bind, port, keystore, proxy, openMetrics, Optional.of(other));
    }

    /// The address as written in a URL, where IPv6 has brackets.
    public String bindInUrl() {
        return bind.contains(":") ? "[" + bind + "]" : bind;
    }

    /// Whether browsers reach it over TLS.
    public boolean isSecure() {
        return keystore.isPresent() || proxy;
    }

    private boolean isLoopback() {
        return bind.equals("localhost") || bind.equals("::1") || bind.startsWith("127.");
    }

    /// What is wrong with the combination, if anything.
    public Optional<String> wrong() {
        return isLoopback() || isSecure()
                ? Optional.empty()
                : Optional.of(
                        ("bind %s: beyond this machine a casino takes TLS (keystore) or a trusted proxy"
                                        + " (proxy: yes)")
                                .formatted(bind));
    }
}
