package baccarat.regulations;

import java.util.Arrays;
import java.util.Optional;

/// An edition of the rules, counted by the project because the five documents carry no date. A log
/// states in its header which one the program ran, and is followed by that edition for ever: its
/// submission is reviewed as it was then. New submissions are judged by the newest.
///
/// A change that makes the review object to more, or that makes the same events lead to another
/// table, needs a new edition. A change that only refuses more commands does not: events that are
/// on record are not refused.
public enum Edition {
    /// Readings 1 to 40; also used for every log that states no edition.
    FIRST("1"),
    /// The second readings, from 41 on.
    SECOND("2"),
    /// The house options of the second readings: what cannot be in force is refused, and a
    /// continuous shuffler needs the day of its approval.
    THIRD("3");

    public static final Edition NEWEST = THIRD;

    /// The number of readings in `docs/readings`.
    public static final String READINGS = "61";

    private final String number;

    Edition(String number) {
        this.number = number;
    }

    /// As written in a log's header.
    public String number() {
        return number;
    }

    /// The edition with that number; empty if only a later version of the program knows it.
    public static Optional<Edition> of(String number) {
        return Arrays.stream(values()).filter(one -> one.number.equals(number)).findFirst();
    }

    public boolean isBefore(Edition other) {
        return compareTo(other) < 0;
    }
}
