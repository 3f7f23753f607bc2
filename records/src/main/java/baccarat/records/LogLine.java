package baccarat.records;

import baccarat.table.Happened;

/// The result of reading the next line of a log.
public sealed interface LogLine {

    record Opening(LogHeader header) implements LogLine {}

    record Entry(long number, Happened happened) implements LogLine {}

    /// The log cannot be trusted from this line on, counted from 1, and is not read further.
    record Wrong(long line, String what) implements LogLine {

        @Override
        public String toString() {
            return "line " + line + ": " + what;
        }
    }

    record End() implements LogLine {}
}
