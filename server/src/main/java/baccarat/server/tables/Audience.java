package baccarat.server.tables;

import baccarat.server.views.Told;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// All viewers of a table in one process, wherever the table is led. The table sends each frame to
/// a process once, and the process passes it on. Frames are values, so they can be sent to other
/// processes.
public interface Audience {

    /// The number of viewers, as far as the table knows.
    int watchers();

    void begin(Stands now);

    void publish(Shows next);

    /// Shows the other viewers what a patron does with a card.
    void show(Person from, String peel);

    /// The current state of the table.
    ///
    /// @param you the personal part of each patron, by the log's id, and under [#STAFF] that of all
    ///   staff
    record Stands(
            long number,
            Map<String, JsonNode> parts,
            Map<String, JsonNode> toStrangers,
            Map<String, String> seats,
            Map<String, String> you)
            implements Standing {

        @Override
        public Optional<String> you(Person inside) {
            return whose(you, inside);
        }
    }

    /// What has happened.
    record Shows(Told told, String toStrangers, Map<String, String> you) implements Showing {

        @Override
        public Optional<String> you(Person inside) {
            return whose(you, inside);
        }
    }

    /// A key that no patron can have as an id.
    String STAFF = "~staff";

    private static Optional<String> whose(Map<String, String> you, Person inside) {
        return Optional.ofNullable(you.get(inside.role() == Role.PATRON ? inside.name() : STAFF));
    }
}
