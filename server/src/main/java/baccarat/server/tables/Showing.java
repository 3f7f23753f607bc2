package baccarat.server.tables;

import baccarat.server.views.Told;
import baccarat.table.Person;
import java.util.Optional;

/// What a table shows of something that happened.
public interface Showing {

    Told told();

    /// The frame for viewers who are not signed in.
    String toStrangers();

    /// This person's personal part afterwards, as JSON; empty for a patron who only watches.
    Optional<String> you(Person inside);
}
