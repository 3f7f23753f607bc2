package baccarat.records;

import baccarat.rules.TableRules;
import baccarat.table.CorruptLog;
import baccarat.table.Table;
import baccarat.table.TableState;

/// Reads a log and lets the table follow it: a line that is right by itself may still be wrong
/// here.
public final class LogReplay {

    private final LogReader reader;
    private TableState state;

    public LogReplay(TableRules rules, LogReader reader) {
        this(TableState.closed(rules), reader);
    }

    /// From a table that is known to have stood so before the reader's next line.
    public LogReplay(TableState start, LogReader reader) {
        this.reader = reader;
        this.state = start;
    }

    /// The table after the last entry.
    public TableState state() {
        return state;
    }

    public LogLine next() {
        LogLine line = reader.next();
        return line instanceof LogLine.Entry entry ? followed(entry) : line;
    }

    /// The table was built to refuse what does not fit by [CorruptLog]. A line from outside can
    /// hold what it never thought of, and that is a wrong line too.
    private LogLine followed(LogLine.Entry entry) {
        try {
            state = Table.apply(state, entry.happened());
            return entry;
        } catch (CorruptLog e) {
            return reader.wrong("the event does not fit the table: " + e.getMessage());
        } catch (RuntimeException e) {
            return reader.wrong("the event does not fit the table: " + e);
        }
    }
}
