package baccarat.server.store;

import baccarat.records.Chain;
import baccarat.records.Chained;
import baccarat.table.CorruptLog;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/// Checks the hash chain of a log in the store, event by event, without keeping the events.
public final class ChainCheck {

    private final String log;
    private Events.Head head;

    private ChainCheck(String log, Events.Head head) {
        this.log = log;
        this.head = head;
    }

    /// The result of a check.
    public sealed interface Result {

        /// The chain is intact up to this head.
        record Right(Events.Head head) implements Result {}

        /// The first wrong event; 0 is the header.
        record Wrong(long number, String what) implements Result {}
    }

    private static final class Broken extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Result.Wrong wrong;

        Broken(long number, String what) {
            super(what, null, false, false);
            wrong = new Result.Wrong(number, what);
        }
    }

    /// Checks from the header on, through archive and database.
    public static Result whole(Events events, Handle handle, String log) {
        try {
            Chained header = Events.header(handle, log);
            return header.isAfter(Chain.START)
                    ? from(new Events.Head(0, header.chain()), events, handle, log)
                    : new Result.Wrong(0, "the chain of the header does not match");
        } catch (CorruptLog e) {
            return new Result.Wrong(0, String.valueOf(e.getMessage()));
        }
    }

    /// Checks from the last snapshot on: the event it was taken after still has the snapshot's
    /// chain, and the events after it are chained to it.
    public static Result sinceTheSnapshot(Events events, Handle handle, String log) {
        Optional<Snapshots.Snapshot> last = Snapshots.last(handle, log);
        if (last.isEmpty()) {
            return whole(events, handle, log);
        }
        return from(last.get().head(), events, handle, log);
    }

    private static Result from(Events.Head head, Events events, Handle handle, String log) {
        var check = new ChainCheck(log, head);
        try {
            events.read(handle, log, Math.max(1, head.number()), check::follow);
            check.checkEnd(Events.head(handle, log));
            return new Result.Right(check.head);
        } catch (Broken e) {
            return e.wrong;
        } catch (CorruptLog e) {
            return new Result.Wrong(check.head.number() + 1, String.valueOf(e.getMessage()));
        } catch (JdbiException | UncheckedIOException e) {
            return new Result.Wrong(
                    check.head.number() + 1, "cannot be read: " + StoreFailed.firstLine(e));
        }
    }

    private void follow(StoredEvent event) {
        if (Thread.currentThread().isInterrupted()) {
            throw new StoreFailed("the client has disconnected");
        }
        if (event.number() == head.number()) {
            if (!event.chain().equals(head.chain())) {
                throw new Broken(event.number(), "is not the event the snapshot was taken after");
            }
            return;
        }
        if (event.number() != head.number() + 1 || !isNumbered(event)) {
            throw new Broken(head.number() + 1, "is missing or has another number");
        }
        if (!event.written().isAfter(head.chain())) {
            throw new Broken(
                    event.number(), "the chain does not match: it or one before was altered");
        }
        head = new Events.Head(event.number(), event.chain());
    }

    private static boolean isNumbered(StoredEvent event) {
        return event.written().json().startsWith("{\"n\":" + event.number() + ",");
    }

    /// A log must not end before one of its snapshots.
    private void checkEnd(Events.Head end) {
        if (end.number() < head.number()) {
            throw new Broken(
                    end.number() + 1,
                    "is missing: %s had events up to %d".formatted(log, head.number()));
        }
    }
}
