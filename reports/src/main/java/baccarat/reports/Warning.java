package baccarat.reports;

/// Something that a document permits and that a house would hardly offer by intention.
///
/// @param at the key of the Rules Submission that it comes from, as in `wagers.tie.odds`
public record Warning(String at, String message) {

    /// `warning: wagers.tie.odds: at 12 to 1 the house loses ...`.
    public String inWords() {
        return "warning: " + at + ": " + message;
    }
}
