package baccarat.server.people;

import baccarat.server.store.Change;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/// The people the casino knows, and how they sign in.
public final class People {

    private final Store store;
    private final Passwords passwords;
    private final InstantSource clock;
    private final Delays delays;
    private final UnknownNames unknown = new UnknownNames();
    private final Passkeys passkeys;
    private final Pins pins;
    private final Guests guests;

    public People(Store store, Passwords passwords, InstantSource clock) {
        this.store = store;
        this.passwords = passwords;
        this.clock = clock;
        this.delays = new Delays(clock);
        this.passkeys = new Passkeys(store, clock);
        this.pins = new Pins(store, passwords, clock);
        this.guests = new Guests(store, clock);
        write(
                handle -> {
                    Persons.fillKeys(handle, clock.instant());
                    return true;
                });
    }

    /// The result of a request about people.
    public sealed interface Outcome {

        record Done(Member member) implements Outcome {}

        record Refused(String why) implements Outcome {}
    }

    /// Where a person signs in from.
    ///
    /// @param device the token of the browser, if it has signed in here before
    public record Origin(String address, Optional<String> device) {}

    /// Registers a patron or, on behalf of an administrator, a member of staff.
    public Outcome register(String name, String password, Post post, String by) {
        Optional<String> wrong = wrong(name, password);
        if (wrong.isPresent()) {
            return new Outcome.Refused(wrong.get());
        }
        Optional<String> hash = Optional.of(passwords.hash(password));
        Instant now = clock.instant();
        return write(handle -> add(handle, fresh(name, post, false), hash, by, now));
    }

    private static Optional<String> wrong(String name, String password) {
        return Names.wrong(Names.composed(name)).or(() -> PasswordRules.wrong(name, password));
    }

    static Member fresh(String name, Post post, boolean isGuest) {
        return Member.fresh(UUID.randomUUID().toString(), Names.composed(name), post, isGuest);
    }

    /// Creates an administrator by the casino's single-use code; empty if the code is wrong.
    public Optional<Outcome> administrator(String code, String name, String password) {
        if (!store.read(handle -> AdministratorCode.is(handle, code))) {
            return Optional.empty();
        }
        Optional<String> wrong = wrong(name, password);
        if (wrong.isPresent()) {
            return Optional.of(new Outcome.Refused(wrong.get()));
        }
        Optional<String> hash = Optional.of(passwords.hash(password));
        Member member = fresh(name, Post.ADMINISTRATOR, false);
        Instant now = clock.instant();
        return write(
                handle -> {
                    if (!AdministratorCode.is(handle, code)) {
                        return Optional.empty();
                    }
                    Outcome outcome = add(handle, member, hash, member.name(), now);
                    if (outcome instanceof Outcome.Done) {
                        AdministratorCode.use(handle);
                    }
                    return Optional.of(outcome);
                });
    }

    static Outcome add(
            Handle handle, Member member, Optional<String> hash, String by, Instant now) {
        if (Persons.find(handle, member.name()).isPresent()) {
            return new Outcome.Refused(
                    "the name %s is taken, or looks like one that is; choose another"
                            .formatted(member.name()));
        }
        Persons.add(handle, member, hash, now);
        if (!by.equals(member.name())) {
            Vouching.note(handle, member.id(), by, now);
        }
        if (member.post().isStaff()) {
            note(handle, "staff", by, now, member.name() + " is " + member.post());
        }
        return new Outcome.Done(member);
    }

    public Pins pins() {
        return pins;
    }

    public Guests guests() {
        return guests;
    }

    public Passkeys passkeys() {
        return passkeys;
    }

    /// The member with that name and proof. Whatever is wrong, the answer is the same and, with a
    /// password, takes the same time: one comparison of a hash. Throws [Delayed] after too many
    /// attempts, without checking the proof.
    public Optional<Member> signIn(String name, Proof proof, Origin from) {
        Optional<Persons.Row> row = store.read(handle -> Persons.find(handle, name));
        List<Delays.Key> keys = keys(name, row.map(Persons.Row::member), from);
        int attempts = delays.attempt(keys);
        boolean isRight = row.map(it -> matches(it, proof)).orElseGet(() -> matchesNobody(proof));
        Optional<Member> member = row.filter(_ -> isRight).map(Persons.Row::member);
        if (member.isPresent()) {
            delays.takeBack(keys);
        } else {
            failed(row, attempts);
        }
        return member;
    }

