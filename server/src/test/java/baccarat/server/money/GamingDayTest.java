package baccarat.server.money;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

/// The day that a house counts by, also when its clocks are set.
class GamingDayTest {

    private static final GamingDay BOSTON = new GamingDay(ZoneId.of("America/New_York"), 6);

    private static Instant at(String time) {
        return Instant.parse(time);
    }

    @Test
    void a_day_begins_at_its_hour_by_the_clock_on_the_wall() {
        assertEquals(LocalDate.of(2026, 1, 14), BOSTON.at(at("2026-01-15T10:59:59Z")));
        assertEquals(LocalDate.of(2026, 1, 15), BOSTON.at(at("2026-01-15T11:00:00Z")));
        assertEquals(at("2026-07-15T10:00:00Z"), BOSTON.begins(LocalDate.of(2026, 7, 15)));
    }

    @Test
    void three_shifts_of_eight_hours_begin_with_the_day() {
        assertEquals(at("2026-01-15T11:00:00Z"), BOSTON.shift(at("2026-01-15T18:59:59Z")));
        assertEquals(at("2026-01-15T19:00:00Z"), BOSTON.shift(at("2026-01-15T19:00:00Z")));
        assertEquals(at("2026-01-16T03:00:00Z"), BOSTON.shift(at("2026-01-16T10:59:59Z")));
    }

    @Test
    void the_shift_in_which_clocks_are_set_is_an_hour_shorter_or_longer() {
        // 2026-03-08 at two: the shift that began at ten in the evening ends at six all the same
        assertEquals(at("2026-03-08T03:00:00Z"), BOSTON.shift(at("2026-03-08T09:59:59Z")));
        assertEquals(at("2026-03-08T10:00:00Z"), BOSTON.shift(at("2026-03-08T10:00:00Z")));
        // 2026-11-01 at two
        assertEquals(at("2026-11-01T02:00:00Z"), BOSTON.shift(at("2026-11-01T10:59:59Z")));
        assertEquals(at("2026-11-01T11:00:00Z"), BOSTON.shift(at("2026-11-01T11:00:00Z")));
    }

    @Test
    void a_zone_may_be_ahead_by_a_part_of_an_hour() {
        var nepal = new GamingDay(ZoneId.of("Asia/Kathmandu"), 0);
        assertEquals(at("2026-01-14T18:15:00Z"), nepal.begins(LocalDate.of(2026, 1, 15)));
        assertEquals(at("2026-01-15T02:15:00Z"), nepal.shift(at("2026-01-15T02:15:00Z")));
    }
}
