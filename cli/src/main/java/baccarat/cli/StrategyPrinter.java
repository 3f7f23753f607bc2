package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.simulation.strategy.Distribution;
import baccarat.simulation.strategy.Estimate;
import baccarat.simulation.strategy.StrategyResult;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;

/// What came of a strategy, for people.
final class StrategyPrinter {

    private final PrintWriter out;
    private final StrategyResult result;

    StrategyPrinter(PrintWriter out, StrategyResult result) {
        this.out = out;
        this.result = result;
    }

    void print(String title) {
        out.println(Colours.bold(title));
        out.println(result.strategy());
        out.println(played(result) + ", stream " + result.stream());
        out.println();
        figures();
        out.println();
        if (!result.wagers().isEmpty()) {
            wagers();
            out.println();
        }
        ends();
        out.println();
        out.printf(
                "largest fall in a session: %s on average, %s or less in 99%%, %s at most%n",
                units(result.drawdown().mean()),
                units(result.drawdown().quantile99()),
                units(result.drawdown().max()));
    }

    /// How much was played, in one line.
    static String played(StrategyResult result) {
        int each = result.sessions().shoesEach();
        return String.format(
                Locale.ROOT,
                "%,d sessions of %,d %s%s: %,d shoes, %,d rounds; seed %d",
                result.sessionsPlayed(),
                each,
                each == 1 ? "shoe" : "shoes",
                result.sessions().bankroll().map(" from %,d units"::formatted).orElse(""),
                result.shoes(),
                result.rounds(),
                result.plan().seed());
    }

    private void figures() {
        var columns = new Columns(List.of(1, 2, 3), "figure", "value", "std error", "99% interval");
        estimate(columns, "units won per shoe", result.unitsPerShoe(), StrategyPrinter::plain);
        result.returnPerUnit()
                .ifPresent(
                        one ->
                                estimate(
                                        columns,
                                        "return per unit",
                                        one,
                                        SimulatedPrinter::percent));
        result.ruin()
                .ifPresent(one -> estimate(columns, "risk of ruin", one, StrategyPrinter::chance));
        columns.row("wagers per shoe", plain(result.wagersPerShoe().toDecimal(12)), "", "");
        columns.row(
                "units wagered per shoe",
                plain(result.unitsWageredPerShoe().toDecimal(12)),
                "",
                "");
        columns.print(out);
    }

    private static void estimate(
            Columns columns, String name, Estimate one, Function<BigDecimal, String> shown) {
        columns.row(
                name,
                shown.apply(one.value().toDecimal(12)),
                one.standardError().map(shown).orElse("-"),
                one.interval()
                        .map(both -> shown.apply(both.low()) + " to " + shown.apply(both.high()))
                        .orElse("-"));
    }

    private void wagers() {
        var columns = new Columns(List.of(1, 2, 3, 4), "wager", "times", "units", "won", "return");
        for (StrategyResult.OfWager one : result.wagers()) {
            columns.row(
                    one.wager(),
                    SimulatedPrinter.grouped(one.times()),
                    SimulatedPrinter.grouped(one.units()),
                    units(one.won()),
                    OddsCommand.percent(one.won().over(Fraction.of(one.units(), 1))));
        }
        columns.print(out);
    }

    private void ends() {
        Distribution end = result.bankroll();
        var head = new ArrayList<>(List.of("at the end", "lowest"));
        var row = new ArrayList<>(List.of(what(result), units(end.min())));
        for (Distribution.Quantile quantile : end.quantiles()) {
            head.add(quantile.percent() + "%");
            row.add(units(quantile.amount()));
        }
        head.addAll(List.of("highest", "mean", "std dev"));
        row.addAll(List.of(units(end.max()), units(end.mean())));
        row.add(end.standardDeviation().map(StrategyPrinter::units).orElse("-"));
        var columns =
                new Columns(
                        IntStream.range(1, head.size()).boxed().toList(),
                        head.toArray(String[]::new));
        columns.row(row.toArray());
        columns.print(out);
    }

    /// What is spread at the end of sessions.
    static String what(StrategyResult result) {
        return result.sessions().bankroll().isPresent() ? "bankroll" : "units won";
    }

    /// The interval of a chance ends where chances do.
    private static String chance(BigDecimal share) {
        return SimulatedPrinter.percent(share.max(BigDecimal.ZERO).min(BigDecimal.ONE));
    }

    private static String plain(BigDecimal figure) {
        return String.format(Locale.ROOT, "%,.4f", figure);
    }

    private static String units(Fraction amount) {
        return units(amount.toDecimal(12));
    }

    private static String units(BigDecimal amount) {
        return String.format(Locale.ROOT, "%,.2f", amount.setScale(2, RoundingMode.HALF_UP));
    }
}
