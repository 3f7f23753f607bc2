package baccarat.server.store;

import baccarat.records.Chain;
import baccarat.table.CorruptLog;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;

/// Moves finished parts of a log from the database into files: all events of a log that has ended,
/// or the events up to the end of the last finished shoe.
///
/// The file is written, synced and read back first. Only then does one transaction delete the
/// events and store where they are. If the process is killed in between, the file has extra lines;
/// they are ignored and written again next time.
public final class Archive {

    private final Store store;

    public Archive(Store store) {
        this.store = store;
    }

    /// Events up to `last` are in `file`, in the log's format.
    public record Archived(String log, long last, Path file) {}

    /// The part of a log to archive, and the file as it is so far.
    private record Plan(String log, long first, long last, Chain before, Chain chain, long bytes) {}

    /// Returns empty if there is nothing new to archive.
    public synchronized Optional<Archived> putAway(String log, Instant at) {
        var file = ArchiveFile.of(store.data(), log);
        Optional<Plan> written =
                store.read(handle -> plan(handle, log).map(plan -> write(handle, plan, file)));
        written.ifPresent(
                plan -> {
                    check(plan, file);
                    store.write(handle -> move(handle, plan, at)).join();
                });
        return written.map(plan -> new Archived(log, plan.last(), file.path()));
    }

    /// The archives that the database refers to and that are missing or incomplete in a data
    /// folder.
    public static List<String> missing(Handle handle, Path data) {
        record Row(String file, long bytes) {}
        return handle
                .createQuery("SELECT file, bytes FROM archive ORDER BY log")
                .map((row, _) -> new Row(row.getString("file"), row.getLong("bytes")))
                .list()
                .stream()
                .filter(row -> data.resolve(row.file()).toFile().length() < row.bytes())
                .map(Row::file)
                .toList();
    }

    private static Optional<Plan> plan(Handle handle, String log) {
        Events.Head before =
                Events.archived(handle, log)
                        .orElseGet(() -> new Events.Head(0, Events.header(handle, log).chain()));
        return handle.createQuery(
                        """
                        SELECT number, chain FROM event
                        WHERE log = :log AND (type = 'ShoeEnded' OR EXISTS (
                            SELECT 1 FROM log WHERE id = :log AND ended_at IS NOT NULL))
                        ORDER BY number DESC LIMIT 1
                        """)
                .bind("log", log)
                .map(
                        (row, _) ->
                                new Plan(
                                        log,
                                        before.number() + 1,
                                        row.getLong("number"),
                                        before.chain(),
                                        new Chain(row.getString("chain")),
                                        bytes(handle, log)))
                .findOne();
    }

    private static long bytes(Handle handle, String log) {
        return handle.createQuery("SELECT bytes FROM archive WHERE log = ?")
                .bind(0, log)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    private static Plan write(Handle handle, Plan plan, ArchiveFile file) {
        long bytes =
                file.write(
                        plan.bytes(),
                        lines -> {
                            if (plan.bytes() == 0) {
                                lines.accept(Events.header(handle, plan.log()).line());
                            }
                            Events.stored(
                                    handle,
                                    plan.log(),
                                    plan.first(),
                                    plan.last(),
                                    event -> lines.accept(event.written().line()));
                        });
        return new Plan(plan.log(), plan.first(), plan.last(), plan.before(), plan.chain(), bytes);
    }

    private static void check(Plan plan, ArchiveFile file) {
        var chain = new AtomicReference<>(plan.before());
        file.read(
                plan.first(),
                plan.last(),
                event -> {
                    if (!event.written().isAfter(chain.getAndSet(event.chain()))) {
                        throw new CorruptLog(
                                "event %d in the archive %s does not follow the one before"
                                        .formatted(event.number(), file.path()));
                    }
                });
        if (!plan.chain().equals(chain.get())) {
            throw new CorruptLog("the archive " + file.path() + " is not what the log has");
        }
    }

    private static boolean move(Handle handle, Plan plan, Instant at) {
        handle.execute("DELETE FROM event WHERE log = ? AND number <= ?", plan.log(), plan.last());
        handle.execute(
                "INSERT INTO archive (log, file, last, chain, bytes, at) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (log) DO UPDATE SET last = excluded.last,"
                        + " chain = excluded.chain, bytes = excluded.bytes, at = excluded.at",
                plan.log(),
                ArchiveFile.name(plan.log()),
                plan.last(),
                plan.chain().hex(),
                plan.bytes(),
                Micros.of(at));
        return true;
    }
}
