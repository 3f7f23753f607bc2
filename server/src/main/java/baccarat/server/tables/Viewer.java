package baccarat.server.tables;

import baccarat.table.Person;
import baccarat.table.Role;

/// Somebody who looks at a table.
public interface Viewer {

    Person person();

    /// Whether nobody knows who it is: a stranger sees cards, results and totals, and nothing about
    /// a person.
    default boolean isStranger() {
        return false;
    }

    /// Hands over a frame; never waits. Who does not keep up is dropped by whoever sends.
    void send(String frame);

    /// Hands over what is worth nothing later: whoever is behind does without it.
    default void glimpse(String passing) {
        send(passing);
    }

    /// The table is not here any more; who wants to may look again.
    default void dismiss(String why) {}

    /// Those who run tables see every step that is due, patrons only their own.
    default boolean isStaff() {
        return person().role() != Role.PATRON;
    }
}
