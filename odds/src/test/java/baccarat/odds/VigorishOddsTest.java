package baccarat.odds;

import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.vigorish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What vigorish leaves of a win on the Banker's Hand, at eight decks.
final class VigorishOddsTest {

    private static final long DEALS = 4_998_398_275_503_360L;
    private static final Fraction WINS = Fraction.of(2_292_252_566_437_888L, DEALS);
    private static final Fraction LOSES = Fraction.of(2_230_518_282_592_256L, DEALS);

    /// Stake and net win in cents: a stake of 7 dollars owes 35 cents, which are rounded up to 50.
    @ParameterizedTest(name = "{0} basis points, {1}, of {2} cents leaves {3}")
    @CsvSource({
        "500, NEXT_QUARTER, 700, 650",
        "500, NEXT_QUARTER, 2000, 1900",
        "500, NEXT_QUARTER, 500, 475",
        "500, NEXT_QUARTER, 501, 451",
        "450, NEXT_QUARTER, 2000, 1900",
        "500, EXACT, 700, 665",
        "500, EXACT, 10, 10",
        "500, EXACT, 19, 19",
        "500, EXACT, 20, 19",
        "500, EXACT, 150, 143",
        "450, EXACT, 700, 669",
        "450, EXACT, 2000, 1910",
        "0, EXACT, 700, 700",
        "0, NEXT_QUARTER, 700, 700",
        "500, NEXT_QUARTER_OF_TOTAL, 700, 665"
    })
    void a_stake_is_paid_less_its_rounded_vigorish(
            int basisPoints, Rounding rounding, long stake, long netWin) {
        TableRules rules = Tables.with(MIDI, vigorish(basisPoints, rounding));

        WagerOdds odds = banker(rules, Optional.of(new Money(stake)));

        assertEquals(WINS.times(Fraction.of(netWin, stake)).minus(LOSES), odds.ev());
    }

    @ParameterizedTest(name = "{0} basis points, {1}")
    @CsvSource({
        "500, EXACT",
        "500, NEXT_QUARTER",
        "500, NEXT_QUARTER_OF_TOTAL",
        "450, EXACT",
        "0, EXACT"
    })
    void without_a_stake_vigorish_is_the_exact_share(int basisPoints, Rounding rounding) {
        TableRules rules = Tables.with(MIDI, vigorish(basisPoints, rounding));

        WagerOdds odds = banker(rules, Optional.empty());

        Fraction net = Fraction.of(10_000 - basisPoints, 10_000);
        assertEquals(WINS.times(net).minus(LOSES), odds.ev());
    }

    @Test
    void seven_dollars_have_another_edge_than_twenty_where_each_win_is_rounded_up() {
        TableRules rules = Tables.with(MIDI, vigorish(500, Rounding.NEXT_QUARTER));

        WagerOdds seven = banker(rules, Optional.of(Money.dollars(7)));
        WagerOdds twenty = banker(rules, Optional.of(Money.dollars(20)));

        assertNotEquals(seven.ev(), twenty.ev());
        assertEquals(new BigDecimal("0.0204"), seven.ev().negated().toDecimal(4));
        assertEquals(new BigDecimal("0.0106"), twenty.ev().negated().toDecimal(4));
    }

    @Test
    void where_no_vigorish_is_collected_a_stake_changes_nothing() {
        TableRules rules = Tables.with(MIDI, new Vigorish.NotCollected());

        assertEquals(banker(rules, Optional.empty()), banker(rules, Optional.of(Money.dollars(7))));
    }

    @Test
    void vigorish_is_taken_from_the_banker_wager_alone() {
        TableRules none = Tables.with(MIDI, vigorish(0, Rounding.EXACT));
        Odds with = odds(MIDI, Optional.of(Money.dollars(7)));
        Odds without = odds(none, Optional.empty());

        for (Wager wager : Wager.values()) {
            if (MIDI.wagers().include(wager)) {
                boolean same = with.of(wager).equals(without.of(wager));
                assertEquals(wager != Wager.BANKER, same, wager.toString());
            }
        }
    }

    private static WagerOdds banker(TableRules rules, Optional<Money> stake) {
        return odds(Tables.withMainWagersOnly(rules), stake).of(Wager.BANKER);
    }

    private static Odds odds(TableRules rules, Optional<Money> stake) {

        return Odds.of(
                        new Question(
                                Composition.of(8),
                                rules,
                                Known.NOTHING,
                                stake,
                                Spot.seat(1),
                                Map.of()))
                .orElseThrow();
    }
}
