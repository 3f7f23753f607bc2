package baccarat.rules;

/// A progressive that is won somewhere between its reset and its ceiling, and not above it (reading
/// 24).
///
/// @param isCapped contributions above the ceiling go to the reserve for the next start; tables of
///   the first edition let the meter run on
public record MustHit(Money reset, Money ceiling, Rate rate, boolean isCapped) {

    public MustHit(Money reset, Money ceiling, Rate rate) {
        this(reset, ceiling, rate, true);
    }

    public MustHit {
        if (ceiling.isAtMost(reset)) {
            throw new IllegalArgumentException(
                    "a ceiling of " + ceiling + " is not above the reset of " + reset);
        }
    }
}
