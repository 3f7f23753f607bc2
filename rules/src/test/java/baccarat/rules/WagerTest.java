package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WagerTest {

    @Test
    void wagers_are_written_in_lower_case_in_the_order_they_are_settled() {
        assertEquals(
                List.of(
                        "player",
                        "banker",
                        "tie",
                        "dragon-bonus-player",
                        "dragon-bonus-banker",
                        "dragon-7",
                        "panda-8",
                        "house-money",
                        "royal-9"),
                Arrays.stream(Wager.values()).map(Wager::toString).toList());
    }

    @ParameterizedTest
    @EnumSource
    void a_wager_is_read_as_it_is_written(Wager wager) {
        assertEquals(Optional.of(wager), Wager.of(wager.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Player", "PLAYER", "dragon_7", "dragon 7", "dragon-bonus"})
    void what_is_no_wager_is_not_read(String text) {
        assertEquals(Optional.empty(), Wager.of(text));
    }

    @Test
    void each_hand_has_its_wager() {
        assertEquals(Wager.PLAYER, Wager.on(Side.PLAYER));
        assertEquals(Wager.BANKER, Wager.on(Side.BANKER));
    }

    @Test
    void player_banker_and_tie_are_the_main_wagers_and_the_first_two_are_on_a_hand() {
        var main = EnumSet.allOf(Wager.class);
        main.removeIf(wager -> !wager.isMain());
        var onAHand = EnumSet.allOf(Wager.class);
        onAHand.removeIf(wager -> !wager.isOnAHand());

        assertEquals(EnumSet.of(Wager.PLAYER, Wager.BANKER, Wager.TIE), main);
        assertEquals(EnumSet.of(Wager.PLAYER, Wager.BANKER), onAHand);
    }

    @ParameterizedTest
    @EnumSource
    void a_meter_is_read_as_it_is_written(Meter meter) {
        assertEquals(Optional.of(meter), Meter.of(meter.toString()));
    }

    @Test
    void meters_are_written_in_lower_case() {
        assertEquals(
                List.of("major", "k9-banker", "k9-player", "star", "spade", "heart", "must-hit"),
                Arrays.stream(Meter.values()).map(Meter::toString).toList());
        assertEquals(Optional.empty(), Meter.of("Major"));
        assertEquals(Optional.empty(), Meter.of("k9_banker"));
    }

    @Test
    void a_placed_wager_counts_chips_and_pressed_amounts_and_no_coupon() {
        Placed placed = Placed.of(Spot.seat(3), Wager.PLAYER, Money.dollars(25));

        assertEquals(Money.dollars(25), placed.chips());
        assertEquals(Money.dollars(25), placed.withCoupon(Money.dollars(10)).chips());
        assertEquals(Money.dollars(40), placed.withPressed(Money.dollars(15)).chips());
        assertEquals(
                new Placed(
                        Spot.seat(3),
                        Wager.PLAYER,
                        Money.dollars(25),
                        Money.dollars(10),
                        Money.dollars(20)),
                placed.withPressed(Money.dollars(15))
                        .withCoupon(Money.dollars(10))
                        .withPressed(Money.dollars(5)));
    }

    @Test
    void suits_decide_royal_9_alone() {
        assertEquals(
                List.of(Wager.ROYAL_9),
                Arrays.stream(Wager.values()).filter(Wager::needsSuits).toList());
    }

    @Test
    void a_table_needs_suits_where_such_a_wager_is_offered_and_cards_are_entered() {
        assertTrue(Tables.MIDI.needSuits());
        assertFalse(Tables.withMainWagersOnly(Tables.MIDI).needSuits());
    }
}
