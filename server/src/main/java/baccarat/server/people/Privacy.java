package baccarat.server.people;

import baccarat.rules.Money;
import baccarat.server.money.Cage;
import baccarat.server.names.Aliases;
import baccarat.server.names.Asker;
import baccarat.server.store.Change;
import baccarat.server.store.Erasure;
import baccarat.server.store.Ledger;
import baccarat.server.store.Micros;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A patron's choices about their own data: the name that others see, and erasure.
public final class Privacy {

    private static final String KIND = "privacy";

    private final Store store;
    private final Aliases aliases;
    private final Sessions sessions;
    private final InstantSource clock;

    public Privacy(Store store, Aliases aliases, Sessions sessions, InstantSource clock) {
        this.store = store;
        this.aliases = aliases;
        this.sessions = sessions;
        this.clock = clock;
    }

    /// A patron's choices.
    ///
    /// @param shown the name that others at a table see; if empty they see the seat
    /// @param askedAt when they asked to be erased, if they did
    public record Choice(Optional<String> shown, Optional<Instant> askedAt) {}

    public Choice of(Member member) {
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT shown, erasure_asked_at FROM person WHERE id = ?")
                                .bind(0, member.id())
                                .map(
                                        (row, _) -> {
                                            Optional<String> chosen =
                                                    Optional.ofNullable(row.getString("shown"));
                                            long asked = row.getLong("erasure_asked_at");
                                            return new Choice(
                                                    chosen.or(() -> usual(member))
                                                            .filter(it -> !it.isEmpty()),
                                                    row.wasNull()
                                                            ? Optional.empty()
                                                            : Optional.of(Micros.at(asked)));
                                        })
                                .one());
    }

    /// By default a guest appears under the name they walked in with, a registered patron as the
    /// seat.
    private static Optional<String> usual(Member member) {
        return member.isGuest() ? Optional.of(member.name()) : Optional.empty();
    }

    /// Changes the shown name, or removes it.
    ///
    /// @return why it may not be shown, if it may not
    public Optional<String> show(Member member, Optional<String> shown) {
        Optional<String> wrong = shown.flatMap(Names::wrong);
        if (wrong.isPresent()) {
            return wrong;
        }
        Optional<String> taken =
                wait(
                        handle -> {
                            if (shown.isPresent() && isTaken(handle, member, shown.get())) {
                                return Optional.of(
                                        shown.get() + " is someone else's name; choose another");
                            }
                            handle.execute(
                                    "UPDATE person SET shown = ? WHERE id = ?",
                                    shown.orElse(""),
                                    member.id());
                            return Optional.<String>empty();
                        });
        aliases.forget();
        return taken;
    }

    /// A shown name must not look like another person's.
    private static boolean isTaken(Handle handle, Member member, String name) {
        String key = Names.key(name);
        return handle
                .createQuery("SELECT name_key, shown FROM person WHERE id <> ?")
                .bind(0, member.id())
                .map(
                        (row, _) ->
                                key.equals(row.getString("name_key"))
                                        || key.equals(
                                                Optional.ofNullable(row.getString("shown"))
                                                        .map(Names::key)
                                                        .orElse("")))
                .stream()
                .anyMatch(it -> it);
    }

    /// Requests erasure, or withdraws the request.
    public void ask(Member member, boolean erase) {
        Instant now = clock.instant();
        wait(
                handle -> {
                    handle.createUpdate("UPDATE person SET erasure_asked_at = :at WHERE id = :id")
                            .bind("at", erase ? Optional.of(Micros.of(now)) : Optional.empty())
                            .bind("id", member.id())
                            .execute();
                    Significant.note(
                            handle,
                            now,
                            KIND,
                            member.name(),
                            Optional.empty(),
                            erase ? "asks to be erased" : "withdrew the request to be erased");
                    return true;
                });
    }

    /// A person who has requested erasure.
    public record Asking(String name, Instant at) {}

    public List<Asking> asking() {
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT name, erasure_asked_at FROM person"
                                                + " WHERE erasure_asked_at IS NOT NULL"
                                                + " ORDER BY erasure_asked_at")
                                .map(
                                        (row, _) ->
                                                new Asking(
                                                        row.getString("name"),
                                                        Micros.at(row.getLong("erasure_asked_at"))))
                                .list());
    }

    /// Erases a patron who has requested it, has left every table and whose account is empty. Play
    /// chips go back to the house, which never pays them out. Logs, rounds and ledger keep their
    /// figures without saying whose they were.
    ///
    /// @param isForPlay whether the account holds play chips
    /// @return why not, if the patron has not asked for it or is still owed something
    public Optional<String> erase(Member member, boolean isForPlay, String by, String reason) {
        if (of(member).askedAt().isEmpty()) {
            return Optional.of(
                    "%s has not asked to be erased; a patron asks for it under Your data"
                            .formatted(member.name()));
        }
        if (isExcluded(member)) {
            return Optional.of(
                    "%s is excluded by their own wish, which has to stay on record until it ends"
                            .formatted(member.name()));
        }
        sessions.endAllOf(member.id());
        Instant now = clock.instant();
        Optional<String> why =
                wait(
                        handle -> {
                            Money holds = Ledger.balance(handle, Asker.accountOf(member.name()));
                            if (holds.isAboveZero() && isForPlay) {
                                Ledger.post(handle, givenBack(member, holds, now));
                            } else if (holds.isAboveZero()) {
                                return Optional.of(
                                        "the account of %s holds %s; pay it out first"
                                                .formatted(member.name(), holds));
                            }
                            String erased = Erasure.of(handle, member.id(), member.name());
                            Significant.note(
                                    handle,
                                    now,
                                    KIND,
                                    by,
                                    Optional.empty(),
                                    "erased a patron, now %s: %s".formatted(erased, reason));
                            return Optional.<String>empty();
                        });
        aliases.forget();
        return why;
    }

    private boolean isExcluded(Member member) {
        return store.read(
                        handle ->
                                handle.createQuery(
                                                "SELECT count(*) FROM away WHERE person = ? AND"
                                                        + " until_at > ?")
                                        .bind(0, member.id())
                                        .bind(1, Micros.of(clock.instant()))
                                        .mapTo(Integer.class)
                                        .one())
                > 0;
    }

    private static Ledger.Posting givenBack(Member member, Money chips, Instant now) {
        return new Ledger.Posting(
                now,
                Optional.empty(),
                Asker.accountOf(member.name()),
                Cage.PLAY_CHIPS,
                chips,
                "given back");
    }

    private <T> T wait(Change<T> change) {
        return store.write(change).join();
    }
}
