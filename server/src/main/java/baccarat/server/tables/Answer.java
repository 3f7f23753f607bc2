package baccarat.server.tables;

import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.server.names.Naming;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a table says to somebody who asked.
public sealed interface Answer {

    /// The answer as people read it; what is refused names patrons.
    default Answer told(Naming naming, Person inside, Map<String, String> seats) {
        return this;
    }

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

        /// The same with names instead of the ids of the log.
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

    /// Nothing a table could judge.
    record Unreadable(String what) implements Answer {}

    /// Another command was asked under this id; nothing was judged.
    record IdTaken() implements Answer {

        public static final String DETAIL =
                "Another command was sent under this id. Send this one under a new id; to retry the"
                        + " other, send it unchanged.";
    }

    /// The table is stopped, or the store has failed; the same request may be made again.
    record Unavailable(String why) implements Answer {

        static final Unavailable LOADED_ANEW =
                new Unavailable("the table cannot answer and is loaded anew");
    }
}
