package baccarat.reports;

/// A choice that a document permits but that a house would hardly make on purpose.
///
/// @param at the key of the Rules Submission that it comes from, as in `wagers.tie.odds`
public record Warning(String at, String message) {

    /// `warning: wagers.tie.odds: at 12 to 1 the house loses ...`.
    public String inWords() {
        return "warning: " + at + ": " + message;
    }
}
