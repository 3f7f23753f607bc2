package baccarat.records;

import baccarat.table.Happened;

/// Turns what happened into the lines of a log, numbered from 1 and chained. Whoever has the file
/// puts the header's line into it first, then these in their order.
public final class LogWriter {

    private Chain chain;
    private long number;

    private LogWriter(Chain chain, long number) {
        this.chain = chain;
        this.number = number;
    }

    public LogWriter(LogHeader header) {
        this(header.chained().chain(), 0);
    }

    /// Goes on after what has been read.
    public static LogWriter after(LogReader read) {
        return new LogWriter(read.chain(), read.number());
    }

    /// Goes on after the event with this number and chain, wherever that is kept.
    public static LogWriter after(long number, Chain chain) {
        return new LogWriter(chain, number);
    }

    public String line(Happened happened) {
        return recorded(happened).written().line();
    }

    /// The next line with its number, for whoever keeps lines elsewhere than in a file.
    public Recorded recorded(Happened happened) {
        String json = EventJson.write(new EventJson.Numbered(number + 1, happened));
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
