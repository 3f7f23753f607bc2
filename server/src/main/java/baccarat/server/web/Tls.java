package baccarat.server.web;

import baccarat.server.Settings;
import io.javalin.config.JettyConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/// TLS with the certificate of a keystore, instead of plain HTTP.
final class Tls {

    /// The variable with the keystore's password, so that no file and no command line shows it.
    static final String PASSWORD = "BACCARAT_KEYSTORE_PASSWORD";

    private Tls() {}

    /// Checks the keystore before anything listens; fails with one line.
    static void check(Settings settings) {
        settings.doors()
                .keystore()
                .ifPresent(
                        file -> {
                            try {
                                KeyStore.getInstance(file.toFile(), password().toCharArray());
                            } catch (IOException
                                    | GeneralSecurityException
                                    | IllegalArgumentException e) {
                                throw new IllegalArgumentException(
                                        "keystore %s cannot be opened; is it PKCS 12, and its password in %s?"
                                                .formatted(file, PASSWORD),
                                        e);
                            }
                        });
    }

    static void configure(JettyConfig jetty, Settings settings) {
        settings.doors()
                .keystore()
                .ifPresent(
                        keystore ->
                                jetty.addConnector(
                                        (server, http) ->
                                                connector(server, http, keystore, settings)));
    }

    private static Connector connector(
            Server server, HttpConfiguration http, Path keystore, Settings settings) {
        var secure = new HttpConfiguration(http);
        // The names in a certificate are the operator's choice, and the browser checks them.
        secure.addCustomizer(new SecureRequestCustomizer(false));
        var keys = new SslContextFactory.Server();
        keys.setKeyStorePath(keystore.toAbsolutePath().toString());
        keys.setKeyStoreType("PKCS12");
        keys.setKeyStorePassword(password());
        keys.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        var connector =
                new ServerConnector(
                        server,
                        new SslConnectionFactory(keys, "http/1.1"),
                        new HttpConnectionFactory(secure));
        connector.setHost(settings.doors().bind());
        connector.setPort(settings.doors().port());
        return connector;
    }

    private static String password() {
        return Optional.ofNullable(System.getenv(PASSWORD)).orElse("");
    }
}
