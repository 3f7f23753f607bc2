package baccarat.simulation.strategy;

import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.simulation.Examples;
import baccarat.simulation.Kind;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// How a round ended, as a scoreboard could show it. Every wager except Royal 9 depends on this
/// alone.
public record RoundResult(
        Optional<Side> winner,
        int playerPoints,
        int bankerPoints,
        boolean playerDrew,
        boolean bankerDrew,
        boolean playerPair,
        boolean bankerPair,
        boolean isDragon7,
        boolean isPanda8) {

    public boolean isTie() {
        return winner.isEmpty();
    }

    public boolean isWonBy(Side side) {
        return winner.isPresent() && winner.get() == side;
    }

    /// One for each [Kind] of which there is a round, made once.
    static @Nullable RoundResult[] byKind() {
        return IntStream.range(0, Kind.COUNT)
                .mapToObj(kind -> Examples.of(kind).map(RoundResult::of).orElse(null))
                .toArray(RoundResult[]::new);
    }

    /// The facts of a round.
    public static RoundResult of(Round round) {
        return new RoundResult(
                round.winner(),
                round.player().pointCount().value(),
                round.banker().pointCount().value(),
                round.player().hasDrawn(),
                round.banker().hasDrawn(),
                round.player().isPair(),
                round.banker().isPair(),
                round.isDragon7(),
                round.isPanda8());
    }
}
