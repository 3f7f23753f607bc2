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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// The real process is killed at random moments while somebody plays over a real socket: every
/// acknowledged command is there exactly once, no cent appears or vanishes, the chains hold, and
/// the round goes on.
class KilledCasinoTest {

    private static final int KILLS = Integer.getInteger("kills", 5);

    private static final List<String> WAGERS =
            List.of(
                    "{'command':'PlaceWager','spot':'1','wager':'PLAYER','stake':'30.00'}",
                    "{'command':'PlaceWager','spot':'1','wager':'TIE','stake':'5.00'}",
                    "{'command':'WithdrawWager','spot':'1','wager':'TIE'}",
                    "{'command':'PlaceWager','spot':'1','wager':'PLAYER','stake':'40.00'}");

    @TempDir Path data;

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(StoreKind.class)
    void nothing_acknowledged_is_lost_and_nothing_is_doubled(StoreKind kind)
            throws IOException, InterruptedException {
        String location = kind.newLocation();
        var random = new SplittableRandom(3);
        Map<String, JsonNode> acknowledged = new LinkedHashMap<>();
        CasinoProcess casino = CasinoProcess.start(location, data);
        Visitor anna = casino.visitor().walkIn("anna");
        Watching table = anna.watch("ma-midi");
        table.untilPhase("AcceptingWagers");
        table.must("{'command':'BuyIn','patron':'anna','amount':'4000.00'}");
        table.must("{'command':'TakePlace','patron':'anna','place':'1'}");
        long rounds = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            long until = System.nanoTime() + random.nextLong(500_000_000L, 2_500_000_000L);
            for (int i = 0; System.nanoTime() < until; i++) {
                String id = "k%d-%d".formatted(kill, i);
                JsonNode answer = table.ask(id, WAGERS.get(i % WAGERS.size()));
                if (answer.path("accepted").asBoolean(false)) {
                    acknowledged.put(id + " " + WAGERS.get(i % WAGERS.size()), answer);
                }
                Thread.sleep(20);
            }
            long before = table.view().path("shoe").path("round").asLong();
            casino.kill();
            casino = CasinoProcess.start(location, data);
            anna = casino.again(anna);
            table = anna.watch("ma-midi");
            table.until(message -> message.path("type").asString("").equals("welcome"));
            rounds = table.view().path("shoe").path("round").asLong();
            assertTrue(rounds >= before, "a round is gone");
        }
        for (Map.Entry<String, JsonNode> one : acknowledged.entrySet()) {
            int blank = one.getKey().indexOf(' ');
            JsonNode again =
                    table.ask(one.getKey().substring(0, blank), one.getKey().substring(blank + 1));
            assertEquals(one.getValue(), again, one.getKey());
            Thread.sleep(50);
        }
        long now = rounds;
        table.untilView(view -> view.path("shoe").path("round").asLong() > now);
        casino.kill();
        assertTrue(acknowledged.size() > KILLS * 2, "few commands: " + acknowledged.size());
        assertWhole(location);
    }

    /// The store by itself: chains, balances, and no money but what was handed out.
    private void assertWhole(String location) {
        try (Store store = Stores.open(location, data)) {
            for (Logs.CasinoTable table : store.read(Logs::tables)) {
                String log = table.id() + "/1";
                assertInstanceOf(
                        ChainCheck.Result.Right.class,
                        store.read(handle -> ChainCheck.whole(store.events(), handle, log)));
            }
            assertEquals(List.of(), store.read(Ledger::wrong));
            assertEquals(
                    new Money(-500_000),
                    store.read(handle -> Ledger.balance(handle, "house:play-chips")));
        }
    }
}
