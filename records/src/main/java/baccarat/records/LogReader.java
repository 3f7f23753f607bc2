package baccarat.records;

import java.util.Iterator;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// Reads a log line by line and keeps none of them: the header first, then one event after the
/// other, until the end or the first line that is wrong.
public final class LogReader {

    private final Iterator<String> lines;
    private Chain chain = Chain.START;
    private Spelling spelling = Spelling.EITHER;
    private long line;
    private long number;
    private Optional<LogLine.Wrong> wrong = Optional.empty();

    public LogReader(Iterator<String> lines) {
        this.lines = lines;
    }

    /// Continues after the event with this number and chain value.
    public static LogReader after(long number, Chain chain, Iterator<String> lines) {
        var reader = new LogReader(lines);
        reader.line = number + 1;
        reader.number = number;
        reader.chain = chain;
        return reader;
    }

    public LogLine next() {
        if (wrong.isPresent()) {
            return wrong.get();
        }
        if (!lines.hasNext()) {
            return line == 0
                    ? wrong("the log is empty; it must begin with a header")
                    : new LogLine.End();
        }
        line++;
        String text = lines.next();
        try {
            return line == 1 ? opening(text) : entry(text);
        } catch (BadRecord e) {
            return wrong(String.valueOf(e.getMessage()));
        }
    }

    /// The caller found the line that was just read to be wrong.
    LogLine wrong(String what) {
        var found = new LogLine.Wrong(Math.max(1, line), what);
        wrong = Optional.of(found);
        return found;
    }

    /// How the log spells names; both spellings are accepted until the header has been read.
    Spelling spelling() {
        return spelling;
    }

    /// The chain value up to the last valid line.
    public Chain chain() {
        return chain;
    }

    /// The number of the last valid event; 0 before the first.
    public long number() {
        return number;
    }

    /// The format is checked before the chain, because another format may chain its lines
    /// differently.
    private LogLine opening(String text) {
        Chained chained = Chained.of(text).orElseThrow(() -> unchained(text));
        JsonNode object = Json.parse(chained.json());
        LogHeader.format(object);
        check(chained);
        LogHeader header = LogHeader.read(object);
        chain = chained.chain();
        spelling = Spelling.of(header);
        return new LogLine.Opening(header);
    }

    /// The number is checked before the chain, because it says more about a missing line.
    private LogLine entry(String text) {
        Chained chained = Chained.of(text).orElseThrow(() -> unchained(text));
        JsonNode object = Json.parse(chained.json());
        long found = EventJson.number(object);
        if (found != number + 1) {
            throw new BadRecord(
                    "number %d stands where %d should: a line is missing, doubled or out of place"
                            .formatted(found, number + 1));
        }
        check(chained);
        var entry = new LogLine.Entry(found, EventJson.happened(object, spelling));
        chain = chained.chain();
        number = found;
        return entry;
    }

    private BadRecord unchained(String text) {
        try {
            JsonNode object = Json.parse(text);
            if (line == 1) {
                LogHeader.format(object);
            }
            return new BadRecord("a line ends in its chain, this one does not");
        } catch (BadRecord e) {
            boolean cutOff = text.startsWith("{") && !lines.hasNext();
            return cutOff ? new BadRecord("is cut off: a line ends in its chain") : e;
        }
    }

    private void check(Chained chained) {
        if (!chained.isAfter(chain)) {
            throw new BadRecord(
                    "the chain does not match: this line was altered, or one before it is missing");
        }
    }
}
