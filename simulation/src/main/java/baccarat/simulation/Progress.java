package baccarat.simulation;

/// Watches a simulation block by block, and may stop it.
@FunctionalInterface
public interface Progress {

    /// Lets the simulation run to its end.
    Progress UNWATCHED = _ -> true;

    /// Whether to go on. After a no, the shoes that are being played are finished and tallied, and
    /// no others begun; it is told of those too.
    ///
    /// @param soFar all shoes from the first of the plan on; grows with the next block, so keep
    ///   what was taken from it and not the tally itself
    boolean goesOn(Tallied soFar);
}
