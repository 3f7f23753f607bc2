package baccarat.server.tables;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import java.util.List;
import java.util.Optional;

/// What a table says to somebody who asked.
public sealed interface Answer {

    /// Done, and durable: the numbers of the events in the log.
    record Accepted(long first, long last) implements Answer {}

    /// Not allowed, by these provisions, the closest first.
    ///
    /// @param missing what the command lacks, if it would be accepted with that
    record Refused(List<Provision> because, String detail, Optional<Refusal.Missing> missing)
            implements Answer {

        public Refused {
            because = List.copyOf(because);
        }

        public Refused(List<Provision> because, String detail) {
            this(because, detail, Optional.empty());
        }
    }

    /// Nothing a table could judge.
    record Unreadable(String what) implements Answer {}

    /// Another command was asked under this id; nothing was judged.
    record IdTaken() implements Answer {

        public static final String DETAIL =
                "Another command was sent under this id. Send this one under a new id; to retry the"
                        + " other, send it unchanged.";
    }

    /// The table is stopped, or the store has failed; the same request may be made again.
    record Unavailable(String why) implements Answer {}
}
