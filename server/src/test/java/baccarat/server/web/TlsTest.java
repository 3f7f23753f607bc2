package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A casino with a certificate of its own. Its password is where the build puts it for tests.
class TlsTest {

    private static final String PASSWORD = System.getenv("BACCARAT_KEYSTORE_PASSWORD");

    @TempDir Path folder;

    private Path keystore(String password) throws IOException, InterruptedException {
        Path file = folder.resolve("casino.p12");
        int status =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-genkeypair",
                                "-alias",
                                "casino",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "SAN=ip:127.0.0.1,dns:localhost",
                                "-storetype",
                                "PKCS12",
                                "-keystore",
                                file.toString(),
                                "-storepass",
                                password)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
        assertEquals(0, status);
        return file;
    }

    private static SSLContext trusting(Path keystore) throws IOException, GeneralSecurityException {
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(KeyStore.getInstance(keystore.toFile(), PASSWORD.toCharArray()));
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    private Settings settings(Path keystore) {
        return Settings.USUAL
                .with(folder.resolve("data"))
                .at("127.0.0.1", 0)
                .with(Optional.of(keystore), false);
    }

    @Test
    void a_casino_with_a_keystore_speaks_tls_and_nothing_else()
            throws IOException, InterruptedException, GeneralSecurityException {
        Path keystore = keystore(PASSWORD);
        try (var casino = Casino.open(settings(keystore));
                var http = new HttpServer(casino).start();
                var client = HttpClient.newBuilder().sslContext(trusting(keystore)).build()) {
            HttpResponse<String> guest = walksIn(client, http.port(), "https", "anna");

            assertEquals(201, guest.statusCode(), guest.body());
            assertEquals(403, walksIn(client, http.port(), "http", "bert").statusCode());
            String cookie = guest.headers().firstValue("Set-Cookie").orElse("");
            assertTrue(cookie.startsWith("__Host-baccarat="), cookie);
            assertTrue(cookie.contains("; Path=/; Secure;"), cookie);
            assertTrue(guest.headers().firstValue("Strict-Transport-Security").isPresent());
            var plain =
                    HttpRequest.newBuilder(
                                    URI.create("http://127.0.0.1:%d/health".formatted(http.port())))
                            .build();
            assertThrows(
                    IOException.class,
                    () -> client.send(plain, HttpResponse.BodyHandlers.ofString()));
        }
    }

    /// From a page of the casino's own name, with this scheme.
    private static HttpResponse<String> walksIn(
            HttpClient client, int port, String scheme, String name)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(
                                URI.create("https://127.0.0.1:%d/api/v1/guests".formatted(port)))
                        .header("Origin", "%s://127.0.0.1:%d".formatted(scheme, port))
                        .POST(
                                HttpRequest.BodyPublishers.ofString(
                                        "{\"name\":\"%s\"}".formatted(name)));
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void a_keystore_that_cannot_be_opened_is_one_clear_line()
            throws IOException, InterruptedException {
        Path locked = keystore("another password");
        Path nothing = Files.writeString(folder.resolve("nothing.p12"), "nothing");

        for (Path keystore : new Path[] {locked, nothing, folder.resolve("missing.p12")}) {
            try (var casino = Casino.open(settings(keystore))) {
                var e = assertThrows(IllegalArgumentException.class, () -> new HttpServer(casino));
                assertEquals(
                        "keystore %s cannot be opened; is it PKCS 12, and its password in BACCARAT_KEYSTORE_PASSWORD?"
                                .formatted(keystore),
                        e.getMessage());
            }
        }
    }
}
