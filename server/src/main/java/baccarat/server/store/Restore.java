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
import java.util.Comparator;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/// Puts a backup back, into a data folder and a database that have nothing in them. It looks at
/// every file before it writes the first, and everything is in a folder of its own until all of it
/// is there: while that folder is there, no casino opens.
public final class Restore {

    private static final String UNFINISHED = "restoring";

    private final ZipFile zip;
    private final Manifest manifest;

    private Restore(ZipFile zip, Manifest manifest) {
        this.zip = zip;
        this.manifest = manifest;
    }

    /// `location` as for [Stores#open]; it need not be the kind of database the backup came from.
    public static void from(Path backup, String location, Path data) {
        checkIsEmpty(data);
        try (var zip = new ZipFile(backup.toFile())) {
            Manifest manifest = Manifest.checked(zip);
            Path unfinished = data.resolve(UNFINISHED);
            delete(unfinished);
            Disk.folderForTheOwner(data);
            Database database = Stores.database(location, unfinished);
            try {
                new Restore(zip, manifest).into(database, unfinished);
            } catch (IOException | SQLException | RuntimeException e) {
                delete(unfinished);
                throw e;
            } finally {
                database.release();
            }
            moveUp(unfinished, data);
        } catch (IOException | SQLException e) {
            throw new StoreFailed("cannot restore the backup " + backup, e);
        }
    }

    private static void checkIsEmpty(Path data) {
        try (Stream<Path> there = Files.exists(data) ? Files.list(data) : Stream.empty()) {
            boolean isEmpty = there.allMatch(it -> it.endsWith(UNFINISHED));
            if (!isEmpty) {
                throw new StoreFailed(
                        "the data folder %s is not empty, and nothing in it is overwritten; choose another with --data"
                                .formatted(data));
            }
        } catch (IOException e) {
            throw new StoreFailed("cannot use the data folder " + data, e);
        }
    }

    /// Somebody ended a restore before it was whole.
    static void checkHasEnded(Path data) {
        if (Files.exists(data.resolve(UNFINISHED))) {
            throw new StoreFailed(
                    ("a restore into %s did not end, and what is there is not whole; delete what is in the folder, empty the"
                                    + " database if it is PostgreSQL, and restore again")
                            .formatted(data));
        }
    }

    private static void delete(Path unfinished) throws IOException {
        if (Files.notExists(unfinished)) {
            return;
        }
        try (Stream<Path> left = Files.walk(unfinished)) {
            for (Path one : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }

    /// The folder goes last: until then it says that the restore has not ended.
    private static void moveUp(Path unfinished, Path data) throws IOException {
        try (Stream<Path> whole = Files.list(unfinished)) {
            for (Path one : whole.toList()) {
                Files.move(one, data.resolve(unfinished.relativize(one)));
            }
        }
        Disk.keepFolder(data);
        Files.delete(unfinished);
        Disk.keepFolder(data);
    }

    /// The tables as they were when the backup was made, then brought up to date.
    private void into(Database database, Path data) throws IOException, SQLException {
        try (Connection writer = database.writer()) {
            if (Schema.version(database).isPresent()) {
                throw new StoreFailed(
                        "the database %s is not empty, and nothing in it is overwritten"
                                .formatted(database));
            }
            try {
                Schema.update(database, manifest.schema());
                dropIndexOfNames(writer);
                files(data);
                writer.setAutoCommit(false);
                rows(writer, database);
                writer.commit();
                writer.setAutoCommit(true);
                Schema.update(database);
            } catch (IOException | SQLException | RuntimeException e) {
                undo(writer, database);
                throw e;
            }
        }
    }

    /// There were no tables before, so all that are there came from here.
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

    /// An index of former versions by which SQLite took two names for different and PostgreSQL does
    /// not. Later versions tell names apart by a key of their own.
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
