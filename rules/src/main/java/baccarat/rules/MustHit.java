package baccarat.rules;

/// A progressive that is won somewhere between its reset and its ceiling, and not above it (reading
/// 24).
public record MustHit(Money reset, Money ceiling, Rate rate) {

    public MustHit {
        if (ceiling.isAtMost(reset)) {
            throw new IllegalArgumentException(
                    "a ceiling of " + ceiling + " is not above the reset of " + reset);
        }
    }
}
