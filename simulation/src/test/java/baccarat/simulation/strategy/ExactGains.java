package baccarat.simulation.strategy;

import baccarat.cards.Rank;
import baccarat.odds.Edges;
import baccarat.rules.Wager;
import baccarat.simulation.SimulatedTables;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.stream.Stream;

/// Plays another strategy for a unit on each wager and adds up the exact value of every wager that
/// it makes, session by session.
final class ExactGains implements StrategyFactory {

    private final StrategyFactory inner;
    private final List<Wager> wagers;
    private final Edges edges;
    private final ConcurrentLinkedQueue<DoubleAdder> sessions = new ConcurrentLinkedQueue<>();

    ExactGains(StrategyFactory inner, List<Wager> wagers) {
        this.inner = inner;
        this.wagers = wagers;
        edges = new Edges(SimulatedTables.EZ, wagers, Optional.empty());
    }

    @Override
    public Strategy create() {
        Strategy strategy = inner.create();
        Edges own = edges.another();
        var gain = new DoubleAdder();
        sessions.add(gain);
        return new Strategy() {

            @Override
            public void wager(Seen seen, Stakes stakes) {
                strategy.wager(seen, stakes);
                if (stakes.units() > 0) {
                    own.count(Stream.of(Rank.values()).mapToInt(seen::unseen).toArray());
                    wagers.stream()
                            .filter(wager -> stakes.units(wager) > 0)
                            .forEach(w -> gain.add(own.ev(w).toDecimal(15).doubleValue()));
                }
            }

            @Override
            public void settled(RoundResult result, long won) {
                strategy.settled(result, won);
            }
        };
    }

    double mean() {
        return sessions.stream().mapToDouble(DoubleAdder::sum).average().orElseThrow();
    }

    double standardError() {
        double mean = mean();
        double squares =
                sessions.stream()
                        .mapToDouble(DoubleAdder::sum)
                        .map(gain -> (gain - mean) * (gain - mean))
                        .sum();
        return Math.sqrt(squares / (sessions.size() - 1) / sessions.size());
    }
}
