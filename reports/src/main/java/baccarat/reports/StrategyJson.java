package baccarat.reports;

import baccarat.odds.Fraction;
import baccarat.reports.OddsJson.Exact;
import baccarat.simulation.strategy.Estimate;
import baccarat.simulation.strategy.StrategyResult;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What came of a strategy in the shape of the JSON answer. Amounts are in units.
///
/// @param seed as text, since not every reader of JSON keeps 64 bits
public record StrategyJson(
        String stream,
        String seed,
        long shoes,
        long rounds,
        BigDecimal seconds,
        long roundsPerSecond,
        Played strategy,
        boolean interrupted) {

    private static final int DECIMALS = 12;

    public record Played(
            String text,
            String description,
            long sessions,
            int shoesPerSession,
            @Nullable Long bankroll,
            Figure unitsPerShoe,
            BigDecimal wagersPerShoe,
            BigDecimal unitsWageredPerShoe,
            @Nullable Figure returnPerUnit,
            @Nullable Figure ruin,
            List<OneWager> wagers,
            End end,
            Drawdown drawdown,
            List<Path> paths) {}

    public record Figure(
            BigDecimal value,
            Exact exact,
            @Nullable BigDecimal standardError,
            @Nullable BigDecimal low,
            @Nullable BigDecimal high) {

        static Figure of(Estimate one) {
            return of(one, limit -> limit);
        }

        /// The interval of a chance ends where chances do.
        static Figure ofChance(Estimate one) {
            return of(one, limit -> limit.max(BigDecimal.ZERO).min(BigDecimal.ONE));
        }

        private static Figure of(Estimate one, UnaryOperator<BigDecimal> limited) {
            return new Figure(
                    one.value().toDecimal(10),
                    Exact.of(one.value()),
                    one.standardError().orElse(null),
                    one.interval().map(both -> shortened(limited.apply(both.low()))).orElse(null),
                    one.interval().map(both -> shortened(limited.apply(both.high()))).orElse(null));
        }

        private static BigDecimal shortened(BigDecimal limit) {
            return limit.setScale(DECIMALS, RoundingMode.HALF_UP);
        }
    }

    public record OneWager(String wager, long times, long units, BigDecimal won) {}

    /// Bankrolls at the end of sessions, or amounts won where there is no bankroll.
    public record End(
            BigDecimal mean,
            @Nullable BigDecimal standardDeviation,
            BigDecimal min,
            BigDecimal max,
            List<Quantile> quantiles,
            BigDecimal exactTo,
            List<Bin> histogram) {}

    public record Quantile(int percent, BigDecimal amount) {}

    public record Bin(BigDecimal from, BigDecimal to, long count) {}

    public record Drawdown(BigDecimal mean, BigDecimal quantile99, BigDecimal max) {}

    public record Path(long session, long rounds, long everyRounds, List<BigDecimal> points) {}

    public static StrategyJson of(String text, StrategyResult result, Stopwatch.Time time) {
        return new StrategyJson(
                result.stream(),
                Long.toString(result.plan().seed()),
                result.shoes(),
                result.rounds(),
                time.seconds(),
                time.roundsPerSecond(),
                played(text, result),
                !result.isWhole());
    }

    private static Played played(String text, StrategyResult result) {
        return new Played(
                text,
                result.strategy(),
                result.sessionsPlayed(),
                result.sessions().shoesEach(),
                result.sessions().bankroll().orElse(null),
                Figure.of(result.unitsPerShoe()),
                result.wagersPerShoe().toDecimal(10),
                result.unitsWageredPerShoe().toDecimal(10),
                result.returnPerUnit().map(Figure::of).orElse(null),
                result.ruin().map(Figure::ofChance).orElse(null),
                result.wagers().stream().map(StrategyJson::oneWager).toList(),
                end(result),
                new Drawdown(
                        number(result.drawdown().mean()),
                        number(result.drawdown().quantile99()),
                        number(result.drawdown().max())),
                result.paths().stream().map(StrategyJson::path).toList());
    }

    private static OneWager oneWager(StrategyResult.OfWager one) {
        return new OneWager(one.wager().toString(), one.times(), one.units(), number(one.won()));
    }

    private static End end(StrategyResult result) {
        var end = result.bankroll();
        return new End(
                number(end.mean()),
                end.standardDeviation().orElse(null),
                number(end.min()),
                number(end.max()),
                end.quantiles().stream()
                        .map(one -> new Quantile(one.percent(), number(one.amount())))
                        .toList(),
                number(end.exactTo()),
                end.histogram().stream()
                        .map(bin -> new Bin(number(bin.from()), number(bin.to()), bin.count()))
                        .toList());
    }

    private static Path path(StrategyResult.Path path) {
        return new Path(
                path.session(),
                path.rounds(),
                path.everyRounds(),
                path.points().stream().map(StrategyJson::number).toList());
    }

    private static BigDecimal number(Fraction fraction) {
        return OddsJson.number(fraction);
    }
}
