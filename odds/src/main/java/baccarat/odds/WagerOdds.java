package baccarat.odds;

import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.List;

/// The distribution of one wager: each outcome with its chance and what it pays net for each unit
/// of stake.
public record WagerOdds(Wager wager, List<Line> lines) {

    private static final int DECIMALS = 10;

    /// An outcome with its probability and the net win per unit of stake: -1 for a loss.
    public record Line(String outcome, Fraction probability, Fraction pays) {}

    public WagerOdds {
        lines = List.copyOf(lines);
    }

    /// The chance that something is won.
    public Fraction wins() {
        return chance(1);
    }

    /// The chance that the stake comes back.
    public Fraction pushes() {
        return chance(0);
    }

    /// The chance that something is lost.
    public Fraction loses() {
        return chance(-1);
    }

    private Fraction chance(int sign) {
        return lines.stream()
                .filter(line -> line.pays().numerator().signum() == sign)
                .map(Line::probability)
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    public Fraction ev() {
        return lines.stream()
                .map(line -> line.probability().times(line.pays()))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    public BigDecimal houseEdge() {
        return ev().negated().toDecimal(DECIMALS);
    }

    public Fraction variance() {
        Fraction squares =
                lines.stream()
                        .map(line -> line.probability().times(line.pays()).times(line.pays()))
                        .reduce(Fraction.ZERO, Fraction::plus);
        return squares.minus(ev().times(ev()));
    }

    public BigDecimal standardDeviation() {
        return variance().squareRoot(DECIMALS);
    }
}
