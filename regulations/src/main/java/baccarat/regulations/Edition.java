package baccarat.regulations;

/// Which edition of the rules this program runs. A log states it in its header, so that a reader
/// knows years later by what rules the log has to be followed.
public final class Edition {

    /// The edition of the rules, counted by the project because the five documents carry no date.
    /// It goes up with every change that lets a table decide otherwise than before.
    public static final String RULES = "1";

    /// The number of readings in `docs/readings`.
    public static final String READINGS = "40";

    private Edition() {}
}
