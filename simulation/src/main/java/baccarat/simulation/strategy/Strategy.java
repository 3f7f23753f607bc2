package baccarat.simulation.strategy;

/// A way to wager. It is asked before every round and told what became of it; in between it may
/// remember what it likes, from the first round of a session to the last.
public interface Strategy {

    /// Puts down what it wagers on the next round, or nothing.
    ///
    /// @param seen what a patron at the table knows by now; not to be kept, it changes as the shoe
    ///   is dealt
    void wager(Seen seen, Stakes stakes);

    /// Says how the round ended.
    ///
    /// @param won in parts of a unit, [Seen#partsOfAUnit] to one: above zero if all wagers together
    ///   won, below if they lost, zero for a push or where nothing was wagered
    default void settled(RoundResult result, long won) {}
}
