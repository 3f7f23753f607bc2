package baccarat.server;

import baccarat.rules.Money;
import baccarat.server.money.HouseKind;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads the value of one setting. An [IllegalArgumentException] says what is allowed instead.
final class SettingValues {

    private static final int LONGEST_SECONDS = 3_600;
    private static final int MOST_DAYS = 36_500;

    private SettingValues() {}

    /// Folders, with commas between them.
    static List<Path> paths(String text) {
        return Stream.of(text(text).split(",", -1)).map(String::strip).map(Path::of).toList();
    }

    static String text(String value) {
        if (value.isEmpty()) {
            throw new IllegalArgumentException("a value is missing");
        }
        return value;
    }

    static int whole(String value, int least, int most) {
        if (value.matches("\\d{1,9}")) {
            int number = Integer.parseInt(value);
            if (least <= number && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException("%d to %d, not %s".formatted(least, most, value));
    }

    static boolean yes(String value) {
        return switch (value) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new IllegalArgumentException("yes or no, not " + value);
        };
    }

    static Optional<HouseKind> kind(String value) {
        return Optional.of(
                HouseKind.of(value)
                        .orElseThrow(
                                () -> new IllegalArgumentException("play or money, not " + value)));
    }

    /// A name and no number of hours: a house's clock follows what its state decides.
    static ZoneId zone(String value) {
        if (ZoneId.getAvailableZoneIds().contains(value)) {
            return ZoneId.of(value);
        }
        throw new IllegalArgumentException(
                "a time zone such as America/New_York or UTC, not " + value);
    }

    static boolean openTo(String value) {
        return switch (value) {
            case "everybody" -> true;
            case "loopback" -> false;
            default -> throw new IllegalArgumentException("loopback or everybody, not " + value);
        };
    }

    /// As a browser writes it: no path, no upper case, no port that is the scheme's own.
    static String origin(String value) {
        if (value.matches("https?://([a-z0-9.-]+|\\[[0-9a-f:]+])(:\\d{1,5})?")) {
            return value;
        }
        throw new IllegalArgumentException(
                "an origin such as https://casino.example, not " + value);
    }

    static Money money(String value) {
        if (value.matches("\\d{1,9}(\\.\\d\\d)?")) {
            return new Money(new BigDecimal(value).movePointRight(2).longValueExact());
        }
        throw new IllegalArgumentException("an amount such as 5000.00, not " + value);
    }

    static Duration days(String value) {
        return Duration.ofDays(whole(value, 1, MOST_DAYS));
    }

    static Duration seconds(String value) {
        if (value.matches("\\d{1,4}(\\.\\d{1,3})?")) {
            BigDecimal number = new BigDecimal(value);
            if (number.compareTo(BigDecimal.valueOf(LONGEST_SECONDS)) <= 0) {
                return Duration.ofMillis(number.movePointRight(3).longValue());
            }
        }
        throw new IllegalArgumentException(
                "seconds, 0 to %d, not %s".formatted(LONGEST_SECONDS, value));
    }
}
