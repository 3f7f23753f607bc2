package baccarat.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// The processes of a casino: how they find each other and how they expel one that is silent.
/// PostgreSQL only; all times are those of the database's clock.
public final class ProcessRows {

    private static final String NOW =
            "(CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))";

    /// An arbitrary number that all processes use.
    private static final long JOINING = 0x6a6f696eL;

    /// Processes note that they are alive every second, and a lease is asked for three seconds
    /// after a process was last seen, or later.
    private static final Duration UNSEEN = Duration.ofMillis(2_500);

    private ProcessRows() {}

    /// A process, and the incarnation at its address.
    public record Member(String address, String incarnation) {}

    /// Whether this process may join now. It holds this right exclusively until it calls [#joined]
    /// or its connection ends.
    public static boolean mayJoin(Handle handle) {
        return handle.createQuery("SELECT pg_try_advisory_lock(?)")
                .bind(0, JOINING)
                .mapTo(Boolean.class)
                .one();
    }

    public static boolean joined(Handle handle) {
        return handle.createQuery("SELECT pg_advisory_unlock(?)")
                .bind(0, JOINING)
                .mapTo(Boolean.class)
                .one();
    }

    /// The joined processes that were seen within a time.
    public static List<String> up(Handle handle, Duration atMost) {
        return handle.createQuery(
                        "SELECT address FROM process WHERE is_up = 1 AND seen_at > "
                                + NOW
                                + " - ? ORDER BY address")
                .bind(0, atMost.toMillis())
                .mapTo(String.class)
                .list();
    }

    /// Registers a process that has joined. It replaces a former process at its address.
    public static void put(Handle handle, Member process) {
        handle.execute(
                "INSERT INTO process (address, incarnation, seen_at, is_up) VALUES (?, ?, "
                        + NOW
                        + ", 1) ON CONFLICT (address) DO UPDATE SET"
                        + " incarnation = excluded.incarnation, seen_at = excluded.seen_at",
                process.address(),
                process.incarnation());
    }

    /// Records that a process is alive; false if others have expelled it.
    public static boolean seen(Handle handle, Member process) {
        return handle.execute(
                        "UPDATE process SET seen_at = "
                                + NOW
                                + " WHERE address = ? AND incarnation = ?",
                        process.address(),
                        process.incarnation())
                == 1;
    }

    /// Lets a process expel another, unless it was expelled itself. If two expel each other, one
    /// survives.
    public static void giveUp(Handle handle, Member self, Member other) {
        boolean goesOn =
                handle.createQuery(
                                "SELECT 1 FROM process WHERE address = ? AND incarnation = ? FOR UPDATE")
                        .bind(0, self.address())
                        .bind(1, self.incarnation())
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent();
        if (goesOn) {
            remove(handle, other);
        }
    }

    /// It leaves.
    public static void remove(Handle handle, Member process) {
        handle.execute(
                "DELETE FROM process WHERE address = ? AND incarnation = ?",
                process.address(),
                process.incarnation());
    }

    /// Expels all earlier processes when a casino is founded anew.
    public static void removeAll(Handle handle) {
        handle.execute("DELETE FROM process");
    }

    /// Takes a lease if it is free, expired, already owned by the caller, or owned by a process
    /// that is no longer seen; returns whether it did. Without the last, a second process that ends
    /// soon after the first would leave the lease with a dead owner, and the others would give up.
    ///
    /// @param owner as Pekko names a process: its address without the protocol
    public static boolean take(Handle handle, String lease, String owner, Duration time) {
        return handle.execute(
                        "INSERT INTO lease (name, owner, until) VALUES (?, ?, "
                                + NOW
                                + " + ?) ON CONFLICT (name) DO UPDATE SET owner = excluded.owner,"
                                + " until = excluded.until WHERE lease.owner = excluded.owner OR lease.until < "
                                + NOW
                                + " OR NOT EXISTS (SELECT 1 FROM process WHERE"
                                + " process.address LIKE '%://' || lease.owner AND process.seen_at > "
                                + NOW
                                + " - ?)",
                        lease,
                        owner,
                        time.toMillis(),
                        UNSEEN.toMillis())
                == 1;
    }

    public static void release(Handle handle, String lease, String owner) {
        handle.execute("DELETE FROM lease WHERE name = ? AND owner = ?", lease, owner);
    }

    /// Which process claimed each table last, by the table's id.
    public static Map<String, String> leaders(Handle handle) {
        return handle.createQuery("SELECT table_id, owner FROM table_owner")
                .reduceRows(
                        new TreeMap<>(),
                        (leaders, row) -> {
                            leaders.put(
                                    row.getColumn("table_id", String.class),
                                    row.getColumn("owner", String.class));
                            return leaders;
                        });
    }
}
