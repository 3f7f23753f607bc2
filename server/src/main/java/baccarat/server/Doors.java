package baccarat.server;

import java.nio.file.Path;
import java.util.Optional;

/// Where the casino listens and who stands in front of it.
///
/// @param bind the address it listens at; others than loopback take TLS or a proxy
/// @param keystore with a certificate, for TLS; its password is in the variable
///   `BACCARAT_KEYSTORE_PASSWORD`
/// @param proxy a proxy in front takes care of TLS
/// @param openMetrics `/metrics` answers not only this machine
/// @param origin scheme, name and port that browsers reach it under, such as
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

    /// The address as it stands in a URL, where IPv6 has brackets.
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

    /// What is wrong with it as a whole, if anything is.
    public Optional<String> wrong() {
        return isLoopback() || isSecure()
                ? Optional.empty()
                : Optional.of(
                        ("bind %s: beyond this machine a casino takes TLS (keystore) or a trusted proxy"
                                        + " (proxy: yes)")
                                .formatted(bind));
    }
}
