package baccarat.server.store;

import baccarat.records.Chain;
import baccarat.records.Chained;
import baccarat.records.Names;
import baccarat.records.Recorded;
import baccarat.table.CorruptLog;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/// The events of the logs: in the database, or the earlier ones in an archive.
public final class Events {

    private static final int ROWS_AT_A_TIME = 1_000;

    private final Path data;

    Events(Path data) {
        this.data = data;
    }

    /// How far a log goes.
    ///
    /// @param number of the last event, 0 before the first
    public record Head(long number, Chain chain) {}

    /// Appends events to a log; throws [CorruptLog] if they do not continue it.
    public static void append(Handle handle, String log, List<Recorded> events) {
        Head last = check(log, head(handle, log), events);
        PreparedBatch batch =
                handle.prepareBatch(
                        "INSERT INTO event (log, number, at, role, who, type, json, chain)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        for (Recorded event : events) {
            var happened = event.happened();
            batch.add(
                    log,
                    event.number(),
                    Micros.of(happened.at()),
                    happened.who().role().toString(),
                    happened.who().name(),
                    Names.of(happened.event()),
                    event.written().json(),
                    event.written().chain().hex());
        }
        batch.execute();
        Heads.moved(log, last);
    }

    /// Checks that the events continue the log and returns its new head.
    private static Head check(String log, Head head, List<Recorded> events) {
        Head last = head;
        for (Recorded event : events) {
            if (event.number() != last.number() + 1) {
                throw new CorruptLog(
                        "the next event of the log %s is %d, not %d"
                                .formatted(log, last.number() + 1, event.number()));
            }
            if (!event.written().isAfter(last.chain())) {
                throw new CorruptLog(
                        "event %d does not follow from what the log %s has"
                                .formatted(event.number(), log));
            }
            last = new Head(event.number(), event.written().chain());
        }
        return last;
    }

    /// The head of a log, in the database or the archive.
    public static Head head(Handle handle, String log) {
        return handle.createQuery(
                        "SELECT number, chain FROM event WHERE log = ?"
                                + " ORDER BY number DESC LIMIT 1")
                .bind(0, log)
                .map((row, _) -> head(row, "number"))
                .findOne()
                .or(() -> archived(handle, log))
                .orElseGet(() -> beginning(handle, log));
    }

    private static Head head(ResultSet row, String number) throws SQLException {
        return new Head(row.getLong(number), new Chain(row.getString("chain")));
    }

    /// The last event that is in the archive.
    static Optional<Head> archived(Handle handle, String log) {
        return handle.createQuery("SELECT last, chain FROM archive WHERE log = ?")
                .bind(0, log)
                .map((row, _) -> head(row, "last"))
                .findOne();
    }

    public static Chained header(Handle handle, String log) {
        return handle.createQuery("SELECT header FROM log WHERE id = ?")
                .bind(0, log)
                .mapTo(String.class)
                .findOne()
                .flatMap(Chained::of)
                .orElseThrow(() -> new CorruptLog("there is no log " + log));
    }

    /// The head before the first event, which the first event is chained to.
    public static Head beginning(Handle handle, String log) {
        return new Head(0, header(handle, log).chain());
    }

    /// Every event from number `from` to the end, one at a time.
    public void read(Handle handle, String log, long from, Consumer<StoredEvent> each) {
        read(handle, log, from, Long.MAX_VALUE, each);
    }

    /// Reads the events from one number to another, or to the end of the log if it is shorter.
    public void read(Handle handle, String log, long from, long to, Consumer<StoredEvent> each) {
        long archived = archived(handle, log).map(Head::number).orElse(0L);
        if (from <= archived) {
            ArchiveFile.of(data, log).read(from, Math.min(to, archived), each);
        }
        stored(handle, log, Math.max(from, archived + 1), to, each);
    }

    /// Those in the database, from one number to another.
    static void stored(Handle handle, String log, long from, long to, Consumer<StoredEvent> each) {
        handle.createQuery(
                        "SELECT number, json, chain FROM event"
                                + " WHERE log = ? AND number BETWEEN ? AND ? ORDER BY number")
                .bind(0, log)
                .bind(1, from)
                .bind(2, to)
                .setFetchSize(ROWS_AT_A_TIME)
                .map((row, _) -> event(row))
                .useStream(events -> events.forEach(each));
    }

    private static StoredEvent event(ResultSet row) throws SQLException {
        long number = row.getLong("number");
        return Chained.of(line(row))
                .map(written -> new StoredEvent(number, written))
                .orElseThrow(() -> new CorruptLog("event %d has no chain".formatted(number)));
    }

    private static String line(ResultSet row) throws SQLException {
        return Chained.line(row.getString("json"), row.getString("chain"));
    }

    /// The lines of a log exactly as stored; line 0 is the header.
    public void lines(Handle handle, String log, long from, long to, Consumer<String> each) {
        if (from == 0) {
            handle.createQuery("SELECT header FROM log WHERE id = ?")
                    .bind(0, log)
                    .mapTo(String.class)
                    .forEach(each);
        }
        long archived = archived(handle, log).map(Head::number).orElse(0L);
        long first = Math.max(1, from);
        if (first <= archived) {
            ArchiveFile.of(data, log).lines(first, Math.min(to, archived), each);
        }
        handle.createQuery(
                        "SELECT number, json, chain FROM event"
                                + " WHERE log = ? AND number BETWEEN ? AND ? ORDER BY number")
                .bind(0, log)
                .bind(1, Math.max(first, archived + 1))
                .bind(2, to)
                .setFetchSize(ROWS_AT_A_TIME)
                .map((row, _) -> line(row))
                .useStream(lines -> lines.forEach(each));
    }
}
