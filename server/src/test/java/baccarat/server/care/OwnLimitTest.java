package baccarat.server.care;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A stricter limit holds at once, a looser one a day later.
class OwnLimitTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Instant NEXT_NOON = NOON.plus(OwnLimit.DELAY);

    private static OwnLimit held(long value) {
        return OwnLimit.NONE.asked(Optional.of(value), NOON);
    }

    private static OwnLimit waiting(long held, Optional<Long> later, Instant from) {
        return new OwnLimit(Optional.of(held), Optional.of(new OwnLimit.Later(later, from)));
    }

    @Test
    void the_first_limit_and_a_lower_one_hold_at_once() {
        assertEquals(new OwnLimit(Optional.of(100L), Optional.empty()), held(100));
        assertEquals(held(99), held(100).asked(Optional.of(99L), NOON));
    }

    @Test
    void a_higher_one_and_none_hold_a_day_later_and_not_a_moment_before() {
        OwnLimit higher = held(100).asked(Optional.of(101L), NOON);
        assertEquals(waiting(100, Optional.of(101L), NEXT_NOON), higher);
        assertEquals(higher, higher.at(NEXT_NOON.minusNanos(1)));
        assertEquals(held(101), higher.at(NEXT_NOON));

        OwnLimit none = held(100).asked(Optional.empty(), NOON);
        assertEquals(Optional.of(100L), none.at(NEXT_NOON.minusNanos(1)).value());
        assertEquals(OwnLimit.NONE, none.at(NEXT_NOON));
    }

    @Test
    void what_is_asked_for_last_counts_and_waits_for_its_own_day() {
        Instant later = NOON.plusSeconds(3_600);
        OwnLimit again = held(100).asked(Optional.of(200L), NOON).asked(Optional.of(150L), later);
        assertEquals(waiting(100, Optional.of(150L), later.plus(OwnLimit.DELAY)), again);
        assertEquals(held(100), again.asked(Optional.of(100L), later));
        assertEquals(
                waiting(200, Optional.of(300L), NEXT_NOON.plus(OwnLimit.DELAY)),
                held(100).asked(Optional.of(200L), NOON).asked(Optional.of(300L), NEXT_NOON));
    }

    @Test
    void a_limit_allows_exactly_itself_and_nothing_above() {
        assertTrue(held(100).allows(100));
        assertFalse(held(100).allows(101));
        assertTrue(OwnLimit.NONE.allows(Long.MAX_VALUE));
    }

    @Test
    void two_visits_at_once_count_once_and_only_since_the_time_asked_about() {
        var visits =
                List.of(visit(50, 70), visit(0, 20), visit(10, 30), visit(12, 15), visit(30, 40));
        assertEquals(Duration.ofSeconds(60), Visit.since(NOON, visits));
        assertEquals(Duration.ofSeconds(25), Visit.since(NOON.plusSeconds(35), visits));
        assertEquals(Duration.ZERO, Visit.since(NOON.plusSeconds(70), visits));
    }

    private static Visit visit(long from, long to) {
        return new Visit(NOON.plusSeconds(from), NOON.plusSeconds(to));
    }

    @Test
    void an_exclusion_begins_at_half_a_year() {
        assertFalse(Away.MONTH.isExclusion());
        assertTrue(Away.HALF_YEAR.isExclusion());
        assertTrue(Away.FOR_GOOD.isExclusion());
        assertEquals(NOON.plus(Duration.ofDays(7)), Away.WEEK.until(NOON));
        assertEquals(Away.NEVER, Away.FOR_GOOD.until(NOON));
    }
}
