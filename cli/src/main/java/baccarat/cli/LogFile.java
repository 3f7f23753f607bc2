package baccarat.cli;

import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.table.Happened;
import baccarat.table.TableState;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// A log on its way into a file, line by line. The file has its name only once the log is whole:
/// until then it is a temporary one beside it, which goes when the command fails.
final class LogFile implements Onlooker, AutoCloseable {

    private final Path path;
    private final Path temporary;
    private final BufferedWriter lines;
    private final LogWriter log;

    private LogFile(Path path, Path temporary, BufferedWriter lines, LogHeader header) {
        this.path = path;
        this.temporary = temporary;
        this.lines = lines;
        this.log = new LogWriter(header);
    }

    /// Whether a log may be written there: known before anything is dealt.
    static void check(Path path, boolean force, Path submission) {
        if (Files.isDirectory(path)) {
            throw Stop.wrongUsage(path + " is a folder, not a file to write");
        }
        if (!Files.isDirectory(folder(path))) {
            throw Stop.wrongUsage(path + " cannot be written: the folder does not exist");
        }
        if (Files.exists(path) && !force) {
            throw Stop.wrongUsage(path + " already exists; use --force to overwrite it");
        }
        if (isSame(path, submission)) {
            throw Stop.wrongUsage(path + " is the Rules Submission itself");
        }
    }

    private static boolean isSame(Path path, Path submission) {
        try {
            return Files.exists(path) && Files.isSameFile(path, submission);
        } catch (IOException e) {
            return false;
        }
    }

    private static Path folder(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        return folder == null ? path.toAbsolutePath() : folder;
    }

    static LogFile begin(Path path, LogHeader header) {
        try {
            String name = ".%s.%d".formatted(path.getFileName(), ProcessHandle.current().pid());
            Path temporary = folder(path).resolve(name);
            temporary.toFile().deleteOnExit();
            var file = new LogFile(path, temporary, Files.newBufferedWriter(temporary), header);
            file.write(header.line());
            return file;
        } catch (IOException e) {
            throw cannotBeWritten(path);
        }
    }

    @Override
    public void saw(Happened happened, TableState before, TableState after) {
        write(log.line(happened));
    }

    private void write(String line) {
        try {
            lines.write(line);
            lines.write('\n');
        } catch (IOException e) {
            throw cannotBeWritten(path);
        }
    }

    /// The log is whole and takes its name.
    void finish() {
        try {
            lines.close();
            Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw cannotBeWritten(path);
        }
    }

    /// What has not been finished goes.
    @Override
    public void close() {
        try {
            lines.close();
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            throw cannotBeWritten(path);
        }
    }

    private static Stop cannotBeWritten(Path path) {
        return Stop.wrongUsage(path + " cannot be written; check the path");
    }
}
