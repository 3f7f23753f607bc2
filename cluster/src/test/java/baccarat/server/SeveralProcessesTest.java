package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.server.audit.Audit;
import baccarat.server.store.Backup;
import baccarat.server.store.ChainCheck;
import baccarat.server.store.Ledger;
import baccarat.server.store.Logs;
import baccarat.server.store.ProcessRows;
import baccarat.server.store.Restore;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Real processes over one PostgreSQL.
@Tag("slow")
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
class SeveralProcessesTest {

    private static final String TABLE = "ma-midi";

    @TempDir Path folder;
    private String location;
    private ClusterProcess one;
    private ClusterProcess two;
    private Optional<ClusterProcess> three = Optional.empty();
    private Store looking;

    @BeforeEach
    void open() throws IOException {
        location = StoreKind.POSTGRESQL.newLocation();
        one = started("one");
        ClusterProcess.copyKeys(folder.resolve("one"), folder.resolve("two"));
        two = started("two");
        looking = Stores.toRead(location, folder.resolve("looking"));
    }

    private ClusterProcess started(String name) throws IOException {
        return started(name, List.of());
    }

    private ClusterProcess started(String name, List<String> more) throws IOException {
        return ClusterProcess.start(
                location, folder.resolve(name), FreePort.any(), FreePort.any(), more);
    }

    @AfterEach
    void close() throws InterruptedException {
        looking.close();
        one.kill();
        two.kill();
        if (three.isPresent()) {
            three.get().kill();
        }
    }

    private String leader(String table) {
        return looking.read(ProcessRows::leaders).getOrDefault(table, "");
    }

    private boolean isGivenUp(ClusterProcess process) {
        String given = "SELECT COUNT(*) FROM process WHERE address LIKE '%' || ?";
        return looking.read(
                handle ->
                        handle.createQuery(given)
                                        .bind(0, process.address())
                                        .mapTo(Integer.class)
                                        .one()
                                == 0);
    }

    private ClusterProcess leading(String table) {
        return leader(table).equals(one.address()) ? one : two;
    }

    private ClusterProcess other(ClusterProcess process) {
        return process == one ? two : one;
    }

    private void bothLead() {
        var expected = new TreeSet<>(Set.of(one.address(), two.address()));
        Patience.until(
                () -> new TreeSet<>(looking.read(ProcessRows::leaders).values()),
                leaders -> leaders.containsAll(expected));
    }

    /// Sends a command until it fits the moment of the round, each time under an id of its own.
    private static String accepted(Visitor visitor, String command) {
        for (int tries = 1; ; tries++) {
            String id = visitor.port() + "-" + tries + "-" + command.hashCode();
            if (answer(visitor, id, command).status() == 200) {
                return id;
            }
        }
    }

    /// Nobody has judged what was not available, and it is sent again as it is.
    private static Visitor.Reply answer(Visitor visitor, String id, String command) {
        String body = "{'id':'%s','command':%s}".formatted(id, command);
        return Patience.until(
                () -> visitor.post("/v1/tables/" + TABLE + "/commands", body),
                it -> it.status() != 503);
    }

    private void assertWhole() {
        for (Logs.CasinoTable table : looking.read(Logs::tables)) {
            assertInstanceOf(
                    ChainCheck.Result.Right.class,
                    looking.read(
                            handle ->
                                    ChainCheck.whole(looking.events(), handle, table.id() + "/1")));
        }
        assertEquals(List.of(), looking.read(Ledger::wrong));
    }

    /// While both processes play and sign, and what comes back is whole.
    private void assertIsBackedUp() {
        Path zip = folder.resolve("open.zip");
        try (Store store = Stores.toRead(location, folder.resolve("two"))) {
            Backup.to(zip, store, Instant.now());
        }
        Path restored = folder.resolve("restored");
        Restore.from(zip, "sqlite", restored);
        try (Store store = Stores.open("sqlite", restored)) {
            for (Audit.Part part :
                    new Audit(store, MasterKeys.open(restored, false), Regulations.shipped())
                            .whole()) {
                assertEquals(List.of(), part.wrong(), part.looked());
            }
        }
    }

