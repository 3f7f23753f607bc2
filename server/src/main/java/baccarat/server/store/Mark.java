package baccarat.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Records outside the database how far the store had come, so that a database that went back is
/// noticed, for example after its write-ahead log was lost or it was replaced by an older copy.
///
/// It is written after each commit and before anyone is told about it. Everything acknowledged is
/// therefore marked, and the database is never behind the mark unless it lost something. It can be
/// one transaction ahead if the process was killed. The file is synced once a second and not with
/// every commit, so after a power loss the mark itself may be a few transactions old; a loss of
/// exactly those is not noticed.
final class Mark implements AutoCloseable {

    static final String FILE = "casino.mark";

    /// The row that counts transactions.
    private static final String COUNT = "transactions";

    private static final String ONE_MORE =
            ("INSERT INTO setting (key, value) VALUES ('%s', '1') ON CONFLICT (key) DO UPDATE SET value = "
                            + "CAST(CAST(setting.value AS BIGINT) + 1 AS TEXT) RETURNING value")
                    .formatted(COUNT);

    private static final int TRIES = 5;

    private static final long BETWEEN_SYNCS = Duration.ofSeconds(1).toNanos();

    private final Path file;
    private final FileChannel channel;
    private final Map<String, Integer> places = new HashMap<>();
    private long transactions;
    private long syncedAt = System.nanoTime();

    private Mark(Path file, List<MarkSlot> slots) throws IOException {
        this.file = file;
        this.channel = FileChannel.open(file, StandardOpenOption.WRITE);
        for (MarkSlot slot : slots) {
            places.put(slot.name(), places.size());
            if (!slot.isOfALog()) {
                transactions = slot.number();
            }
        }
    }

    /// The mark of a data folder, after checking that the database is not behind it. Creates the
    /// first one for a casino that is older than marks.
    static Mark open(Path data, Events events, Handle handle) {
        List<String> wrong = wrong(data, events, handle);
        if (!wrong.isEmpty()) {
            throw new StoreFailed(
                    ("the database has lost acknowledged changes, and the casino stays closed: %s;"
                                    + " put the missing file back (such as casino.db-wal), or restore the last backup into an empty"
                                    + " folder; to go on without what is lost, run baccarat accept-loss")
                            .formatted(String.join("; ", wrong)));
        }
        Optional<List<MarkSlot>> slots = read(data);
        return slots.isPresent() ? at(data, slots.get()) : replaced(data, handle);
    }

    /// The same for one of several processes, which may be new and have no mark yet.
    static Mark openShared(Path data, Events events, Handle handle) {
        return Files.notExists(data.resolve(FILE))
                ? replaced(data, handle)
                : open(data, events, handle);
    }

    /// Replaces any existing mark by one of the database's current state.
    static Mark replaced(Path data, Handle handle) {
        var slots = new ArrayList<MarkSlot>();
        slots.add(MarkSlot.transactions(count(handle).orElse(0L)));
        for (Logs.CasinoTable table : Logs.tables(handle)) {
            for (Log log : Logs.of(handle, table.id())) {
                slots.add(MarkSlot.of(log.id(), Events.head(handle, log.id())));
            }
        }
        try {
            Disk.replace(data.resolve(FILE), slots.stream().map(MarkSlot::written).toList());
        } catch (IOException e) {
            throw new StoreFailed("cannot write " + data.resolve(FILE), e);
        }
        return at(data, slots);
    }

    private static Mark at(Path data, List<MarkSlot> slots) {
        try {
            return new Mark(data.resolve(FILE), slots);
        } catch (IOException e) {
            throw new StoreFailed("cannot use " + data.resolve(FILE), e);
        }
    }

    /// What the database has lost compared to the mark; empty if nothing. The mark is read first,
    /// so this can run while the casino plays.
    static List<String> wrong(Path data, Events events, Handle handle) {
        Optional<List<MarkSlot>> slots;
        try {
            slots = read(data);
        } catch (StoreFailed e) {
            return List.of(String.valueOf(e.getMessage()));
        }
        long count = count(handle).orElse(0L);
        if (slots.isEmpty()) {
            return count == 0 ? List.of() : List.of(missing(data));
        }
        return new MarkCheck(events, handle, count).behind(slots.get());
    }

    private static String missing(Path data) {
        return "%s, which says how far the casino had come, is missing"
                .formatted(data.resolve(FILE));
    }

    /// Retries, because a line that is being replaced may be read half written.
    private static Optional<List<MarkSlot>> read(Path data) {
        Path file = data.resolve(FILE);
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        for (int tries = 1; ; tries++) {
            try {
                return Optional.of(slots(file));
            } catch (StoreFailed e) {
                if (tries == TRIES) {
                    throw e;
                }
            }
        }
    }

    private static List<MarkSlot> slots(Path file) {
        var slots = new ArrayList<MarkSlot>();
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
                slots.add(
                        MarkSlot.read(line)
                                .orElseThrow(
                                        () ->
                                                new StoreFailed(
                                                        "%s, which says how far the casino had come, is damaged in line %d"
                                                                .formatted(
                                                                        file, slots.size() + 1))));
            }
        } catch (IOException e) {
            throw new StoreFailed("cannot read " + file, e);
        }
        return slots;
    }

    private static Optional<Long> count(Handle handle) {
        return Kept.find(handle, COUNT).map(Long::parseLong);
    }

    /// Numbers a transaction, inside the transaction. Refuses to write to a database that went back
    /// while the casino was open, as after a failover to a copy.
    long next(Handle handle) {
        long number = counted(handle.getConnection());
        if (number <= transactions) {
            throw new StoreFailed(
                    "the database went back: it has %d transactions, and %d were acknowledged"
                            .formatted(number - 1, transactions));
        }
        return number;
    }

    /// Uses plain JDBC, because it runs with every transaction.
    private static long counted(Connection connection) {
        try (PreparedStatement statement = connection.prepareStatement(ONE_MORE);
                ResultSet row = statement.executeQuery()) {
            row.next();
            return Long.parseLong(row.getString(1));
        } catch (SQLException e) {
            throw new StoreFailed("transactions cannot be counted", e);
        }
    }

    /// Called after the commit.
    void write(long number, Map<String, Events.Head> heads) throws IOException {
        for (Map.Entry<String, Events.Head> head : heads.entrySet()) {
            put(MarkSlot.of(head.getKey(), head.getValue()));
        }
        put(MarkSlot.transactions(number));
        transactions = number;
    }

    private void put(MarkSlot slot) throws IOException {
        int place = places.getOrDefault(slot.name(), places.size());
        byte[] line = (slot.written() + "\n").getBytes(StandardCharsets.US_ASCII);
        ByteBuffer buffer = ByteBuffer.wrap(line);
        long at = (long) place * MarkSlot.BYTES;
        while (buffer.hasRemaining()) {
            at += channel.write(buffer, at);
        }
        places.put(slot.name(), place);
    }

    /// Syncs the file, unless that was done a moment ago.
    void sync() throws IOException {
        long now = System.nanoTime();
        if (now - syncedAt >= BETWEEN_SYNCS) {
            channel.force(false);
            syncedAt = now;
        }
    }

    @Override
    public void close() {
        try (channel) {
            channel.force(false);
        } catch (IOException e) {
            throw new StoreFailed("cannot write " + file, e);
        }
    }
}
