package baccarat.rules;

import java.util.Optional;

/// Two finished hands and their result.
public record Round(Hand player, Hand banker) {

    public Hand hand(Side side) {
        return side == Side.PLAYER ? player : banker;
    }

    public boolean isTie() {
        return player.pointCount().equals(banker.pointCount());
    }

    /// The hand with the higher Point Count; none on a tie.
    public Optional<Side> winner() {
        if (isTie()) {
            return Optional.empty();
        }
        return Optional.of(isWonBy(Side.PLAYER) ? Side.PLAYER : Side.BANKER);
    }

    public boolean isWonBy(Side side) {
        return margin(side) > 0;
    }

    /// By how many points `side` is ahead; negative if it is behind.
    public int margin(Side side) {
        return hand(side).pointCount().value() - hand(side.other()).pointCount().value();
    }

    /// The Banker's Hand won with 7 in three cards.
    public boolean isDragon7() {
        return wonInThreeCards(Side.BANKER, 7);
    }

    /// The Player's Hand won with 8 in three cards.
    public boolean isPanda8() {
        return wonInThreeCards(Side.PLAYER, 8);
    }

    private boolean wonInThreeCards(Side side, int points) {
        return isWonBy(side) && hand(side).hasDrawn() && hand(side).pointCount().value() == points;
    }
}
