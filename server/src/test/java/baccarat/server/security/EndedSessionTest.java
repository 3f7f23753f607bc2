package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.people.Sessions;
import baccarat.server.people.SignedIn;
import baccarat.server.store.Ledger;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// After the answer to a sign-out or a sending home, no request and no socket of that person does
/// anything.
@Tag("slow")
class EndedSessionTest {

    private static final int ROUNDS = 25;
    private static final int BESIDE = 3;

    /// Wagers are open for as long as the test runs, so that chips are sold.
    private static final Pace PACE =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofHours(1),
                    Duration.ofMillis(1_500),
                    Duration.ofMillis(300),
                    Duration.ofMillis(5));

    private static final Limits.Rate UNLIMITED = new Limits.Rate(1_000_000, 60_000_000);
    private static final Limits MANY = Limits.USUAL.withRequests(UNLIMITED).withSignIns(UNLIMITED);

    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private OpenCasino open;

    @BeforeEach
    void openTheCasino(@TempDir Path data) {
        open =
                OpenCasino.with(
                        Settings.USUAL.with(data).with(PACE).with(MANY),
                        () -> Instant.now().plus(ahead.get()));
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    /// Asks again and again, from several threads, until it is 401 at each of them.
    private record Busy(List<Thread> threads, CountDownLatch underway, Set<Integer> statuses) {

        static Busy with(IntSupplier request) {
            var busy =
                    new Busy(
                            new ArrayList<>(),
                            new CountDownLatch(BESIDE),
                            ConcurrentHashMap.newKeySet());
            for (int i = 0; i < BESIDE; i++) {
                busy.threads().add(Thread.startVirtualThread(() -> busy.ask(request)));
            }
            return busy;
        }

        private void ask(IntSupplier request) {
            int status = request.getAsInt();
            underway.countDown();
            while (status != 401) {
                statuses.add(status);
                status = request.getAsInt();
            }
        }

        void isUnderway() throws InterruptedException {
            underway.await();
        }

        void ends() throws InterruptedException {
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    @Test
    void a_page_that_asks_beside_a_sign_out_does_not_undo_it() throws InterruptedException {
        for (int round = 0; round < ROUNDS; round++) {
            Visitor one = open.visitor().walkIn("anna" + round);
            Visitor tab = one.at(open.port());
            Busy busy = Busy.with(() -> tab.get("/v1/session").status());
            busy.isUnderway();

            String cookie = one.cookie();
            one.delete("/v1/session").is(204);

            assertEquals(401, status(cookie), "round " + round);
            busy.ends();
            assertEquals(401, status(cookie), "round " + round);
        }
    }

    private int status(String cookie) {
        Visitor stranger = open.visitor();
        return stranger.send(stranger.request("/v1/session").header("Cookie", cookie).GET())
                .status();
    }

    @Test
    void who_is_sent_home_buys_nothing_from_the_answer_on() throws InterruptedException {
        Visitor floor = Staff.of(open).hire("fay", "floorperson");
        open.visitor().walkIn("first").watch("ma-mini").untilPhase("AcceptingWagers");
        for (int round = 0; round < 12; round++) {
            String name = "bob" + round;
            Visitor bob = open.visitor().walkIn(name);
            Busy busy = Busy.with(() -> buyIn(bob, name));
            busy.isUnderway();

            floor.post("/v1/people/" + name + "/stopping", "{'reason':'for a test'}").is(204);

            assertEquals(401, buyIn(bob, name), "round " + round);
            int bought = purchases(name);
            busy.ends();
            assertEquals(bought, purchases(name), "round " + round);
            assertTrue(busy.statuses().contains(200), busy.statuses()::toString);
        }
    }

    private static int buyIn(Visitor patron, String name) {
        return patron.post(
                        "/v1/tables/ma-mini/commands",
                        "{'id':'%s','command':{'command':'BuyIn','patron':'%s','amount':'1.00'}}"
                                .formatted(UUID.randomUUID(), name))
                .status();
    }

    private int purchases(String name) {
        String account = Asker.accountOf(name);
        return (int)
                open
                        .casino()
                        .store()
                        .read(handle -> Ledger.postings(handle, account, 10_000))
                        .stream()
                        .filter(posting -> posting.from().equals(account))
                        .count();
    }

    @Test
    void the_end_waits_for_what_is_under_way_and_takes_nothing_new() throws InterruptedException {
        Sessions sessions = open.casino().sessions();
        open.visitor().walkIn("cleo");
        Member cleo = open.casino().people().find("cleo").orElseThrow();
        String token = sessions.begin(cleo).orElseThrow();
        SignedIn session = sessions.of(token, true).orElseThrow();
        SignedIn.Use underway = session.use().orElseThrow();

        Thread end = Thread.startVirtualThread(() -> sessions.end(token));
        while (session.use().map(EndedSessionTest::closed).isPresent()) {
            Thread.onSpinWait();
        }

        assertTrue(end.isAlive(), "what is under way is waited for");
        assertTrue(!underway.isWelcome(), "and can see that the session has ended");
        underway.close();
        end.join();
        assertTrue(sessions.of(token, true).isEmpty());
    }

    private static boolean closed(SignedIn.Use use) {
        use.close();
        return true;
    }

    @Test
    void somebody_who_signed_in_before_the_stop_begins_no_session_after_it() {
        open.visitor().walkIn("dora");
        Member before = open.casino().people().find("dora").orElseThrow();
        open.casino().accounts().stop("dora", "for a test", "fay");

        assertTrue(open.casino().sessions().begin(before).isEmpty());
        open.casino().accounts().unlock("dora", "ada");
        assertTrue(open.casino().sessions().begin(before).isEmpty(), "from before both");
        Member after = open.casino().people().find("dora").orElseThrow();
        assertTrue(open.casino().sessions().begin(after).isPresent());
    }

    /// As when a guest is cleared away or a patron is erased.
    @Test
    void nor_does_somebody_whose_sessions_were_all_ended_meanwhile() {
        open.visitor().walkIn("eric");
        Member before = open.casino().people().find("eric").orElseThrow();
        open.casino().sessions().endAllOf(before.id());

        assertTrue(open.casino().sessions().begin(before).isEmpty());
        Member after = open.casino().people().find("eric").orElseThrow();
        assertTrue(open.casino().sessions().begin(after).isPresent());
    }

    @Test
    void a_socket_is_closed_when_its_session_ends() {
        Visitor floor = Staff.of(open).hire("fay", "floorperson");
        Visitor emil = open.visitor().walkIn("emil");
        Watching one = emil.watch("ma-mini");
        Watching other = emil.watch("wa-mini");
        Watching staff = floor.watch("ma-mini");
        assertTrue(one.hasComeIn() && other.hasComeIn() && staff.hasComeIn());

        emil.delete("/v1/session").is(204);
        assertEquals("1008 sign in again", one.untilClosed());
        assertEquals("1008 sign in again", other.untilClosed());

        floor.delete("/v1/session").is(204);
        assertEquals("1008 sign in again", staff.untilClosed());
    }

    @Test
    void a_socket_is_closed_when_its_person_is_sent_home_or_signs_in_again() {
        Visitor floor = Staff.of(open).hire("fay", "floorperson");
        Visitor gus = open.visitor().walkIn("gus");
        Watching sent = gus.watch("ma-mini");
        Watching again = floor.watch("ma-mini");
        assertTrue(sent.hasComeIn() && again.hasComeIn());

        floor.post("/v1/people/gus/stopping", "{'reason':'for a test'}").is(204);
        assertEquals("1008 sign in again", sent.untilClosed());

        floor.signIn("fay", Staff.PASSWORD);
        assertEquals("1008 sign in again", again.untilClosed());
    }

    @Test
    void a_socket_that_only_looks_keeps_no_session_awake() {
        Visitor floor = Staff.of(open).hire("fay", "floorperson");
        Watching staff = floor.watch("ma-mini");
        Watching guest = open.visitor().walkIn("hal").watch("ma-mini");
        assertTrue(staff.hasComeIn() && guest.hasComeIn());

        ahead.set(Duration.ofMinutes(5));
        assertEquals("1008 sign in again", staff.untilClosed());
        floor.watch("ma-mini").untilClosed();
        assertEquals("", guest.closed());

        ahead.set(Duration.ofMinutes(30));
        assertEquals("1008 sign in again", guest.untilClosed());
    }
}
