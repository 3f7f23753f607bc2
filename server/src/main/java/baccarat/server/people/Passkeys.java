package baccarat.server.people;

import baccarat.server.people.Ceremonies.Checked;
import baccarat.server.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The passkeys of staff. A person adds one to their own account after entering their password, and
/// then signs in or signs slips with it instead of the password.
public final class Passkeys {

    /// The kind of the significant events.
    private static final String KIND = "passkey";

    private static final String REFUSED = "passkey-refused";

    private static final int OF_A_PERSON = 10;

    private final Store store;
    private final InstantSource clock;

    /// Kept apart, so that strangers who try to sign in cannot displace anyone's signature.
    private final Challenges atTheDoor;

    private final Challenges inside;

    Passkeys(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.atTheDoor = new Challenges(clock);
        this.inside = new Challenges(clock);
    }

    /// Loaded on first use: the library takes a moment to load, and most casinos start without a
    /// passkey.
    private static final class Loaded {

        static final Ceremonies CEREMONIES = new Ceremonies();
    }

    /// A passkey as its owner sees it.
    public record Passkey(String id, String label, Instant madeAt, Optional<Instant> usedAt) {}

    /// The algorithms that a new passkey may use, by their COSE numbers.
    public static List<Long> algorithms() {
        return Ceremonies.ALGORITHMS;
    }

    public List<Passkey> of(Member member) {
        return store.read(handle -> PasskeyRows.of(handle, member.id())).stream()
                .map(row -> new Passkey(row.id(), row.label(), row.madeAt(), row.usedAt()))
                .toList();
    }

    /// A new challenge for this purpose.
    public String challenge(Purpose purpose) {
        return challenges(purpose).issue(purpose);
    }

    private Challenges challenges(Purpose purpose) {
        return switch (purpose) {
            case Purpose.SigningIn _ -> atTheDoor;
            case Purpose.Adding _, Purpose.Signing _ -> inside;
        };
    }

    private boolean isOurs(String challenge, Purpose purpose) {
        return challenges(purpose).use(challenge, purpose);
    }

    /// Adds a passkey that the browser has made. Returns the reason if that fails.
    public Optional<String> add(SignedIn session, String label, String answer, RelyingParty party) {
        Purpose purpose = Purpose.adding(session);
        Member member = session.member();
        Optional<Ceremonies.Made> made =
                Loaded.CEREMONIES.made(answer, party, challenge -> isOurs(challenge, purpose));
        if (made.isEmpty()) {
            refused(member, "a new passkey was refused");
            return Optional.of(
                    "the browser's answer is invalid or came more than two minutes later; add the passkey again");
        }
        return store.write(handle -> added(handle, member, label, made.get())).join();
    }

    private Optional<String> added(
            Handle handle, Member member, String label, Ceremonies.Made made) {
        boolean hasChanged =
                Persons.byId(handle, member.id())
                        .map(Persons.Row::member)
                        .filter(it -> it.account().equals(member.account()))
                        .isEmpty();
        if (hasChanged) {
            return Optional.of("the account has changed meanwhile; sign in again");
        }
        if (PasskeyRows.of(handle, member.id()).size() >= OF_A_PERSON) {
            return Optional.of("an account has up to %d passkeys".formatted(OF_A_PERSON));
        }
        if (PasskeyRows.find(handle, made.id()).isPresent()) {
            return Optional.of("this passkey was added before");
        }
        Instant now = clock.instant();
        PasskeyRows.add(
                handle,
                new PasskeyRows.Row(
                        made.id(),
                        member.id(),
                        label,
                        made.credential(),
                        made.counter(),
                        now,
                        Optional.empty()));
        People.note(handle, KIND, member.name(), now, "added the passkey " + label);
        return Optional.empty();
    }

    /// Removes one of a person's own passkeys; whether it existed.
    public boolean remove(Member member, String id) {
        return store.write(
                        handle -> {
                            Optional<PasskeyRows.Row> row =
                                    PasskeyRows.find(handle, id)
                                            .filter(it -> it.person().equals(member.id()));
                            row.ifPresent(it -> removed(handle, member, it));
                            return row.isPresent();
                        })
                .join();
    }

    private void removed(Handle handle, Member member, PasskeyRows.Row row) {
        PasskeyRows.remove(handle, row.id());
        String words = "removed the passkey " + row.label();
        People.note(handle, KIND, member.name(), clock.instant(), words);
    }

    /// Removes all passkeys of an account.
    ///
    /// @return words to add to the record, if there were any
    static String removeAllOf(Handle handle, Member member) {
        int removed = PasskeyRows.removeAllOf(handle, member.id());
        return removed == 0 ? "" : "; passkeys removed: " + removed;
    }

    /// Whether this is a valid answer by one of the member's passkeys.
    boolean proves(Member member, Proof.Passkey proof) {
        Checked checked =
                Loaded.CEREMONIES.checked(
                        proof,
                        member.id(),
                        challenge -> isOurs(challenge, proof.purpose()),
                        id -> store.read(handle -> PasskeyRows.find(handle, id)));
        return switch (checked) {
            case Checked.Right(var row, var counter) -> {
                Instant now = clock.instant();
                yield store.write(handle -> PasskeyRows.used(handle, row, counter, now)).join();
            }
            case Checked.CountedBack(var row, var presented) -> {
                String words =
                        "the passkey %s was refused: it counted %d uses and had counted %d before, so there may be a copy of it"
                                .formatted(row.label(), presented, row.counter());
                refused(member, words);
                yield false;
            }
            case Checked.Wrong _ -> false;
        };
    }

    /// Records a signature by passkey that was refused.
    void signatureRefused(Member member) {
        refused(member, "a signature by passkey was refused");
    }

    private void refused(Member member, String words) {
        Instant now = clock.instant();
        store.write(
                        handle -> {
                            People.note(handle, REFUSED, member.name(), now, words);
                            return true;
                        })
                .join();
    }
}
