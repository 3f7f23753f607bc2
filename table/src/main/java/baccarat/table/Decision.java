package baccarat.table;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import java.util.List;
import java.util.Optional;

/// The table's answer to a command: events to record, or the provision that forbids it.
public sealed interface Decision {

    /// What happened, and how the table stands after it.
    record Accepted(List<Happened> events, TableState after) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// The provisions that forbid it, the closest first, and what is wrong in this case. A document
    /// may have none, some or all of them.
    ///
    /// @param missing what the command lacks, if it would be accepted with that
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
