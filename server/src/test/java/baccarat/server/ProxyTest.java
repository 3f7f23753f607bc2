package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.web.HttpServer;
import baccarat.shoe.FreshBytes;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whom a limit on requests is for, on a day when the clock stands still.
class ProxyTest {

    private static final InstantSource NOON =
            InstantSource.fixed(Instant.parse("2026-03-01T12:00:00Z"));

    @TempDir Path data;

    /// How many of 250 requests were one too many.
    private long tooMany(boolean proxy, IntFunction<String> address) {
        Settings settings =
                Settings.USUAL.with(data).at("127.0.0.1", 0).with(Optional.empty(), proxy);
        try (var casino = Casino.open(settings, NOON, FreshBytes::new);
                var http = new HttpServer(casino).start()) {
            var visitor = new Visitor(http.port());
            return IntStream.range(0, 250)
                    .filter(
                            i ->
                                    visitor.send(
                                                            visitor.request("/v1/session")
                                                                    .header(
                                                                            "X-Forwarded-For",
                                                                            address.apply(i))
                                                                    .GET())
                                                    .status()
                                            == 429)
                    .count();
        }
    }

    @Test
    void behind_a_trusted_proxy_each_address_has_its_own_limit() {
        assertEquals(0, tooMany(true, i -> "192.0.2." + i));
    }

    @Test
    void what_a_caller_writes_before_the_proxy_does_not_help_it() {
        assertEquals(50, tooMany(true, i -> "192.0.2." + i + ", 198.51.100.7"));
    }

    @Test
    void without_a_proxy_the_header_says_nothing() {
        assertEquals(50, tooMany(false, i -> "192.0.2." + i));
    }

    @Test
    void behind_a_proxy_cookies_are_for_tls_alone() {
        Settings settings =
                Settings.USUAL.with(data).at("127.0.0.1", 0).with(Optional.empty(), true);
        try (var casino = Casino.open(settings);
                var http = new HttpServer(casino).start()) {
            String cookie =
                    new Visitor(http.port())
                            .post("/v1/guests", "{'name':'anna'}")
                            .is(201)
                            .response()
                            .headers()
                            .firstValue("Set-Cookie")
                            .orElse("");
            assertTrue(cookie.contains("Secure") && cookie.contains("HttpOnly"), cookie);
        }
    }
}
