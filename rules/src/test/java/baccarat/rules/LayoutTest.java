package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static baccarat.rules.Spot.line;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.DRAGON_BONUS_PLAYER;
import static baccarat.rules.Wager.HOUSE_MONEY;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.ROYAL_9;
import static baccarat.rules.Wager.TIE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// All wagers of a layout together.
class LayoutTest {

    @Test
    void an_empty_layout_is_accepted() {
        assertEquals(List.of(), Acceptance.refusals(List.of(), Tables.MIDI));
    }

    @Test
    void massachusetts_lets_a_patron_wager_on_both_hands() {
        assertEquals(
                List.of(),
                Acceptance.refusals(
                        List.of(five(seat(1), PLAYER), five(seat(1), BANKER)), Tables.MIDI));
    }

    @Cites("wa-mini 3")
    @Test
    void washington_takes_one_hand_or_the_other_with_or_without_the_tie() {
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.ONE_HAND_OR_THE_OTHER,
                                "There are wagers on both hands at seat 1; choose one hand.")),
                Acceptance.refusals(
                        List.of(five(seat(1), PLAYER), five(seat(1), BANKER)), Tables.WASHINGTON));
        assertEquals(
                List.of(),
                Acceptance.refusals(
                        List.of(
                                five(seat(1), PLAYER),
                                five(seat(1), TIE),
                                five(seat(2), BANKER),
                                five(seat(2), TIE),
                                five(seat(3), TIE)),
                        Tables.WASHINGTON));
    }

    @Test
    void a_seat_has_one_wager_of_each_kind() {
        assertEquals(
                List.of(
                        new Refusal(
                                House.ONE_WAGER_EACH,
                                "There are two wagers on Tie at seat 4; only one is allowed.")),
                Acceptance.refusals(
                        List.of(
                                five(seat(4), TIE),
                                five(seat(4), PLAYER),
                                five(seat(4), TIE),
                                five(seat(5), TIE)),
                        Tables.MIDI));
    }

    @Cites({"ma-baccarat 13(i)", "ma-midi ma-mini 12(i)"})
    @Test
    void royal_9_goes_with_a_wager_on_player_banker_or_tie() {
        for (Wager main : List.of(PLAYER, BANKER, TIE)) {
            assertEquals(
                    List.of(),
                    Acceptance.refusals(
                            List.of(five(seat(1), main), five(seat(1), ROYAL_9)), Tables.MIDI));
        }
        assertEquals(
                List.of(
                        new Refusal(
                                Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER,
                                "Royal 9 goes with a wager on Player, Banker or Tie; seat 1 has none.")),
                Acceptance.refusals(
                        List.of(
                                five(seat(1), ROYAL_9),
                                five(seat(1), DRAGON_BONUS_PLAYER),
                                five(seat(2), PLAYER)),
                        Tables.MIDI));
    }

    @Test
    void the_other_side_wagers_stand_alone() {
        assertEquals(
                List.of(),
                Acceptance.refusals(
                        List.of(five(seat(1), DRAGON_BONUS_PLAYER), five(seat(1), HOUSE_MONEY)),
                        Tables.MIDI));
    }

    @Cites("wa-mini 4(b)")
    @Test
    void a_line_opens_only_while_every_area_has_a_wager() {
        assertEquals(List.of(), Acceptance.refusals(areasAndLine2(1, 9), Tables.WASHINGTON));
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                "The wager at line 2 is not allowed while seat 9 has no wager.")),
                Acceptance.refusals(areasAndLine2(1, 8), Tables.WASHINGTON));
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                "The wager at line 2 is not allowed while seat 1 has no wager.")),
                Acceptance.refusals(areasAndLine2(3, 9), Tables.WASHINGTON));
    }

    @Test
    void areas_may_stay_free_while_no_line_has_a_wager() {
        assertEquals(
                List.of(), Acceptance.refusals(List.of(five(seat(5), TIE)), Tables.WASHINGTON));
    }

    @Test
    void without_a_gallery_a_line_is_refused_once() {
        assertEquals(
                List.of(new Refusal(House.NO_SUCH_LINE, "This table takes no line wagers.")),
                Acceptance.refusals(
                        List.of(Placed.of(line(2), PLAYER, Money.dollars(25))), Tables.MIDI));
    }

    @Test
    void of_several_lines_the_lowest_is_named() {
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                "The wager at line 3 is not allowed while seat 1 has no wager.")),
                Acceptance.refusals(
                        List.of(five(line(7), TIE), five(line(3), TIE)), Tables.WASHINGTON));
    }

    @Test
    void a_line_is_an_area_of_its_own() {
        List<Placed> layout =
                Stream.concat(
                                areasAndLine2(1, 9).stream(),
                                Stream.of(five(line(2), PLAYER), five(line(1), BANKER)))
                        .toList();
        List<Placed> bothHands =
                Stream.concat(layout.stream(), Stream.of(five(line(1), PLAYER))).toList();

        assertEquals(List.of(), Acceptance.refusals(layout, Tables.WASHINGTON));
        assertEquals(
                List.of(
                        new Refusal(
                                Wagering.ONE_HAND_OR_THE_OTHER,
                                "There are wagers on both hands at line 1; choose one hand.")),
                Acceptance.refusals(bothHands, Tables.WASHINGTON));
    }

    @Test
    void everything_that_is_wrong_is_said_wager_by_wager_then_spot_by_spot() {
        assertEquals(
                List.of(
                        new Refusal(
                                House.SMALLEST_CHIP,
                                "The wager is 5.50; it must be a multiple of 1.00."),
                        new Refusal(
                                Wagering.DRAGON_BONUS_OFFERED,
                                "Dragon Bonus on Player is not offered at this table."),
                        new Refusal(Wagering.EIGHT_LINES, "There is no line 9; the last one is 8."),
                        new Refusal(
                                House.ONE_WAGER_EACH,
                                "There are two wagers on Tie at seat 1; only one is allowed."),
                        new Refusal(
                                Wagering.ONE_HAND_OR_THE_OTHER,
                                "There are wagers on both hands at seat 3; choose one hand."),
                        new Refusal(
                                Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                "The wager at line 9 is not allowed while seat 2 has no wager.")),
                Acceptance.refusals(
                        List.of(
                                Placed.of(seat(3), PLAYER, new Money(550)),
                                five(seat(3), BANKER),
                                five(seat(1), DRAGON_BONUS_PLAYER),
                                five(line(9), TIE),
                                five(seat(1), TIE),
                                five(seat(1), TIE)),
                        Tables.WASHINGTON));
    }

    private static List<Placed> areasAndLine2(int first, int last) {
        return Stream.concat(
                        Stream.of(five(line(2), TIE)),
                        IntStream.rangeClosed(first, last).mapToObj(area -> five(seat(area), TIE)))
                .toList();
    }

    private static Placed five(Spot spot, Wager wager) {
        return Placed.of(spot, wager, dollars(5));
    }
}
