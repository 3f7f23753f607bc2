package baccarat.rules;

/// How a meter starts and grows: its seed, the share of each wager added to it, and the part of
/// that share which is kept back as the secondary seed, a reserve for the next reset (reading 22).
public record MeterTerms(Money seed, Rate rate, Rate secondary) {

    public MeterTerms {
        if (secondary.compareTo(rate) > 0) {
            throw new IllegalArgumentException(
                    "a secondary seed of " + secondary + " is more than the rate of " + rate);
        }
    }

    public static MeterTerms of(Money seed, Rate rate) {
        return new MeterTerms(seed, rate, Rate.NONE);
    }
}
