package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two processes that both may believe to lead a table, for one seed after the other.
/// `scripts/world` goes on.
class TwoProcessesTest {

    private static final int COMMANDS = 1_500;
    private static final int SEEDS = Integer.getInteger("world.seeds", 4);
    private static final long SEED = Long.getLong("world.seed", 1);

    @TempDir Path data;

    @Tag("slow")
    @Test
    void the_store_lets_one_process_write_for_a_table_whatever_both_believe() {
        for (long seed = SEED; seed < SEED + SEEDS; seed++) {
            List<WorldSetting.Table> floor =
                    seed % 2 == 0 ? WorldSetting.USUAL : WorldSetting.LINKED;
            try (var world = new TwoProcesses(data.resolve("seed-" + seed), seed, floor)) {
                try {
                    world.run(COMMANDS);
                    assertEquals(List.of(), world.wrong());
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError(world.toString(), e);
                }
                System.out.println("two processes: " + world);
                assertTrue(world.refused() > 10, world::toString);
                assertTrue(world.accepted() > COMMANDS / 20, world::toString);
            }
        }
    }
}
