package baccarat.server.store;

import baccarat.rules.Money;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What goes into the store together with what a table does, as a whole or not at all. It is a
/// value, so that whoever asks need not be in the process that leads the table.
public sealed interface Attached extends Change<Boolean> {

    /// A slip is carried out by what the table does.
    record SlipDone(String slip, Instant at) implements Attached {

        @Override
        public Boolean in(Handle handle) {
            Slips.done(handle, slip, at);
            return true;
        }
    }

    /// Something of note, told in a sentence.
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
