package baccarat.records;

import baccarat.table.Happened;

/// Turns what happened into the lines of a log, numbered from 1 and chained. The caller writes the
/// header's line to the file first, then these lines in order.
public final class LogWriter {

    private final Spelling spelling;
    private Chain chain;
    private long number;

    private LogWriter(Spelling spelling, Chain chain, long number) {
        this.spelling = spelling;
        this.chain = chain;
        this.number = number;
    }

    public LogWriter(LogHeader header) {
        this(Spelling.of(header), header.chained().chain(), 0);
    }

    /// Continues after the lines of a reader.
    public static LogWriter after(LogReader read) {
        return new LogWriter(read.spelling(), read.chain(), read.number());
    }

    /// Continues after the event with this number and chain value, in the format of the log.
    public static LogWriter after(LogHeader header, long number, Chain chain) {
        return new LogWriter(Spelling.of(header), chain, number);
    }

    public String line(Happened happened) {
        return recorded(happened).written().line();
    }

    /// The next line with its number, for callers that do not store lines in a file.
    public Recorded recorded(Happened happened) {
        String json = EventJson.write(new EventJson.Numbered(number + 1, happened), spelling);
        Chained next = Chained.after(chain, json);
        chain = next.chain();
        number++;
        return new Recorded(number, happened, next);
    }

    /// The number of the last line.
    public long number() {
        return number;
    }

    /// The chain value up to the last line. A copy kept elsewhere shows whether lines at the end
    /// are missing.
    public Chain chain() {
        return chain;
    }
}
