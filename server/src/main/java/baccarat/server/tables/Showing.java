package baccarat.server.tables;

import baccarat.server.views.Told;
import baccarat.table.Person;
import java.util.Optional;

/// What a table shows of something that has happened.
public interface Showing {

    Told told();

    /// The frame for those who are not signed in.
    String toStrangers();

    /// What is this person's alone after it, as JSON; nothing for a patron who only watches.
    Optional<String> you(Person inside);
}
