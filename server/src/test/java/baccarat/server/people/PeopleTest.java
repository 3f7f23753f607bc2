package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.Limits;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who comes in, and who does not.
@Tag("slow")
class PeopleTest {

    private static final String RIGHT = "correct horse";
    private static final String WRONG = "battery staple";

    @TempDir Path data;
    private Store store;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Passwords passwords =
            new Passwords(Limits.USUAL.passwords(), Passwords.Cost.USUAL);
    private People people;
    private Sessions sessions;
    private Accounts accounts;

    @BeforeEach
    void open() {
        store = Stores.open("sqlite", data);
        people = new People(store, passwords, () -> now);
        sessions = new Sessions(store, () -> now);
        accounts = new Accounts(store, passwords, () -> now, sessions);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private Member registered(String name, Post post) {
        return assertInstanceOf(
                        People.Outcome.Done.class, people.register(name, RIGHT, post, "test"))
                .member();
    }

    private static Guests.WalkIn walkIn(long dollars) {
        return new Guests.WalkIn("127.0.0.1", Money.dollars(dollars), GuestLimits.USUAL);
    }

    private static final People.Origin HERE = new People.Origin("192.0.2.1", Optional.empty());

    private Optional<Member> signIn(String name, String password) {
        return people.signIn(name, new Proof.Password(password), HERE);
    }

    private static People.Origin from(int address, Optional<String> device) {
        return new People.Origin("198.51.100." + address, device);
    }

    @Test
    void no_stranger_delays_a_browser_that_has_signed_in_before() {
        Member boss = registered("boss", Post.ADMINISTRATOR);
        Optional<String> device = Optional.of(people.remember(boss, Optional.empty()));
        for (int address = 1; address <= 200; address++) {
            try {
                people.signIn("boss", new Proof.Password(WRONG), from(address, Optional.empty()));
            } catch (Delayed _) {
                // the stranger waits
            }
        }

        assertEquals(
                Optional.of(boss),
                people.signIn("boss", new Proof.Password(RIGHT), from(1, device)));
        assertTrue(people.signIn("BOSS", new Proof.Password(RIGHT), from(250, device)).isPresent());
        long left =
                wait(
                        () ->
                                people.signIn(
                                        "boss",
                                        new Proof.Password(RIGHT),
                                        from(251, Optional.empty())));
        assertTrue(left <= 30, left + " s");
        now = now.plusSeconds(30);
        assertTrue(
                people.signIn("boss", new Proof.Password(RIGHT), from(251, Optional.empty()))
                        .isPresent());
    }

    @Test
    void another_persons_browser_is_a_stranger() {
        registered("boss", Post.ADMINISTRATOR);
        Optional<String> device =
                Optional.of(people.remember(registered("eve", Post.PATRON), Optional.empty()));
        for (int i = 1; i <= 3; i++) {
            assertEquals(
                    Optional.empty(),
                    people.signIn("boss", new Proof.Password(WRONG), from(i, device)));
        }
        assertEquals(
                1, wait(() -> people.signIn("boss", new Proof.Password(WRONG), from(4, device))));
    }

    @Test
    void an_address_that_fails_under_many_names_waits_under_every_name() {
        registered("anna", Post.PATRON);
        for (int i = 0; i < 20; i++) {
            assertEquals(Optional.empty(), signIn("name" + i, WRONG));
        }
        long before = passwords.evaluations();
        assertEquals(1, wait(() -> signIn("anna", RIGHT)));
        assertEquals(before, passwords.evaluations(), "a delay costs no hash");
        assertTrue(
                people.signIn("anna", new Proof.Password(RIGHT), from(1, Optional.empty()))
                        .isPresent());
        now = now.plusSeconds(1);
        assertTrue(signIn("anna", RIGHT).isPresent());
    }

    @Test
    void a_success_counts_from_the_beginning_again() {
        registered("anna", Post.PATRON);
        for (int i = 0; i < 3; i++) {
            signIn("anna", WRONG);
            signIn("anna", WRONG);
            assertTrue(signIn("anna", RIGHT).isPresent());
        }
    }

    @Test
    void whoever_tries_many_passwords_at_once_has_no_more_than_three() {
        registered("anna", Post.PATRON);
        long before = passwords.evaluations();
        List<Thread> tries =
                IntStream.range(0, 8)
                        .mapToObj(
                                i ->
                                        Thread.startVirtualThread(
                                                () ->
                                                        people.signIn(
                                                                "anna",
                                                                new Proof.Password(WRONG),
                                                                from(i, Optional.empty()))))
                        .toList();
        tries.forEach(PeopleTest::join);

        assertEquals(3, passwords.evaluations() - before);
        List<Significant.Entry> noted =
                store.read(handle -> Significant.last(handle, Optional.of("sign-in"), 20));
        assertEquals(1, noted.stream().filter(it -> it.who().equals("anna")).count());
    }

    @Test
    void sign_ins_under_unknown_names_are_counted_and_not_listed() {
        for (int i = 0; i < 12; i++) {
            assertEquals(Optional.empty(), signIn("stranger" + i, WRONG));
        }
        now = now.plus(Duration.ofHours(1));
        signIn("later", WRONG);

        assertEquals(
                List.of(
                        "{\"words\":\"sign-ins under unknown names this hour: 1\"}",
                        "{\"words\":\"sign-ins under unknown names this hour: 10\"}",
                        "{\"words\":\"sign-ins under unknown names this hour: 1\"}"),
                store.read(handle -> Significant.last(handle, Optional.of("sign-in"), 20)).stream()
                        .map(Significant.Entry::detail)
                        .toList());
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"anna", "nobody", "walter", "locked", "~no name\n"})
    void every_sign_in_that_fails_takes_one_hash(String name) {
        registered("anna", Post.PATRON);
        registered("locked", Post.PATRON);
        accounts.stop("locked", "for a test", "test");
        people.guests().welcome("walter", walkIn(10));
        long before = passwords.evaluations();

        assertEquals(Optional.empty(), signIn(name, WRONG));
        assertEquals(1, passwords.evaluations() - before);
    }

