package baccarat.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/// What has to be on the disk itself before something else may happen.
public final class Disk {

    private Disk() {}

    /// A new file that nobody but its owner can read, where the system has such a thing.
    public static void forTheOwner(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        }
    }

    /// A file that was just written survives a loss of power: its content, and its name.
    public static void keep(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            // elsewhere a folder cannot be opened, and need not be
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
