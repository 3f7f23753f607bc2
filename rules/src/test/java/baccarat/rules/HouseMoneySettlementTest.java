package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Money.dollars;
import static baccarat.rules.Paying.BOTH_PAIRS_PAY_15_TO_1;
import static baccarat.rules.Paying.ONE_PAIR_PAYS_3_TO_1;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.HOUSE_MONEY;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.TIE;
import static baccarat.rules.Winning.NO_PAIR_LOSES;
import static baccarat.rules.Winning.PAIR_WINS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HouseMoneySettlementTest {

    private static final Hand PAIR = hand("Qh Qs");
    private static final Hand NO_PAIR = hand("2h 3s");

    private static final Placed TEN_AT_7 = Placed.of(seat(7), HOUSE_MONEY, dollars(10));
    private static final Placed TEN_AT_2 = Placed.of(seat(2), HOUSE_MONEY, dollars(10));
    private static final Placed BANKER_AT_2 = Placed.of(seat(2), BANKER, dollars(50));
    private static final Placed PLAYER_AT_2 = Placed.of(seat(2), PLAYER, dollars(40));

    @Cites({"ma-baccarat 9(e)(1)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)"})
    @Test
    void losers_are_collected_from_the_lowest_seat_up() {
        var settled = settle(NO_PAIR, NO_PAIR, List.of(TEN_AT_7, BANKER_AT_2, TEN_AT_2), Map.of());

        assertEquals(
                new HouseMoneySettlement(
                        List.of(collect(seat(2)), collect(seat(7))), List.of(BANKER_AT_2)),
                settled);
    }

    @Cites({"ma-baccarat 9(e)(1)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)"})
    @Test
    void winners_who_do_not_press_are_paid_from_the_lowest_seat_up() {
        var settled = settle(PAIR, NO_PAIR, List.of(TEN_AT_7, BANKER_AT_2, TEN_AT_2), Map.of());

        assertEquals(
                new HouseMoneySettlement(
                        List.of(pay(seat(2), dollars(30)), pay(seat(7), dollars(30))),
                        List.of(BANKER_AT_2)),
                settled);
    }

    @Test
    void a_pair_in_both_hands_pays_more() {
        assertEquals(
                new HouseMoneySettlement(
                        List.of(
                                new Step(
                                        seat(7),
                                        HOUSE_MONEY,
                                        Step.Action.PAY,
                                        dollars(150),
                                        List.of(
                                                BOTH_PAIRS_PAY_15_TO_1,
                                                PAIR_WINS,
                                                HOUSE_MONEY_FROM_THE_LOWEST_SEAT))),
                        List.of()),
                settle(PAIR, hand("4h 4s"), List.of(TEN_AT_7), Map.of()));
    }

    @Cites({"ma-baccarat 9(e)(1)(a)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)(a)"})
    @Test
    void a_payout_is_pressed_whole_onto_the_wager_on_a_hand() {
        var settled =
                settle(
                        PAIR,
                        NO_PAIR,
                        List.of(TEN_AT_7, BANKER_AT_2, TEN_AT_2),
                        Map.of(seat(2), Side.BANKER));

        assertEquals(
                new HouseMoneySettlement(
                        List.of(press(seat(2), dollars(30)), pay(seat(7), dollars(30))),
                        List.of(BANKER_AT_2.withPressed(dollars(30)))),
                settled);
    }

    @Cites({"ma-baccarat 9(e)(1)(a)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)(a)"})
    @Test
    void only_the_portion_the_house_submitted_is_pressed_and_the_rest_is_paid() {
        var settled =
                HouseMoneySettlement.of(
                        NO_PAIR,
                        PAIR,
                        List.of(PLAYER_AT_2, TEN_AT_2),
                        Map.of(seat(2), Side.PLAYER),
                        Tables.withPressed(Tables.MIDI, Rate.percent(50)));

        assertEquals(
                new HouseMoneySettlement(
                        List.of(press(seat(2), dollars(15)), pay(seat(2), dollars(15))),
                        List.of(PLAYER_AT_2.withPressed(dollars(15)))),
                settled);
    }

    @Test
    void a_portion_that_is_no_whole_cent_loses_nothing() {
        var settled =
                HouseMoneySettlement.of(
                        PAIR,
                        NO_PAIR,
                        List.of(PLAYER_AT_2, Placed.of(seat(2), HOUSE_MONEY, new Money(525))),
                        Map.of(seat(2), Side.PLAYER),
                        Tables.withPressed(Tables.MIDI, Rate.percent(50)));

        assertEquals(
                List.of(press(seat(2), new Money(787)), pay(seat(2), new Money(788))),
                settled.steps());
    }

    @Test
    void a_portion_of_less_than_a_cent_is_no_step() {
        var settled =
                HouseMoneySettlement.of(
                        PAIR,
                        NO_PAIR,
                        List.of(PLAYER_AT_2, Placed.of(seat(2), HOUSE_MONEY, new Money(1))),
                        Map.of(seat(2), Side.PLAYER),
                        Tables.withPressed(Tables.MIDI, Rate.percent(1)));

        assertEquals(
                new HouseMoneySettlement(List.of(pay(seat(2), new Money(3))), List.of(PLAYER_AT_2)),
                settled);
    }

    @Test
    void with_wagers_on_both_hands_the_patron_says_which() {
        List<Placed> layout = List.of(PLAYER_AT_2, BANKER_AT_2, TEN_AT_2);

        assertEquals(
                List.of(PLAYER_AT_2.withPressed(dollars(30)), BANKER_AT_2),
                settle(PAIR, NO_PAIR, layout, Map.of(seat(2), Side.PLAYER)).layout());
        assertEquals(
                List.of(PLAYER_AT_2, BANKER_AT_2.withPressed(dollars(30))),
                settle(PAIR, NO_PAIR, layout, Map.of(seat(2), Side.BANKER)).layout());
    }

    @Test
    void who_has_no_wager_on_that_hand_is_paid() {
        Placed tie = Placed.of(seat(2), TIE, dollars(5));
        Placed elsewhere = Placed.of(seat(3), PLAYER, dollars(5));
        List<Placed> layout = List.of(BANKER_AT_2, tie, elsewhere, TEN_AT_2);

        assertEquals(
                new HouseMoneySettlement(
                        List.of(pay(seat(2), dollars(30))), List.of(BANKER_AT_2, tie, elsewhere)),
                settle(PAIR, NO_PAIR, layout, Map.of(seat(2), Side.PLAYER)));
    }

    @Test
    void a_loser_has_nothing_to_press() {
        assertEquals(
                new HouseMoneySettlement(List.of(collect(seat(2))), List.of(BANKER_AT_2)),
                settle(
                        NO_PAIR,
                        NO_PAIR,
                        List.of(BANKER_AT_2, TEN_AT_2),
                        Map.of(seat(2), Side.BANKER)));
    }

    @Test
    void without_house_money_nothing_happens() {
        assertEquals(
                new HouseMoneySettlement(List.of(), List.of(BANKER_AT_2)),
                settle(PAIR, PAIR, List.of(BANKER_AT_2), Map.of(seat(2), Side.BANKER)));
    }

    private static HouseMoneySettlement settle(
            Hand player, Hand banker, List<Placed> layout, Map<Spot, Side> presses) {
        return HouseMoneySettlement.of(player, banker, layout, presses, Tables.MIDI);
    }

    private static Step collect(Spot spot) {
        return new Step(
                spot,
                HOUSE_MONEY,
                Step.Action.COLLECT,
                dollars(10),
                List.of(NO_PAIR_LOSES, HOUSE_MONEY_FROM_THE_LOWEST_SEAT));
    }

    private static Step pay(Spot spot, Money amount) {
        return new Step(
                spot,
                HOUSE_MONEY,
                Step.Action.PAY,
                amount,
                List.of(ONE_PAIR_PAYS_3_TO_1, PAIR_WINS, HOUSE_MONEY_FROM_THE_LOWEST_SEAT));
    }

    private static Step press(Spot spot, Money amount) {
        return new Step(
                spot,
                HOUSE_MONEY,
                Step.Action.PRESS,
                amount,
                List.of(HOUSE_MONEY_PRESSED, ONE_PAIR_PAYS_3_TO_1, PAIR_WINS));
    }
}
