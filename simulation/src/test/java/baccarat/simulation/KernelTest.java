package baccarat.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.DrawnShoe;
import baccarat.rules.CardRules;
import baccarat.rules.Outcome;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The kernels against shoes dealt card by card through the rules.
class KernelTest {

    private static final long SEED = 20_260;

    private static Tally kernel(TableRules rules, long first, int shoes) {
        var plan = new Plan(rules, SEED, first, shoes, Optional.empty(), Spot.seat(1));
        var tally = new Tally();
        plan.kernel(new Marks(rules, Optional.empty())).play(first, shoes, tally);
        return tally;
    }

    private static List<List<Round>> walked(TableRules rules, long first, int shoes) {
        int decks = rules.cards().decksInTheShoe();
        var walked = new ArrayList<List<Round>>();
        for (long number = first; number < first + shoes; number++) {
            walked.add(
                    rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS
                            ? SlowWalk.ofRun(SEED, (number - 1) * Plan.RUN + 1, decks, Plan.RUN)
                            : SlowWalk.ofShoe(
                                    new DrawnShoe(SEED, number).order(decks).cards(),
                                    rules.handling().ways()));
        }
        return walked;
    }

    /// Everything but Royal 9 recounted from rounds.
    static Tally recount(TableRules rules, List<List<Round>> shoes, int sure) {
        var tally = new Tally();
        long[] packed = new Marks(rules, Optional.empty()).packed();
        for (List<Round> rounds : shoes) {
            var counts = new long[Marks.COUNT];
            counts[Marks.ROUNDS] = rounds.size();
            for (int round = 0; round < rounds.size(); round++) {
                int kind = Kind.of(rounds.get(round));
                (round < sure ? tally.early : tally.late)[kind]++;
                for (int mark = 0; mark < Marks.ROUNDS; mark++) {
                    counts[mark] += packed[4 * kind + mark / 8] >>> (mark % 8 * 8) & 255;
                }
            }
            for (int one = 0; one < Marks.COUNT; one++) {
                for (int other = 0; other <= one; other++) {
                    tally.products[one * Marks.COUNT + other] += counts[one] * counts[other];
                }
            }
            tally.shoesByRounds[rounds.size()]++;
            runs(rounds, Side.PLAYER, tally.playerRuns);
            runs(rounds, Side.BANKER, tally.bankerRuns);
        }
        return tally;
    }

    private static void runs(List<Round> rounds, Side side, long[] runs) {
        int running = 0;
        for (Round round : rounds) {
            running = round.isTie() ? running : round.isWonBy(side) ? running + 1 : 0;
            for (int length = 1; !round.isTie() && length <= running; length++) {
                runs[length]++;
            }
        }
    }

    @Test
    void two_thousand_shoes_are_dealt_as_the_rules_deal_them() {
        List<List<Round>> walked = walked(SimulatedTables.EZ, 1, 2000);

        assertEquals(recount(SimulatedTables.EZ, walked, 65), kernel(SimulatedTables.EZ, 1, 2000));
    }

    /// One shoe at a time: not only the sums are the same, and an odd one is played alone.
    @Test
    void each_of_two_hundred_shoes_is_the_same_by_itself() {
        for (long number = 1; number <= 200; number++) {
            Tally expected = recount(SimulatedTables.EZ, walked(SimulatedTables.EZ, number, 1), 65);

            assertEquals(expected, kernel(SimulatedTables.EZ, number, 1), "shoe " + number);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 7, 12, 16})
    void any_number_of_decks_is_dealt_by_the_same_rules(int decks) {
        TableRules rules = SimulatedTables.ez(decks, CardRules.Shuffle.MANUAL);
        int sure = (decks * 52 - 25) / 6;

        assertEquals(recount(rules, walked(rules, 7, 61), sure), kernel(rules, 7, 61));
    }

    /// With twelve the last round can take the last card.
    @ParameterizedTest
    @ValueSource(ints = {12, 13, 20, 104})
    void a_shoe_ends_with_the_cover_card_of_its_table(int behind) {
        TableRules byRank = Tables.withCoverCard(SimulatedTables.EZ, behind);
        TableRules byCard = Tables.withCoverCard(SimulatedTables.WITH_ROYAL_9, behind);
        int sure = (416 - 11 - behind) / 6;
        Tally expected = recount(byRank, walked(byRank, 1, 300), sure);

        assertEquals(expected, kernel(byRank, 1, 300));
        assertEquals(
                Arrays.toString(expected.shoesByRounds),
                Arrays.toString(kernel(byCard, 1, 300).shoesByRounds));
    }

