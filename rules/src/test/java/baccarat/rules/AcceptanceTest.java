package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static baccarat.rules.Spot.line;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.HOUSE_MONEY;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.ROYAL_9;
import static baccarat.rules.Wager.TIE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// One wager by itself.
class AcceptanceTest {

    @Test
    void a_seat_that_is_not_there_takes_no_wager() {
        assertEquals(Optional.empty(), onPlayer(seat(9), Tables.MIDI));
        assertEquals(
                refused(House.NO_SUCH_SEAT, "There is no seat 10; the last one is 9."),
                onPlayer(seat(10), Tables.MIDI));
        assertEquals(Optional.empty(), onPlayer(seat(14), Tables.BIG));
        assertEquals(
                refused(House.NO_SUCH_SEAT, "There is no seat 15; the last one is 14."),
                onPlayer(seat(15), Tables.BIG));
    }

    @Cites({"wa-mini 4", "wa-mini 4(d)"})
    @Test
    void lines_take_wagers_up_to_the_eighth_where_there_is_a_gallery() {
        assertEquals(Optional.empty(), onPlayer(line(1), Tables.WASHINGTON));
        assertEquals(Optional.empty(), onPlayer(line(8), Tables.WASHINGTON));
        assertEquals(
                refused(Wagering.EIGHT_LINES, "There is no line 9; the last one is 8."),
                onPlayer(line(9), Tables.WASHINGTON));
        assertEquals(
                refused(House.NO_SUCH_LINE, "This table takes no line wagers."),
                onPlayer(line(1), Tables.MIDI));
    }

    @Test
    void a_wager_that_is_on_offer_is_accepted() {
        for (Wager wager : Wager.values()) {
            assertEquals(Optional.empty(), five(wager, Tables.EZ));
        }
    }

    @Test
    void a_wager_that_is_not_on_offer_is_refused_by_its_own_provision() {
        var none = new EnumMap<Wager, Optional<Refusal>>(Wager.class);
        var bare =
                Tables.with(
                        Tables.MIDI,
                        new OfferedWagers(
                                Map.of(),
                                new PayoutOdds(8),
                                Optional.empty(),
                                Rate.NONE,
                                Optional.empty()));
        for (Wager wager : Wager.values()) {
            none.put(wager, five(wager, bare));
        }

        assertEquals(
                Map.of(
                        PLAYER,
                        notOffered(Wagering.PLAYER_OFFERED, "Player"),
                        BANKER,
                        notOffered(Wagering.BANKER_OFFERED, "Banker"),
                        TIE,
                        notOffered(Wagering.TIE_OFFERED, "Tie"),
                        Wager.DRAGON_BONUS_PLAYER,
                        notOffered(Wagering.DRAGON_BONUS_OFFERED, "Dragon Bonus on Player"),
                        Wager.DRAGON_BONUS_BANKER,
                        notOffered(Wagering.DRAGON_BONUS_OFFERED, "Dragon Bonus on Banker"),
                        Wager.DRAGON_7,
                        notOffered(Wagering.DRAGON_7_OFFERED, "Dragon 7"),
                        Wager.PANDA_8,
                        notOffered(Wagering.PANDA_8_OFFERED, "Panda 8"),
                        HOUSE_MONEY,
                        notOffered(Wagering.HOUSE_MONEY_OFFERED, "House Money"),
                        ROYAL_9,
                        notOffered(Wagering.ROYAL_9_OFFERED, "Royal 9")),
                none);
    }

    @Test
    void a_wager_is_more_than_nothing() {
        assertEquals(
                refused(
                        House.AMOUNT_ABOVE_ZERO,
                        "The wager on Tie is 0.00; it must be greater than zero."),
                refusal(TIE, Money.ZERO, Tables.MIDI));
        assertEquals(
                refused(
                        House.AMOUNT_ABOVE_ZERO,
                        "The wager on Player is -5.00; it must be greater than zero."),
                refusal(PLAYER, new Money(-500), Tables.MIDI));
    }

    @Cites({"ma-baccarat 13(i)", "ma-midi ma-mini 12(i)"})
    @Test
    void a_royal_9_wager_is_five_dollars() {
        assertEquals(Optional.empty(), refusal(ROYAL_9, dollars(5), Tables.MIDI));
        assertEquals(
                refused(
                        Royal9Terms.ROYAL_9_STAKE,
                        "A Royal 9 wager must be exactly 5.00, not 6.00."),
                refusal(ROYAL_9, dollars(6), Tables.MIDI));
        assertEquals(
                refused(
                        Royal9Terms.ROYAL_9_STAKE,
                        "A Royal 9 wager must be exactly 5.00, not 4.99."),
                refusal(ROYAL_9, new Money(499), Tables.MINI));
    }

