package baccarat.odds;

import static baccarat.odds.CountedTables.EZ;
import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.MINI;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.DragonBonus;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.PersonalLine;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Figures that others have published, and counts that are known.
final class PublishedFiguresTest {

    private static final long DEALS_OF_8_DECKS = 4_998_398_275_503_360L;
    private static final Odds MIDI_8 = odds(8, MIDI);
    private static final Odds EZ_8 = odds(8, EZ);

    /// Wizard of Odds, "Baccarat": house edge in percent by decks, Tie at 8 to 1. Its table for six
    /// decks has two decimals, 1.06, 1.24 and 14.44; the further ones are this project's, kept so
    /// that a change is noticed.
    @ParameterizedTest(name = "{0} decks, {1}: {2}%")
    @CsvSource({
        "8, BANKER, 1.0579", "8, PLAYER, 1.2351", "8, TIE, 14.3596",
        "6, BANKER, 1.0558", "6, PLAYER, 1.2374", "6, TIE, 14.4382"
    })
    void the_main_wagers_have_the_published_edge(int decks, Wager wager, BigDecimal percent) {
        assertEquals(percent, edge(odds(decks, MIDI), wager));
    }

    /// Follows from the published number of ties of eight decks, below: one less ten times
    /// 475,627,426,473,216 of 4,998,398,275,503,360.
    @Test
    void a_tie_at_9_to_1_has_an_edge_of_4_8440_percent() {
        assertEquals(
                new BigDecimal("4.8440"), edge(odds(8, Tables.withTieOdds(MIDI, 9)), Wager.TIE));
    }

    /// Wizard of Odds, "EZ Baccarat", eight decks.
    @ParameterizedTest(name = "{0}: {1}%")
    @CsvSource({
        "BANKER, 1.0183",
        "PLAYER, 1.2351",
        "TIE, 14.3596",
        "DRAGON_7, 7.6113",
        "PANDA_8, 10.1876"
    })
    void ez_baccarat_has_the_published_edge(Wager wager, BigDecimal percent) {
        assertEquals(percent, edge(EZ_8, wager));
    }

    /// Wizard of Odds, "Baccarat", appendix 5, eight decks: its pay table is table A.
    @ParameterizedTest(name = "{0}: {1}%")
    @CsvSource({"DRAGON_BONUS_PLAYER, 2.6517", "DRAGON_BONUS_BANKER, 9.3731"})
    void the_dragon_bonus_has_the_published_edge(Wager wager, BigDecimal percent) {
        assertEquals(percent, edge(odds(8, Tables.withBonus(MIDI, DragonBonus.PayTable.A)), wager));
    }

    /// Wizard of Odds, "Baccarat", appendix 5: the combinations of each line, eight decks. It gives
    /// the losses rounded.
    @Test
    void the_dragon_bonus_has_the_published_number_of_deals_for_each_line() {
        Odds odds = odds(8, Tables.withBonus(MIDI, DragonBonus.PayTable.A));

        Map<String, Long> player = counts(odds.of(Wager.DRAGON_BONUS_PLAYER));
        Map<String, Long> banker = counts(odds.of(Wager.DRAGON_BONUS_BANKER));

        player.keySet().remove("lose");
        banker.keySet().remove("lose");
        assertEquals(
                Map.of(
                        "win by 9", 18_409_431_764_992L,
                        "win by 8", 34_097_645_543_424L,
                        "win by 7", 89_590_261_473_280L,
                        "win by 6", 141_238_897_317_888L,
                        "win by 5", 166_169_165_987_840L,
                        "win by 4", 186_780_352_174_080L,
                        "natural win", 812_685_054_124_032L,
                        "push", 89_325_908_267_520L),
                player);
        assertEquals(
                Map.of(
                        "win by 9", 15_390_342_909_952L,
                        "win by 8", 28_305_092_784_128L,
                        "win by 7", 79_517_099_278_336L,
                        "win by 6", 119_200_072_366_080L,
                        "win by 5", 157_275_882_332_160L,
                        "win by 4", 201_147_167_287_296L,
                        "natural win", 812_685_054_124_032L,
                        "push", 89_325_908_267_520L),
                banker);
    }

