package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathRecorderTest {

    /// The bankroll after each round is the number of the round, so that points can be read.
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 81, 511, 512, 513, 1023, 1024, 1025, 100_000})
    void a_path_has_points_at_equal_distances_and_never_too_many(long rounds) {
        var path = new PathRecorder(0);
        LongStream.rangeClosed(1, rounds).forEach(path::add);

        long every = path.every();
        assertTrue(path.points().size() <= PathRecorder.POINTS_AT_MOST);
        assertTrue(every == 1 || path.points().size() > PathRecorder.POINTS_AT_MOST / 2 - 1);
        assertEquals(
                LongStream.rangeClosed(0, rounds / every).map(i -> i * every).boxed().toList(),
                path.points());
        assertEquals(rounds, path.rounds());
        assertEquals(rounds, path.last());
    }
}
