package baccarat.cli;

import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.table.Happened;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A log on its way into a file, line by line. The file has its name only once the log is whole.
final class LogFile implements Onlooker, AutoCloseable {

    private final UnfinishedFile file;
    private final LogWriter log;

    private LogFile(UnfinishedFile file, LogHeader header) {
        this.file = file;
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
        var log = new LogFile(UnfinishedFile.begin(path), header);
        log.write(header.line());
        return log;
    }

    @Override
    public void saw(Happened happened, TableState before, TableState after) {
        write(log.line(happened));
    }

    private void write(String line) {
        file.write(line + "\n");
    }

    /// The log is whole and takes its name.
    void finish() {
        file.finish();
    }

    @Override
    public void close() {
        file.close();
    }
}
