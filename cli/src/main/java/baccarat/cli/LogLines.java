package baccarat.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/// The lines of a log in a file, one at a time, so that its length does not matter.
final class LogLines implements Iterator<String>, AutoCloseable {

    /// More than any line has: the first holds a Rules Submission of up to 1 MB.
    private static final int BYTES_OF_A_LINE_AT_MOST = 16 << 20;

    private final Path path;
    private final InputStream in;
    private Optional<String> next = Optional.empty();
    private String last = "";
    private long read;

    private LogLines(Path path, InputStream in) {
        this.path = path;
        this.in = in;
    }

    static LogLines of(Path path) {
        if (Files.isDirectory(path)) {
            throw Stop.wrongUsage(path + " is a folder, not a log");
        }
        try {
            return new LogLines(path, new BufferedInputStream(Files.newInputStream(path)));
        } catch (IOException e) {
            throw Stop.wrongUsage(path + " cannot be read; check the path");
        }
    }

    /// Of a log that is in a bundle.
    static LogLines of(Path path, byte[] bytes) {
        return new LogLines(path, new ByteArrayInputStream(bytes));
    }

    @Override
    public boolean hasNext() {
        if (next.isEmpty()) {
            next = line();
        }
        return next.isPresent();
    }

    @Override
    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the log has no more lines");
        }
        last = next.orElseThrow();
        next = Optional.empty();
        return last;
    }

    /// The line just read comes once more. It has to be the last that was looked at.
    void again() {
        next = Optional.of(last);
    }

    private Optional<String> line() {
        try {
            var bytes = new ByteArrayOutputStream();
            int one = in.read();
            if (one < 0) {
                return Optional.empty();
            }
            read++;
            while (one >= 0 && one != '\n') {
                bytes.write(one);
                if (bytes.size() > BYTES_OF_A_LINE_AT_MOST) {
                    throw wrong(path, read, "is longer than any line of a log");
                }
                one = in.read();
            }
            var text = StandardCharsets.UTF_8.newDecoder();
            return Optional.of(text.decode(ByteBuffer.wrap(bytes.toByteArray())).toString());
        } catch (CharacterCodingException e) {
            throw wrong(path, read, "is not UTF-8 text");
        } catch (IOException e) {
            throw Stop.wrongUsage(path + " cannot be read; check the path");
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw Stop.wrongUsage(path + " cannot be read; check the path");
        }
    }

    /// A damaged log is answered like `table.log:7: the chain does not match`.
    static Stop wrong(Path path, long line, String what) {
        return Stop.no(List.of("%s:%d: %s".formatted(path, line, what)));
    }
}
