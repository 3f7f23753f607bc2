package baccarat.regulations;

/// What should stand in place of a value that cannot be read. A value of the right form that is too
/// large is answered with the limit.
///
/// @param usually as in `an amount, as in 25.00`
/// @param beyond the form of values that are too large
/// @param limit what is wanted in their place
record Wanted(String usually, String beyond, String limit) {

    static final Wanted WHOLE_NUMBER =
            new Wanted(
                    "a whole number, as in 8",
                    "\\d{7,}",
                    "a whole number of up to 6 digits, as in 8");

    static final Wanted AMOUNT =
            new Wanted(
                    "an amount, as in 25.00",
                    "\\d{13,}(\\.\\d\\d)?",
                    "an amount of up to 12 digits before the point, as in 25.00");

    static final Wanted PERCENTAGE =
            new Wanted(
                    "a percentage, as in 5%",
                    "\\d{3,}(\\.\\d{1,2})?%", "a percentage from 0% to 100%, as in 5%");

    static final Wanted ODDS =
            new Wanted(
                    "odds, as in 8 to 1",
                    "\\d{5,} to 1",
                    "odds from 1 to 1 up to 9999 to 1, as in 8 to 1");

    String insteadOf(String text) {
        return text.matches(beyond) ? limit : usually;
    }
}
