package baccarat.server.web;

import baccarat.server.Limits;
import baccarat.server.Settings;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// From where requests come, and how many each address may make.
///
/// Behind a proxy the address is the last one that it wrote down, and only a proxy on this machine
/// is believed: everybody else could write there what they like.
final class Callers {

    private static final int REMEMBERED = 10_000;
    private static final String FORWARDED = "X-Forwarded-For";

    private final boolean proxy;
    private final Limits limits;
    private final Map<String, Bucket> buckets =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
                    return size() > REMEMBERED;
                }
            };

    Callers(Settings settings) {
        this.proxy = settings.doors().proxy();
        this.limits = settings.limits();
    }

    /// Whether this address has not asked too much lately.
    boolean mayAsk(Context context, Instant now) {
        return bucket(address(context), now).take(now);
    }

    private synchronized Bucket bucket(String address, Instant now) {
        return buckets.computeIfAbsent(
                address, _ -> new Bucket(limits.requestsAtOnce(), limits.requestsASecond(), now));
    }

    private String address(Context context) {
        String peer = context.req().getRemoteAddr();
        return proxy && isLoopback(peer) ? forwarded(context).orElse(peer) : peer;
    }

    private static Optional<String> forwarded(Context context) {
        return Optional.ofNullable(context.header(FORWARDED))
                .map(list -> list.substring(list.lastIndexOf(',') + 1).strip())
                .filter(address -> !address.isEmpty() && address.length() <= 45);
    }

    /// Whether somebody on this machine asks, and not a proxy for somebody elsewhere.
    static boolean isHere(Context context) {
        return isLoopback(context.req().getRemoteAddr()) && context.header(FORWARDED) == null;
    }

    private static boolean isLoopback(String address) {
        return InetAddress.ofLiteral(address).isLoopbackAddress();
    }
}
