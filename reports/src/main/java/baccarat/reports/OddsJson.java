package baccarat.reports;

import baccarat.odds.Fraction;
import baccarat.odds.HouseMoneyOdds;
import baccarat.odds.Odds;
import baccarat.odds.Royal9Odds;
import baccarat.odds.WagerOdds;
import baccarat.rules.MustHit;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Odds in the shape of the JSON answer.
public record OddsJson(int cards, List<OneWager> wagers, List<Together> covariances) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OneWager(
            String wager,
            Exact ev,
            BigDecimal houseEdge,
            BigDecimal standardDeviation,
            List<Line> outcomes,
            @Nullable Strategies strategies,
            @Nullable RoyalNine royal9) {}

    public record Exact(String numerator, String denominator) {

        /// As a numerator and a denominator.
        public static Exact of(Fraction fraction) {
            return new Exact(fraction.numerator().toString(), fraction.denominator().toString());
        }
    }

    public record Line(String outcome, Exact probability, BigDecimal pays) {}

    /// What House Money is worth pressed onto the Player's Hand, and onto the Banker's.
    public record Strategies(
            Valued take, Valued always, Valued best, Valued alwaysOnBanker, Valued bestOnBanker) {}

    public record Valued(String numerator, String denominator, BigDecimal houseEdge) {

        static Valued of(Fraction ev) {
            return new Valued(
                    ev.numerator().toString(),
                    ev.denominator().toString(),
                    ev.negated().toDecimal(10));
        }
    }

    public record RoyalNine(
            Exact fixedReturn, List<MeterLine> meters, @Nullable MustHitLine mustHit) {}

    public record MeterLine(String meter, String shows, Exact value, @Nullable String breakEven) {}

    /// What a Must Hit meter gives back in the long run.
    ///
    /// @param rate the share of each wager that goes into it
    /// @param longRunReturn an upper bound of the share that comes back, its trigger being uniform
    ///   between reset and ceiling: the meter grows by whole rounds and is looked at when one ends,
    ///   so that the more wagers a round has the further the return stays below it
    public record MustHitLine(Exact rate, Exact longRunReturn) {}

    public record Together(List<String> wagers, Exact covariance) {}

    public static OddsJson of(Odds odds) {
        List<WagerOdds> all = odds.wagers();
        return new OddsJson(
                odds.question().shoe().cards(),
                all.stream().map(wager -> oneWager(wager, odds)).toList(),
                together(all, odds));
    }

    private static OneWager oneWager(WagerOdds wager, Odds odds) {
        return new OneWager(
                wager.wager().toString(),
                Exact.of(wager.ev()),
                wager.houseEdge(),
                wager.standardDeviation(),
                wager.lines().stream().map(OddsJson::line).toList(),
                wager.wager() == Wager.HOUSE_MONEY
                        ? odds.houseMoney().map(OddsJson::strategies).orElse(null)
                        : null,
                wager.wager() == Wager.ROYAL_9
                        ? odds.royal9().map(royal9 -> royalNine(royal9, odds)).orElse(null)
                        : null);
    }

    private static Line line(WagerOdds.Line line) {
        return new Line(line.outcome(), Exact.of(line.probability()), number(line.pays()));
    }

    /// As few decimals as say it, ten at most.
    public static BigDecimal number(Fraction fraction) {
        BigDecimal stripped = fraction.toDecimal(10).stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    private static Strategies strategies(HouseMoneyOdds odds) {
        return new Strategies(
                Valued.of(odds.taken()),
                Valued.of(odds.onto(Side.PLAYER).always()),
                Valued.of(odds.onto(Side.PLAYER).best()),
                Valued.of(odds.onto(Side.BANKER).always()),
                Valued.of(odds.onto(Side.BANKER).best()));
    }

    private static RoyalNine royalNine(Royal9Odds royal9, Odds odds) {
        return new RoyalNine(
                Exact.of(royal9.fixedReturn()),
                royal9.meterValues().stream()
                        .map(
                                meter ->
                                        new MeterLine(
                                                meter.meter().toString(),
                                                meter.shows().toString(),
                                                Exact.of(meter.value()),
                                                meter.breakEven()
                                                        .map(Object::toString)
                                                        .orElse(null)))
                        .toList(),
                odds.question()
                        .rules()
                        .wagers()
                        .royal9()
                        .flatMap(Royal9::mustHit)
                        .map(OddsJson::mustHit)
                        .orElse(null));
    }

    static MustHitLine mustHit(MustHit terms) {
        Fraction rate = Fraction.of(terms.rate().basisPoints(), 10_000);
        return new MustHitLine(Exact.of(rate), Exact.of(longRunReturn(terms)));
    }

    /// An upper bound of the share of a wager that a Must Hit meter gives back.
    static Fraction longRunReturn(MustHit terms) {
        return Fraction.of(terms.rate().basisPoints(), 10_000).times(paidPerContribution(terms));
    }

    /// A cycle pays the trigger, half way between reset and ceiling on average. Patrons contribute
    /// the difference between the trigger and the reset.
    private static Fraction paidPerContribution(MustHit terms) {
        return Fraction.of(
                terms.reset().plus(terms.ceiling()).cents(),
                terms.ceiling().minus(terms.reset()).cents());
    }

    private static List<Together> together(List<WagerOdds> all, Odds odds) {
        var together = new ArrayList<Together>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                Wager one = all.get(i).wager();
                Wager other = all.get(j).wager();
                together.add(
                        new Together(
                                List.of(one.toString(), other.toString()),
                                Exact.of(odds.covariance(one, other))));
            }
        }
        return together;
    }
}
