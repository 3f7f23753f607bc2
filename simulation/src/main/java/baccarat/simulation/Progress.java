package baccarat.simulation;

/// Watches a simulation from one block of shoes to the next, and may end it.
@FunctionalInterface
public interface Progress {

    /// Does not look, and lets it run to its end.
    Progress UNWATCHED = _ -> true;

    /// Whether to go on. After a no, the shoes that are being played are finished and tallied, and
    /// no others begun; it is told of those too.
    ///
    /// @param soFar all shoes from the first of the plan on; grows with the next block, so keep
    ///   what was taken from it and not the tally itself
    boolean goesOn(Tallied soFar);
}
