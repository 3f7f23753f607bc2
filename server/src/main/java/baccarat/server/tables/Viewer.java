package baccarat.server.tables;

import baccarat.table.Person;
import baccarat.table.Role;

/// A viewer of a table.
public interface Viewer {

    Person person();

    /// Whether the viewer is not signed in: a stranger sees cards, results and totals, and no
    /// personal data.
    default boolean isStranger() {
        return false;
    }

    /// Sends a frame without waiting. The sender drops a viewer who does not keep up.
    void send(String frame);

    /// Sends something that is worthless later; a viewer who is behind does not get it.
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
