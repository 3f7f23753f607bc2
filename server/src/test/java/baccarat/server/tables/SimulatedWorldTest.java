package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Events;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole casino in a world where everything goes wrong, from one seed. `scripts/world` goes on.
class SimulatedWorldTest {

    private static final int COMMANDS = Integer.getInteger("world.commands", 40_000);
    private static final long SEED = Long.getLong("world.seed", 1);

    @TempDir Path data;

    @Tag("slow")
    @Test
    void nothing_acknowledged_is_lost_and_nothing_is_shown_that_is_not_stored() {
        try (var world = new World(data, SEED)) {
            try {
                world.run(COMMANDS);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(world.toString(), e);
            }
            System.out.println("world: " + world);
            assertTrue(
                    world.viewers().stream().allMatch(viewer -> viewer.shown() > 100),
                    "few events were shown");
        }
    }

    @Test
    void the_same_seed_is_the_same_world() {
        assertEquals(heads("one"), heads("two"));
    }

    private List<Events.Head> heads(String folder) {
        try (var world = new World(data.resolve(folder), 7)) {
            world.run(1_000);
            return world.tables().stream()
                    .map(table -> world.around().store().read(it -> Events.head(it, table.log())))
                    .toList();
        }
    }
}
