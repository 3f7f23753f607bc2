package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How values are written in a submission.
final class Written {

    private Written() {}

    /// The words a submission writes for a constant: `NEXT_QUARTER` is `next-quarter`.
    static String word(Object value) {
        return value.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String words(List<?> values) {
        return values.stream().map(Written::word).collect(joining(", "));
    }

    static String quoted(String text) {
        return "\"" + (text.length() <= 40 ? text : text.substring(0, 40) + "…") + "\"";
    }

    static Optional<Integer> whole(String text) {
        return text.matches("\\d{1,6}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    static Optional<Boolean> yesOrNo(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    static <E extends Enum<E>> Optional<E> constant(String text, Class<E> kind) {
        return constant(text, List.of(kind.getEnumConstants()));
    }

    /// The constant that is written so.
    static <E extends Enum<E>> Optional<E> constant(String text, List<E> allowed) {
        return allowed.stream().filter(value -> word(value).equals(text)).findFirst();
    }
}
