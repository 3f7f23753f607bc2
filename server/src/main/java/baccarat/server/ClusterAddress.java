package baccarat.server;

import java.nio.file.Path;
import java.util.Optional;

/// Where the casino's other processes reach this one.
///
/// @param keystore with this process's key and certificate and the trusted ones, for TLS; its
///   password is in the variable `BACCARAT_CLUSTER_PASSWORD`
/// @param leads whether this process leads tables, or only serves those who look and play
public record ClusterAddress(String host, int port, Optional<Path> keystore, boolean leads) {

    private static final int LARGEST_PORT = 65_535;

    /// Parses an address.
    ///
    /// @param text `HOST:PORT`; an IPv6 address is in brackets
    public static ClusterAddress of(String text) {
        int colon = text.lastIndexOf(':');
        String host = colon < 1 ? "" : text.substring(0, colon);
        String port = text.substring(colon + 1);
        boolean fits =
                host.matches("[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:]+]")
                        && port.matches("[1-9]\\d{0,4}")
                        && Integer.parseInt(port) <= LARGEST_PORT;
        if (!fits) {
            throw new IllegalArgumentException(
                    "HOST:PORT such as 10.0.0.5:25520, an address that the other processes reach, not "
                            + text);
        }
        return new ClusterAddress(host, Integer.parseInt(port), Optional.empty(), true);
    }

    public ClusterAddress withKeystore(Optional<Path> file) {
        return new ClusterAddress(host, port, file, leads);
    }

    /// For a process that leads no tables.
    public ClusterAddress thatLeads(boolean tables) {
        return new ClusterAddress(host, port, keystore, tables);
    }

    /// Why it cannot be used with a store, if it cannot.
    public Optional<String> wrong(String store) {
        if (store.equals("sqlite")) {
            return Optional.of(
                    "cluster: several processes need a store of postgresql://..., and this one is sqlite");
        }
        return isLoopback() || keystore.isPresent()
                ? Optional.empty()
                : Optional.of(
                        "cluster %s: beyond this machine processes talk over TLS; give each a certificate with cluster-keystore"
                                .formatted(host));
    }

    private boolean isLoopback() {
        return host.equals("localhost") || host.equals("[::1]") || host.startsWith("127.");
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
