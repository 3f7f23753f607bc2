package baccarat.server.money;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a report of a day is asked for.
///
/// @param by what a row is
/// @param table the only table that counts, or all
/// @param day how the house counts its shifts
/// @param now how far tables that are open have been open
public record DayQuestion(
        By by, Instant from, Instant to, Optional<String> table, GamingDay day, Instant now) {

    /// What a row is.
    public enum By {
        TABLE,
        PIT,
        SHIFT,
        HOUR,
        WAGER,
        DEALER,
        PATRON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<By> of(String text) {
            return Arrays.stream(values()).filter(by -> by.toString().equals(text)).findFirst();
        }
    }

    boolean counts(String of) {
        return table.isEmpty() || table.get().equals(of);
    }
}
