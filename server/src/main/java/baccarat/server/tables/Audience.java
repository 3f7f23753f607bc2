package baccarat.server.tables;

import baccarat.server.views.Told;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// Everybody in one process who looks at a table, wherever it is led: the table tells the process
/// once, and the process tells them. What it is told is a value and can travel.
public interface Audience {

    /// How many look, as far as the table knows.
    int watchers();

    void begin(Stands now);

    void publish(Shows next);

    /// What somebody does with a card, for all others to see.
    void show(Person from, String peel);

    /// The table as it stands.
    ///
    /// @param you what is a patron's alone, by the id of the log, and under [#STAFF] what all of
    ///   the staff are told
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

    /// No patron is called so.
    String STAFF = "~staff";

    private static Optional<String> whose(Map<String, String> you, Person inside) {
        return Optional.ofNullable(you.get(inside.role() == Role.PATRON ? inside.name() : STAFF));
    }
}
