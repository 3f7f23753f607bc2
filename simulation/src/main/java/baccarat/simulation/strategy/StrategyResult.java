package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import java.util.List;
import java.util.Optional;

/// What came of a strategy. The same plan, strategy and sessions always give the same, on however
/// many threads. Amounts are in units.
///
/// @param stream the way from seed and number to a shoe
/// @param strategy its description
/// @param sessionsPlayed fewer than the plan has where the run was stopped
/// @param shoes those that were played or begun: a ruined session leaves the rest of its shoes
/// @param returnPerUnit what was won for each unit wagered; none where nothing was wagered
/// @param bankroll at the end of a session; what was won where sessions have no bankroll
/// @param ruin the share of sessions that could not cover a wager; none where there is no bankroll
/// @param paths the bankroll over the first few sessions
public record StrategyResult(
        String stream,
        Plan plan,
        String strategy,
        Sessions sessions,
        long sessionsPlayed,
        long shoes,
        long rounds,
        Estimate unitsPerShoe,
        Fraction wagersPerShoe,
        Fraction unitsWageredPerShoe,
        Optional<Estimate> returnPerUnit,
        List<OfWager> wagers,
        Distribution bankroll,
        Optional<Estimate> ruin,
        Drawdown drawdown,
        List<Path> paths) {

    public StrategyResult {
        wagers = List.copyOf(wagers);
        paths = List.copyOf(paths);
    }

    /// Whether all sessions of the plan were played.
    public boolean isWhole() {
        return sessionsPlayed == sessions.in(plan);
    }

    /// One wager's part: how often it was made, with how many units, and what these won.
    public record OfWager(Wager wager, long times, long units, Fraction won) {}

    /// The largest fall of the bankroll from its highest point so far within a session.
    public record Drawdown(Fraction mean, Fraction quantile99, Fraction max) {}

    /// A bankroll over one session.
    ///
    /// @param session its number, from 1
    /// @param everyRounds how many rounds lie between two points; the last point is the end of the
    ///   session, however many rounds after the one before
    public record Path(long session, long rounds, long everyRounds, List<Fraction> points) {

        public Path {
            points = List.copyOf(points);
        }
    }
}
