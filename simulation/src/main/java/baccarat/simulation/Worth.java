package baccarat.simulation;

import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Payoffs;
import baccarat.odds.WagerOdds;
import baccarat.rules.Royal9;
import baccarat.rules.Wager;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a round wins or loses for one unit on each wager of a plan. It is counted in parts of a
/// unit that are small enough to make every outcome of that wager whole, so that sums are exact.
final class Worth {

    private final List<Wager> wagers;
    private final Optional<Royal9> royal9;
    private final Fraction[][] pays;
    private final long[][] parts;
    private final long[] toTheUnit;

    Worth(Plan plan) {
        wagers = plan.wagers();
        royal9 = plan.rules().wagers().royal9();
        pays = new Fraction[wagers.size()][];
        parts = new long[wagers.size()][];
        toTheUnit = new long[wagers.size()];
        var payoffs = new Payoffs(plan.rules(), plan.stake());
        for (int wager = 0; wager < parts.length; wager++) {
            boolean isRoyal9 = wagers.get(wager) == Wager.ROYAL_9;
            pays[wager] = isRoyal9 ? ofLines(plan) : ofKinds(wagers.get(wager), payoffs);
            divide(wager);
        }
    }

    private void divide(int wager) {
        BigInteger all =
                Arrays.stream(pays[wager])
                        .map(Fraction::denominator)
                        .reduce(BigInteger.ONE, (a, b) -> a.multiply(b).divide(a.gcd(b)));
        toTheUnit[wager] = all.longValueExact();
        Fraction unit = new Fraction(all, BigInteger.ONE);
        parts[wager] =
                Arrays.stream(pays[wager])
                        .mapToLong(one -> one.times(unit).numerator().longValueExact())
                        .toArray();
    }

    private static Fraction[] ofKinds(Wager wager, Payoffs payoffs) {
        var pays = new Fraction[Kind.COUNT];
        for (int kind = 0; kind < pays.length; kind++) {
            pays[kind] =
                    Examples.of(kind)
                            .map(round -> payoffs.of(wager, round).pays())
                            .orElse(Fraction.ZERO);
        }
        return pays;
    }

    /// A loss, then the lines of the pay table in their order.
    private Fraction[] ofLines(Plan plan) {
        WagerOdds odds = Odds.of(plan.question()).orElseThrow().of(Wager.ROYAL_9);
        var pays = new Fraction[1 + lines().size()];
        pays[0] = Fraction.ONE.negated();
        for (int line = 0; line < lines().size(); line++) {
            String gist = lines().get(line).gist();
            pays[1 + line] =
                    odds.lines().stream()
                            .filter(one -> one.outcome().equals(gist))
                            .findFirst()
                            .map(WagerOdds.Line::pays)
                            .orElse(Fraction.ZERO);
        }
        return pays;
    }

    private List<Royal9.Line> lines() {
        return Royal9Lines.all(royal9.orElseThrow());
    }

    /// Adds the parts that each wager won in a round of that kind.
    ///
    /// @param line the place of the line of Royal 9 that was reached, from 1 on, or 0
    void add(int kind, int line, long[] won) {
        for (int wager = 0; wager < won.length; wager++) {
            won[wager] += parts[wager][place(wager, kind, line)];
        }
    }

    /// What each wager won in such a round.
    List<Fraction> of(int kind, int line) {
        var won = new Fraction[pays.length];
        Arrays.setAll(won, wager -> pays[wager][place(wager, kind, line)]);
        return List.of(won);
    }

    private int place(int wager, int kind, int line) {
        return wagers.get(wager) == Wager.ROYAL_9 ? line : kind;
    }

    int count() {
        return parts.length;
    }

    /// Converts the parts of each wager to units.
    List<Fraction> inUnits(long[] won) {
        var units = new Fraction[won.length];
        Arrays.setAll(units, wager -> Fraction.of(won[wager], toTheUnit[wager]));
        return List.of(units);
    }
}
