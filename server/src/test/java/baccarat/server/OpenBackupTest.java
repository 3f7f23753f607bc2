package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.server.audit.Audit;
import baccarat.server.store.Backup;
import baccarat.server.store.Restore;
import baccarat.server.store.Store;
import baccarat.server.store.StoreKind;
import baccarat.server.store.Stores;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// A backup of a casino that is open: play goes on, and what comes back is one moment of it.
class OpenBackupTest {

    private static final Limits.Rate AS_MANY_AS_SHE_LIKES = new Limits.Rate(1_000_000, 1_000_000);

    @TempDir Path folder;
    private final Map<String, JsonNode> acknowledged = new ConcurrentHashMap<>();
    private final AtomicBoolean isOver = new AtomicBoolean();

    /// Buys chips and takes them away again: each is an event, a posting and an answer that are
    /// kept.
    private void play(Watching table) {
        for (int i = 0; !isOver.get(); i++) {
            String id = "chips-" + i;
            JsonNode answer =
                    table.ask(
                            id,
                            "{'command':'%s','patron':'anna','amount':'1.00'}"
                                    .formatted(i % 2 == 0 ? "BuyIn" : "TakeChipsAway"));
            if (answer.path("accepted").asBoolean(false)) {
                acknowledged.put(id, answer);
            }
        }
    }

    /// Or until anna has been stopped by something, which joining her then says.
    private int untilMore(CompletableFuture<Void> anna, int than) {
        return Patience.until(acknowledged::size, size -> size > than || anna.isDone());
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void play_goes_on_and_what_comes_back_is_right(StoreKind kind) {
        String location = kind.newLocation();
        Path zip = folder.resolve("open.zip");
        Settings settings =
                Settings.USUAL
                        .with(folder.resolve("casino"))
                        .withStore(location)
                        .with(OpenCasino.QUICK)
                        .with(Limits.USUAL.withMessages(AS_MANY_AS_SHE_LIKES));
        Map<String, JsonNode> before;
        try (OpenCasino open = OpenCasino.with(settings)) {
            Watching table = open.visitor().walkIn("anna").watch("ma-mini");
            CompletableFuture<Void> anna =
                    CompletableFuture.runAsync(
                            () -> play(table), Executors.newVirtualThreadPerTaskExecutor());
            untilMore(anna, 20);
            before = Map.copyOf(acknowledged);
            try (Store store = Stores.toRead(location, settings.data())) {
                Backup.to(zip, store, Instant.now());
                assertEquals("[]", wrong(store, settings.data()));
            }
            untilMore(anna, untilMore(anna, before.size()) + 10);
            isOver.set(true);
            anna.join();
        }

        String place = kind.newLocation();
        Path back = folder.resolve("back");
        Restore.from(zip, place, back);

        try (Store store = Stores.toRead(place, back)) {
            assertEquals("[]", wrong(store, back));
            List<String> kept =
                    store.read(
                            handle ->
                                    handle.createQuery("SELECT id FROM command")
                                            .mapTo(String.class)
                                            .list());
            assertTrue(kept.containsAll(before.keySet()), "lost what was acknowledged before");
        }
        try (OpenCasino open = OpenCasino.with(settings.with(back).withStore(place))) {
            open.visitor().watch("ma-mini").untilEvent("CardsCleared");
        }
    }

    private static String wrong(Store store, Path data) {
        return new Audit(store, MasterKeys.open(data, false), Regulations.shipped())
                .whole().stream().flatMap(part -> part.wrong().stream()).toList().toString();
    }
}
