package baccarat.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/// File operations that return only when the data is on the disk.
public final class Disk {

    private Disk() {}

    /// A new file that only its owner can read, where the file system supports that.
    public static void forTheOwner(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        }
    }

    /// Writes a file for its owner, atomically: a casino whose key file is half written would never
    /// open again.
    public static void replace(Path file, List<String> lines) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        folderOf(file);
        Files.deleteIfExists(unfinished);
        forTheOwner(unfinished);
        Files.write(unfinished, lines);
        keep(unfinished);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        keep(file);
    }

    /// A folder that only its owner can enter, where the file system supports that. An existing
    /// folder is closed to others.
    public static void folderForTheOwner(Path folder) throws IOException {
        Files.createDirectories(folder);
        closeToOthers(folder, "rwx------");
    }

    /// The same of the folder that a file is in.
    public static void folderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            folderForTheOwner(folder);
        }
    }

    /// The same of a file, if it is there.
    static void closeToOthers(Path file) throws IOException {
        if (Files.exists(file)) {
            closeToOthers(file, "rw-------");
        }
    }

    private static void closeToOthers(Path file, String permissions) throws IOException {
        boolean isOurs =
                Files.getFileStore(file).supportsFileAttributeView("posix")
                        && Files.getOwner(file).getName().equals(System.getProperty("user.name"));
        if (isOurs) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        }
    }

    /// Syncs a file that was just written, and its folder entry, so that it survives a power loss.
    public static void keep(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            keepFolder(folder);
        }
    }

    /// Syncs a folder, so that the names in it survive a power loss.
    static void keepFolder(Path folder) throws IOException {
        // elsewhere a folder cannot be opened, and need not be
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