    /// Wizard of Odds, "Baccarat": the exact combinations of eight decks.
    @Test
    void the_main_wagers_win_in_the_published_number_of_deals() {
        assertEquals(
                Map.of(
                        "win", 2_292_252_566_437_888L,
                        "lose", 2_230_518_282_592_256L,
                        "push", 475_627_426_473_216L),
                counts(MIDI_8.of(Wager.BANKER)));
        assertEquals(
                Map.of(
                        "win", 2_230_518_282_592_256L,
                        "lose", 2_292_252_566_437_888L,
                        "push", 475_627_426_473_216L),
                counts(MIDI_8.of(Wager.PLAYER)));
        assertEquals(
                Map.of("win", 475_627_426_473_216L, "lose", 4_522_770_849_030_144L),
                counts(MIDI_8.of(Wager.TIE)));
    }

    /// Wizard of Odds, "EZ Baccarat": the exact combinations of eight decks.
    @Test
    void dragon_7_and_panda_8_come_in_the_published_number_of_deals() {
        assertEquals(
                Map.of("win", 112_633_011_329_024L, "lose", 4_885_765_264_174_336L),
                counts(EZ_8.of(Wager.DRAGON_7)));
        assertEquals(
                Map.of("win", 172_660_763_262_976L, "lose", 4_825_737_512_240_384L),
                counts(EZ_8.of(Wager.PANDA_8)));
        assertEquals(
                Map.of(
                        "win", 2_292_252_566_437_888L - 112_633_011_329_024L,
                        "push on Dragon 7", 112_633_011_329_024L,
                        "lose", 2_230_518_282_592_256L,
                        "push", 475_627_426_473_216L),
                counts(EZ_8.of(Wager.BANKER)));
    }

    /// The project's own study of exact odds, eight decks.
    @ParameterizedTest(name = "pairs {0}: {1}")
    @CsvSource({"0, 0.856183128", "1, 0.069118077", "2, 0.069118077", "3, 0.005580718"})
    void pairs_have_the_chances_of_the_study(int pairs, BigDecimal chance) {
        Tally tally = new ExactCount().tally(Composition.of(8));

        long ways = 0;
        for (long count : tally.of(pairs)) {
            ways += count;
        }

        assertEquals(DEALS_OF_8_DECKS, tally.deals());
        assertEquals(chance, Fraction.of(ways, DEALS_OF_8_DECKS).toDecimal(9));
    }

    /// No outside source is known: the project's own figures, kept so that a change is noticed.
    @Test
    void house_money_has_an_edge_of_35_776_percent_taken_and_of_23_97_pressed_well() {
        HouseMoneyOdds houseMoney = MIDI_8.houseMoney().orElseThrow();

        Fraction best = houseMoney.onto(Side.PLAYER).best();
        assertEquals(new BigDecimal("-0.35776"), houseMoney.taken().toDecimal(5));
        assertEquals(new BigDecimal("-0.2397"), best.toDecimal(4));
        assertEquals(houseMoney.taken(), MIDI_8.of(Wager.HOUSE_MONEY).ev());
    }

    /// Two of the kings and two of the nines, each hand in either order: of eight decks 4 x (8 x
    /// 7)² of all deals of four cards.
    @ParameterizedTest(name = "{0} decks: 1 in {1}")
    @CsvSource({"8, 2353183", "6, 2581860"})
    void personal_against_personal_is_as_rare_as_its_closed_form(int decks, BigDecimal oneIn) {
        assertEquals(oneIn, oneIn(odds(decks, MINI), PersonalLine.PERSONAL_AGAINST_PERSONAL));
    }

    /// Three combinations at a chair: king, queen and jack with the nine.
    @Test
    void an_exact_match_is_three_times_as_likely() {
        assertEquals(new BigDecimal("784394"), oneIn(MIDI_8, MultiLevelLine.EXACT_MATCH));
    }

    private static BigDecimal oneIn(Odds odds, Royal9.Line line) {
        return Fraction.ONE.over(odds.royal9().orElseThrow().probability(line)).toDecimal(0);
    }

    private static Odds odds(int decks, TableRules rules) {
        return Odds.of(Question.of(Composition.of(decks), rules)).orElseThrow();
    }

    private static BigDecimal edge(Odds odds, Wager wager) {
        return odds.of(wager).ev().negated().times(Fraction.of(100, 1)).toDecimal(4);
    }

    private static Map<String, Long> counts(WagerOdds odds) {
        Fraction deals = Fraction.of(DEALS_OF_8_DECKS, 1);
        return odds.lines().stream()
                .collect(
                        Collectors.toMap(
                                WagerOdds.Line::outcome,
                                line ->
                                        line.probability()
                                                .times(deals)
                                                .toDecimal(0)
                                                .longValueExact()));
    }
}
