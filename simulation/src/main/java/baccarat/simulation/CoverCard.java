package baccarat.simulation;

import baccarat.rules.TableRules;

/// Where a shoe ends: the round in which the cover card comes out is finished, and one more is
/// dealt. Out before a round's first card is the same as out later in that round (reading 26).
///
/// @param behind the cards behind it
public record CoverCard(int behind) {

    private static final int ROUND_AT_MOST = 6;
    private static final int BURNED_AT_MOST = 11;

    /// With fewer cards behind it a shoe can run out in its last round.
    static final int FEWEST = 2 * ROUND_AT_MOST;

    /// The depth at which a table's automatic dealer places it.
    public static CoverCard of(TableRules rules) {
        return new CoverCard(rules.handling().ways().coverCardDepth());
    }

    /// The cards at the end of a shoe that are never dealt.
    public int neverDealt() {
        return behind - FEWEST;
    }

    /// Whether it has come out in a round that left this many cards.
    public boolean isOut(int left) {
        return left < behind;
    }

    /// The rounds at the beginning of a shoe in which it cannot come out, whatever the cards are:
    /// which rounds these are depends on no card, so they follow the odds of a first round.
    int sureRounds(int size) {
        return roundsBefore(size - BURNED_AT_MOST);
    }

    /// The number of rounds that cannot reach the cover card, whatever the cards are.
    int roundsBefore(int left) {
        return (left - behind) / ROUND_AT_MOST;
    }
}
