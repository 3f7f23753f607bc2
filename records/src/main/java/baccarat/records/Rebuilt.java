package baccarat.records;

/// The answer to a request for one round of a log.
public sealed interface Rebuilt {

    record Found(RoundLog round) implements Rebuilt {}

    /// `rounds`: the number of the last round.
    record NoSuchRound(int number, int rounds) implements Rebuilt {

        @Override
        public String toString() {
            return rounds == 0
                    ? "there is no round %d: no round has begun".formatted(number)
                    : "there is no round %d: the log has rounds 1 to %d".formatted(number, rounds);
        }
    }

    /// The log is wrong before the round is complete.
    record Unreadable(LogLine.Wrong wrong) implements Rebuilt {}
}
