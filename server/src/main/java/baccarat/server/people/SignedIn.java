package baccarat.server.people;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// A session, and its uses in progress.
///
/// A session is over when it has been idle: after five minutes for staff, thirty for patrons. A
/// display on a wall is over at its time, used or not.
public final class SignedIn {

    static final Duration STAFF_IDLE = Duration.ofMinutes(5);
    static final Duration PATRON_IDLE = Duration.ofMinutes(30);

    /// The maximum length of a session, even without idle time.
    static final Duration LONGEST = Duration.ofHours(12);

    private final String hash;
    private volatile Member member;
    private final Instant begun;
    private volatile Instant seen;
    private volatile Optional<Instant> displayUntil = Optional.empty();
    private int underway;
    private boolean hasEnded;

    SignedIn(String hash, Member member, Instant begun, Instant seen) {
        this.hash = hash;
        this.member = member;
        this.begun = begun;
        this.seen = seen;
    }

    /// Its key in the store.
    public String hash() {
        return hash;
    }

    public Member member() {
        return member;
    }

    /// The same person after a change that does not end this session.
    void renew(Member changed) {
        member = changed;
    }

    public Instant begun() {
        return begun;
    }

    public Instant seen() {
        return seen;
    }

    void see(Instant now) {
        seen = now;
    }

    /// It was used meanwhile in another process.
    void seeNoEarlierThan(Instant other) {
        seen = other.isAfter(seen) ? other : seen;
    }

    /// Until when it looks and does nothing, if it is a display.
    public Optional<Instant> displayUntil() {
        return displayUntil;
    }

    void showUntil(Optional<Instant> end) {
        displayUntil = end;
    }

    void follow(SignedIn stored) {
        displayUntil = stored.displayUntil;
        seeNoEarlierThan(stored.seen);
        member = stored.member;
    }

    /// Whether it has ended, or was idle or open for too long.
    public synchronized boolean isOver(Instant now) {
        Duration idle = member.post().isStaff() ? STAFF_IDLE : PATRON_IDLE;
        Instant end = displayUntil.orElse(seen.plus(idle));
        return hasEnded || !now.isBefore(end) || !now.isBefore(begun.plus(LONGEST));
    }

    /// Begins a use; empty once the session has ended.
    public synchronized Optional<Use> use() {
        if (hasEnded) {
            return Optional.empty();
        }
        underway++;
        return Optional.of(new Use());
    }

    synchronized void end() {
        hasEnded = true;
    }

    /// Waits until no use is in progress; false if that takes longer than `deadline`, in
    /// nanoseconds.
    synchronized boolean isIdleBy(long deadline) throws InterruptedException {
        for (long left = deadline - System.nanoTime();
                underway > 0 && left > 0;
                left = deadline - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return underway == 0;
    }

    private synchronized void done() {
        underway--;
        notifyAll();
    }

    /// A use of the session, until it is closed.
    public final class Use implements AutoCloseable {

        private final AtomicBoolean isClosed = new AtomicBoolean();

        private Use() {}

        public SignedIn session() {
            return SignedIn.this;
        }

        /// Whether the session has not been ended meanwhile.
        public boolean isWelcome() {
            synchronized (SignedIn.this) {
                return !hasEnded;
            }
        }

        @Override
        public void close() {
            if (isClosed.compareAndSet(false, true)) {
                done();
            }
        }
    }
}
