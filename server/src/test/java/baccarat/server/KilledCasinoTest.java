package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.store.ChainCheck;
import baccarat.server.store.Ledger;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The real process is killed at random moments while three people play at two tables over real
/// sockets: every acknowledged command is there exactly once, no cent appears or vanishes, the
/// chains hold, and the rounds go on. `scripts/kills` does it more often.
class KilledCasinoTest {

    private static final int KILLS = Integer.getInteger("kills", 2);

    /// So many commands are acknowledged before the next kill.
    private static final int AT_LEAST = 5;

    private static final int AT_MOST = 40;
    private static final int ANY_MOMENT_OF_A_ROUND = 1_000;
    private static final String STORE = System.getProperty("kills.store", "");

    private static final JsonNode NOT_THERE = JsonMapper.shared().createObjectNode();

    @TempDir Path data;
    private Optional<CasinoProcess> open = Optional.empty();

    @AfterEach
    void endWhatStillRuns() throws InterruptedException {
        if (open.isPresent()) {
            open.get().kill();
        }
    }

    private CasinoProcess opened(String location) throws IOException, InterruptedException {
        CasinoProcess casino = CasinoProcess.start(location, data);
        open = Optional.of(casino);
        return casino;
    }

    /// Both, or the one that `scripts/kills` was asked for.
    static List<StoreKind> stores() {
        return Arrays.stream(StoreKind.values())
                .filter(kind -> STORE.isEmpty() || STORE.equals(name(kind)))
                .toList();
    }

    private static String name(StoreKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("stores")
    void nothing_acknowledged_is_lost_and_nothing_is_doubled(StoreKind kind)
            throws IOException, InterruptedException {
        String name = name(kind);
        String location = kind.newLocation();
        var random = new SplittableRandom(3);
        CasinoProcess casino = opened(location);
        List<KilledPatron> patrons =
                List.of(
                        new KilledPatron(casino, "anna", "ma-midi", 1),
                        new KilledPatron(casino, "bob", "ma-midi", 3),
                        new KilledPatron(casino, "cleo", "ma-mini", 1));
        for (int kill = 1; kill <= KILLS; kill++) {
            int enough = acknowledged(patrons).size() + random.nextInt(AT_LEAST, AT_MOST);
            patrons.forEach(KilledPatron::play);
            Patience.until(() -> acknowledged(patrons).size(), count -> count >= enough);
            Thread.sleep(random.nextLong(ANY_MOMENT_OF_A_ROUND));
            casino.kill();
            casino = opened(location);
            for (KilledPatron patron : patrons) {
                assertEquals("", patron.comeBack(casino), "after kill " + kill);
            }
            System.out.printf(
                    "kills: %s, %d of %d, %d commands acknowledged%n",
                    name, kill, KILLS, acknowledged(patrons).size());
        }
        casino.kill();
        Map<String, JsonNode> acknowledged = acknowledged(patrons);
        assertTrue(acknowledged.size() >= KILLS * AT_LEAST, "few commands: " + acknowledged.size());
        assertWhole(location, acknowledged);
    }

    private static Map<String, JsonNode> acknowledged(List<KilledPatron> patrons) {
        return patrons.stream()
                .flatMap(patron -> patron.acknowledged().entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The store by itself: commands, chains, balances, and no money but what was handed out.
    private void assertWhole(String location, Map<String, JsonNode> acknowledged) {
        try (Store store = Stores.open(location, data)) {
            Map<String, JsonNode> stored = store.read(KilledCasinoTest::commands);
            acknowledged.forEach(
                    (id, answer) -> {
                        JsonNode kept = stored.getOrDefault(id, NOT_THERE);
                        assertEquals(answer.path("first"), kept.path("first"), id);
                        assertEquals(answer.path("last"), kept.path("last"), id);
                    });
            for (Logs.CasinoTable table : store.read(Logs::tables)) {
                String log = table.id() + "/1";
                assertInstanceOf(
                        ChainCheck.Result.Right.class,
                        store.read(handle -> ChainCheck.whole(store.events(), handle, log)));
            }
            assertEquals(List.of(), store.read(Ledger::wrong));
            assertEquals(
                    new Money(-3 * 500_000),
                    store.read(handle -> Ledger.balance(handle, "house:play-chips")));
        }
    }

    /// Every command of the store by its id; two with one id would not do.
    private static Map<String, JsonNode> commands(Handle handle) {
        return handle.createQuery("SELECT id, answer FROM command")
                .map(
                        (row, _) ->
                                Map.entry(
                                        row.getString("id"),
                                        JsonMapper.shared().readTree(row.getString("answer"))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
