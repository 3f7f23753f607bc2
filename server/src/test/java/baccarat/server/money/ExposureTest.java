package baccarat.server.money;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.records.Names;
import baccarat.reports.Deviation;
import baccarat.reports.EveryWager;
import baccarat.rules.Wager;
import baccarat.server.store.PlayedRounds.Played;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// How far a day's win is from what was to be expected, over many days that nothing but chance
/// made.
class ExposureTest {

    private static final Optional<BigDecimal> NORMAL = Optional.empty();
    private static final int DAYS = 1_000;
    private static final int ROUNDS = 60;

    private static final Odds ODDS =
            Odds.of(Question.of(Composition.of(8), EveryWager.withoutRoyal9(8))).orElseThrow();

    private static final Map<String, Fraction> COVARIANCES = new HashMap<>();

    private static final Exposure.Theory THEORY =
            new Exposure.Theory() {
                @Override
                public Fraction of(String log, String wager, long staked) {
                    return ODDS.of(Names.wager(wager).orElseThrow())
                            .ev()
                            .negated()
                            .times(Fraction.of(staked, 1));
                }

                @Override
                public WagerOdds odds(String log, Wager wager) {
                    return ODDS.of(wager);
                }

                @Override
                public Fraction covariance(String log, Wager one, Wager other) {
                    return COVARIANCES.computeIfAbsent(
                            one + " " + other, _ -> ODDS.covariance(one, other));
                }
            };

    private static final long BANKER = millionths(ODDS.of(Wager.BANKER).wins());
    private static final long PLAYER = millionths(ODDS.of(Wager.PLAYER).wins());

    private static long millionths(Fraction chance) {
        return chance.toDecimal(9).movePointRight(9).longValueExact();
    }

    /// What a unit brings the house on each of the three wagers.
    private enum Ended {
        BANKER,
        PLAYER,
        TIE;

        static Ended drawn(SplittableRandom random) {
            long at = random.nextLong(1_000_000_000);
            return at < ExposureTest.BANKER
                    ? BANKER
                    : at < ExposureTest.BANKER + ExposureTest.PLAYER ? PLAYER : TIE;
        }

        long won(Wager wager, long stake) {
            return switch (wager) {
                case BANKER -> this == BANKER ? -stake * 95 / 100 : this == PLAYER ? stake : 0;
                case PLAYER -> this == PLAYER ? -stake : this == BANKER ? stake : 0;
                default -> this == TIE ? -8 * stake : stake;
            };
        }
    }

    private static Deviation day(SplittableRandom random) {
        var exposure = new Exposure();
        long win = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            Ended ended = Ended.drawn(random);
            var wagers = new ArrayList<Played>();
            for (Wager wager : List.of(Wager.PLAYER, Wager.BANKER, Wager.TIE)) {
                // Little on Tie: what Player and Banker win against each other has to show.
                long stake = (wager == Wager.TIE ? 100 : 2_000) * random.nextLong(0, 6);
                long won = ended.won(wager, stake);
                win += won;
                wagers.add(played(round, wager, stake, won));
            }
            exposure.add("t/1", wagers);
        }
        return Deviation.of(win, exposure.expected(THEORY), exposure.variance(THEORY))
                .orElseThrow();
    }

    private static Played played(int round, Wager wager, long stake, long won) {
        return new Played(
                "t",
                "pit",
                Optional.empty(),
                "t/1",
                round,
                Instant.EPOCH,
                Optional.of(Names.of(wager)),
                Optional.empty(),
                stake,
                won,
                0,
                0);
    }

    /// The error of a mean of 1,000 is 0.032, that of their variance 0.045: four of each.
    @Test
    void z_over_a_thousand_days_has_mean_0_and_variance_1() {
        var random = new SplittableRandom(22);
        double sum = 0;
        double squares = 0;
        for (int day = 0; day < DAYS; day++) {
            double z = day(random).z().doubleValue();
            sum += z;
            squares += z * z;
        }
        double mean = sum / DAYS;
        double variance = squares / DAYS - mean * mean;

        assertTrue(Math.abs(mean) < 0.127, "mean " + mean);
        assertTrue(Math.abs(variance - 1) < 0.18, "variance " + variance);
    }

    @Test
    void one_wager_varies_by_its_stakes_squared_times_its_variance() {
        var exposure = new Exposure();
        exposure.add("t/1", List.of(played(1, Wager.TIE, 1_000, 1_000)));
        exposure.add("t/1", List.of(played(2, Wager.TIE, 3_000, 3_000)));

        WagerOdds tie = ODDS.of(Wager.TIE);
        assertEquals(tie.variance().times(Fraction.of(10_000_000, 1)), exposure.variance(THEORY));
        assertEquals(tie.ev().negated().times(Fraction.of(4_000, 1)), exposure.expected(THEORY));
    }

    @Test
    void two_and_three_standard_deviations_are_amber_and_red() {
        assertEquals(Deviation.Alarm.NONE, new Deviation(new BigDecimal("-1.99"), NORMAL).alarm());
        assertEquals(Deviation.Alarm.AMBER, new Deviation(new BigDecimal("2"), NORMAL).alarm());
        assertEquals(Deviation.Alarm.AMBER, new Deviation(new BigDecimal("-2.99"), NORMAL).alarm());
        assertEquals(Deviation.Alarm.RED, new Deviation(new BigDecimal("-3"), NORMAL).alarm());
        assertEquals("0.02275013194818", chance("2"));
        assertEquals("0.00134989803163", chance("-3"));
        assertEquals("0.00000028665157", chance("5"));
        assertEquals("0.50000000000000", chance("0"));
        assertEquals(
                "this little or less by chance once in 741 times",
                new Deviation(new BigDecimal("-3"), NORMAL).inWords());
        assertEquals("as expected", new Deviation(new BigDecimal("0.5"), NORMAL).inWords());
    }

    private static String chance(String z) {
        return new Deviation(new BigDecimal(z), NORMAL)
                .chance()
                .setScale(14, java.math.RoundingMode.HALF_EVEN)
                .toPlainString();
    }
}
