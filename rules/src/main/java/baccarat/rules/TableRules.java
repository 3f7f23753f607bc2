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

    public boolean isEz() {
        return vigorish instanceof Vigorish.NotCollected;
    }
}
