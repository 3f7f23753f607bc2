package baccarat.server.money;

import baccarat.odds.Fraction;
import baccarat.odds.WagerOdds;
import baccarat.records.Names;
import baccarat.reports.ExactTail;
import baccarat.rules.Wager;
import baccarat.server.store.PlayedRounds.Played;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What was at risk: the sums of the stakes, and of the products of two stakes in the same round,
/// because wagers of one round are correlated. Mean and variance follow exactly.
final class Exposure {

    private final Map<String, Sums> logs = new TreeMap<>();

    /// The expected result for the house of one cent on a wager under the rules of a log, and the
    /// covariance of two wagers of a round.
    interface Theory {

        /// Of a stake of one.
        WagerOdds odds(String log, Wager wager);

        Fraction of(String log, String wager, long staked);

        Fraction covariance(String log, Wager one, Wager other);
    }

    private static final class Sums {

        /// How many rounds had a stake of so many cents.
        private final Map<Wager, Map<Long, Integer>> stakes = new EnumMap<>(Wager.class);

        private final Map<Wager, Map<Wager, BigInteger>> products = new EnumMap<>(Wager.class);
    }

    /// The wagers of one round.
    void add(String log, Collection<Played> round) {
        var stakes = new EnumMap<Wager, Long>(Wager.class);
        for (Played played : round) {
            Optional<Wager> wager = played.wager().flatMap(Names::wager);
            if (wager.isPresent() && played.staked() > 0) {
                stakes.merge(wager.get(), played.staked(), Long::sum);
            }
        }
        Sums sums = logs.computeIfAbsent(log, _ -> new Sums());
        stakes.forEach(
                (one, stake) -> {
                    sums.stakes
                            .computeIfAbsent(one, _ -> new TreeMap<>())
                            .merge(stake, 1, Integer::sum);
                    stakes.forEach(
                            (other, beside) ->
                                    sums.products
                                            .computeIfAbsent(one, _ -> new EnumMap<>(Wager.class))
                                            .merge(
                                                    other,
                                                    BigInteger.valueOf(stake)
                                                            .multiply(BigInteger.valueOf(beside)),
                                                    BigInteger::add));
                });
    }

    /// In cents.
    Fraction expected(Theory theory) {
        Fraction sum = Fraction.ZERO;
        for (var log : logs.entrySet()) {
            for (var stake : log.getValue().stakes.entrySet()) {
                sum =
                        sum.plus(
                                theory.of(
                                        log.getKey(),
                                        Names.of(stake.getKey()),
                                        staked(stake.getValue())));
            }
        }
        return sum;
    }

    private static long staked(Map<Long, Integer> rounds) {
        return rounds.entrySet().stream().mapToLong(one -> one.getKey() * one.getValue()).sum();
    }

    /// The probability of a result at least as far from the mean, if everything was risked on one
    /// kind of wager. Seats with the same wager in a round win and lose it together.
    Optional<BigDecimal> chance(Theory theory, long win) {
        var wagers = EnumSet.noneOf(Wager.class);
        logs.values().forEach(sums -> wagers.addAll(sums.stakes.keySet()));
        if (wagers.size() != 1) {
            return Optional.empty();
        }
        Wager wager = wagers.iterator().next();
        var repeated = new ArrayList<ExactTail.Repeated>();
        logs.forEach(
                (log, sums) ->
                        sums.stakes
                                .getOrDefault(wager, Map.of())
                                .forEach(
                                        (stake, rounds) ->
                                                repeated.add(
                                                        new ExactTail.Repeated(
                                                                theory.odds(log, wager),
                                                                stake,
                                                                rounds))));
        return ExactTail.of(repeated, win);
    }

    /// In square cents.
    Fraction variance(Theory theory) {
        Fraction sum = Fraction.ZERO;
        for (var log : logs.entrySet()) {
            for (var one : log.getValue().products.entrySet()) {
                for (var other : one.getValue().entrySet()) {
                    Fraction covariance =
                            theory.covariance(log.getKey(), one.getKey(), other.getKey());
                    sum =
                            sum.plus(
                                    covariance.times(
                                            new Fraction(other.getValue(), BigInteger.ONE)));
                }
            }
        }
        return sum;
    }
}
