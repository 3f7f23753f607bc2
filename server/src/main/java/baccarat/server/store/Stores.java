package baccarat.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/// Opens the store at a location: `sqlite`, a file in the data folder, or
/// `postgresql://user@host:port/database`.
public final class Stores {

    private Stores() {}

    /// A [StoreFailed] says in one line why it cannot be opened, and never a password.
    public static Store open(String location, Path data) {
        Restore.checkHasEnded(data);
        Database database = database(location, data);
        try {
            checkIsWhole(database, data);
            return Store.open(database, data, database::writer);
        } catch (SQLException | RuntimeException e) {
            database.release();
            throw e instanceof StoreFailed failed
                    ? failed
                    : new StoreFailed("cannot open the store " + database, e);
        }
    }

    /// Whether everybody who reads this location knows a password.
    public static boolean hasPassword(String location) {
        return location.matches("postgresql://[^/@]*:[^/]*@.*");
    }

    /// A database that lost its tables is not the beginning of another casino.
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
        try {
            Disk.folderForTheOwner(data);
        } catch (IOException e) {
            throw new StoreFailed("cannot make the data folder " + data, e);
        }
        if (location.equals("sqlite")) {
            return new Sqlite(data);
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
