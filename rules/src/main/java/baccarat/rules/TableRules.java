package baccarat.rules;

/// The rules in force at one table: plain values, independent of the document and the submission
/// they come from.
public record TableRules(
        CardRules cards,
        Seating seating,
        Handling handling,
        Vigorish vigorish,
        OfferedWagers wagers,
        Procedures procedures) {

    /// Whether a face needs its suit: a wager that may be made here is decided by suits.
    public boolean needSuits() {
        return wagers.needSuits() && !seating.resultsOnly();
    }

    public boolean isEz() {
        return vigorish instanceof Vigorish.NotCollected;
    }
}
