package baccarat.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// A file that has its name only once it is whole: until then it is a temporary one beside it,
/// which goes when the command fails.
final class UnfinishedFile implements AutoCloseable {

    private final Path path;
    private final Path temporary;
    private final BufferedWriter text;

    private UnfinishedFile(Path path, Path temporary, BufferedWriter text) {
        this.path = path;
        this.temporary = temporary;
        this.text = text;
    }

    static UnfinishedFile begin(Path path) {
        String name = ".%s.%d".formatted(path.getFileName(), ProcessHandle.current().pid());
        Path temporary = path.resolveSibling(name);
        temporary.toFile().deleteOnExit();
        try {
            return new UnfinishedFile(path, temporary, Files.newBufferedWriter(temporary));
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    void write(String more) {
        try {
            text.write(more);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    /// The file is whole and takes its name.
    void finish() {
        try {
            text.close();
            Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    /// What has not been finished goes.
    @Override
    public void close() {
        try {
            text.close();
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }
}
