package baccarat.server.people;

import baccarat.rules.Money;
import baccarat.server.store.Change;
import baccarat.server.store.Ledger;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.tables.Asker;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/// Everybody the casino knows, and how they come in.
public final class People {

    /// Where play chips come from.
    static final String PLAY_CHIPS = "house:play-chips";

    private static final int FAILURES_THAT_LOCK = 3;

    private final Store store;
    private final Passwords passwords;
    private final InstantSource clock;
    private final Delays delays;
    private final UnknownNames unknown = new UnknownNames();

    public People(Store store, Passwords passwords, InstantSource clock) {
        this.store = store;
        this.passwords = passwords;
        this.clock = clock;
        this.delays = new Delays(clock);
    }

    /// What came of asking for something about people.
    public sealed interface Outcome {

        record Done(Member member) implements Outcome {}

        record Refused(String why) implements Outcome {}
    }

    /// A new patron or, if an administrator makes them, somebody of the staff.
    public Outcome register(String name, String password, Post post, String by) {
        Optional<String> wrong = Names.wrong(name).or(() -> Names.wrongPassword(password));
        if (wrong.isPresent()) {
            return new Outcome.Refused(wrong.get());
        }
        return add(name, Optional.of(passwords.hash(password)), post, false, Money.ZERO, by);
    }

    /// Somebody walks in and gets play chips.
    public Outcome guest(String name, Money chips) {
        Optional<String> wrong = Names.wrong(name);
        return wrong.<Outcome>map(Outcome.Refused::new)
                .orElseGet(() -> add(name, Optional.empty(), Post.PATRON, true, chips, name));
    }

    private Outcome add(
            String name,
            Optional<String> hash,
            Post post,
            boolean isGuest,
            Money chips,
            String by) {
        var member =
                new Member(UUID.randomUUID().toString(), name, post, isGuest, Optional.empty());
        Instant now = clock.instant();
        return wait(
                handle -> {
                    if (Persons.find(handle, name).isPresent()) {
                        return new Outcome.Refused(name + " is taken");
                    }
                    Persons.add(handle, member, hash, now);
                    if (chips.isAboveZero()) {
                        Ledger.post(handle, playChips(name, chips, now));
                    }
                    if (post.isStaff()) {
                        note(handle, "staff", by, now, name + " is " + post);
                    }
                    return new Outcome.Done(member);
                });
    }

    private static Ledger.Posting playChips(String name, Money chips, Instant now) {
        return new Ledger.Posting(
                now, Optional.empty(), PLAY_CHIPS, Asker.accountOf(name), chips, "walked in");
    }

    /// The member of that name and password. Whatever is wrong, the answer is the same and takes
    /// the same: one comparison of a hash.
    public Optional<Member> signIn(String name, String password) {
        Optional<Persons.Row> row = store.read(handle -> Persons.find(handle, name));
        boolean matches =
                row.flatMap(Persons.Row::password)
                        .map(hash -> passwords.matches(password, hash))
                        .orElseGet(() -> passwords.matchesNobody(password));
        if (row.isPresent()) {
            return noted(row.get().member().id(), matches);
        }
        Instant now = clock.instant();
        unknown.add(now)
                .ifPresent(
                        count ->
                                wait(
                                        handle -> {
                                            note(
                                                    handle,
                                                    "sign-in",
                                                    "unknown",
                                                    now,
                                                    "sign-ins under unknown names this hour: "
                                                            + count);
                                            return true;
                                        }));
        return Optional.empty();
    }

    /// Judged where it is written down, one after the other: whoever tries many passwords at once
    /// has three like everybody.
    private Optional<Member> noted(String id, boolean matches) {
        Instant now = clock.instant();
        return wait(
                handle -> {
                    Persons.Row row = Persons.byId(handle, id).orElseThrow();
                    Member member = row.member();
                    if (matches && member.lockedAt().isEmpty()) {
                        Persons.failures(handle, id, 0, Optional.empty());
                        return Optional.of(member);
                    }
                    int failures = row.failures() + 1;
                    Optional<Instant> locked =
                            failures >= FAILURES_THAT_LOCK ? Optional.of(now) : Optional.empty();
                    Persons.failures(handle, id, failures, member.lockedAt().or(() -> locked));
                    note(handle, "sign-in", member.name(), now, "failure " + failures);
                    return Optional.empty();
                });
    }

    /// Whether the proof is this member's, as at a second signature. Wrong ones are counted, and
    /// [Delayed] is thrown instead of an answer while the next has to wait.
    public boolean proves(Member member, Proof proof) {
        var keys = List.of(new Delays.Key.Signature(member.id()));
        delays.attempt(keys);
        boolean right =
                switch (proof) {
                    case Proof.Password(var password) -> hasPassword(member, password);
                };
        if (right) {
            delays.takeBack(keys);
        }
        return right;
    }

    private boolean hasPassword(Member member, String password) {
        Optional<Persons.Row> row = store.read(handle -> Persons.byId(handle, member.id()));
        return row.filter(it -> it.member().lockedAt().isEmpty())
                .flatMap(Persons.Row::password)
                .map(hash -> passwords.matches(password, hash))
                .orElseGet(() -> passwords.matchesNobody(password));
    }

    /// A patron may not come in any more until an administrator unlocks the account.
    public Outcome stop(String name, String reason, String by) {
        Instant now = clock.instant();
        return wait(
                handle -> {
                    Optional<Member> member =
                            find(handle, name).filter(it -> it.post() == Post.PATRON);
                    member.ifPresent(
                            it -> {
                                Persons.failures(handle, it.id(), 0, Optional.of(now));
                                note(handle, "stopped", by, now, name + ": " + reason);
                            });
                    return member.<Outcome>map(Outcome.Done::new)
                            .orElseGet(() -> new Outcome.Refused("there is no patron " + name));
                });
    }

    public Outcome unlock(String name, String by) {
        Instant now = clock.instant();
        return wait(
                handle -> {
                    Optional<Member> member = find(handle, name);
                    member.ifPresent(
                            it -> {
                                Persons.failures(handle, it.id(), 0, Optional.empty());
                                note(handle, "unlocked", by, now, name);
                            });
                    return member.<Outcome>map(Outcome.Done::new)
                            .orElseGet(() -> new Outcome.Refused("there is no " + name));
                });
    }

    /// Whether anybody can run the house.
    public boolean hasAdministrator() {
        return store.read(handle -> Persons.count(handle, Post.ADMINISTRATOR)) > 0;
    }

    public Optional<Member> find(String name) {
        return store.read(handle -> find(handle, name));
    }

    private static Optional<Member> find(Handle handle, String name) {
        return Persons.find(handle, name).map(Persons.Row::member);
    }

    public List<Member> all() {
        return store.read(Persons::all).stream().map(Persons.Row::member).toList();
    }

    private static void note(Handle handle, String kind, String who, Instant at, String what) {
        Significant.note(handle, at, kind, who, Optional.empty(), what);
    }

    private <T> T wait(Change<T> change) {
        return store.write(change).join();
    }
}
