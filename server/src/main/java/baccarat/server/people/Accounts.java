package baccarat.server.people;

import baccarat.server.people.People.Outcome;
import baccarat.server.store.Store;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;

/// Changes of accounts: passwords, posts, stops and ends. Each is recorded. Where a change ends
/// sessions, nothing happens under them once the method returns.
public final class Accounts {

    /// Leaves out letters and digits that look alike.
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int GROUPS = 4;
    private static final int OF_A_GROUP = 4;

    /// No session is kept.
    private static final String NONE = "";

    private final Store store;
    private final Passwords passwords;
    private final InstantSource clock;
    private final Sessions sessions;

    public Accounts(Store store, Passwords passwords, InstantSource clock, Sessions sessions) {
        this.store = store;
        this.passwords = passwords;
        this.clock = clock;
        this.sessions = sessions;
    }

    /// Makes a change of the account, or says what is wrong with it.
    @FunctionalInterface
    private interface Step {

        Optional<String> make(Handle handle, Member member, Instant now);
    }

    private record Changed(Outcome outcome, List<String> ended) {}

    /// Stops a patron from signing in until an administrator readmits them.
    public Outcome stop(String name, String reason, String by) {
        return change(
                name,
                NONE,
                (handle, member, now) -> {
                    if (member.post() != Post.PATRON) {
                        return Optional.of("there is no patron " + name);
                    }
                    Persons.stopped(handle, member.id(), Optional.of(now));
                    People.note(handle, "stopped", by, now, member.name() + ": " + reason);
                    return Optional.empty();
                });
    }

    /// Readmits a patron whom the floor has sent home.
    public Outcome unlock(String name, String by) {
        return change(
                name,
                NONE,
                (handle, member, now) -> {
                    if (member.account().stoppedAt().isEmpty()) {
                        return Optional.of(member.name() + " was not sent home");
                    }
                    Persons.stopped(handle, member.id(), Optional.empty());
                    People.note(handle, "unlocked", by, now, member.name());
                    return Optional.empty();
                });
    }

    /// Ends an account for good. Its name stays taken, and its balance stays where it is.
    public Outcome end(String name, String reason, String by) {
        return change(
                name,
                NONE,
                (handle, member, now) -> {
                    if (isLastAdministrator(handle, member)) {
                        return Optional.of(lastAdministrator(member));
                    }
                    Persons.ended(handle, member.id(), now);
                    String words =
                            "the account of %s ended: %s%s"
                                    .formatted(member.name(), reason, forget(handle, member));
                    People.note(handle, "account", by, now, words);
                    return Optional.empty();
                });
    }

    /// Gives a member of staff another post.
    public Outcome post(String name, Post post, String by) {
        return change(
                name,
                NONE,
                (handle, member, now) -> {
                    if (!member.post().isStaff() || !post.isStaff()) {
                        return Optional.of("patrons and staff need separate accounts");
                    }
                    if (post == member.post()) {
                        return Optional.of("%s is %s already".formatted(member.name(), post));
                    }
                    if (post != Post.ADMINISTRATOR && isLastAdministrator(handle, member)) {
                        return Optional.of(lastAdministrator(member));
                    }
                    Persons.post(handle, member.id(), post);
                    String words =
                            "%s is %s, and was %s".formatted(member.name(), post, member.post());
                    People.note(handle, "staff", by, now, words);
                    return Optional.empty();
                });
    }

    private static boolean isLastAdministrator(Handle handle, Member member) {
        return member.post() == Post.ADMINISTRATOR
                && Persons.count(handle, Post.ADMINISTRATOR) == 1;
    }

    private static String lastAdministrator(Member member) {
        return "%s is the last administrator; make another one first".formatted(member.name());
    }

    /// A one-time password for a person who has lost theirs.
    ///
    /// @param password valid for one sign-in, which requires choosing a new one
    public record Reset(Outcome outcome, String password) {}

    /// Gives a one-time password. A guest who lost the browser can sign in with it and has the same
    /// chips.
    public Reset reset(String name, String by) {
        String password = oneTime();
        String hash = passwords.hash(password);
        Outcome outcome =
                change(
                        name,
                        NONE,
                        (handle, member, now) -> {
                            Persons.password(handle, member.id(), hash, true);
                            Vouching.note(handle, member.id(), by, now);
                            String words =
                                    "%s was given a one-time password%s"
                                            .formatted(member.name(), forget(handle, member));
                            People.note(handle, "password", by, now, words);
                            return Optional.empty();
                        });
        return new Reset(outcome, password);
    }

    private static String oneTime() {
        var random = new SecureRandom();
        return IntStream.range(0, GROUPS)
                .mapToObj(
                        _ ->
                                random.ints(OF_A_GROUP, 0, LETTERS.length())
                                        .mapToObj(i -> LETTERS.substring(i, i + 1))
                                        .collect(Collectors.joining()))
                .collect(Collectors.joining("-"));
    }

    /// Chooses a password within a session, which continues. The person's other sessions and all
    /// passkeys are removed: someone who knew the old password, such as the administrator who
    /// issued it, may have added one. The caller has verified the person, unless there was no
    /// password before.
    public Outcome choose(SignedIn session, String password) {
        Member before = session.member();
        Optional<String> wrong = PasswordRules.wrong(before.name(), password);
        if (wrong.isPresent()) {
            return new Outcome.Refused(wrong.get());
        }
        String hash = passwords.hash(password);
        Outcome outcome =
                change(
                        before.name(),
                        session.hash(),
                        (handle, member, now) -> {
                            if (member.account().epoch() != before.account().epoch()) {
                                return Optional.of("the account has changed meanwhile");
                            }
                            Persons.password(handle, member.id(), hash, false);
                            String words =
                                    before.isGuest()
                                            ? "a guest chose a password"
                                            : "chose another password";
                            Pins.remove(handle, member.id());
                            String removed = Passkeys.removeAllOf(handle, member);
                            People.note(handle, "password", member.name(), now, words + removed);
                            return Optional.empty();
                        });
        if (outcome instanceof Outcome.Done(var member)) {
            session.renew(member);
        }
        return outcome;
    }

    private static String forget(Handle handle, Member member) {
        Devices.forget(handle, member.id());
        Pins.remove(handle, member.id());
        return Passkeys.removeAllOf(handle, member);
    }

    /// Changes the account and ends its sessions, except perhaps one, in one change of the store.
    private Outcome change(String name, String kept, Step step) {
        Instant now = clock.instant();
        Changed changed = store.write(handle -> changed(handle, name, kept, step, now)).join();
        sessions.close(changed.ended());
        return changed.outcome();
    }

    private static Changed changed(
            Handle handle, String name, String kept, Step step, Instant now) {
        Optional<Member> member = Persons.find(handle, name).map(Persons.Row::member);
        Optional<String> wrong =
                member.map(it -> wrong(handle, it, step, now))
                        .orElseGet(() -> Optional.of("there is no " + name));
        if (wrong.isPresent()) {
            return new Changed(new Outcome.Refused(wrong.get()), List.of());
        }
        String id = member.orElseThrow().id();
        Persons.nextEpoch(handle, id);
        Member after = Persons.byId(handle, id).orElseThrow().member();
        return new Changed(new Outcome.Done(after), SessionRows.removeAllOf(handle, id, kept));
    }

    private static Optional<String> wrong(Handle handle, Member member, Step step, Instant now) {
        return member.account().endedAt().isPresent()
                ? Optional.of("the account of %s has ended".formatted(member.name()))
                : step.make(handle, member, now);
    }
}
