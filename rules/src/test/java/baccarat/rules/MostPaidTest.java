package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static baccarat.rules.Spot.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MostPaidTest {

    private static final Money METER = dollars(70_000);

    private static Placed ten(Wager wager) {
        return Placed.of(seat(1), wager, dollars(10));
    }

    @ParameterizedTest
    @CsvSource({
        "player, 20.00",
        "banker, 20.00",
        "tie, 90.00",
        "dragon-bonus-player, 310.00",
        "dragon-7, 410.00",
        "panda-8, 260.00",
        "house-money, 160.00"
    })
    void the_chips_and_the_best_payout(String wager, String most) {
        Placed placed = ten(Wager.of(wager).orElseThrow());

        assertEquals(most, MostPaid.of(placed, Tables.EZ, METER).toString());
    }

    @Test
    void a_royal_9_wager_could_have_won_the_fullest_meter_or_a_higher_fixed_award() {
        Placed royal9 = Placed.of(seat(1), Wager.ROYAL_9, dollars(5));

        assertEquals(dollars(70_005), MostPaid.of(royal9, Tables.MINI, METER));
        assertEquals(dollars(1_505), MostPaid.of(royal9, Tables.MIDI, dollars(100)));
    }

    @Test
    void a_coupon_and_pressed_chips_count_too() {
        assertEquals(
                dollars(65),
                MostPaid.of(
                        ten(Wager.PLAYER).withCoupon(dollars(5)).withPressed(dollars(20)),
                        Tables.EZ,
                        METER));
    }

    @Test
    void house_money_pays_at_most_fifteen_to_one() {
        assertEquals(dollars(150), MostPaid.houseMoney(ten(Wager.HOUSE_MONEY)));
    }
}