    @Test
    void a_wager_keeps_to_the_posted_limits() {
        assertEquals(Optional.empty(), refusal(BANKER, dollars(5), Tables.MIDI));
        assertEquals(Optional.empty(), refusal(BANKER, dollars(10_000), Tables.MIDI));
        assertEquals(
                refused(
                        House.POSTED_LIMITS,
                        "The wager on Banker is 4.00; the minimum at this table is 5.00."),
                refusal(BANKER, dollars(4), Tables.MIDI));
        assertEquals(
                refused(
                        House.POSTED_LIMITS,
                        "The wager on Banker is 10001.00; the maximum at this table is 10000.00."),
                refusal(BANKER, dollars(10_001), Tables.MIDI));
    }

    @Test
    void a_wager_is_a_multiple_of_the_smallest_chip() {
        assertEquals(Optional.empty(), refusal(TIE, dollars(7), Tables.MIDI));
        assertEquals(
                refused(House.SMALLEST_CHIP, "The wager is 7.50; it must be a multiple of 1.00."),
                refusal(TIE, new Money(750), Tables.MIDI));
    }

    @Cites({"ma-baccarat 8(b)", "ma-midi 7(b)"})
    @Test
    void a_coupon_goes_with_a_wager_of_as_much_on_a_hand() {
        assertEquals(Optional.empty(), coupon(PLAYER, 25, 25, Tables.MIDI));
        assertEquals(Optional.empty(), coupon(BANKER, 25, 10, Tables.BIG));
        assertEquals(
                refused(
                        Wagering.MATCH_PLAY_COUPON,
                        "A coupon of 26.00 needs a wager of at least as much; the wager is 25.00."),
                coupon(PLAYER, 25, 26, Tables.MIDI));
        assertEquals(
                refused(
                        Wagering.MATCH_PLAY_COUPON,
                        "A coupon goes with a wager on Player or Banker, not on Tie."),
                coupon(TIE, 25, 10, Tables.MIDI));
        assertEquals(
                refused(
                        Wagering.MATCH_PLAY_COUPON,
                        "A coupon must have a value above zero, not -5.00."),
                coupon(PLAYER, 25, -5, Tables.MIDI));
    }

    @Test
    void a_game_without_match_play_takes_no_coupon() {
        var refused = refused(Wagering.MATCH_PLAY_COUPON, "This game takes no match play coupons.");

        assertEquals(refused, coupon(PLAYER, 25, 10, Tables.MINI));
        assertEquals(refused, coupon(PLAYER, 25, 10, Tables.WASHINGTON));
        assertEquals(Optional.empty(), coupon(PLAYER, 25, 0, Tables.MINI));
    }

    @Test
    void the_seat_is_looked_at_before_the_offer_and_the_offer_before_the_amount() {
        assertEquals(
                refused(House.NO_SUCH_SEAT, "There is no seat 10; the last one is 9."),
                Acceptance.refusal(Placed.of(seat(10), Wager.DRAGON_7, Money.ZERO), Tables.MIDI));
        assertEquals(
                notOffered(Wagering.DRAGON_7_OFFERED, "Dragon 7"),
                Acceptance.refusal(Placed.of(seat(9), Wager.DRAGON_7, Money.ZERO), Tables.MIDI));
        assertEquals(
                refused(
                        House.POSTED_LIMITS,
                        "The wager on Tie is 2.00; the minimum at this table is 5.00."),
                coupon(TIE, 2, 1, Tables.MIDI));
    }

    private static Optional<Refusal> onPlayer(Spot spot, TableRules rules) {
        return Acceptance.refusal(Placed.of(spot, PLAYER, dollars(10)), rules);
    }

    private static Optional<Refusal> five(Wager wager, TableRules rules) {
        return refusal(wager, dollars(5), rules);
    }

    private static Optional<Refusal> refusal(Wager wager, Money stake, TableRules rules) {
        return Acceptance.refusal(Placed.of(seat(1), wager, stake), rules);
    }

    private static Optional<Refusal> coupon(Wager wager, int stake, int value, TableRules rules) {
        return Acceptance.refusal(
                Placed.of(seat(1), wager, dollars(stake)).withCoupon(dollars(value)), rules);
    }

    private static Optional<Refusal> notOffered(Provision because, String wager) {
        return refused(because, wager + " is not offered at this table.");
    }

    private static Optional<Refusal> refused(Provision because, String detail) {
        return Optional.of(new Refusal(because, detail));
    }
}
