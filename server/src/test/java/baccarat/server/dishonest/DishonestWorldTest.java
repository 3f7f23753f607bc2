package baccarat.server.dishonest;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What dishonest people own changes by settled rounds and signed entries alone, they learn nothing
/// that they may not, and nobody else is put out. `scripts/dishonest` goes on for longer.
@Execution(ExecutionMode.CONCURRENT)
class DishonestWorldTest {

    private static final String GANGS =
            System.getProperty(
                    "dishonest.gangs",
                    "patrons,dealer,floorperson,surveillance,administrator,dealer-and-floorperson,cage");
    private static final int ACTIONS = Integer.getInteger("dishonest.actions", 600);
    private static final int IN_A_HOUSE = 5_000;
    private static final long SEED = Long.getLong("dishonest.seed", 1);

    @TempDir Path data;

    static List<Gang> gangs() {
        return Gang.named(GANGS);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("gangs")
    void a_gang_gains_nothing_that_is_not_theirs(Gang gang) {
        for (int actions = 0, houses = 0; actions < ACTIONS; actions += IN_A_HOUSE, houses++) {
            long seed = SEED + houses;
            try (var world = new DishonestWorld(data.resolve("house" + seed), gang, seed)) {
                try {
                    world.run(Math.min(IN_A_HOUSE, ACTIONS - actions));
                } catch (Found found) {
                    throw new AssertionError(
                            "seed %d, %s\n%s\nthe last that was tried:\n%s"
                                    .formatted(
                                            seed,
                                            world,
                                            found.getMessage(),
                                            String.join("\n", world.last())),
                            found);
                }
                System.out.println("dishonest: seed %d, %s".formatted(seed, world));
            }
        }
    }
}
