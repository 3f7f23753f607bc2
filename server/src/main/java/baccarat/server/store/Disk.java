package baccarat.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

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

    /// A file for its owner with these lines, whole or not at all: a casino whose key file is half
    /// written never opens again.
    public static void replace(Path file, List<String> lines) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.deleteIfExists(unfinished);
        forTheOwner(unfinished);
        Files.write(unfinished, lines);
        keep(unfinished);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        keep(file);
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