    @Test
    void a_member_proves_who_they_are_by_their_password() {
        Member fay = registered("fay", Post.FLOORPERSON);
        registered("dan", Post.DEALER);

        assertTrue(people.proves(fay, fay, new Proof.Password(RIGHT)));
        assertFalse(people.proves(fay, fay, new Proof.Password(WRONG)));
    }

    @Test
    void wrong_proofs_are_slowed_down_to_one_in_thirty_seconds_and_never_locked() {
        Member fay = registered("fay", Post.FLOORPERSON);
        for (int i = 0; i < 5; i++) {
            assertFalse(people.proves(fay, fay, new Proof.Password(WRONG)));
        }
        long before = passwords.evaluations();
        for (long seconds : new long[] {1, 2, 4, 8, 16, 30, 30}) {
            assertEquals(seconds, wait(() -> people.proves(fay, fay, new Proof.Password(RIGHT))));
            now = now.plusSeconds(seconds);
            assertFalse(people.proves(fay, fay, new Proof.Password(WRONG)));
        }
        assertEquals(7, passwords.evaluations() - before, "none for those that had to wait");
        Member dan = registered("dan", Post.DEALER);
        assertTrue(people.proves(dan, fay, new Proof.Password(RIGHT)), "at another console");
        now = now.plusSeconds(30);
        assertTrue(people.proves(fay, fay, new Proof.Password(RIGHT)));
        assertTrue(people.proves(fay, fay, new Proof.Password(RIGHT)));
    }

    private static long wait(Executable attempt) {
        return assertThrows(Delayed.class, attempt).seconds();
    }

    @ParameterizedTest
    @CsvSource({"PATRON, 30", "DEALER, 5", "FLOORPERSON, 5", "SURVEILLANCE, 5", "ADMINISTRATOR, 5"})
    void an_idle_session_is_over(Post post, int minutes) {
        String token = sessions.begin(registered("anna", post)).orElseThrow();
        now = now.plus(Duration.ofMinutes(minutes)).minusMillis(1);
        assertTrue(sessions.of(token, true).isPresent());
        now = now.plus(Duration.ofMinutes(minutes)).minusMillis(1);
        assertTrue(sessions.of(token, false).isPresent());
        now = now.plusMillis(1);
        assertEquals(Optional.empty(), sessions.of(token, true));
    }

    @Test
    void no_session_is_longer_than_twelve_hours() {
        String token = sessions.begin(registered("anna", Post.PATRON)).orElseThrow();
        for (int i = 0; i < 12 * 6 - 1; i++) {
            now = now.plus(Duration.ofMinutes(10));
            assertTrue(sessions.of(token, true).isPresent(), now.toString());
        }
        now = now.plus(Duration.ofMinutes(10));
        assertEquals(Optional.empty(), sessions.of(token, true));
    }

    @Test
    void a_session_outlives_a_restart_and_not_its_end() {
        Member anna = registered("anna", Post.PATRON);
        String one = sessions.begin(anna).orElseThrow();
        String other = sessions.begin(anna).orElseThrow();
        assertNotEquals(one, other);

        var restarted = new Sessions(store, () -> now);
        assertTrue(restarted.of(one, true).isPresent());
        restarted.end(one);
        assertEquals(Optional.empty(), restarted.of(one, true));
        assertEquals(Optional.empty(), restarted.of(one, true));
        accounts.stop("anna", "for a test", "test");
        assertEquals(Optional.empty(), new Sessions(store, () -> now).of(other, true));
        assertEquals(Optional.empty(), restarted.of("made up", true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "~Anna", "a\nb", "-a", "a\u0000b", "anna "})
    void a_name_that_could_be_mistaken_is_refused(String name) {
        assertInstanceOf(
                People.Outcome.Refused.class, people.guests().welcome(name, walkIn(1)), name);
    }

    @Test
    void a_name_is_had_once_however_it_is_written() {
        registered("Anna", Post.PATRON);
        assertInstanceOf(People.Outcome.Refused.class, people.guests().welcome("anna", walkIn(1)));
    }
}
