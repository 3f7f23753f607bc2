package baccarat.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Restores a backup into an empty data folder and database. It checks every file before it writes
/// the first one, and collects everything in a temporary folder ([UnfinishedRestore]); no casino
/// opens while that folder exists.
public final class Restore {

    private final ZipFile zip;
    private final Manifest manifest;
    private final UnfinishedRestore unfinished;

    private Restore(ZipFile zip, Manifest manifest, Path data) {
        this.zip = zip;
        this.manifest = manifest;
        this.unfinished = new UnfinishedRestore(data);
    }

    /// `location` as for [Stores#open]; it may be the other kind of database.
    public static void from(Path backup, String location, Path data) {
        try (var zip = new ZipFile(backup.toFile())) {
            new Restore(zip, Manifest.checked(zip), data).into(location);
        } catch (IOException | SQLException e) {
            throw new StoreFailed("cannot restore the backup " + backup, e);
        }
    }

    private void into(String location) throws IOException, SQLException {
        if (!unfinished.isWhole(manifest)) {
            unfinished.checkIsAlone();
            clear(location);
            unfinished.begin();
            in(
                    location,
                    (database, writer) -> {
                        checkIsEmpty(database);
                        restore(database, writer);
                    });
            unfinished.whole(manifest);
        }
        if (isElsewhere(location)) {
            in(location, (_, writer) -> of(writer).useHandle(UnfinishedRestore::disown));
        }
        unfinished.moveUp();
    }

    private interface Doing {

        void with(Database database, Connection writer) throws IOException, SQLException;
    }

    private void in(String location, Doing what) throws IOException, SQLException {
        Database database = Stores.database(location, unfinished.folder());
        try (Connection writer = database.writer()) {
            what.with(database, writer);
        } catch (IOException | SQLException | RuntimeException e) {
            unfinished.delete();
            throw e;
        } finally {
            database.release();
        }
    }

    private static Jdbi of(Connection writer) {
        return Jdbi.create(writer);
    }

    /// The database is outside the folder and so was not deleted with it.
    private static boolean isElsewhere(String location) {
        return !location.equals("sqlite");
    }

    /// Drops the tables that an earlier attempt has left.
    private void clear(String location) throws IOException, SQLException {
        if (!isElsewhere(location) || Files.notExists(unfinished.folder())) {
            return;
        }
        in(
                location,
                (database, writer) -> {
                    if (Schema.version(database).isPresent()
                            && of(writer).withHandle(unfinished::isOurs)) {
                        Schema.drop(database);
                    }
                });
    }

    private static void checkIsEmpty(Database database) {
        if (Schema.version(database).isPresent()) {
            throw new StoreFailed(
                    "the database %s is not empty, and nothing in it is overwritten"
                            .formatted(database));
        }
    }

    /// Creates the tables as of the backup's schema version, fills them, then migrates them.
    private void restore(Database database, Connection writer) throws IOException, SQLException {
        try {
            Schema.update(database, manifest.schema());
            if (database instanceof Postgres) {
                of(writer).useHandle(unfinished::own);
            }
            dropIndexOfNames(writer);
            files(unfinished.folder());
            writer.setAutoCommit(false);
            rows(writer, database);
            writer.commit();
            writer.setAutoCommit(true);
            Schema.update(database);
            of(writer).useHandle(this::begin);
        } catch (IOException | SQLException | RuntimeException e) {
            undo(writer, database);
            throw e;
        }
    }

    /// Records that the casino was restored from a backup.
    private void begin(Handle handle) {
        String words = "the casino was restored from a backup of " + manifest.at();
        Significant.note(
                handle, Instant.now(), "restored", "the computer", Optional.empty(), words);
        Mark.replaced(unfinished.folder(), handle).close();
    }

    /// The database was empty before, so all tables in it came from this restore.
    private static void undo(Connection writer, Database database) throws SQLException {
        if (!writer.getAutoCommit()) {
            writer.rollback();
            writer.setAutoCommit(true);
        }
        Schema.drop(database);
    }

    private void rows(Connection writer, Database database) throws IOException, SQLException {
        for (String table : Dump.TABLES) {
            table(writer, table);
        }
        for (String table : Dump.NUMBERED) {
            try (Statement statement = writer.createStatement()) {
                statement.execute(database.numbersGoOn(table));
            }
        }
    }

    /// Drops an index of former versions: SQLite took two names for different that PostgreSQL takes
    /// for the same. Later versions use a key of their own.
    private static void dropIndexOfNames(Connection writer) throws SQLException {
        try (Statement statement = writer.createStatement()) {
            statement.execute("DROP INDEX IF EXISTS person_by_name");
        }
    }

    private void table(Connection writer, String table) throws IOException, SQLException {
        String name = Backup.TABLES + table + ".jsonl";
        if (!manifest.files().containsKey(name)) {
            return;
        }
        try (var lines =
                new BufferedReader(
                        new InputStreamReader(Manifest.open(zip, name), StandardCharsets.UTF_8))) {
            Dump.read(writer, table, lines);
        }
    }

    private void files(Path data) throws IOException {
        for (String name : manifest.files().keySet()) {
            if (name.startsWith(Backup.TABLES)) {
                continue;
            }
            Path file = data.resolve(name).normalize();
            if (!file.startsWith(data.normalize())) {
                throw Manifest.wrong(zip, name + " would not be in the data folder");
            }
            Disk.folderOf(file);
            Disk.forTheOwner(file);
            try (InputStream in = Manifest.open(zip, name);
                    OutputStream out = Files.newOutputStream(file)) {
                in.transferTo(out);
            }
        }
    }
}
