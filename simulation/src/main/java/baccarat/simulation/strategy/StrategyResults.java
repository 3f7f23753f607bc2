package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import baccarat.odds.WideSum;
import baccarat.simulation.Plan;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Makes a ledger into answers, in exact arithmetic up to the square roots.
final class StrategyResults {

    private static final int DECIMALS = 12;

    private final Plan plan;
    private final StrategyFactory factory;
    private final Sessions sessions;
    private final Payouts payouts;
    private final Ledger ledger;
    private final Fraction parts;
    private final Fraction shoes;
    private final Fraction won;

    StrategyResults(
            Plan plan, StrategyFactory factory, Sessions sessions, Payouts payouts, Ledger ledger) {
        this.plan = plan;
        this.factory = factory;
        this.sessions = sessions;
        this.payouts = payouts;
        this.ledger = ledger;
        parts = whole(payouts.parts());
        shoes = whole(ledger.shoes);
        won = payouts.units(ledger.won);
    }

    private static Fraction whole(long number) {
        return Fraction.of(number, 1);
    }

    StrategyResult all() {
        return new StrategyResult(
                plan.kernel().stream(),
                plan,
                factory.description(),
                sessions,
                ledger.sessions,
                ledger.shoes,
                ledger.rounds,
                wonFor(ledger.shoes, ledger.wonByShoes, ledger.shoesSquared),
                whole(ledger.wagers).over(shoes),
                whole(ledger.staked).over(shoes),
                returnPerUnit(),
                wagers(),
                bankroll(),
                sessions.bankroll().map(_ -> ruin()),
                drawdown(),
                ledger.paths.entrySet().stream()
                        .map(path -> path(path.getKey(), path.getValue()))
                        .toList());
    }

    private Optional<Estimate> returnPerUnit() {
        return ledger.staked == 0
                ? Optional.empty()
                : Optional.of(wonFor(ledger.staked, ledger.wonByStaked, ledger.stakedSquared));
    }

    /// What was won for each of something, and the error of that ratio where both differ from
    /// session to session: the spread of what a session won beyond the average for its number.
    private Estimate wonFor(long number, WideSum products, WideSum squares) {
        Fraction all = whole(number);
        Fraction ratio = won.over(all);
        Fraction beyond =
                wonSquared()
                        .minus(ratio.times(products.toFraction().over(parts)).times(whole(2)))
                        .plus(ratio.times(ratio).times(squares.toFraction()));
        return new Estimate(
                ratio,
                perDegree(beyond)
                        .map(variance -> variance.times(whole(ledger.sessions)))
                        .map(variance -> variance.over(all.times(all)).squareRoot(DECIMALS)));
    }

    private Fraction wonSquared() {
        return ledger.wonSquared.toFraction().over(parts.times(parts));
    }

    /// Over one less than the sessions, since the mean was taken from the same ones.
    private Optional<Fraction> perDegree(Fraction squares) {
        return ledger.sessions < 2
                ? Optional.empty()
                : Optional.of(squares.over(whole(ledger.sessions - 1)));
    }

    private List<StrategyResult.OfWager> wagers() {
        return ledger.byWager.entrySet().stream()
                .filter(of -> of.getValue().times() > 0)
                .map(
                        of ->
                                new StrategyResult.OfWager(
                                        of.getKey(),
                                        of.getValue().times(),
                                        of.getValue().staked(),
                                        payouts.units(of.getValue().won())))
                .toList();
    }

    private Distribution bankroll() {
        Spread spread = ledger.bankrolls;
        return new Distribution(
                spread.mean(),
                deviation(),
                spread.min(),
                spread.max(),
                Distribution.PERCENTS.stream()
                        .map(of -> new Distribution.Quantile(of, spread.quantile(of)))
                        .toList(),
                spread.width(),
                spread.histogram(Distribution.BINS_AT_MOST));
    }

    /// A bankroll deviates as much as what was won, since all sessions begin with the same.
    private Optional<BigDecimal> deviation() {
        Fraction beyond = wonSquared().minus(won.times(won).over(whole(ledger.sessions)));
        return perDegree(beyond).map(variance -> variance.squareRoot(DECIMALS));
    }

    private Estimate ruin() {
        Fraction share = Fraction.of(ledger.ruined, ledger.sessions);
        Fraction spread = share.times(Fraction.ONE.minus(share));
        return new Estimate(
                share, perDegree(spread).map(variance -> variance.squareRoot(DECIMALS)));
    }

    private StrategyResult.Drawdown drawdown() {
        Spread spread = ledger.drawdowns;
        return new StrategyResult.Drawdown(spread.mean(), spread.quantile(99), spread.max());
    }

    private StrategyResult.Path path(long session, PathRecorder path) {
        boolean endsOnAPoint = path.rounds() % path.every() == 0;
        Stream<Long> end = endsOnAPoint ? Stream.empty() : Stream.of(path.last());
        return new StrategyResult.Path(
                session + 1,
                path.rounds(),
                path.every(),
                Stream.concat(path.points().stream(), end).map(payouts::units).toList());
    }
}
