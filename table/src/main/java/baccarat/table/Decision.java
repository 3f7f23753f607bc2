package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;

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
    record Refused(List<Provision> because, String detail) implements Decision {

        public Refused {
            because = List.copyOf(because);
        }
    }
}
