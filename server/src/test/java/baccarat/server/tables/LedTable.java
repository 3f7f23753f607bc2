package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.server.store.Events;
import baccarat.server.store.Fenced;
import baccarat.server.store.GatedStore;
import baccarat.server.store.TableOwners;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// A table of the simulated world that one of two processes claims before each load.
final class LedTable {

    private final GatedStore gated;
    private final Surroundings around;
    private final Setting setting;
    private final Map<String, NavigableMap<Long, Long>> begun;
    private final WorldTable table;
    private Optional<TableOwners.Claim> claim = Optional.empty();

    /// @param begun how far the log of each table was when each epoch began
    LedTable(
            GatedStore gated,
            Surroundings around,
            Setting setting,
            Supplier<ByteSource> bytes,
            Map<String, NavigableMap<Long, Long>> begun) {
        this.gated = gated;
        this.around = around;
        this.setting = setting;
        this.begun = begun;
        this.table = new WorldTable(around, setting, bytes, this::claimed);
    }

    String id() {
        return setting.id();
    }

    WorldTable table() {
        return table;
    }

    long epoch() {
        return claim.orElseThrow().epoch();
    }

    /// As the table's loop does it.
    private TableOwners.Claim claimed() {
        record Begun(TableOwners.Claim claim, long head) {}
        Optional<TableOwners.Claim> before = claim;
        var claiming =
                gated.store()
                        .write(
                                handle ->
                                        new Begun(
                                                around.owners().claim(handle, id(), before),
                                                Events.head(handle, setting.log()).number()));
        gated.commit(GatedStore.Fate.KEPT);
        gated.commit(GatedStore.Fate.KEPT);
        Begun now = claiming.join();
        claim = Optional.of(now.claim());
        NavigableMap<Long, Long> epochs = begun.computeIfAbsent(id(), _ -> new TreeMap<>());
        assertTrue(
                epochs.isEmpty() || epochs.lastKey() < now.claim().epoch(), "an epoch went back");
        epochs.put(now.claim().epoch(), now.head());
        around.aliases().forget(setting.log());
        return now.claim();
    }

    /// Loads a table again that stopped, unless another process leads it by now.
    boolean loadsAgain() {
        if (table.failure().filter(Fenced.class::isInstance).isPresent()) {
            return false;
        }
        try {
            table.load(Optional.empty());
            return true;
        } catch (CompletionException e) {
            if (e.getCause() instanceof Fenced) {
                return false;
            }
            throw e;
        }
    }
}
