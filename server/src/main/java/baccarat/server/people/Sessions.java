package baccarat.server.people;

import baccarat.server.store.Store;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Who is signed in. The browser has a random token, the store its hash: a stolen database signs
/// nobody in.
///
/// A session that is idle locks: staff after five minutes, patrons after thirty. Signing in again
/// makes another one.
public final class Sessions {

    static final Duration STAFF_IDLE = Duration.ofMinutes(5);
    static final Duration PATRON_IDLE = Duration.ofMinutes(30);

    /// However busy, nobody stays signed in for longer.
    static final Duration LONGEST = Duration.ofHours(12);

    private static final int TOKEN_BYTES = 32;

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Session> byHash = new ConcurrentHashMap<>();

    public Sessions(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Somebody who is signed in.
    public record Session(String hash, Member member, Instant begun, Instant seen) {

        boolean isOver(Instant now) {
            Duration idle = member.post().isStaff() ? STAFF_IDLE : PATRON_IDLE;
            return !now.isBefore(seen.plus(idle)) || !now.isBefore(begun.plus(LONGEST));
        }
    }

    /// Begins a session and gives its token, which is kept nowhere else.
    public String begin(Member member) {
        var bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Instant now = clock.instant();
        var session = new Session(hash(token), member, now, now);
        store.write(
                        handle -> {
                            SessionRows.put(handle, session);
                            return true;
                        })
                .join();
        byHash.put(session.hash(), session);
        return token;
    }

    /// The session of a token, if it is there and not over. `active`: the person did something.
    public Optional<Session> of(String token, boolean active) {
        String hash = hash(token);
        Instant now = clock.instant();
        Session known =
                byHash.computeIfAbsent(
                        hash,
                        key -> store.read(handle -> SessionRows.find(handle, key)).orElse(NOBODY));
        if (known.equals(NOBODY) || known.isOver(now)) {
            byHash.remove(hash);
            return Optional.empty();
        }
        return Optional.of(active ? seen(known, now) : known);
    }

    private static final Session NOBODY =
            new Session(
                    "",
                    new Member("", "nobody", Post.PATRON, true, Optional.empty()),
                    Instant.EPOCH,
                    Instant.EPOCH);

    private Session seen(Session session, Instant now) {
        var later = new Session(session.hash(), session.member(), session.begun(), now);
        // One that was ended meanwhile does not come back.
        byHash.replace(session.hash(), session, later);
        if (Duration.between(session.seen(), now).toSeconds() >= 30) {
            var _ =
                    store.write(
                            handle -> {
                                SessionRows.seen(handle, session.hash(), now);
                                return true;
                            });
        }
        return later;
    }

    public void end(String token) {
        String hash = hash(token);
        byHash.remove(hash);
        store.write(
                        handle -> {
                            SessionRows.remove(handle, hash);
                            return true;
                        })
                .join();
    }

    /// Ends every session of somebody, as when an account is stopped.
    public void endAllOf(String person) {
        byHash.values().removeIf(session -> session.member().id().equals(person));
        store.write(
                        handle -> {
                            SessionRows.removeAllOf(handle, person);
                            return true;
                        })
                .join();
    }

    /// The sessions of somebody, for a copy of their data.
    public List<Session> all(String person) {
        return store.read(handle -> SessionRows.of(handle, person));
    }

    private static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
