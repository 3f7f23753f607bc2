package baccarat.rules;

import static baccarat.rules.Spot.line;
import static baccarat.rules.Spot.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpotTest {

    private static final List<Spot> SPOTS = List.of(line(2), seat(1), seat(14), line(8), seat(3));

    @Test
    void a_spot_is_read_as_typed_and_written_as_said() {
        assertEquals(Optional.of(seat(3)), Spot.of("3"));
        assertEquals(Optional.of(seat(14)), Spot.of("14"));
        assertEquals(Optional.of(line(3)), Spot.of("line-3"));
        assertEquals("seat 3", seat(3).toString());
        assertEquals("line 3", line(3).toString());
        assertEquals(new Spot(Spot.Kind.SEAT, 3), seat(3));
        assertEquals(new Spot(Spot.Kind.LINE, 3), line(3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "-1", "03", "100", "seat 3", "seat-3", "line-", "line-0", "line 3"})
    void what_is_no_spot_is_not_read(String text) {
        assertEquals(Optional.empty(), Spot.of(text));
    }

    @Test
    void seats_and_lines_are_numbered_from_one() {
        assertEquals(1, seat(1).number());

        var refused = assertThrows(IllegalArgumentException.class, () -> seat(0));
        assertEquals("seats and lines are numbered from 1, not 0", refused.getMessage());
        assertThrows(IllegalArgumentException.class, () -> line(0));
    }

    @Test
    void the_dealer_settles_from_the_highest_seat_down_and_then_the_lines() {
        assertEquals(
                List.of(seat(14), seat(3), seat(1), line(8), line(2)),
                SPOTS.stream().sorted(Spot.HIGHEST_FIRST).toList());
    }

    @Test
    void house_money_goes_from_the_lowest_seat_up_and_then_the_lines() {
        assertEquals(
                List.of(seat(1), seat(3), seat(14), line(2), line(8)),
                SPOTS.stream().sorted(Spot.LOWEST_FIRST).toList());
    }
}
