package baccarat.records;

import baccarat.table.Happened;

/// Turns what happened into the lines of a log, numbered from 1 and chained. Whoever has the file
/// puts the header's line into it first, then these in their order.
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

    /// Goes on after what has been read.
    public static LogWriter after(LogReader read) {
        return new LogWriter(read.spelling(), read.chain(), read.number());
    }

    /// Goes on after the event with this number and chain, wherever that is kept, in the format of
    /// the log.
    public static LogWriter after(LogHeader header, long number, Chain chain) {
        return new LogWriter(Spelling.of(header), chain, number);
    }

    public String line(Happened happened) {
        return recorded(happened).written().line();
    }

    /// The next line with its number, for callers that keep lines elsewhere than in a file.
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

    /// Up to the last line. Kept elsewhere, it shows whether lines went missing at the end.
    public Chain chain() {
        return chain;
    }
}
