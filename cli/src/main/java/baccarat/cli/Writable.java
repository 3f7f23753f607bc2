package baccarat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Whether a file may be written: known before anything else is done.
final class Writable {

    private Writable() {}

    /// Ends the command where it cannot be one, or would be written over the submission.
    static void check(Path path, Optional<Path> submission) {
        if (Files.isDirectory(path)) {
            throw Stop.wrongUsage(path + " is a folder, not a file to write");
        }
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw Stop.wrongUsage(path + " cannot be written: the folder does not exist");
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw cannotBeWritten(path);
        }
        if (submission.filter(file -> isSame(path, file)).isPresent()) {
            throw Stop.wrongUsage(path + " is the Rules Submission itself");
        }
    }

    static boolean isSame(Path path, @Nullable Path other) {
        try {
            return other != null
                    && (path.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
                            || (Files.exists(path) && Files.isSameFile(path, other)));
        } catch (IOException e) {
            return false;
        }
    }

    static Stop cannotBeWritten(Path path) {
        return Stop.wrongUsage(path + " cannot be written; check the path");
    }
}
