package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Money.dollars;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.HOUSE_MONEY;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.ROYAL_9;
import static baccarat.rules.Wager.TIE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BroughtBackTest {

    private static final Round BANKER_AHEAD = round("6h Kd", "7h Kd");
    private static final Round TIE_AT_6 = round("6h Kd", "2c 4d");
    private static final Round PAIR_AND_BANKER = round("3h 3d", "7h Kd");

    private static Map<BroughtBack.Key, Money> of(Round round, TableRules rules, Placed... layout) {
        return BroughtBack.of(round, List.of(layout), Map.of(), rules);
    }

    private static BroughtBack.Key at(int seat, Wager wager) {
        return new BroughtBack.Key(seat(seat), wager);
    }

    @Test
    void a_win_brings_back_chips_and_payout_less_vigorish_and_a_loss_brings_nothing() {
        Map<BroughtBack.Key, Money> brought =
                of(
                        BANKER_AHEAD,
                        Tables.MIDI,
                        Placed.of(seat(9), BANKER, dollars(100)),
                        Placed.of(seat(2), PLAYER, dollars(10)));

        assertEquals(Map.of(at(9, BANKER), dollars(195), at(2, PLAYER), dollars(0)), brought);
        assertEquals(
                List.of(at(9, BANKER), at(2, PLAYER)),
                new ArrayList<>(brought.keySet()),
                "in the order of the layout");
    }

    @Test
    void marked_vigorish_counts_as_taken() {
        TableRules marked =
                Tables.with(Tables.MIDI, Tables.fivePercent(Rounding.EXACT, Collected.MARKED));

        assertEquals(
                Map.of(at(9, BANKER), dollars(195)),
                of(BANKER_AHEAD, marked, Placed.of(seat(9), BANKER, dollars(100))));
    }

    @Test
    void a_push_brings_back_the_chips() {
        assertEquals(
                Map.of(at(1, PLAYER), dollars(40), at(1, TIE), dollars(45)),
                of(
                        TIE_AT_6,
                        Tables.MIDI,
                        Placed.of(seat(1), PLAYER, dollars(40)),
                        Placed.of(seat(1), TIE, dollars(5))));
    }

    /// The wager is paid twice, once for its chips and once for the coupon; its chips come once.
    @Test
    void the_chips_beside_a_coupon_come_back_once() {
        assertEquals(
                Map.of(at(1, PLAYER), dollars(125)),
                of(
                        round("9h Kd", "7h Kd"),
                        Tables.MIDI,
                        Placed.of(seat(1), PLAYER, dollars(50)).withCoupon(dollars(25))));
    }

    @Test
    void a_pressed_payout_is_won_or_lost_with_the_hand_that_it_lies_on() {
        List<Placed> layout =
                List.of(
                        Placed.of(seat(1), HOUSE_MONEY, dollars(10)),
                        Placed.of(seat(1), BANKER, dollars(50)));

        assertEquals(
                Map.of(at(1, HOUSE_MONEY), dollars(40), at(1, BANKER), new Money(97_50)),
                BroughtBack.of(PAIR_AND_BANKER, layout, Map.of(), Tables.MIDI),
                "paid");
        assertEquals(
                Map.of(at(1, HOUSE_MONEY), dollars(10), at(1, BANKER), dollars(156)),
                BroughtBack.of(PAIR_AND_BANKER, layout, Map.of(seat(1), Side.BANKER), Tables.MIDI),
                "pressed");
    }

    @Test
    void royal_9_is_left_out() {
        assertEquals(
                Map.of(at(1, PLAYER), dollars(0)),
                of(
                        BANKER_AHEAD,
                        Tables.MIDI,
                        Placed.of(seat(1), ROYAL_9, dollars(5)),
                        Placed.of(seat(1), PLAYER, dollars(10))));
    }
}
