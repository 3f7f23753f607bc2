package baccarat.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// The temporary folder of a restore. While it exists no casino opens, and a restore that was
/// killed can be repeated: an id stored in both places identifies the tables that it made, and the
/// moving of files resumes where it stopped.
final class UnfinishedRestore {

    private static final String FOLDER = "restoring";

    /// The file with the id that identifies this restore's tables in the database.
    private static final String ID = "restore.id";

    /// The file that names the backup once everything is restored and only needs to be moved.
    private static final String WHOLE = "restore.whole";

    /// The row with the id.
    private static final String ROW = "restoring";

    private final Path data;
    private final Path folder;

    UnfinishedRestore(Path data) {
        this.data = data;
        this.folder = data.resolve(FOLDER);
    }

    Path folder() {
        return folder;
    }

    /// Fails if a restore into this folder has not finished.
    static void checkHasEnded(Path data) {
        if (Files.exists(data.resolve(FOLDER))) {
            throw new StoreFailed(
                    "a restore into %s was interrupted and is incomplete; run the same baccarat restore again"
                            .formatted(data));
        }
    }

    /// Fails if a restore into this database has not finished, whichever folder it is opened with.
    static void checkHasEnded(Handle handle, Database database) {
        if (Kept.find(handle, ROW).isPresent()) {
            throw new StoreFailed(
                    "a restore into the database %s was interrupted and is incomplete; run the same baccarat restore again"
                            .formatted(database));
        }
    }

    /// Fails if the folder contains anything except the remains of an earlier attempt.
    void checkIsAlone() {
        try (Stream<Path> there = Files.exists(data) ? Files.list(data) : Stream.empty()) {
            boolean isEmpty = there.allMatch(it -> it.endsWith(FOLDER));
            if (!isEmpty) {
                throw new StoreFailed(
                        "the data folder %s is not empty and is never overwritten; choose another with --data"
                                .formatted(data));
            }
        } catch (IOException e) {
            throw new StoreFailed("cannot use the data folder " + data, e);
        }
    }

    private Optional<String> said(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path) ? Optional.of(Files.readString(path).strip()) : Optional.empty();
    }

    /// Whether an earlier attempt has restored everything of this backup.
    boolean isWhole(Manifest manifest) throws IOException {
        return said(WHOLE).filter(manifest.hash()::equals).isPresent();
    }

    void whole(Manifest manifest) throws IOException {
        Disk.replace(folder.resolve(WHOLE), List.of(manifest.hash()));
    }

    /// Whether the tables in the database are from the earlier attempt: it has left its id there,
    /// or was killed before it wrote anything.
    boolean isOurs(Handle handle) throws IOException {
        Optional<String> row = Kept.find(handle, ROW);
        return row.isPresent() ? row.equals(said(ID)) : said(ID).isPresent() && isEmpty(handle);
    }

    private static boolean isEmpty(Handle handle) {
        return handle.createQuery(
                                "SELECT (SELECT count(*) FROM person) + (SELECT count(*) FROM casino_table)"
                                        + " + (SELECT count(*) FROM posting)")
                        .mapTo(Long.class)
                        .one()
                == 0;
    }

    /// Starts from nothing, with a new id.
    void begin() throws IOException {
        delete();
        Disk.folderForTheOwner(data);
        Disk.folderForTheOwner(folder);
        Disk.replace(folder.resolve(ID), List.of(UUID.randomUUID().toString()));
    }

    void own(Handle handle) throws IOException {
        Kept.put(handle, ROW, said(ID).orElseThrow());
    }

    static void disown(Handle handle) {
        Kept.remove(handle, ROW);
    }

    void delete() throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> left = Files.walk(folder)) {
            for (Path one : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }

    /// Deletes the folder last; until then it shows that the restore has not finished.
    void moveUp() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path one : files.filter(it -> !isOwn(it)).toList()) {
                Files.move(one, data.resolve(folder.relativize(one)));
            }
        }
        Disk.keepFolder(data);
        delete();
        Disk.keepFolder(data);
    }

    private static boolean isOwn(Path file) {
        return file.endsWith(ID) || file.endsWith(WHOLE);
    }
}
