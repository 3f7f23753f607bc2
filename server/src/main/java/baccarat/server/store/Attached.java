package baccarat.server.store;

import baccarat.rules.Money;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A change stored in the same transaction as what a table does. It is a value, so that the caller
/// need not be in the process that leads the table.
public sealed interface Attached extends Change<Boolean> {

    /// A slip is carried out by what the table does.
    record SlipDone(String slip, Instant at) implements Attached {

        @Override
        public Boolean in(Handle handle) {
            Slips.done(handle, slip, at);
            return true;
        }
    }

    /// An entry in the list of significant events, as a sentence.
    record Noted(Instant at, String kind, String who, Optional<String> table, String words)
            implements Attached {

        @Override
        public Boolean in(Handle handle) {
            Significant.note(handle, at, kind, who, table, words);
            return true;
        }
    }

    /// A table stays stopped for a reason, or goes on.
    record Stopped(String table, Optional<String> reason) implements Attached {

        @Override
        public Boolean in(Handle handle) {
            reason.ifPresentOrElse(
                    why -> Stops.put(handle, table, why), () -> Stops.remove(handle, table));
            return true;
        }
    }

    /// A tray was counted for a slip.
    ///
    /// @param books what it should hold by the books
    record Counted(String slip, Money books) implements Attached {

        @Override
        public Boolean in(Handle handle) {
            Counts.add(handle, slip, books);
            return true;
        }
    }
}
