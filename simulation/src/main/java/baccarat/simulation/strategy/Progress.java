package baccarat.simulation.strategy;

/// Looks on while shoes are played, and may end it early. The threads that play call it, several of
/// them at once.
public interface Progress {

    Progress NOT_WATCHED = new Progress() {};

    /// Says how many shoes are played by now, after every few of them.
    default void played(long shoes) {}

    /// Whether to stop at the next opportunity. What was played until then is the result.
    default boolean isStopped() {
        return false;
    }
}
