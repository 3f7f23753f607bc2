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

/// The folder in which a restore works until everything is there. While it is there no casino
/// opens, and a restore that was killed can be given again: it knows the tables it has made in a
/// database by an id that is in both places, and goes on where it moved its files.
final class UnfinishedRestore {

    private static final String FOLDER = "restoring";

    /// The id by which the tables in the database are known to be of this restore.
    private static final String ID = "restore.id";

    /// The backup of which everything is there, and has only to be moved.
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

    /// A restore was ended before it was complete.
    static void checkHasEnded(Path data) {
        if (Files.exists(data.resolve(FOLDER))) {
            throw new StoreFailed(
                    "a restore into %s did not end, and what is there is not whole; give the same baccarat restore again"
                            .formatted(data));
        }
    }

    /// A database with half of a restore is no casino, whatever folder it is opened with.
    static void checkHasEnded(Handle handle, Database database) {
        if (Kept.find(handle, ROW).isPresent()) {
            throw new StoreFailed(
                    "a restore into the database %s did not end, and what is there is not whole; give the same baccarat restore again"
                            .formatted(database));
        }
    }

    /// Nothing but what an earlier try left.
    void checkIsAlone() {
        try (Stream<Path> there = Files.exists(data) ? Files.list(data) : Stream.empty()) {
            boolean isEmpty = there.allMatch(it -> it.endsWith(FOLDER));
            if (!isEmpty) {
                throw new StoreFailed(
                        "the data folder %s is not empty, and nothing in it is overwritten; choose another with --data"
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

    /// Whether an earlier try has everything of this backup.
    boolean isWhole(Manifest manifest) throws IOException {
        return said(WHOLE).filter(manifest.hash()::equals).isPresent();
    }

    void whole(Manifest manifest) throws IOException {
        Disk.replace(folder.resolve(WHOLE), List.of(manifest.hash()));
    }

    /// The tables that are in the database came from the earlier try: it has left its id there, or
    /// was killed before it had written anything.
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

    /// Begins with nothing, and with an id of its own.
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

    /// The folder goes last: until then it says that the restore has not ended.
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
