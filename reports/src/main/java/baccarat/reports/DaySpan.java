package baccarat.reports;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Set;

/// What a report of a day is about.
///
/// @param by what a row is
/// @param zone of the house's clock, by which people read times
/// @param house what the house is for
/// @param of the only table that counts, or nothing
public record DaySpan(String by, Instant from, Instant to, ZoneId zone, String house, String of) {

    private static final Set<String> TIMES = Set.of("shift", "hour");

    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

    /// The name of a row as people read it; rows that are times are named after their beginning.
    public String name(DayLine line) {
        return isByTime() && line.name().endsWith("Z")
                ? clock(Instant.parse(line.name()))
                : line.name();
    }

    boolean isByTime() {
        return TIMES.contains(by);
    }

    boolean isByShift() {
        return by.equals("shift");
    }

    String title() {
        return of.isEmpty() ? "Report by " + by : "Report of %s by %s".formatted(of, by);
    }

    public String inWords() {
        return "%s to %s (%s), a house for %s".formatted(clock(from), clock(to), zone, house);
    }

    private String clock(Instant at) {
        return CLOCK.format(at.atZone(zone));
    }
}
