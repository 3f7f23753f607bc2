package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Money.dollars;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Settling.VIGORISH_AFTER_THE_PAYOUT;
import static baccarat.rules.Settling.VIGORISH_BEFORE_THE_PAYOUT;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Steps.collect;
import static baccarat.rules.Steps.giveBack;
import static baccarat.rules.Steps.payBanker;
import static baccarat.rules.Steps.payCoupon;
import static baccarat.rules.Steps.payPlayer;
import static baccarat.rules.Steps.settle;
import static baccarat.rules.Steps.takeCoupon;
import static baccarat.rules.Steps.vigorish;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What lies beside a wager's own chips when it is settled: a match play coupon, a pressed payout.
class PressedAndCouponTest {

    private static final Round PLAYER_AHEAD = round("9h Kd", "7h Kd");
    private static final Round BANKER_AHEAD = round("6h Kd", "7h Kd");
    private static final Round TIE_AT_6 = round("6h Kd", "2c 4d");

    private static final Placed COUPON_ON_PLAYER =
            Placed.of(seat(1), PLAYER, dollars(25)).withCoupon(dollars(10));
    private static final Placed COUPON_ON_BANKER =
            Placed.of(seat(1), BANKER, dollars(25)).withCoupon(dollars(10));
    private static final Placed PRESSED_ON_PLAYER =
            Placed.of(seat(1), PLAYER, dollars(25)).withPressed(dollars(30));
    private static final Placed PRESSED_ON_BANKER =
            Placed.of(seat(1), BANKER, dollars(25)).withPressed(dollars(30));

    @Test
    void a_coupon_that_wins_pays_even_money_and_is_taken() {
        assertEquals(
                List.of(
                        payPlayer(1, dollars(25)),
                        payCoupon(1, PLAYER, dollars(10), PLAYER_PAYS_EVEN_MONEY),
                        takeCoupon(1, PLAYER)),
                settle(PLAYER_AHEAD, Tables.MIDI, COUPON_ON_PLAYER));
    }

    @Test
    void a_coupon_on_the_banker_bears_vigorish_with_the_wager() {
        assertEquals(
                List.of(
                        vigorish(1, new Money(175), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(1, dollars(25)),
                        payCoupon(1, BANKER, dollars(10), BANKER_PAYS_EVEN_MONEY),
                        takeCoupon(1, BANKER)),
                settle(BANKER_AHEAD, Tables.MIDI, COUPON_ON_BANKER));
        assertEquals(
                List.of(
                        payBanker(1, dollars(25)),
                        payCoupon(1, BANKER, dollars(10), BANKER_PAYS_EVEN_MONEY),
                        takeCoupon(1, BANKER),
                        vigorish(1, new Money(175), VIGORISH_AFTER_THE_PAYOUT)),
                settle(BANKER_AHEAD, Tables.BIG, COUPON_ON_BANKER));
    }

    @Test
    void a_coupon_that_loses_is_taken_and_is_no_money() {
        assertEquals(
                List.of(
                        collect(1, PLAYER, dollars(25), Winning.PLAYER_LOSES),
                        takeCoupon(1, PLAYER)),
                settle(BANKER_AHEAD, Tables.MIDI, COUPON_ON_PLAYER));
    }

    @Test
    void a_coupon_stays_on_a_push() {
        assertEquals(
                List.of(giveBack(1, BANKER, dollars(25), Winning.BANKER_TIES)),
                settle(TIE_AT_6, Tables.MIDI, COUPON_ON_BANKER));
    }

    @Cites({"ma-baccarat 9(e)(1)(a)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)(a)"})
    @Test
    void a_pressed_payout_wins_with_the_wager_and_bears_vigorish_with_it() {
        assertEquals(
                List.of(payPlayer(1, dollars(55))),
                settle(PLAYER_AHEAD, Tables.MIDI, PRESSED_ON_PLAYER));
        assertEquals(
                List.of(
                        vigorish(1, new Money(275), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(1, dollars(55))),
                settle(BANKER_AHEAD, Tables.MIDI, PRESSED_ON_BANKER));
    }

    @Cites({"ma-baccarat 9(e)(1)(a)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)(a)"})
    @Test
    void a_pressed_payout_loses_with_the_wager() {
        assertEquals(
                List.of(collect(1, BANKER, dollars(55), Winning.BANKER_LOSES)),
                settle(PLAYER_AHEAD, Tables.MIDI, PRESSED_ON_BANKER));
    }

    @Cites({"ma-baccarat 9(e)(1)(a)", "ma-midi ma-mini ma-mini-earlier 8(c)(3)(i)(a)"})
    @Test
    void a_pressed_payout_comes_back_with_the_wager() {
        assertEquals(
                List.of(giveBack(1, PLAYER, dollars(55), Winning.PLAYER_TIES)),
                settle(TIE_AT_6, Tables.MIDI, PRESSED_ON_PLAYER));
        assertEquals(
                List.of(giveBack(1, BANKER, dollars(55), Winning.BANKER_PUSHES_ON_DRAGON_7)),
                settle(round("6h Kd", "2h 2d 3c"), Tables.EZ, PRESSED_ON_BANKER));
    }
}
