package baccarat.server;

import baccarat.rules.Money;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.util.Optional;

/// How a casino is run.
///
/// @param bind the address it listens at; others than loopback take TLS or a proxy
/// @param store `sqlite`, or where a PostgreSQL is
/// @param keystore with a certificate, for TLS; its password is in the variable
///   `BACCARAT_KEYSTORE_PASSWORD`
/// @param proxy a proxy in front takes care of TLS
/// @param openMetrics `/metrics` answers not only this machine
/// @param guests whether anybody may walk in
/// @param regulars how many simulated patrons keep a table alive
public record Settings(
        String bind,
        int port,
        Path data,
        String store,
        Optional<Path> keystore,
        boolean proxy,
        boolean openMetrics,
        boolean guests,
        Money playChips,
        int regulars,
        Pace pace) {

    public static final Settings USUAL =
            new Settings(
                    "127.0.0.1",
                    8080,
                    Path.of("casino"),
                    "sqlite",
                    Optional.empty(),
                    false,
                    false,
                    true,
                    Money.dollars(5_000),
                    3,
                    Pace.USUAL);

    public Settings with(Path folder) {
        return new Settings(
                bind,
                port,
                folder,
                store,
                keystore,
                proxy,
                openMetrics,
                guests,
                playChips,
                regulars,
                pace);
    }

    public Settings withStore(String where) {
        return new Settings(
                bind,
                port,
                data,
                where,
                keystore,
                proxy,
                openMetrics,
                guests,
                playChips,
                regulars,
                pace);
    }

    public Settings at(String address, int number) {
        return new Settings(
                address,
                number,
                data,
                store,
                keystore,
                proxy,
                openMetrics,
                guests,
                playChips,
                regulars,
                pace);
    }

    public Settings with(Pace other) {
        return new Settings(
                bind,
                port,
                data,
                store,
                keystore,
                proxy,
                openMetrics,
                guests,
                playChips,
                regulars,
                other);
    }

    public Settings withRegulars(int number) {
        return new Settings(
                bind,
                port,
                data,
                store,
                keystore,
                proxy,
                openMetrics,
                guests,
                playChips,
                number,
                pace);
    }

    public Settings with(Optional<Path> certificate, boolean behindAProxy) {
        return new Settings(
                bind,
                port,
                data,
                store,
                certificate,
                behindAProxy,
                openMetrics,
                guests,
                playChips,
                regulars,
                pace);
    }

    public Settings withMetrics(boolean open) {
        return new Settings(
                bind, port, data, store, keystore, proxy, open, guests, playChips, regulars, pace);
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
