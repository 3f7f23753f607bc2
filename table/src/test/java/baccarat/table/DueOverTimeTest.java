package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is due is worked out once for a state and still is what it would be if worked out again.
class DueOverTimeTest {

    /// The same table, which has not been asked yet.
    private static TableState unasked(TableState state) {
        return state.with(state.accounts());
    }

    /// Now, on both sides of every moment at which time may change what is due, and long after.
    private static List<Instant> times(TableState state) {
        Duration lead = state.rules().cards().changeLead();
        Duration idle = state.rules().cards().idle().after();
        return Stream.of(idle, Duration.ofHours(24).minus(lead), Duration.ofHours(24))
                .flatMap(
                        after ->
                                Stream.of(after.minusSeconds(1), after, after.plusSeconds(1))
                                        .flatMap(
                                                wait ->
                                                        Stream.of(
                                                                state.clock().plus(wait),
                                                                state.shoe().active().plus(wait))))
                .filter(time -> !time.isBefore(state.clock()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void at_every_time_it_is_what_it_would_be_if_worked_out_again(String example) {
        for (Seated table : Walk.through(example)) {
            TableState asked = table.state();
            Next.steps(asked);
            for (Instant time : times(asked)) {
                List<Due> again = AllSteps.of(unasked(asked).at(time, false));
                assertEquals(again, Next.steps(asked, time), () -> asked.phase() + " at " + time);
                assertEquals(again, Next.steps(Next.at(asked, time)));
            }
        }
    }

    @Test
    void it_is_worked_out_once_while_time_changes_nothing() {
        TableState state = Seated.open("ma-mini", 5).state();
        List<Due> due = Next.steps(state);

        assertSame(due, Next.steps(state));
        assertSame(due, Next.steps(state, state.clock().plusSeconds(1)));
        assertSame(due, Next.steps(Next.at(state, state.clock().plusSeconds(1))));
    }
}
