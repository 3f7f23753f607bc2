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

/// The house's gaming day: from a certain hour by the local clock, in three shifts of eight hours.
/// When the clocks change, one shift is an hour shorter or longer.
///
/// @param hour at which it begins, 0 to 23
public record GamingDay(ZoneId zone, int hour) {

    private static final String FIRST_SHIFT = "first-shift";
    private static final int USUAL_HOUR = 6;
    private static final int SHIFT_HOURS = 8;

    /// From the house's setting.
    public static GamingDay of(Store store, ZoneId zone) {
        int hour =
                store.read(handle -> Kept.find(handle, FIRST_SHIFT))
                        .map(Integer::parseInt)
                        .orElse(USUAL_HOUR);
        return new GamingDay(zone, hour);
    }

    /// The key under which the hour is stored.
    public static String key() {
        return FIRST_SHIFT;
    }

    /// The gaming day of a moment: an hour after midnight still belongs to yesterday.
    public LocalDate at(Instant moment) {
        return local(moment).minusHours(hour).toLocalDate();
    }

    /// Parses a day such as `2026-01-31`, or `today`.
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

    /// When the shift of a moment began.
    public Instant shift(Instant moment) {
        LocalDateTime first = at(moment).atTime(hour, 0);
        long gone = Duration.between(first, local(moment)).toHours() / SHIFT_HOURS;
        return first.plusHours(SHIFT_HOURS * gone).atZone(zone).toInstant();
    }

    /// When the shift of a moment ends.
    public Instant shiftEnds(Instant moment) {
        return shift(shift(moment).plus(Duration.ofHours(SHIFT_HOURS + 2)));
    }

    private LocalDateTime local(Instant moment) {
        return moment.atZone(zone).toLocalDateTime();
    }
}
