package baccarat.server.web;

import baccarat.server.Limits;
import baccarat.server.Settings;
import baccarat.server.people.Member;
import baccarat.server.work.Caller;
import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Instant;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where requests come from, and how many each address may make.
///
/// Behind a proxy the address is the last one in the last `X-Forwarded-For` line, which the proxy
/// itself wrote; only a proxy on this machine is trusted. An IPv6 network of 64 bits counts as one
/// address, because one customer owns all of it.
final class Callers {

    private static final int STAFF_ADDRESSES = 1_000;

    /// The request attribute with the sender's address.
    static final String ADDRESS = "address";

    private static final String FORWARDED = "X-Forwarded-For";

    private final boolean proxy;
    private final Buckets requests;
    private final Buckets files;
    private final Buckets comingIn;

    /// Addresses from which staff signed in recently; their sign-ins take precedence over those of
    /// strangers.
    private final Set<String> staffed =
            Collections.synchronizedSet(
                    Collections.newSetFromMap(
                            new LinkedHashMap<>(16, 0.75f, true) {
                                @Override
                                protected boolean removeEldestEntry(
                                        Map.Entry<String, Boolean> eldest) {
                                    return size() > STAFF_ADDRESSES;
                                }
                            }));

    Callers(Settings settings) {
        this.proxy = settings.doors().proxy();
        Limits limits = settings.limits();
        this.requests = new Buckets(limits.requests());
        this.files = new Buckets(limits.files());
        this.comingIn = new Buckets(limits.signIns());
    }

    /// Counts a request that takes work.
    void countRequest(Context context, Instant now) {
        context.attribute(ADDRESS, address(context));
        count(requests, context, now, "Too many requests from your address.");
    }

    /// Counts a file of the page; a page has many.
    void countFile(Context context, Instant now) {
        count(files, context, now, "Too many files were requested from your address.");
    }

    /// Counts a sign-in, a registration or a new guest.
    void countComingIn(Context context, Instant now) {
        count(comingIn, context, now, "Too many sign-ins from your address.");
    }

    private void count(Buckets buckets, Context context, Instant now, String what) {
        if (!buckets.take(address(context), now)) {
            int seconds = buckets.secondsToWait();
            throw Problem.tooMany("%s Try again in %d s.".formatted(what, seconds), seconds);
        }
    }

    /// The caller, for the queues.
    Caller caller(Context context, Optional<Member> member) {
        String address = address(context);
        if (member.filter(it -> it.post().isStaff()).isPresent()) {
            staffed.add(address);
        }
        return new Caller(rank(address, member), address, member.map(Member::name).orElse(""));
    }

    private Caller.Rank rank(String address, Optional<Member> member) {
        if (member.isEmpty()) {
            return staffed.contains(address) ? Caller.Rank.STAFF : Caller.Rank.STRANGER;
        }
        return member.get().post().isStaff() ? Caller.Rank.STAFF : Caller.Rank.SIGNED_IN;
    }

    /// The sender's address, as far as the network tells.
    String address(Context context) {
        String peer = context.req().getRemoteAddr();
        return network(proxy && isLoopback(peer) ? forwarded(context).orElse(peer) : peer);
    }

    private static Optional<String> forwarded(Context context) {
        return Collections.list(context.req().getHeaders(FORWARDED)).stream()
                .reduce((_, last) -> last)
                .map(list -> list.substring(list.lastIndexOf(',') + 1).strip())
                .filter(address -> !address.isEmpty() && address.length() <= 45);
    }

    private static String network(String address) {
        try {
            return InetAddress.ofLiteral(address) instanceof Inet6Address six
                            && !six.isLoopbackAddress()
                    ? HexFormat.of().formatHex(six.getAddress(), 0, 8)
                    : address;
        } catch (IllegalArgumentException e) {
            return address;
        }
    }

    /// Whether the request comes from this machine, and not through a proxy.
    static boolean isHere(Context context) {
        return isLoopback(context.req().getRemoteAddr()) && context.header(FORWARDED) == null;
    }

    private static boolean isLoopback(String address) {
        return InetAddress.ofLiteral(address).isLoopbackAddress();
    }
}
