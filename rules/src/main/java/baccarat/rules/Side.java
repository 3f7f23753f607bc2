package baccarat.rules;

/// One of the two hands. A person is a patron, never a player.
public enum Side {
    PLAYER,
    BANKER;

    public Side other() {
        return this == PLAYER ? BANKER : PLAYER;
    }

    @Override
    public String toString() {
        return this == PLAYER ? "Player's Hand" : "Banker's Hand";
    }
}
