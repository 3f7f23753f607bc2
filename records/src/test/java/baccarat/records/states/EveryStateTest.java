package baccarat.records.states;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.ExampleFiles;
import baccarat.table.Event;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The nearest states of every example; `scripts/states` looks at as many as you like.
@Tag("slow")
class EveryStateTest {

    private static final long STATES = Long.getLong("states", 500);

    static List<String> examples() {
        String chosen = System.getProperty("states.examples", "");
        if (!chosen.isEmpty()) {
            return List.of(chosen.split(","));
        }
        return ExampleFiles.NAMES;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void nothing_goes_wrong_in_any_state(String example) {
        long from = System.nanoTime();
        EveryState.Counts counts = EveryState.search(SmallTable.rules(example), STATES);
        long seconds = (System.nanoTime() - from) / 1_000_000_000;
        System.out.printf(
                "states: %s: %,d states looked at, %,d met%s; %,d asked, %,d accepted; %d phases, %d events; %d s%n",
                example,
                counts.looked(),
                counts.known(),
                counts.isWhole() ? ", which are all" : "",
                counts.asked(),
                counts.accepted(),
                counts.phases().size(),
                counts.events().size(),
                seconds);
        assertTrue(counts.isWhole() || counts.looked() >= STATES, counts.toString());
    }

    /// Every patron has what they had before a round that is void, House Money included.
    @Test
    void nothing_is_kept_of_a_round_that_is_void_after_house_money() {
        EveryState.Counts counts =
                EveryState.afterHouseMoney(SmallTable.rules("ma-mini-everything"), 300);

        assertTrue(counts.events().contains(Event.RoundVoided.class), counts.toString());
    }

    /// The patron has the coupon again.
    @Test
    void nothing_is_kept_of_a_round_that_is_void_with_a_coupon() {
        EveryState.Counts counts = EveryState.withACoupon(SmallTable.rules("ma-midi"), 300);

        assertTrue(counts.events().contains(Event.RoundVoided.class), counts.toString());
    }
}
