package baccarat.server.money;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The parameters of a day's report.
///
/// @param by what a row stands for
/// @param table the only table to count, or all
/// @param day the house's gaming day and shifts
/// @param now the end of the time that open tables have been open
public record DayQuestion(
        By by, Instant from, Instant to, Optional<String> table, GamingDay day, Instant now) {

    /// What a row stands for.
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
