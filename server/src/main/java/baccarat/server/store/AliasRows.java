package baccarat.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Maps the ids in the logs to patrons. The logs contain only ids, so a name can be erased without
/// touching a log.
public final class AliasRows {

    private static final String PERSON = "p.id AS person, p.name, p.shown, p.is_guest";
    private static final String ALIAS =
            "SELECT a.id, " + PERSON + " FROM alias a JOIN person p ON p.id = a.person ";

    private AliasRows() {}

    /// A patron, and what others at a table may see of them.
    ///
    /// @param shown the name that others see; if empty they see the seat
    public record Known(String person, String name, Optional<String> shown) {}

    /// A patron and the id that stands for them in a log.
    public record Alias(String id, Known patron) {}

    public static void add(Handle handle, String id, String log, String person) {
        handle.execute("INSERT INTO alias (id, log, person) VALUES (?, ?, ?)", id, log, person);
    }

    public static List<Alias> ofLog(Handle handle, String log) {
        return handle.createQuery(ALIAS + "WHERE a.log = ?")
                .bind(0, log)
                .map((row, _) -> alias(row))
                .list();
    }

    public static Optional<Alias> find(Handle handle, String id) {
        return handle.createQuery(ALIAS + "WHERE a.id = ?")
                .bind(0, id)
                .map((row, _) -> alias(row))
                .findOne();
    }

    /// The ids of a person, by log.
    public static Map<String, String> ofPerson(Handle handle, String person) {
        return handle.createQuery("SELECT log, id FROM alias WHERE person = ? ORDER BY log")
                .bind(0, person)
                .reduceRows(
                        new LinkedHashMap<>(),
                        (ids, row) -> {
                            ids.put(
                                    row.getColumn("log", String.class),
                                    row.getColumn("id", String.class));
                            return ids;
                        });
    }

    public static Optional<Known> person(Handle handle, String id) {
        return handle.createQuery("SELECT " + PERSON + " FROM person p WHERE p.id = ?")
                .bind(0, id)
                .map((row, _) -> known(row))
                .findOne();
    }

    /// The patron whom staff mean by a name: an exact match first, otherwise a name that looks the
    /// same.
    public static Optional<Known> patron(Handle handle, String name) {
        return handle.createQuery(
                        "SELECT "
                                + PERSON
                                + " FROM person p WHERE (p.name = :name OR p.name_key = :key) AND p.role = 'patron'"
                                + " ORDER BY CASE WHEN p.name = :name THEN 0 ELSE 1 END LIMIT 1")
                .bind("name", name)
                .bind("key", NameKey.of(name))
                .map((row, _) -> known(row))
                .findOne();
    }

    private static Alias alias(ResultSet row) throws SQLException {
        return new Alias(row.getString("id"), known(row));
    }

    private static Known known(ResultSet row) throws SQLException {
        String name = row.getString("name");
        Optional<String> chosen = Rows.text(row, "shown");
        Optional<String> usual = row.getInt("is_guest") == 1 ? Optional.of(name) : Optional.empty();
        return new Known(
                row.getString("person"),
                name,
                chosen.or(() -> usual).filter(shown -> !shown.isEmpty()));
    }
}
