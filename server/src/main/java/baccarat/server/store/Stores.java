package baccarat.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/// Opens the store at a location: `sqlite`, a file in the data folder, or
/// `postgresql://user:password@host:port/database`.
public final class Stores {

    private Stores() {}

    /// A [StoreFailed] says in one line why it cannot be opened, and never a password.
    public static Store open(String location, Path data) {
        Database database = database(location, data);
        try {
            return Store.open(database, data, database::writer);
        } catch (SQLException | RuntimeException e) {
            database.release();
            throw e instanceof StoreFailed failed
                    ? failed
                    : new StoreFailed("cannot open the store " + database, e);
        }
    }

    static Database database(String location, Path data) {
        try {
            Files.createDirectories(data);
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