    /// A browser that has signed in under the name is counted separately, so no stranger can slow
    /// it down from any address.
    private List<Delays.Key> keys(String name, Optional<Member> member, Origin from) {
        Optional<Delays.Key> device =
                member.flatMap(
                        it ->
                                from.device()
                                        .map(Token::hash)
                                        .filter(hash -> knows(hash, it))
                                        .map(hash -> new Delays.Key.Device(hash, it.id())));
        return device.map(List::of)
                .orElseGet(
                        () ->
                                List.of(
                                        new Delays.Key.Address(from.address()),
                                        new Delays.Key.Name(Names.key(name))));
    }

    private boolean knows(String device, Member member) {
        return store.read(handle -> Devices.knows(handle, device, member.id()));
    }

    private boolean matches(Persons.Row row, Proof proof) {
        boolean matches =
                switch (proof) {
                    case Proof.Password(var password) ->
                            row.password()
                                    .map(hash -> passwords.matches(password, hash))
                                    .orElseGet(() -> passwords.matchesNobody(password));
                    case Proof.Pin(var digits) -> pins.proves(row.member(), digits);
                    case Proof.Passkey passkey -> passkeys.proves(row.member(), passkey);
                };
        return matches && row.member().isOpen();
    }

    private boolean matchesNobody(Proof proof) {
        return switch (proof) {
            case Proof.Password(var password) -> passwords.matchesNobody(password);
            case Proof.Passkey _, Proof.Pin _ -> false;
        };
    }

    /// Recorded at the third failure in a row and at each hundredth, so that a stranger cannot
    /// flood surveillance. Failures for unknown names are only counted.
    private void failed(Optional<Persons.Row> row, int attempts) {
        Instant now = clock.instant();
        if (row.isEmpty()) {
            unknown.add(now)
                    .ifPresent(
                            count ->
                                    failed(
                                            "unknown",
                                            now,
                                            "sign-ins under unknown names this hour: " + count));
        }
        if (row.isPresent() && (attempts == 3 || attempts % 100 == 0)) {
            String words = "%d wrong sign-ins in a row".formatted(attempts);
            failed(row.get().member().name(), now, words);
        }
    }

    private void failed(String who, Instant now, String words) {
        write(
                handle -> {
                    note(handle, "sign-in", who, now, words);
                    return true;
                });
    }

    /// Remembers the browser in which a person has signed in.
    ///
    /// @param device its token, if it has one
    /// @return its token from now on
    public String remember(Member member, Optional<String> device) {
        String token = device.orElseGet(Token::fresh);
        return write(
                handle -> {
                    Devices.remember(handle, Token.hash(token), member.id(), clock.instant());
                    return token;
                });
    }

    /// Whether the proof is this member's, for a second signature. Wrong ones are counted; throws
    /// [Delayed] while the next one has to wait.
    ///
    /// @param console who is signed in there
    public boolean proves(Member console, Member member, Proof proof) {
        var keys = List.of(new Delays.Key.Signature(console.id(), member.id()));
        var _ = delays.attempt(keys);
        boolean right =
                store.read(handle -> Persons.byId(handle, member.id()))
                        .filter(row -> matches(row, proof))
                        .isPresent();
        if (right) {
            delays.takeBack(keys);
        } else if (proof instanceof Proof.Passkey) {
            passkeys.signatureRefused(member);
        }
        return right;
    }

    /// Whether an open administrator account exists.
    public boolean hasAdministrator() {
        return store.read(handle -> Persons.count(handle, Post.ADMINISTRATOR)) > 0;
    }

    public Optional<Member> find(String name) {
        return store.read(handle -> Persons.find(handle, name)).map(Persons.Row::member);
    }

    public List<Member> all() {
        return store.read(Persons::all).stream().map(Persons.Row::member).toList();
    }

    static void note(Handle handle, String kind, String who, Instant at, String what) {
        Significant.note(handle, at, kind, who, Optional.empty(), what);
    }

    private <T> T write(Change<T> change) {
        return store.write(change).join();
    }
}