    @Test
    void a_house_that_burns_no_card_deals_from_the_first_one() {
        TableRules byRank = Tables.withoutBurn(SimulatedTables.EZ);
        TableRules byCard = Tables.withoutBurn(SimulatedTables.WITH_ROYAL_9);
        Tally expected = recount(byRank, walked(byRank, 1, 300), 65);

        assertEquals(expected, kernel(byRank, 1, 300));
        assertEquals(
                Arrays.toString(expected.shoesByRounds),
                Arrays.toString(kernel(byCard, 1, 300).shoesByRounds));
    }

    @Test
    void a_shoe_that_could_run_out_is_not_simulated() {
        assertEquals(Optional.empty(), hindrance(12));
        assertEquals(
                Optional.of(
                        "a simulated shoe needs 12 cards or more behind the cover card, and this"
                                + " table has 11"),
                hindrance(11));
    }

    private static Optional<String> hindrance(int behind) {
        return Plan.of(Tables.withCoverCard(SimulatedTables.EZ, behind), 1, 1).hindrance();
    }

    @Test
    void a_continuous_shuffler_leaves_out_the_cards_of_the_last_round() {
        List<List<Round>> walked = walked(SimulatedTables.CONTINUOUS, 3, 100);

        assertEquals(
                recount(SimulatedTables.CONTINUOUS, walked, 1),
                kernel(SimulatedTables.CONTINUOUS, 3, 100));
    }

    @Test
    void by_the_card_a_shoe_is_the_same_as_by_rank() {
        Tally byRank = kernel(SimulatedTables.EZ, 1, 500);
        Tally byCard = kernel(SimulatedTables.WITH_ROYAL_9, 1, 500);

        assertEquals(Arrays.toString(byRank.early), Arrays.toString(byCard.early));
        assertEquals(Arrays.toString(byRank.late), Arrays.toString(byCard.late));
        assertEquals(Arrays.toString(byRank.shoesByRounds), Arrays.toString(byCard.shoesByRounds));
    }

    /// The lines, and for the errors their products with each other and with the number of rounds.
    @ParameterizedTest
    @MethodSource("royal9Tables")
    void royal_9_reaches_the_lines_that_the_rules_say(TableRules rules) {
        var expected = new Tally();
        for (List<Round> rounds : walked(rules, 1, 2000)) {
            var counts = new long[Marks.COUNT];
            counts[Marks.ROUNDS] = rounds.size();
            for (Round round : rounds) {
                line(rules, round)
                        .ifPresent(
                                line -> {
                                    expected.royal9[line]++;
                                    counts[Marks.WITHOUT_ROYAL_9 + line]++;
                                });
            }
            for (int one = Marks.WITHOUT_ROYAL_9; one < Marks.COUNT; one++) {
                for (int other = Marks.ROUNDS; other <= one; other++) {
                    expected.products[one * Marks.COUNT + other] += counts[one] * counts[other];
                }
            }
        }

        Tally seen = kernel(rules, 1, 2000);
        assertEquals(Arrays.toString(expected.royal9), Arrays.toString(seen.royal9));
        int from = Marks.WITHOUT_ROYAL_9 * Marks.COUNT;
        assertEquals(
                Arrays.toString(Arrays.copyOfRange(expected.products, from, from + 256)),
                Arrays.toString(Arrays.copyOfRange(seen.products, from, from + 256)));
        assertTrue(seen.royal9[7] > 1000, "a Royal 9 is not rare");
    }

    static List<TableRules> royal9Tables() {
        return List.of(SimulatedTables.WITH_ROYAL_9, SimulatedTables.WITH_PERSONAL_ROYAL_9);
    }

    private static Optional<Integer> line(TableRules rules, Round round) {
        List<?> lines = Royal9Lines.all(rules.wagers().royal9().orElseThrow());
        return Outcome.of(Wager.ROYAL_9, Spot.seat(1), round, rules)
                        instanceof Outcome.WinsAward(var line)
                ? Optional.of(lines.indexOf(line))
                : Optional.empty();
    }
}
