package baccarat.server.people;

import baccarat.server.store.Erasure;
import baccarat.server.store.Micros;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The table of guests in the store: their addresses and when they were last seen.
final class GuestRows {

    private static final String GUESTS =
            " FROM guest JOIN person ON person.id = guest.person AND person.is_guest = 1";

    private GuestRows() {}

    static void put(Handle handle, String person, String address, Instant at) {
        handle.execute(
                "INSERT INTO guest (person, address, seen_at) VALUES (?, ?, ?)",
                person,
                address,
                Micros.of(at));
    }

    /// Why no further guest is admitted, if that is so.
    static Optional<String> full(Handle handle, String address, GuestLimits limits) {
        if (count(handle, "", Optional.empty()) >= limits.atMost()) {
            return Optional.of(
                    "The house has %d guests, which is the maximum. Please try again later."
                            .formatted(limits.atMost()));
        }
        return count(handle, " WHERE guest.address = ?", Optional.of(address))
                        >= limits.perAddress()
                ? Optional.of(
                        "There are %d guests from your address, which is the maximum. Sign out as one of them first."
                                .formatted(limits.perAddress()))
                : Optional.empty();
    }

    private static int count(Handle handle, String where, Optional<String> bound) {
        var query = handle.createQuery("SELECT count(*)" + GUESTS + where);
        bound.ifPresent(value -> query.bind(0, value));
        return query.mapTo(Integer.class).one();
    }

    /// Records, for guests with a session, when it was last used.
    static void follow(Handle handle) {
        handle.execute(
                "UPDATE guest SET seen_at = (SELECT max(session.seen_at) FROM session"
                        + " WHERE session.person = guest.person) WHERE EXISTS (SELECT 1 FROM session"
                        + " WHERE session.person = guest.person"
                        + " AND session.seen_at > guest.seen_at)");
    }

    /// A guest who signs out cannot come back.
    static void left(Handle handle, String person) {
        handle.execute("UPDATE guest SET seen_at = 0 WHERE person = ?", person);
    }

    static List<Member> awaySince(Handle handle, Instant time) {
        return handle
                .createQuery(
                        "SELECT guest.person" + GUESTS + " WHERE guest.seen_at <= ? ORDER BY name")
                .bind(0, Micros.of(time))
                .mapTo(String.class)
                .list()
                .stream()
                .flatMap(id -> Persons.byId(handle, id).stream())
                .map(Persons.Row::member)
                .toList();
    }

    /// Frees the name; ledger and logs keep what happened under a meaningless name.
    static void remove(Handle handle, Member guest) {
        Erasure.of(handle, guest.id(), guest.name());
        handle.execute("DELETE FROM guest WHERE person = ?", guest.id());
        handle.execute("DELETE FROM person WHERE id = ?", guest.id());
    }
}
