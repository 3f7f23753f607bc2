package baccarat.server;

import baccarat.rules.Money;
import baccarat.server.tables.Pace;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads a settings file: a setting a line, `port: 8080`; what follows a # is a comment.
/// `docs/operations.md` has them all.
public final class SettingsFile {

    private static final int LONGEST_SECONDS = 3_600;

    private SettingsFile() {}

    /// Something that is not right, with its line.
    public static final class Wrong extends RuntimeException {

        @java.io.Serial private static final long serialVersionUID = 1;

        Wrong(Path file, int line, String what) {
            super("%s, line %d: %s".formatted(file, line, what));
        }

        private Wrong(String what) {
            super(what);
        }
    }

    /// The settings of a file over the usual ones.
    public static Settings read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new Wrong(file + " cannot be read");
        }
        Settings settings = Settings.USUAL;
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = withoutComment(lines.get(i));
            if (line.isBlank()) {
                continue;
            }
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new Wrong(file, i + 1, "should be a name, a colon and a value");
            }
            String key = line.substring(0, colon).strip();
            if (!seen.add(key)) {
                throw new Wrong(file, i + 1, key + " is there twice");
            }
            try {
                settings = set(settings, key, line.substring(colon + 1).strip());
            } catch (IllegalArgumentException e) {
                throw new Wrong(file, i + 1, key + ": " + e.getMessage());
            }
        }
        return settings;
    }

    private static String withoutComment(String line) {
        int at = line.indexOf('#');
        return (at < 0 ? line : line.substring(0, at)).strip();
    }

    private static Settings set(Settings settings, String key, String value) {
        Pace pace = settings.pace();
        return switch (key) {
            case "bind" -> settings.at(text(value), settings.port());
            case "port" -> settings.at(settings.bind(), whole(value, 0, 65_535));
            case "data" -> settings.with(Path.of(text(value)));
            case "store" -> settings.withStore(text(value));
            case "keystore" -> settings.with(Optional.of(Path.of(text(value))), settings.proxy());
            case "proxy" -> settings.with(settings.keystore(), yes(value));
            case "metrics" -> settings.withMetrics(openTo(value));
            case "guests" -> settings.with(yes(value), settings.playChips());
            case "play-chips" -> settings.with(settings.guests(), money(value));
            case "regulars" -> settings.withRegulars(whole(value, 0, 9));
            case "step-seconds" ->
                    settings.with(
                            new Pace(
                                    seconds(value),
                                    pace.betting(),
                                    pace.squeeze(),
                                    pace.choice(),
                                    pace.result()));
            case "betting-seconds" ->
                    settings.with(
                            new Pace(
                                    pace.step(),
                                    seconds(value),
                                    pace.squeeze(),
                                    pace.choice(),
                                    pace.result()));
            case "squeeze-seconds" ->
                    settings.with(
                            new Pace(
                                    pace.step(),
                                    pace.betting(),
                                    seconds(value),
                                    pace.choice(),
                                    pace.result()));
            case "choice-seconds" ->
                    settings.with(
                            new Pace(
                                    pace.step(),
                                    pace.betting(),
                                    pace.squeeze(),
                                    seconds(value),
                                    pace.result()));
            case "result-seconds" ->
                    settings.with(
                            new Pace(
                                    pace.step(),
                                    pace.betting(),
                                    pace.squeeze(),
                                    pace.choice(),
                                    seconds(value)));
            default -> throw new IllegalArgumentException("there is no such setting");
        };
    }

    private static String text(String value) {
        if (value.isEmpty()) {
            throw new IllegalArgumentException("a value is missing");
        }
        return value;
    }

    private static int whole(String value, int least, int most) {
        if (value.matches("\\d{1,9}")) {
            int number = Integer.parseInt(value);
            if (least <= number && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException("%d to %d, not %s".formatted(least, most, value));
    }

    private static boolean yes(String value) {
        return switch (value) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new IllegalArgumentException("yes or no, not " + value);
        };
    }

    private static boolean openTo(String value) {
        return switch (value) {
            case "everybody" -> true;
            case "loopback" -> false;
            default -> throw new IllegalArgumentException("loopback or everybody, not " + value);
        };
    }

    private static Money money(String value) {
        if (value.matches("\\d{1,9}(\\.\\d\\d)?")) {
            return new Money(new BigDecimal(value).movePointRight(2).longValueExact());
        }
        throw new IllegalArgumentException("an amount such as 5000.00, not " + value);
    }

    private static Duration seconds(String value) {
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
