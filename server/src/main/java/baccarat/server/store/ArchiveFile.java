package baccarat.server.store;

import baccarat.records.Chained;
import baccarat.table.CorruptLog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// The file with the beginning of a log, in the log's own format: the header, then events from 1
/// on. It only grows. Lines beyond the number recorded in the database do not count.
final class ArchiveFile {

    static final String FOLDER = "archive";

    private final Path file;

    private ArchiveFile(Path file) {
        this.file = file;
    }

    /// `midi-3/1` is in `archive/midi-3/1.log`.
    static ArchiveFile of(Path data, String log) {
        return new ArchiveFile(data.resolve(name(log)));
    }

    static String name(String log) {
        return FOLDER + "/" + log + ".log";
    }

    /// Reads the events from one number to another; throws [CorruptLog] if any is missing.
    void read(long from, long to, Consumer<StoredEvent> each) {
        var number = new AtomicLong(from);
        lines(from, to, line -> each.accept(event(number.getAndIncrement(), line)));
    }

    /// Reads their lines unparsed, and an empty line where the file has none.
    void lines(long from, long to, Consumer<String> each) {
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (long number = 0; number <= to; number++) {
                String line = lines.readLine();
                if (number >= from) {
                    each.accept(line == null ? "" : line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the archive " + file, e);
        }
    }

    private StoredEvent event(long number, String line) {
        return Chained.of(line)
                .map(chained -> new StoredEvent(number, chained))
                .orElseThrow(
                        () ->
                                new CorruptLog(
                                        "the archive %s has no event %d".formatted(file, number)));
    }

    /// Writes after the first `length` bytes and returns the new length once everything is synced
    /// to disk.
    long write(long length, Consumer<Consumer<String>> lines) {
        try {
            Disk.folderOf(file);
            long bytes = written(length, lines);
            Disk.keep(file);
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the archive " + file, e);
        }
    }

    private long written(long length, Consumer<Consumer<String>> lines) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.truncate(length);
            channel.position(length);
            lines.accept(line -> write(channel, line));
            return channel.position();
        }
    }

    private static void write(FileChannel channel, String line) {
        ByteBuffer bytes = StandardCharsets.US_ASCII.encode(line + "\n");
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path path() {
        return file;
    }
}
