package baccarat.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Locks a data folder against other processes while this one lives. The operating system releases
/// the lock of a killed process.
final class FolderLock {

    private static final String FILE = "casino.lock";

    /// The folders locked by this process. It must not open such a file again: where locks belong
    /// to the process, closing the second handle would release the lock.
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    static FolderLock of(Path data) {
        try {
            Path folder = data.toRealPath();
            if (!OURS.add(folder)) {
                throw taken(data);
            }
            return new FolderLock(folder, locked(folder).orElseThrow(() -> taken(data)));
        } catch (IOException e) {
            throw new StoreFailed("cannot use the data folder " + data, e);
        }
    }

    private static Optional<FileChannel> locked(Path folder) throws IOException {
        boolean locked = false;
        Path file = folder.resolve(FILE);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            Disk.closeToOthers(file);
            locked = channel.tryLock() != null;
            return locked ? Optional.of(channel) : Optional.empty();
        } finally {
            if (!locked) {
                channel.close();
                OURS.remove(folder);
            }
        }
    }

    private static StoreFailed taken(Path data) {
        return new StoreFailed("another process is using the data folder " + data);
    }

    void release() {
        if (!channel.isOpen()) {
            return;
        }
        try {
            channel.close();
            OURS.remove(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
