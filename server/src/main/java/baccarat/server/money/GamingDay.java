package baccarat.server.money;

import baccarat.server.store.Kept;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/// The day by which the house counts: by the clock on its wall, from an hour on, in three shifts of
/// eight hours. On the days on which the clocks are set, one shift is an hour shorter or longer.
///
/// @param hour at which it begins, 0 to 23
public record GamingDay(ZoneId zone, int hour) {

    private static final String FIRST_SHIFT = "first-shift";
    private static final int USUAL_HOUR = 6;
    private static final int SHIFT_HOURS = 8;

    /// As the house has set it.
    public static GamingDay of(Store store, ZoneId zone) {
        int hour =
                store.read(handle -> Kept.find(handle, FIRST_SHIFT))
                        .map(Integer::parseInt)
                        .orElse(USUAL_HOUR);
        return new GamingDay(zone, hour);
    }

    /// Under which name the hour is kept.
    public static String key() {
        return FIRST_SHIFT;
    }

    /// The day that a moment belongs to: one hour after midnight it is still yesterday's.
    public LocalDate at(Instant moment) {
        return local(moment).minusHours(hour).toLocalDate();
    }

    /// A day as people write it, as in `2026-01-31`, or `today`.
    public Optional<LocalDate> read(String text, Instant now) {
        if (text.equals("today")) {
            return Optional.of(at(now));
        }
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    public Instant begins(LocalDate day) {
        return day.atTime(hour, 0).atZone(zone).toInstant();
    }

    /// When the shift began that a moment is in.
    public Instant shift(Instant moment) {
        LocalDateTime first = at(moment).atTime(hour, 0);
        long gone = Duration.between(first, local(moment)).toHours() / SHIFT_HOURS;
        return first.plusHours(SHIFT_HOURS * gone).atZone(zone).toInstant();
    }

    /// When the shift ends that a moment is in.
    public Instant shiftEnds(Instant moment) {
        return shift(shift(moment).plus(Duration.ofHours(SHIFT_HOURS + 2)));
    }

    private LocalDateTime local(Instant moment) {
        return moment.atZone(zone).toLocalDateTime();
    }
}
