package baccarat.server.tables;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.server.names.Naming;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table's answer to a request.
public sealed interface Answer {

    /// The answer as shown to people. A refusal may contain patrons' names.
    default Answer told(Naming naming, Person inside, Map<String, String> seats) {
        return this;
    }

    /// Done and durable: the numbers of the events in the log.
    record Accepted(long first, long last) implements Answer {}

    /// Refused under these provisions, the closest first.
    ///
    /// @param missing what the command lacks, if it would be accepted with it
    record Refused(List<Provision> because, String detail, Optional<Refusal.Missing> missing)
            implements Answer {

        public Refused {
            because = List.copyOf(because);
        }

        public Refused(List<Provision> because, String detail) {
            this(because, detail, Optional.empty());
        }

        /// The same with names instead of the log's ids.
        ///
        /// @param inside who asked, as the table knows them
        @Override
        public Answer told(Naming naming, Person inside, Map<String, String> seats) {
            Person who =
                    inside.role() == Role.PATRON
                            ? Person.patron(naming.name(inside.name()))
                            : inside;
            return new Refused(because, naming.told(detail, who, seats), missing);
        }
    }

    /// The request is not a command that a table could judge.
    record Unreadable(String what) implements Answer {}

    /// A different command was sent under this id; this one was not judged.
    record IdTaken() implements Answer {

        public static final String DETAIL =
                "Another command was sent under this id. Send this one under a new id; to retry the"
                        + " other, send it unchanged.";
    }

    /// The table is stopped, or the store has failed. The same request may be sent again.
    record Unavailable(String why) implements Answer {

        static final Unavailable LOADED_ANEW =
                new Unavailable("the table cannot answer and is being reloaded; try again");
    }
}
