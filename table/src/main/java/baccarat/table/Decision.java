package baccarat.table;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import java.util.List;
import java.util.Optional;

/// The table's answer to a command: events to record, or the provision that forbids it.
public sealed interface Decision {

    /// The events, and the state of the table after them.
    record Accepted(List<Happened> events, TableState after) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// The provisions that forbid the command, the most specific first, and what is wrong in this
    /// case. A document may contain none, some or all of them.
    ///
    /// @param missing a field that the command lacks, if it would be accepted with it
    record Refused(List<Provision> because, String detail, Optional<Refusal.Missing> missing)
            implements Decision {

        public Refused {
            because = List.copyOf(because);
        }

        public Refused(List<Provision> because, String detail) {
            this(because, detail, Optional.empty());
        }

        static Refused of(Refusal no) {
            return new Refused(List.of(no.because()), no.detail(), no.missing());
        }
    }
}
