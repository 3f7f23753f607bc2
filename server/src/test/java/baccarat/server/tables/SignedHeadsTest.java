package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import baccarat.server.Patience;
import baccarat.server.signing.CheckpointSigner;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which of the heads that a table hands over for its log are signed, and when.
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
@Tag("slow")
class SignedHeadsTest {

    private static final String LOG = "t/1";

    @TempDir Path data;
    private Store store;

    @BeforeEach
    void open() {
        store = Stores.open("sqlite", data);
        var _ = DrivenTable.open(store, "ma-mini", 7, 0);
    }

    @AfterEach
    void close() {
        store.close();
    }

    /// A table that plays as fast as it can hands over many heads in a moment.
    @Test
    void of_heads_that_come_at_once_the_first_is_signed_and_the_last_when_it_closes() {
        HouseKeys keys = HouseKeys.open(store, data, Instant.EPOCH);
        var clock = InstantSource.fixed(Instant.EPOCH);
        var frontier = new Frontier();
        try (var signer = new CheckpointSigner(store, keys, clock, Duration.ofHours(1))) {
            for (int line = 1; line <= 20; line++) {
                frontier.add(TreeHash.leaf("line " + line));
                signer.sign(LOG, TreeHead.of(frontier));
            }
        }
        assertEquals(List.of(1L, 20L), sizes());
    }

    @Test
    void the_newest_head_is_signed_once_the_pause_is_over() {
        HouseKeys keys = HouseKeys.open(store, data, Instant.EPOCH);
        var clock = InstantSource.fixed(Instant.EPOCH);
        var frontier = new Frontier();
        try (var signer = new CheckpointSigner(store, keys, clock, Duration.ofMillis(300))) {
            for (int line = 1; line <= 3; line++) {
                frontier.add(TreeHash.leaf("line " + line));
                signer.sign(LOG, TreeHead.of(frontier));
            }
            Patience.until(this::sizes, sizes -> sizes.contains(3L));
        }
    }

    private List<Long> sizes() {
        return store.read(handle -> Checkpoints.all(handle, LOG)).stream()
                .map(Checkpoints.Stored::size)
                .toList();
    }
}
