package baccarat.simulation;

/// Plays shoes and counts. An instance is a workspace for one thread.
interface Kernel {

    /// Adds the shoes of these numbers, at most [Plan#BLOCK] of them, to `tally`.
    void play(long first, int shoes, Tally tally);
}
