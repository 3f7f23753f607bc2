package baccarat.rules;

/// Who may sit or stand where, and the smallest chip that is played.
///
/// @param freeHands how many rounds without a wager a shoe may have
/// @param resultsOnly the table's chips are not tracked: cards, calls and results are, and no
///   wager, patron or payout is
public record Seating(
        int seats, boolean gallery, int freeHands, Money smallestChip, boolean resultsOnly) {

    public Seating(int seats, boolean gallery, int freeHands, Money smallestChip) {
        this(seats, gallery, freeHands, smallestChip, false);
    }

    /// There is no limit to the free hands of a shoe.
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    /// The lines between the areas; the two outer ones take no wager.
    public int lines() {
        return gallery ? seats - 1 : 0;
    }
}
