package baccarat.reports;

import baccarat.odds.Fraction;
import baccarat.reports.OddsJson.Exact;
import baccarat.simulation.ByRound;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulated;
import baccarat.simulation.WagerResult;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A simulation in the shape of the JSON answer.
///
/// @param seed as text, since not every reader of JSON keeps 64 bits
/// @param seconds what this run took, without what a checkpoint had already
public record SimulatedJson(
        String stream,
        String seed,
        long shoes,
        long rounds,
        BigDecimal seconds,
        long roundsPerSecond,
        List<OneWager> wagers,
        RoundsPerShoe roundsPerShoe,
        BigDecimal cardsPerRound,
        Streaks streaks,
        boolean interrupted,
        @Nullable List<Row> byRound) {

    public record OneWager(
            String wager,
            List<Line> outcomes,
            Exact ev,
            @Nullable BigDecimal standardError,
            Exact firstRoundEv,
            BigDecimal houseEdge,
            @Nullable BigDecimal low,
            @Nullable BigDecimal high) {}

    public record Line(String outcome, long count, BigDecimal pays) {}

    public record RoundsPerShoe(BigDecimal mean, @Nullable BigDecimal standardDeviation) {}

    /// How often each length of winning streak occurred, from one on.
    public record Streaks(List<Long> player, List<Long> banker) {}

    public record Row(
            int round,
            long count,
            long player,
            long banker,
            long tie,
            long cards,
            Map<String, BigDecimal> ev) {}

    public static SimulatedJson of(
            Simulated simulated, Stopwatch.Time time, boolean interrupted, Optional<ByRound> rows) {
        return new SimulatedJson(
                simulated.stream(),
                Long.toString(simulated.plan().seed()),
                simulated.plan().shoes(),
                simulated.rounds(),
                time.seconds(),
                time.roundsPerSecond(),
                simulated.wagers().stream().map(SimulatedJson::oneWager).toList(),
                new RoundsPerShoe(
                        simulated.roundsPerShoe().mean().toDecimal(10),
                        simulated.roundsPerShoe().standardDeviation().orElse(null)),
                simulated.cardsPerRound().toDecimal(10),
                new Streaks(
                        simulated.playerStreaks().byLength(), simulated.bankerStreaks().byLength()),
                interrupted,
                rows.map(all -> all.rows().stream().map(row -> row(row, simulated.plan())).toList())
                        .orElse(null));
    }

    private static OneWager oneWager(WagerResult result) {
        return new OneWager(
                result.wager().toString(),
                result.lines().stream()
                        .map(
                                line ->
                                        new Line(
                                                line.outcome(),
                                                line.count(),
                                                OddsJson.number(line.pays())))
                        .toList(),
                Exact.of(result.ev()),
                result.standardError().orElse(null),
                Exact.of(result.firstRoundEv()),
                result.ev().negated().toDecimal(10),
                result.interval().map(WagerResult.Interval::low).orElse(null),
                result.interval().map(WagerResult.Interval::high).orElse(null));
    }

    private static Row row(ByRound.Row row, Plan plan) {
        var ev = new LinkedHashMap<String, BigDecimal>();
        for (int wager = 0; wager < row.won().size(); wager++) {
            ev.put(plan.wagers().get(wager).toString(), ev(row, wager).toDecimal(10));
        }
        return new Row(
                row.round(),
                row.count(),
                row.playerWins(),
                row.bankerWins(),
                row.ties(),
                row.cards(),
                ev);
    }

    public static Fraction ev(ByRound.Row row, int wager) {
        return row.won().get(wager).over(Fraction.of(row.count(), 1));
    }
}
