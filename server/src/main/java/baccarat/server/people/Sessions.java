package baccarat.server.people;

import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Who is signed in. The browser has a random token, the store its hash.
///
/// Everything a person does is a [SignedIn.Use] of their session. Ending a session takes three
/// steps, so that nothing happens under it afterwards: its row is deleted, its entry in memory
/// accepts no new use, and uses in progress are awaited. A session enters memory only from its row,
/// so the row has to go first.
public final class Sessions {

    /// The session this thread works for, so that ending sessions does not wait for itself.
    public static final ScopedValue<SignedIn.Use> OWN = ScopedValue.newInstance();

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);
    private static final Duration BETWEEN_NOTES = Duration.ofSeconds(30);

    private final Store store;
    private final InstantSource clock;
    private final boolean areShared;
    private final Map<String, SignedIn> byHash = new ConcurrentHashMap<>();
    private final List<Consumer<SignedIn>> listeners = new CopyOnWriteArrayList<>();

    public Sessions(Store store, InstantSource clock) {
        this(store, clock, false);
    }

    /// @param areShared whether other processes begin and end sessions too; then the store is read
    ///   for each request
    public Sessions(Store store, InstantSource clock, boolean areShared) {
        this.store = store;
        this.clock = clock;
        this.areShared = areShared;
    }

    /// Registers a listener for every session that ends or is found to be over.
    public void onEnd(Consumer<SignedIn> listener) {
        listeners.add(listener);
    }

    /// Begins a session and returns its token, which is stored nowhere. Empty if the account was
    /// stopped, ended or changed since the member was looked up.
    public Optional<String> begin(Member member) {
        String token = Token.fresh();
        String hash = Token.hash(token);
        Instant now = clock.instant();
        boolean begun = store.write(handle -> SessionRows.put(handle, hash, member, now)).join();
        return begun ? Optional.of(token) : Optional.empty();
    }

    /// The session of a token, if it exists and is not over. `active`: the person did something.
    public Optional<SignedIn> of(String token, boolean active) {
        String hash = Token.hash(token);
        Optional<SignedIn> known = areShared ? asStored(hash) : remembered(hash);
        Instant now = clock.instant();
        if (known.filter(it -> it.isOver(now)).isPresent()) {
            over(known.get());
            return Optional.empty();
        }
        if (active) {
            known.ifPresent(it -> seen(it, now));
        }
        return known;
    }

    private Optional<SignedIn> remembered(String hash) {
        return Optional.ofNullable(
                byHash.computeIfAbsent(
                        hash,
                        key -> store.read(handle -> SessionRows.find(handle, key)).orElse(null)));
    }

    /// The session as another process may have left it: ended, used since, or with a changed
    /// member.
    private Optional<SignedIn> asStored(String hash) {
        Optional<SignedIn> stored = store.read(handle -> SessionRows.find(handle, hash));
        if (stored.isEmpty()) {
            Optional.ofNullable(byHash.remove(hash)).ifPresent(this::end);
        }
        return stored.map(
                now -> {
                    SignedIn known = byHash.computeIfAbsent(hash, _ -> now);
                    known.follow(now);
                    return known;
                });
    }

    /// Checks whether other processes have ended sessions known here. Called every second, so that
    /// their sockets close.
    public void lookAgain() {
        Map<String, Instant> stored =
                store.read(handle -> SessionRows.seen(handle, List.copyOf(byHash.keySet())));
        byHash.forEach(
                (hash, session) -> {
                    Instant seen = stored.get(hash);
                    if (seen != null) {
                        session.seeNoEarlierThan(seen);
                    } else if (store.read(handle -> SessionRows.find(handle, hash)).isEmpty()
                            && byHash.remove(hash, session)) {
                        end(session);
                    }
                });
    }

    /// Begins a use of the session.
    public Optional<SignedIn.Use> use(String token, boolean active) {
        return of(token, active).flatMap(SignedIn::use);
    }

    /// Records that the person did something.
    public void seen(SignedIn session, Instant now) {
        boolean isDue = Duration.between(session.seen(), now).compareTo(BETWEEN_NOTES) >= 0;
        session.see(now);
        if (isDue) {
            var _ =
                    store.write(
                            handle -> {
                                SessionRows.seen(handle, session.hash(), now);
                                return true;
                            });
        }
    }

    /// Makes a session a display: from now on it looks and does nothing, until the time is over.
    public void showUntil(SignedIn session, Instant end) {
        store.write(
                        handle -> {
                            SessionRows.showUntil(handle, session.hash(), end);
                            String words = "a display until " + end;
                            String who = session.member().name();
                            People.note(handle, "display", who, clock.instant(), words);
                            return true;
                        })
                .join();
        session.showUntil(Optional.of(end));
    }

    /// Whether a person of this name is signed in. Memory is newer than the store.
    public boolean isPresent(String name) {
        Instant now = clock.instant();
        return byHash.values().stream()
                        .anyMatch(it -> it.member().name().equals(name) && !it.isOver(now))
                || store.read(handle -> SessionRows.named(handle, name)).stream()
                        .anyMatch(it -> !it.isOver(now));
    }

    /// Ends a session that was idle or open for too long, without waiting.
    public void over(SignedIn session) {
        var _ =
                store.write(
                        handle -> {
                            SessionRows.remove(handle, session.hash());
                            return true;
                        });
        byHash.remove(session.hash(), session);
        end(session);
    }

    /// Ends a session; once this returns, nothing happens under it any more.
    public void end(String token) {
        String hash = Token.hash(token);
        store.write(
                        handle -> {
                            SessionRows.remove(handle, hash);
                            return true;
                        })
                .join();
        close(List.of(hash));
    }

    /// Ends sessions whose rows have left the store; once this returns, nothing happens under them
    /// any more.
    void close(List<String> hashes) {
        List<SignedIn> ended =
                hashes.stream().map(byHash::remove).filter(Objects::nonNull).toList();
        ended.forEach(this::end);
        if (OWN.isBound()) {
            OWN.get().close();
        }
        long deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
        ended.forEach(it -> await(it, deadline));
    }

    /// Ends every session of a person, including a sign-in that is under way.
    public void endAllOf(String person) {
        close(
                store.write(
                                handle -> {
                                    Persons.nextEpoch(handle, person);
                                    return SessionRows.removeAllOf(handle, person, "");
                                })
                        .join());
    }

    /// The sessions of a person, for the export of their data.
    public List<SignedIn> all(String person) {
        return store.read(handle -> SessionRows.of(handle, person));
    }

    private void end(SignedIn session) {
        session.end();
        listeners.forEach(listener -> listener.accept(session));
    }

    private static void await(SignedIn session, long deadline) {
        try {
            if (!session.isIdleBy(deadline)) {
                throw new IllegalStateException(
                        "a request of %s is still in progress".formatted(session.member().name()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a session ended", e);
        }
    }
}
