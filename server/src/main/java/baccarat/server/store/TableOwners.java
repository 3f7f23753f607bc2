package baccarat.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Records which of several processes leads a table. A process claims a table before loading it,
/// which starts a new epoch. Every write for the table checks that its epoch is still the newest.
///
/// The check locks the row until the transaction ends, so a claim either waits for a write in
/// progress and then reads it, or makes later writes fail. PostgreSQL only, because with SQLite
/// there is one process.
public final class TableOwners {

    private TableOwners() {}

    /// The proof that a process leads a table.
    ///
    /// @param epoch 0 if one process has the store for itself, which needs no check
    public record Claim(String table, long epoch) {

        /// The claim in a casino of one process.
        public static Claim alone(String table) {
            return new Claim(table, 0);
        }

        /// Throws [Fenced] if another process has claimed the table since.
        public void check(Handle handle) {
            if (epoch == 0) {
                return;
            }
            long newest =
                    TableOwners.epoch(
                                    handle,
                                    "SELECT epoch FROM table_owner WHERE table_id = ? FOR SHARE",
                                    table)
                            .orElse(0L);
            if (newest != epoch) {
                throw new Fenced(
                        "table %s has epoch %d now, not %d: another process leads it"
                                .formatted(table, newest, epoch));
            }
        }
    }

    /// Claims a table, regardless of who led it before.
    public static Claim claim(Handle handle, String table, String owner) {
        long epoch =
                handle.createQuery(
                                "INSERT INTO table_owner (table_id, epoch, owner) VALUES (?, 1, ?)"
                                        + " ON CONFLICT (table_id) DO UPDATE"
                                        + " SET epoch = table_owner.epoch + 1, owner = excluded.owner"
                                        + " RETURNING epoch")
                        .bind(0, table)
                        .bind(1, owner)
                        .mapTo(Long.class)
                        .one();
        Holds.release(handle, table);
        return new Claim(table, epoch);
    }

    /// Claims a table again, or throws [Fenced] if another process has claimed it meanwhile.
    public static Claim again(Handle handle, Claim before, String owner) {
        before.check(handle);
        return claim(handle, before.table(), owner);
    }

    private static Optional<Long> epoch(Handle handle, String query, String table) {
        return handle.createQuery(query).bind(0, table).mapTo(Long.class).findOne();
    }
}
