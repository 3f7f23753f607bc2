package baccarat.rules;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where a patron wagers: a numbered seat, or in Washington a line of the gallery, which is between
/// the areas of its number and the next.
public record Spot(Kind kind, int number) {

    public enum Kind {
        SEAT,
        LINE
    }

    /// The order in which losers are collected and winners paid: the highest seat first, lines
    /// after the seats.
    public static final Comparator<Spot> HIGHEST_FIRST =
            (one, other) ->
                    one.kind == other.kind
                            ? Integer.compare(other.number, one.number)
                            : one.kind.compareTo(other.kind);

    /// The order in which House Money is settled: from the dealer's right, which is seat 1 (reading
    /// 1).
    public static final Comparator<Spot> LOWEST_FIRST =
            Comparator.comparing(Spot::kind).thenComparingInt(Spot::number);

    private static final Pattern WRITTEN = Pattern.compile("(line-)?([1-9]\\d?)");

    public Spot {
        if (number < 1) {
            throw new IllegalArgumentException(
                    "seats and lines are numbered from 1, not " + number);
        }
    }

    public static Spot seat(int number) {
        return new Spot(Kind.SEAT, number);
    }

    public static Spot line(int number) {
        return new Spot(Kind.LINE, number);
    }

    /// Parses a spot written as `3` or `line-3`; empty for any other text.
    public static Optional<Spot> of(String text) {
        var written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        Kind kind = written.group(1) == null ? Kind.SEAT : Kind.LINE;
        return Optional.of(new Spot(kind, Integer.parseInt(written.group(2))));
    }

    /// As people say it: `seat 3`, `line 3`.
    @Override
    public String toString() {
        return (kind == Kind.SEAT ? "seat " : "line ") + number;
    }
}
