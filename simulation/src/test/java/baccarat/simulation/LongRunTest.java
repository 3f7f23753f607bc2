package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongRunTest {

    private static final Plan PLAN = Plan.of(SimulatedTables.EZ, 5, 2 * Plan.BLOCK + 77);

    @Test
    void a_run_that_is_ended_is_that_of_a_plan_with_fewer_shoes() {
        for (int threads : List.of(1, 3)) {
            Tallied ended =
                    LongRun.of(PLAN, threads).play(soFar -> soFar.shoes() < PLAN.shoes() / 4);

            assertTrue(ended.shoes() < PLAN.shoes(), "shoes: " + ended.shoes());
            assertEquals(Simulation.run(PLAN.withShoes(ended.shoes()), 1), ended.results());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {2 * Plan.BLOCK + 77, 3 * Plan.BLOCK})
    void a_run_that_is_taken_up_again_ends_as_if_it_had_never_been_interrupted(long shoes) {
        Plan more = PLAN.withShoes(shoes);
        Tallied ended = LongRun.of(PLAN, 2).play(soFar -> soFar.shoes() < 500);
        Tallied again = Tallied.of(more, ended.counts());

        Tallied whole = new LongRun(more, 2, Long.MAX_VALUE, again).play(Progress.UNWATCHED);

        assertTrue(ended.shoes() < shoes);
        assertEquals(Simulation.run(more, 1), whole.results());
    }

    @Test
    void whole_shoes_are_played_until_there_are_rounds_enough_and_none_after() {
        for (long enough : List.of(1L, 83L, 84L, 5_000L, 100_001L)) {
            var plan =
                    Plan.of(
                            SimulatedTables.EZ,
                            1,
                            Plan.of(SimulatedTables.EZ, 1, 1).shoesFor(enough));
            List<Tallied> runs =
                    List.of(
                            new LongRun(plan, 1, enough, new Tallied(plan))
                                    .play(Progress.UNWATCHED),
                            new LongRun(plan, 4, enough, new Tallied(plan))
                                    .play(Progress.UNWATCHED));

            for (Tallied run : runs) {
                assertTrue(run.rounds() >= enough, "rounds: " + run.rounds());
                long before =
                        run.shoes() == 1
                                ? 0
                                : Simulation.run(plan.withShoes(run.shoes() - 1), 1).rounds();
                assertTrue(before < enough, "rounds before the last shoe: " + before);
                assertEquals(Simulation.run(plan.withShoes(run.shoes()), 1), run.results());
            }
        }
    }

    @Test
    void progress_is_told_in_order_up_to_the_last_shoe() {
        var told = new ArrayList<Long>();
        Simulation.run(
                PLAN,
                3,
                soFar -> {
                    told.add(soFar.shoes());
                    return true;
                });

        assertEquals(told.stream().sorted().distinct().toList(), told);
        assertEquals(PLAN.shoes(), told.getLast());
        assertTrue(told.getFirst() < 100, "a first look comes early: " + told.getFirst());
    }

    @Test
    void every_array_of_a_tally_is_among_the_counts() {
        Set<String> arrays = new HashSet<>();
        for (Field field : Tally.class.getDeclaredFields()) {
            if (field.getType() == long[].class) {
                arrays.add(field.getName());
            }
        }

        assertEquals(arrays, new Tallied(PLAN).counts().keySet());
    }

    @Test
    void counts_that_cannot_be_are_refused() {
        var counts = LongRun.of(PLAN.withShoes(10), 1).play(Progress.UNWATCHED).counts();
        for (String damage : List.of("missing", "short", "negative", "more")) {
            var damaged = new HashMap<>(counts);
            List<Long> early = new ArrayList<>(counts.getOrDefault("early", List.of()));
            switch (damage) {
                case "missing" -> damaged.remove("early");
                case "short" -> damaged.put("early", early.subList(1, early.size()));
                case "negative" -> damaged.put("royal9", Arrays.asList(-1L, 1L));
                default -> {
                    early.set(0, early.getFirst() + 1);
                    damaged.put("early", early);
                }
            }

            assertThrows(IllegalArgumentException.class, () -> Tallied.of(PLAN, damaged), damage);
        }
    }
}
