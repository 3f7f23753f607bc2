package baccarat.server;

import baccarat.server.store.Archive;
import baccarat.server.store.Kept;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What is not in the database has to be the same in the data folder of each process.
final class SharedFiles {

    private SharedFiles() {}

    /// A [StoreFailed] if another process has another master key, or this one lacks an archive.
    static void check(Store store, Path data) {
        String print = MasterKeys.print(data);
        String name = "master-key:" + print.substring(0, print.indexOf(' '));
        Optional<String> other =
                store.write(
                                handle -> {
                                    Optional<String> there = Kept.find(handle, name);
                                    if (there.isEmpty()) {
                                        Kept.put(handle, name, print);
                                    }
                                    return there.filter(it -> !it.equals(print));
                                })
                        .join();
        if (other.isPresent()) {
            throw new StoreFailed(
                    ("the master key in %s is not the one that the casino's other processes have; copy the folder keys from one of"
                                    + " them")
                            .formatted(data));
        }
        List<String> missing = store.read(handle -> Archive.missing(handle, data));
        if (!missing.isEmpty()) {
            throw new StoreFailed(
                    "the data folder %s lacks %s; all processes of a casino need the same folder archive"
                            .formatted(data, String.join(", ", missing)));
        }
    }
}
