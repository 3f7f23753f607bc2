package baccarat.records;

import baccarat.rules.TableRules;
import baccarat.table.CorruptLog;
import baccarat.table.Table;
import baccarat.table.TableState;

/// Reads a log and applies it to a table: a line that is valid on its own may still be wrong in its
/// place.
public final class LogReplay {

    private final LogReader reader;
    private TableState state;

    public LogReplay(TableRules rules, LogReader reader) {
        this(TableState.closed(rules), reader);
    }

    /// Starts from a table whose state before the reader's next line is known.
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

    /// The table reports an event that does not fit as [CorruptLog]. A line from outside can fail
    /// in other ways; that also makes it a wrong line.
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
