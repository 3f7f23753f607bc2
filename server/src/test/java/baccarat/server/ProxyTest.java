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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whom a limit on requests is for, on a day when the clock stands still.
@Tag("slow")
class ProxyTest {

    private static final InstantSource NOON =
            InstantSource.fixed(Instant.parse("2026-03-01T12:00:00Z"));

    @TempDir Path data;

    /// How many of 250 requests were one too many.
    private long tooMany(boolean proxy, IntFunction<String> address) {
        return tooMany(proxy, i -> new String[] {address.apply(i)}, "/v1/session");
    }

    private long tooMany(boolean proxy, IntFunction<String[]> addresses, String path) {
        Settings settings =
                Settings.USUAL.with(data).at("127.0.0.1", 0).with(Optional.empty(), proxy);
        try (var casino = Casino.open(settings, NOON, FreshBytes::new);
                var http = new HttpServer(casino).start()) {
            var visitor = new Visitor(http.port());
            return IntStream.range(0, 250)
                    .filter(
                            i -> {
                                var request = visitor.request(path).GET();
                                for (String address : addresses.apply(i)) {
                                    request.header("X-Forwarded-For", address);
                                }
                                return visitor.send(request).status() == 429;
                            })
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
    void of_several_header_lines_the_last_one_is_the_proxys() {
        assertEquals(
                50,
                tooMany(true, i -> new String[] {"192.0.2." + i, "198.51.100.7"}, "/v1/session"));
    }

    @Test
    void one_network_of_ipv6_is_one_address() {
        assertEquals(50, tooMany(true, i -> "2001:db8:1:2::" + i));
        assertEquals(0, tooMany(true, i -> "2001:db8:1:" + i + "::1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/ready", "/health", "/metrics"})
    void what_is_not_below_the_api_is_limited_too(String path) {
        assertEquals(50, tooMany(false, _ -> new String[0], path));
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
                            .headers()
                            .firstValue("Set-Cookie")
                            .orElse("");
            assertTrue(cookie.contains("Secure") && cookie.contains("HttpOnly"), cookie);
        }
    }
}
