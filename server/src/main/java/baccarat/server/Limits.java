package baccarat.server;

import baccarat.server.work.FairQueue;
import java.time.Duration;

/// Rate and size limits. `docs/security.md` lists all of them.
///
/// @param requests from one address: the API, WebSocket upgrades, `/ready` and `/metrics`
/// @param files of the page, for one address
/// @param signIns sign-ins, registrations and new guests from one address
/// @param messages frames of any kind from one WebSocket
/// @param passwords hashing of passwords
/// @param counts the analysts' exact counts
/// @param records files and rounds made from the log
/// @param request the longest time a client may take to send a request
/// @param sizes of requests and messages
public record Limits(
        Rate requests,
        Rate files,
        Rate signIns,
        Rate messages,
        Sockets sockets,
        FairQueue.Size passwords,
        FairQueue.Size counts,
        FairQueue.Size records,
        Duration request,
        Sizes sizes) {

    /// A burst size, and the sustained rate per minute.
    public record Rate(int atOnce, int aMinute) {

        static Rate aSecond(int atOnce, int aSecond) {
            return new Rate(atOnce, 60 * aSecond);
        }
    }

    /// How many WebSockets may be open.
    ///
    /// @param strangers the limit for viewers who are not signed in
    public record Sockets(int inAll, int perAddress, int perPerson, int strangers) {}

    /// Size limits for what a client sends.
    ///
    /// @param body bytes of a request's body
    /// @param message bytes of a WebSocket message
    /// @param query characters after the ? of an address
    public record Sizes(int body, int message, int query) {}

    /// Leaves one processor to the tables.
    private static final int HASHING = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    public static final Limits USUAL =
            new Limits(
                    Rate.aSecond(200, 50),
                    Rate.aSecond(1_000, 100),
                    new Rate(20, 20),
                    Rate.aSecond(60, 20),
                    new Sockets(12_000, 200, 20, 10_000),
                    new FairQueue.Size(HASHING, 40, 4, 4),
                    new FairQueue.Size(1, 20, 4, 2),
                    new FairQueue.Size(1, 100, 8, 4),
                    Duration.ofSeconds(20),
                    new Sizes(256 * 1024, 16 * 1024, 2_000));

    public Limits withRequests(Rate other) {
        return new Limits(
                other, files, signIns, messages, sockets, passwords, counts, records, request,
                sizes);
    }

    public Limits withFiles(Rate other) {
        return new Limits(
                requests, other, signIns, messages, sockets, passwords, counts, records, request,
                sizes);
    }

    public Limits withSignIns(Rate other) {
        return new Limits(
                requests, files, other, messages, sockets, passwords, counts, records, request,
                sizes);
    }

    public Limits withMessages(Rate other) {
        return new Limits(
                requests, files, signIns, other, sockets, passwords, counts, records, request,
                sizes);
    }

    public Limits with(Sockets other) {
        return new Limits(
                requests, files, signIns, messages, other, passwords, counts, records, request,
                sizes);
    }

    public Limits with(Duration longestRequest) {
        return new Limits(
                requests,
                files,
                signIns,
                messages,
                sockets,
                passwords,
                counts,
                records,
                longestRequest,
                sizes);
    }

    public Limits with(Sizes other) {
        return new Limits(
                requests, files, signIns, messages, sockets, passwords, counts, records, request,
                other);
    }
}
