package baccarat.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The keys with which shoes that read cards are heard. A key is stored as its hash, so a stolen
/// database opens no feed.
public final class ShoeKeys {

    private ShoeKeys() {}

    /// A key of a shoe.
    ///
    /// @param name what the floor calls the shoe
    /// @param endedAt since when the key no longer counts
    public record Key(
            String id,
            String table,
            String name,
            Instant madeAt,
            String madeBy,
            Optional<Instant> endedAt) {}

    public static void add(Handle handle, Key key, String hash) {
        handle.createUpdate(
                        "INSERT INTO shoe_key (id, table_id, name, hash, made_at, made_by)"
                                + " VALUES (:id, :table, :name, :hash, :at, :by)")
                .bind("id", key.id())
                .bind("table", key.table())
                .bind("name", key.name())
                .bind("hash", hash)
                .bind("at", Micros.of(key.madeAt()))
                .bind("by", key.madeBy())
                .execute();
    }

    /// Those that a table has now; it has one, or none.
    public static List<Key> of(Handle handle, String table) {
        return handle.createQuery(
                        "SELECT * FROM shoe_key WHERE table_id = ? AND ended_at IS NULL ORDER BY made_at")
                .bind(0, table)
                .map(
                        (row, _) ->
                                new Key(
                                        row.getString("id"),
                                        row.getString("table_id"),
                                        row.getString("name"),
                                        Micros.at(row.getLong("made_at")),
                                        row.getString("made_by"),
                                        Optional.empty()))
                .list();
    }

    /// Whether a shoe with this key may be heard at the table.
    public static boolean opens(Handle handle, String table, String hash) {
        return handle.createQuery(
                        "SELECT 1 FROM shoe_key WHERE table_id = ? AND hash = ? AND ended_at IS NULL")
                .bind(0, table)
                .bind(1, hash)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /// Ends every key of a table, and says how many there were.
    public static int end(Handle handle, String table, Instant at) {
        return handle.execute(
                "UPDATE shoe_key SET ended_at = ? WHERE table_id = ? AND ended_at IS NULL",
                Micros.of(at),
                table);
    }
}
