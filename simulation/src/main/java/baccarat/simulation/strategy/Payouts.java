package baccarat.simulation.strategy;

import baccarat.odds.Fraction;
import baccarat.odds.Payoffs;
import baccarat.rules.Wager;
import baccarat.simulation.Examples;
import baccarat.simulation.Kind;
import baccarat.simulation.Plan;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What each wager of a table pays in each kind of round, in whole parts of a unit: twentieths
/// where vigorish is five percent. Asked of the rules once.
final class Payouts {

    private final long parts;
    private final Map<Wager, long[]> byWager = new EnumMap<>(Wager.class);

    /// A plan's stake says what vigorish a unit pays where vigorish is rounded.
    Payouts(Plan plan) {
        var payoffs = new Payoffs(plan.rules(), plan.stake());
        var pays = new EnumMap<Wager, List<Fraction>>(Wager.class);
        Bets.wagers(plan.rules()).forEach(wager -> pays.put(wager, byKind(wager, payoffs)));
        parts =
                pays.values().stream()
                        .flatMap(List::stream)
                        .map(Fraction::denominator)
                        .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b))
                        .longValueExact();
        pays.forEach((wager, of) -> byWager.put(wager, of.stream().mapToLong(this::of).toArray()));
    }

    private static List<Fraction> byKind(Wager wager, Payoffs payoffs) {
        return Stream.iterate(0, kind -> kind < Kind.COUNT, kind -> kind + 1)
                .map(Examples::of)
                .map(round -> round.map(dealt -> payoffs.of(wager, dealt).pays()))
                .map(pays -> pays.orElse(Fraction.ZERO))
                .toList();
    }

    private long of(Fraction units) {
        return units.times(Fraction.of(parts, 1)).numerator().longValueExact();
    }

    /// How many parts a unit has.
    long parts() {
        return parts;
    }

    Map<Wager, long[]> byWager() {
        return byWager;
    }

    Fraction units(long inParts) {
        return Fraction.of(inParts, parts);
    }

    /// The bankroll that a session begins with; zero if there is no bankroll.
    long ofUnits(Optional<Long> units) {
        return units.map(whole -> Math.multiplyExact(whole, parts)).orElse(0L);
    }
}