    @Test
    void any_process_serves_anybody_and_a_killed_one_takes_nothing_with_it()
            throws InterruptedException {
        bothLead();
        assertTrue(one.visitor().get("/ready").text().contains(TABLE + " is led by "));

        ClusterProcess leading = leading(TABLE);
        ClusterProcess far = other(leading);
        Visitor anna = leading.visitor().walkIn("anna");
        Visitor elsewhere = anna.at(far.port());
        Watching table = elsewhere.watch(TABLE);
        assertTrue(table.hasComeIn());
        accepted(elsewhere, "{'command':'BuyIn','patron':'anna','amount':'400.00'}");
        accepted(anna, "{'command':'TakePlace','patron':'anna','place':'1'}");
        String wager = "{'command':'PlaceWager','spot':'1','wager':'player','stake':'30.00'}";
        String id = accepted(elsewhere, wager);
        JsonNode placed = answer(anna, id, wager).is(200).json();
        table.upTo(placed.path("last").asLong());
        assertTrue(table.you().has("rack"), table.you().toString());
        assertEquals(placed, answer(elsewhere, id, wager).json());

        assertIsBackedUp();
        leading.kill();

        assertEquals(placed, answer(elsewhere, id, wager).is(200).json());
        table.until(message -> message.path("n").asLong() > placed.path("last").asLong() + 20);
        assertEquals(far.address(), leader(TABLE));
        assertWhole();
    }

    @Test
    void whoever_signs_out_is_out_everywhere_and_a_frozen_process_writes_nothing()
            throws IOException, InterruptedException {
        bothLead();
        ClusterProcess leading = leading(TABLE);
        ClusterProcess far = other(leading);
        Visitor anna = leading.visitor().walkIn("anna");
        Watching table = anna.at(far.port()).watch(TABLE);
        assertTrue(table.hasComeIn());
        anna.delete("/v1/session").is(204);
        assertTrue(table.untilClosed().startsWith("1008"), table.closed());

        Watching watching = far.visitor().walkIn("bob").watch(TABLE);
        assertTrue(watching.hasComeIn());
        leading.freeze();
        // A table may have been on its way when both began to lead some.
        Patience.until(() -> isGivenUp(leading), Boolean.TRUE::equals);
        Patience.until(() -> leader(TABLE), far.address()::equals);
        long seen = watching.seen();
        watching.until(message -> message.path("n").asLong() > seen + 20);
        leading.wake();
        leading.awaitEnd();
        assertEquals(far.address(), leader(TABLE));
        assertWhole();
    }

    /// Over TLS, with a third process that leads no tables.
    @Test
    void a_planned_stop_hands_tables_over_and_nobody_is_sent_away()
            throws IOException, InterruptedException, GeneralSecurityException {
        one.stop();
        two.stop();
        Path keys = ClusterKeys.made(folder, "casino");
        one = started("one", List.of(keys.toString()));
        two = started("two", List.of(keys.toString()));
        ClusterProcess.copyKeys(folder.resolve("one"), folder.resolve("three"));
        three = Optional.of(started("three", List.of(keys.toString(), ClusterProcess.NO_TABLES)));
        bothLead();
        assertTrue(ClusterKeys.opens(one.clusterPort(), keys));
        assertFalse(ClusterKeys.opens(one.clusterPort(), ClusterKeys.made(folder, "stranger")));

        ClusterProcess leading = leading(TABLE);
        ClusterProcess far = other(leading);
        Watching watching = three.orElseThrow().visitor().walkIn("bob").watch(TABLE);
        assertTrue(watching.hasComeIn());

        leading.stop();

        Patience.until(() -> leader(TABLE), far.address()::equals);
        long seen = watching.seen();
        watching.until(message -> message.path("n").asLong() > seen + 20);
        assertEquals("", watching.closed());
        assertEquals(
                Set.of(far.address()), Set.copyOf(looking.read(ProcessRows::leaders).values()));
        String metrics = far.visitor().get("/metrics").is(200).text();
        assertTrue(metrics.contains("baccarat_table_led{table=\"" + TABLE + "\"} 1"), metrics);
        assertWhole();
    }

    /// The second is killed while the lease of the first decision still runs.
    @Test
    void the_last_process_goes_on_when_two_are_killed_one_after_the_other()
            throws IOException, InterruptedException {
        ClusterProcess.copyKeys(folder.resolve("one"), folder.resolve("three"));
        ClusterProcess last = started("three");
        three = Optional.of(last);
        bothLead();
        Watching watching = last.visitor().walkIn("bob").watch(TABLE);
        assertTrue(watching.hasComeIn());

        one.kill();
        Patience.until(
                () -> looking.read(ProcessRows::leaders).values(),
                leaders -> !leaders.contains(one.address()));
        two.kill();
        Patience.until(
                () -> Set.copyOf(looking.read(ProcessRows::leaders).values()),
                Set.of(last.address())::equals);
        long seen = watching.seen();
        watching.until(message -> message.path("n").asLong() > seen + 20);
        assertEquals("", watching.closed());
        assertWhole();
    }
}
