package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import baccarat.rules.Rate;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the values in a document's options: choices, ranges, times and provisions.
final class OptionForm {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})(?: to (\\d{1,3}))?");
    private static final Pattern TIME = Pattern.compile("(\\d{1,4}) (minutes|hours)");

    private OptionForm() {}

    /// A required value; `instead` and an objection if it is missing.
    static <T> T required(
            Form form,
            String key,
            String expected,
            Function<String, Optional<T>> reader,
            T instead) {
        return form.required(key, form.value(key, expected, reader), expected).orElse(instead);
    }

    static boolean yesOrNo(Form form, String key) {
        return form.required(key, form.yesOrNo(key), "true or false").orElse(false);
    }

    static <E extends Enum<E>> E oneOf(Form form, String key, Class<E> kind) {
        List<E> all = List.of(kind.getEnumConstants());
        return form.required(
                        key,
                        form.oneOf(key, kind),
                        "one of " + all.stream().map(Written::word).collect(joining(", ")))
                .orElse(all.getFirst());
    }

    static int whole(Form form, String key, Range range, String example) {
        String expected = "a whole number of %s, as in %s".formatted(range, example);
        return required(
                form,
                key,
                expected,
                text ->
                        range(text)
                                .filter(one -> one.from() == one.to())
                                .map(Range::from)
                                .filter(range::holds),
                range.from());
    }

    /// `6 to 8`, or one number.
    static Optional<Range> range(String text) {
        Matcher written = RANGE.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(written.group(1));
        int to = written.group(2) == null ? from : Integer.parseInt(written.group(2));
        return from <= to ? Optional.of(new Range(from, to)) : Optional.empty();
    }

    /// `0% to 5%`, or one rate.
    static Optional<RateRange> rates(String text) {
        List<Optional<Rate>> rates = Stream.of(text.split(" to ", 2)).map(Rate::of).toList();
        return rates.getFirst()
                .flatMap(from -> rates.getLast().map(to -> new RateRange(from, to)))
                .filter(range -> range.from().compareTo(range.to()) <= 0);
    }

    /// `30 minutes` or `24 hours`, and nothing for `none`.
    static Optional<Duration> time(Form form, String key, String example) {
        return required(
                form,
                key,
                "none, or a time as in " + example,
                OptionForm::readTime,
                Optional.empty());
    }

    private static Optional<Optional<Duration>> readTime(String text) {
        if (text.equals("none")) {
            return Optional.of(Optional.empty());
        }
        Matcher written = TIME.matcher(text);
        if (!written.matches() || Integer.parseInt(written.group(1)) == 0) {
            return Optional.empty();
        }
        long number = Long.parseLong(written.group(1));
        return Optional.of(
                Optional.of(
                        written.group(2).equals("hours")
                                ? Duration.ofHours(number)
                                : Duration.ofMinutes(number)));
    }

    /// The provision under `key`, or the usual one if it is left out.
    static Provision provision(Form form, String key, Provision usual) {
        return form.value(key, "a provision, as in " + usual, Provisions::of).orElse(usual);
    }

    static <E extends Enum<E>> Choice<E> choice(
            Form form, String key, Class<E> kind, Provision usual) {
        List<E> all = List.of(kind.getEnumConstants());
        return choice(
                form,
                key,
                usual,
                "one of " + all.stream().map(Written::word).collect(joining(", ")),
                text -> all.stream().filter(one -> Written.word(one).equals(text)).findFirst());
    }

    static Choice<Boolean> choice(Form form, String key, Provision usual) {
        return choice(
                form,
                key,
                usual,
                "true or false",
                text ->
                        text.equals("true") || text.equals("false")
                                ? Optional.of(text.equals("true"))
                                : Optional.empty());
    }

    /// `{allowed: [offered, dealer], unsaid: offered, because: CUT_OFFERED}`. Without `unsaid` a
    /// submission must choose; without `because` the usual provision is cited.
    private static <T> Choice<T> choice(
            Form form,
            String key,
            Provision usual,
            String expected,
            Function<String, Optional<T>> reader) {
        var none = new Choice<T>(List.of(), Optional.empty(), usual);
        return form.required(
                        key,
                        form.section(key),
                        "a choice, as in {allowed: [...], unsaid: ...}, each " + expected)
                .map(section -> read(section, usual, expected, reader))
                .orElse(none);
    }

    private static <T> Choice<T> read(
            Form section, Provision usual, String expected, Function<String, Optional<T>> reader) {
        List<T> allowed =
                section.required(
                                "allowed",
                                section.list("allowed", expected, "[...]", reader),
                                "a list, each " + expected)
                        .orElse(List.of());
        Optional<T> unsaid = section.value("unsaid", expected, reader);
        if (section.has("allowed") && unsaid.filter(one -> !allowed.contains(one)).isPresent()) {
            section.object(
                    "%s is not allowed, so it cannot hold unsaid"
                            .formatted(Written.word(unsaid.get())),
                    "unsaid");
        }
        Provision because = provision(section, "because", usual);
        section.close();
        return new Choice<>(allowed, unsaid, because);
    }
}
