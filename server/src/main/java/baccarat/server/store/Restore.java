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
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/// Puts a backup back, into a data folder and a database that have nothing in them. It looks at
/// every file before it writes the first.
public final class Restore {

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
            Database database = Stores.database(location, data);
            try {
                new Restore(zip, manifest).into(database, data);
            } finally {
                database.release();
            }
        } catch (IOException | SQLException e) {
            throw new StoreFailed("cannot restore the backup " + backup, e);
        }
    }

    private static void checkIsEmpty(Path data) {
        try (Stream<Path> there = Files.exists(data) ? Files.list(data) : Stream.empty()) {
            if (there.findAny().isPresent()) {
                throw new StoreFailed(
                        "the data folder %s is not empty, and nothing in it is overwritten"
                                .formatted(data));
            }
        } catch (IOException e) {
            throw new StoreFailed("cannot use the data folder " + data, e);
        }
    }

    /// The tables as they were when the backup was made, then brought up to date.
    private void into(Database database, Path data) throws IOException, SQLException {
        try (Connection writer = database.writer()) {
            if (Schema.version(database).isPresent()) {
                throw new StoreFailed(
                        "the database %s is not empty, and nothing in it is overwritten"
                                .formatted(database));
            }
            Schema.update(database, manifest.schema());
            dropIndexOfNames(writer);
            files(data);
            writer.setAutoCommit(false);
            for (String table : Dump.TABLES) {
                table(writer, table);
            }
            for (String table : Dump.NUMBERED) {
                try (Statement statement = writer.createStatement()) {
                    statement.execute(database.numbersGoOn(table));
                }
            }
            writer.commit();
        }
        Schema.update(database);
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
            Files.createDirectories(file.getParent());
            Disk.forTheOwner(file);
            try (InputStream in = Manifest.open(zip, name);
                    OutputStream out = Files.newOutputStream(file)) {
                in.transferTo(out);
            }
        }
    }
}
