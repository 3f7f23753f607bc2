package baccarat.server.store;

import baccarat.records.LogHeader;
import java.time.Instant;
import java.util.Optional;

/// One run of a table under one set of rules.
public record Log(
        String table, int run, LogHeader header, Instant begunAt, Optional<Instant> endedAt) {

    public Log {
        if (!table.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,63}")) {
            throw new IllegalArgumentException(
                    "a table's id has up to 64 letters, digits, - and _, not " + table);
        }
        if (run < 1) {
            throw new IllegalArgumentException("runs are numbered from 1, not " + run);
        }
    }

    public static Log begun(String table, int run, LogHeader header, Instant at) {
        return new Log(table, run, header, at, Optional.empty());
    }

    /// The id that refers to this log everywhere, such as `midi-3/1`.
    public String id() {
        return table + "/" + run;
    }
}
