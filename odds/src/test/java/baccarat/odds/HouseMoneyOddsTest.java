package baccarat.odds;

import static baccarat.odds.CountedTables.EZ;
import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Rate;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class HouseMoneyOddsTest {

    /// A pair of 32 cards of a rank among 416, and a second pair after it: of the same rank 30
    /// cards are left, of each other one 32.
    @Test
    void a_payout_taken_is_worth_the_chances_of_the_pairs() {
        Fraction one = Fraction.of(31, 415);
        Fraction same = Fraction.of(30L * 29, 414L * 413);
        Fraction another = Fraction.of(12L * 32 * 31, 414L * 413);
        Fraction both = one.times(same.plus(another));
        Fraction either = one.minus(both).times(Fraction.of(2, 1));
        Fraction neither = Fraction.ONE.minus(both).minus(either);

        Fraction taken = houseMoney(Composition.of(8), MIDI).taken();

        Fraction expected =
                both.times(Fraction.of(15, 1)).plus(either.times(Fraction.of(3, 1))).minus(neither);
        assertEquals(expected, taken);
    }

    static Stream<Arguments> shoes() {
        return Stream.of(MIDI, EZ, Tables.withPressed(MIDI, Rate.percent(50)))
                .flatMap(
                        rules ->
                                Stream.of(
                                                "Ks,Kd,9h,9c,2s,2d,3c,6h",
                                                "4s,4h,4d,As,Ah,Ts,Th,7c",
                                                "8s,8h,5d,5c,6s,6h,Qd,Jd",
                                                "2s,2s,2s,5h,5h,5h,7d,7d,Kc")
                                        .map(text -> Arguments.of(rules, cards(text))));
    }

    @ParameterizedTest
    @MethodSource("shoes")
    void house_money_is_worth_what_dealing_every_order_gives(TableRules rules, List<Card> shoe) {
        HouseMoneyOdds odds = houseMoney(Composition.of(shoe), rules);

        List<EveryDeal.Dealt> deals = EveryDeal.of(shoe);
        Fraction taken =
                EveryDeal.mean(
                        EveryDeal.grouped(deals, round -> net(Wager.HOUSE_MONEY, round, rules)),
                        net -> net);
        assertEquals(taken, odds.taken());
        for (Side side : Side.values()) {
            HouseMoneyOdds.Pressed pressed = odds.onto(side);
            assertEquals(taken.plus(added(deals, side, rules, false)), pressed.always());
            assertEquals(taken.plus(added(deals, side, rules, true)), pressed.best());
        }
    }

    /// What pressing adds: for each first four cards, the payout that lies on the hand times what a
    /// unit on that hand is worth then; where the patron chooses, not if that is less than nothing.
    private static Fraction added(
            List<EveryDeal.Dealt> deals, Side side, TableRules rules, boolean chooses) {
        var byFour = new LinkedHashMap<List<Card>, Fraction>();
        Fraction share = Fraction.of(rules.wagers().pressed().basisPoints(), 10_000);
        long all = 0;
        for (EveryDeal.Dealt deal : deals) {
            Round round = deal.round();
            Fraction payout = net(Wager.HOUSE_MONEY, round, rules);
            if (payout.compareTo(Fraction.ZERO) > 0) {
                Fraction won = payout.times(share).times(net(Wager.on(side), round, rules));
                byFour.merge(
                        firstFour(round), won.times(Fraction.of(deal.ways(), 1)), Fraction::plus);
            }
            all += deal.ways();
        }
        return byFour.values().stream()
                .filter(value -> !chooses || value.compareTo(Fraction.ZERO) > 0)
                .reduce(Fraction.ZERO, Fraction::plus)
                .over(Fraction.of(all, 1));
    }

    private static List<Card> firstFour(Round round) {
        return Stream.concat(
                        round.player().firstTwo().cards().stream(),
                        round.banker().firstTwo().cards().stream())
                .toList();
    }

    private static Fraction net(Wager wager, Round round, TableRules rules) {
        return EveryDeal.net(wager, Spot.seat(1), round, rules, Map.of());
    }

    @ParameterizedTest
    @MethodSource("shoes")
    void to_press_when_it_is_worth_more_is_never_worse_than_always_or_never(
            TableRules rules, List<Card> shoe) {
        HouseMoneyOdds odds = houseMoney(Composition.of(shoe), rules);

        for (Side side : Side.values()) {
            HouseMoneyOdds.Pressed pressed = odds.onto(side);
            assertTrue(pressed.best().compareTo(pressed.always()) >= 0);
            assertTrue(pressed.best().compareTo(odds.taken()) >= 0);
        }
    }

    @Test
    void to_press_half_adds_half() {
        HouseMoneyOdds whole = houseMoney(Composition.of(6), MIDI);
        HouseMoneyOdds half =
                houseMoney(Composition.of(6), Tables.withPressed(MIDI, Rate.percent(50)));

        Fraction two = Fraction.of(2, 1);
        assertEquals(whole.taken(), half.taken());
        for (Side side : Side.values()) {
            Fraction always = half.onto(side).always().minus(half.taken());
            Fraction best = half.onto(side).best().minus(half.taken());
            assertEquals(whole.onto(side).always().minus(whole.taken()), always.times(two));
            assertEquals(whole.onto(side).best().minus(whole.taken()), best.times(two));
        }
    }

    @Test
    void to_press_nothing_is_to_take_it() {
        HouseMoneyOdds odds = houseMoney(Composition.of(1), Tables.withPressed(MIDI, Rate.NONE));

        var taken = new HouseMoneyOdds.Pressed(odds.taken(), odds.taken());
        assertEquals(taken, odds.onto(Side.PLAYER));
        assertEquals(taken, odds.onto(Side.BANKER));
    }

    @Test
    void house_money_has_no_odds_where_it_is_not_on_offer_or_a_card_is_known() {
        Question offered = Question.of(Composition.of(1), MIDI);
        Question none = Question.of(Composition.of(1), Tables.withMainWagersOnly(MIDI));
        Question known =
                new Question(
                        Composition.of(1),
                        MIDI,
                        new Known(cards("Ks"), List.of()),
                        Optional.empty(),
                        Spot.seat(1),
                        Map.of());

        assertTrue(Odds.of(offered).orElseThrow().houseMoney().isPresent());
        assertTrue(Odds.of(none).orElseThrow().houseMoney().isEmpty());
        assertTrue(Odds.of(known).orElseThrow().houseMoney().isEmpty());
    }

    private static HouseMoneyOdds houseMoney(Composition shoe, TableRules rules) {
        return Odds.of(Question.of(shoe, rules)).flatMap(Odds::houseMoney).orElseThrow();
    }
}
