package baccarat.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Opens the store at a location: `sqlite`, a file in the data folder, or
/// `postgresql://user@host:port/database`.
public final class Stores {

    private Stores() {}

    private interface Opening {

        Store open(Database database) throws SQLException;
    }

    /// Opens the store, or throws [StoreFailed] with one line that says why not and never contains
    /// a password.
    public static Store open(String location, Path data) {
        return open(
                () -> database(location, data),
                data,
                database -> Store.open(database, data, database::writer));
    }

    /// Opens it as one of several writing processes. Each has its own data folder with the same
    /// keys.
    public static Store openShared(String location, Path data) {
        return open(
                () -> shared(location, data),
                data,
                database -> Store.open(database, data, database::writer));
    }

    /// Opens it read-only, whether or not a casino has it open.
    public static Store toRead(String location, Path data) {
        return open(
                () -> database(location, data, () -> Sqlite.toRead(data)),
                data,
                database -> Store.toRead(database, data));
    }

    /// Accepts that the database has lost data: replaces the mark and records the decision as a
    /// significant event. Returns what is lost.
    public static List<String> acceptLoss(String location, Path data, String reason, Instant at) {
        UnfinishedRestore.checkHasEnded(data);
        Database database = database(location, data);
        var lost = new ArrayList<String>();
        try (Connection writer = database.writer();
                Handle handle = Jdbi.open(writer)) {
            checkIsWhole(database, data);
            Schema.update(database);
            lost.addAll(Mark.wrong(data, new Events(data), handle));
            if (!lost.isEmpty()) {
                handle.useTransaction(it -> note(it, at, lost, reason));
                Mark.replaced(data, handle).close();
            }
            return lost;
        } catch (SQLException | RuntimeException e) {
            throw failed(database, e);
        } finally {
            database.release();
        }
    }

    private static Database shared(String location, Path data) {
        Supplier<Sqlite> none =
                () -> {
                    throw new StoreFailed(
                            "sqlite is for one process; several processes need a store of "
                                    + Postgres.RIGHT);
                };
        return switch (database(location, data, none)) {
            case Postgres postgres -> postgres.shared();
            case Sqlite sqlite -> sqlite;
        };
    }

    private static void note(Handle handle, Instant at, List<String> lost, String reason) {
        String words =
                "the casino goes on without what its database has lost: %s; the reason given: %s"
                        .formatted(String.join("; ", lost), reason);
        Significant.note(handle, at, "lost", "the computer", Optional.empty(), words);
    }

    private static Store open(Supplier<Database> place, Path data, Opening opening) {
        UnfinishedRestore.checkHasEnded(data);
        Database database = place.get();
        try {
            checkIsWhole(database, data);
            return opening.open(database);
        } catch (SQLException | RuntimeException e) {
            database.release();
            throw failed(database, e);
        }
    }

    private static StoreFailed failed(Database database, Exception e) {
        return e instanceof StoreFailed failed
                ? failed
                : new StoreFailed("cannot open the store " + database, e);
    }

    /// Whether the location itself contains a password.
    public static boolean hasPassword(String location) {
        return location.matches("postgresql://[^/@]*:[^/]*@.*");
    }

    /// Fails if a database that was in use has lost its tables; it must not become a new casino.
    private static void checkIsWhole(Database database, Path data) {
        boolean isNew = Schema.version(database).isEmpty();
        if (isNew && Files.exists(data.resolve(Backup.KEYS))) {
            throw new StoreFailed(
                    ("the data folder %s has the keys of a casino, and the database %s has no tables; restore the last backup"
                                    + " into an empty folder and an empty database, or move the folder away to begin a new casino")
                            .formatted(data, database));
        }
    }

    static Database database(String location, Path data) {
        return database(location, data, () -> Sqlite.toWrite(data));
    }

    private static Database database(String location, Path data, Supplier<Sqlite> sqlite) {
        try {
            Disk.folderForTheOwner(data);
        } catch (IOException e) {
            throw new StoreFailed("cannot make the data folder " + data, e);
        }
        if (location.equals("sqlite")) {
            return sqlite.get();
        }
        return Postgres.at(location)
                .orElseThrow(
                        () ->
                                new StoreFailed(
                                        "a store is sqlite or "
                                                + Postgres.RIGHT
                                                + ", and what was given is neither"));
    }
}
