package baccarat.rules;

import static baccarat.rules.Hands.round;
import static baccarat.rules.Money.dollars;
import static baccarat.rules.Settling.VIGORISH_AFTER_THE_PAYOUT;
import static baccarat.rules.Settling.VIGORISH_BEFORE_THE_PAYOUT;
import static baccarat.rules.Spot.line;
import static baccarat.rules.Spot.seat;
import static baccarat.rules.Steps.collect;
import static baccarat.rules.Steps.giveBack;
import static baccarat.rules.Steps.mark;
import static baccarat.rules.Steps.pay;
import static baccarat.rules.Steps.payBanker;
import static baccarat.rules.Steps.payPlayer;
import static baccarat.rules.Steps.roundedVigorish;
import static baccarat.rules.Steps.settle;
import static baccarat.rules.Steps.vigorish;
import static baccarat.rules.Wager.BANKER;
import static baccarat.rules.Wager.DRAGON_7;
import static baccarat.rules.Wager.DRAGON_BONUS_BANKER;
import static baccarat.rules.Wager.DRAGON_BONUS_PLAYER;
import static baccarat.rules.Wager.PANDA_8;
import static baccarat.rules.Wager.PLAYER;
import static baccarat.rules.Wager.ROYAL_9;
import static baccarat.rules.Wager.TIE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.rules.Step.Action;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SettlementTest {

    private static final Round PLAYER_AHEAD = round("9h Kd", "7h Kd");
    private static final Round BANKER_AHEAD = round("6h Kd", "7h Kd");
    private static final Round BANKER_BY_7 = round("Kh Kd Tc", "2h 5d");
    private static final Round TIE_AT_6 = round("6h Kd", "2c 4d");
    private static final Round DRAGON_7_DEALT = round("6h Kd", "2h 2d 3c");

    @Test
    void nothing_on_the_layout_is_nothing_to_do() {
        assertEquals(List.of(), settle(BANKER_AHEAD, Tables.MIDI));
    }

    @Cites("ma-midi ma-mini ma-mini-earlier 11(b)")
    @Test
    void losers_first_then_winners_from_the_highest_seat_down_vigorish_before_the_payout() {
        assertEquals(
                List.of(
                        collect(5, PLAYER, dollars(30), Winning.PLAYER_LOSES),
                        collect(2, PLAYER, dollars(10), Winning.PLAYER_LOSES),
                        collect(2, TIE, dollars(5), Winning.TIE_LOSES),
                        vigorish(9, dollars(5), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(9, dollars(100)),
                        vigorish(2, dollars(1), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(2, dollars(20))),
                settle(
                        BANKER_AHEAD,
                        Tables.MIDI,
                        Placed.of(seat(2), TIE, dollars(5)),
                        Placed.of(seat(2), BANKER, dollars(20)),
                        Placed.of(seat(9), BANKER, dollars(100)),
                        Placed.of(seat(5), PLAYER, dollars(30)),
                        Placed.of(seat(2), PLAYER, dollars(10))));
    }

    @Cites("ma-baccarat 12(b)")
    @Test
    void at_the_big_table_vigorish_comes_after_the_payout_of_each_seat() {
        assertEquals(
                List.of(
                        collect(5, PLAYER, dollars(30), Winning.PLAYER_LOSES),
                        payBanker(14, dollars(100)),
                        vigorish(14, dollars(5), VIGORISH_AFTER_THE_PAYOUT),
                        payBanker(2, dollars(20)),
                        vigorish(2, dollars(1), VIGORISH_AFTER_THE_PAYOUT)),
                settle(
                        BANKER_AHEAD,
                        Tables.BIG,
                        Placed.of(seat(2), BANKER, dollars(20)),
                        Placed.of(seat(5), PLAYER, dollars(30)),
                        Placed.of(seat(14), BANKER, dollars(100))));
    }

    @Test
    void within_a_seat_main_wagers_come_first_then_bonus_then_insurance_then_royal_9() {
        Placed[] everything =
                Stream.of(Wager.values())
                        .filter(wager -> wager != Wager.HOUSE_MONEY)
                        .map(wager -> Placed.of(seat(3), wager, dollars(5)))
                        .toList()
                        .reversed()
                        .toArray(Placed[]::new);

        assertEquals(
                List.of(
                        collect(3, PLAYER, dollars(5), Winning.PLAYER_LOSES),
                        collect(3, TIE, dollars(5), Winning.TIE_LOSES),
                        collect(3, DRAGON_BONUS_PLAYER, dollars(5), Winning.BONUS_NOT_HIGHER),
                        collect(
                                3,
                                DRAGON_BONUS_BANKER,
                                dollars(5),
                                Winning.BONUS_BY_LESS_THAN_FOUR),
                        collect(3, PANDA_8, dollars(5), Winning.PANDA_8_LOSES),
                        collect(3, ROYAL_9, dollars(5), Royal9Terms.ROYAL_9_LOSES),
                        giveBack(3, BANKER, dollars(5), Winning.BANKER_PUSHES_ON_DRAGON_7),
                        pay(
                                3,
                                DRAGON_7,
                                dollars(200),
                                Paying.DRAGON_7_PAYS_40_TO_1,
                                Winning.DRAGON_7_WINS)),
                settle(DRAGON_7_DEALT, Tables.EZ, everything));
    }

    @Test
    void lines_are_settled_after_the_seats_in_descending_order() {
        List<Step> steps =
                settle(
                        PLAYER_AHEAD,
                        Tables.WASHINGTON,
                        Placed.of(line(2), PLAYER, dollars(5)),
                        Placed.of(line(8), PLAYER, dollars(5)),
                        Placed.of(seat(1), PLAYER, dollars(5)),
                        Placed.of(line(7), TIE, dollars(5)),
                        Placed.of(seat(9), TIE, dollars(5)));

        assertEquals(
                List.of(seat(9), line(7), seat(1), line(8), line(2)),
                steps.stream().map(Step::spot).toList());
        assertEquals(
                List.of(Action.COLLECT, Action.COLLECT, Action.PAY, Action.PAY, Action.PAY),
                steps.stream().map(Step::action).toList());
    }

    @Cites({"ma-baccarat 13(d)(1)", "ma-midi ma-mini ma-mini-earlier 12(d)(1)"})
    @Test
    void vigorish_with_the_payout_is_taken_as_a_step_of_its_own() {
        assertEquals(
                List.of(
                        vigorish(1, dollars(5), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(1, dollars(100))),
                settle(BANKER_AHEAD, Tables.MIDI, Placed.of(seat(1), BANKER, dollars(100))));
    }

    @Cites({"ma-baccarat 13(d)(2)", "ma-midi ma-mini ma-mini-earlier 12(d)(2)"})
    @Test
    void vigorish_for_later_is_marked_for_the_seat_that_owes_it() {
        Vigorish marked = Tables.fivePercent(Rounding.EXACT, Collected.MARKED);

        assertEquals(
                List.of(
                        mark(1, dollars(5), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(1, dollars(100))),
                settle(
                        BANKER_AHEAD,
                        Tables.with(Tables.MIDI, marked),
                        Placed.of(seat(1), BANKER, dollars(100))));
        assertEquals(
                List.of(payBanker(1, dollars(100)), mark(1, dollars(5), VIGORISH_AFTER_THE_PAYOUT)),
                settle(
                        BANKER_AHEAD,
                        Tables.with(Tables.BIG, marked),
                        Placed.of(seat(1), BANKER, dollars(100))));
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @Test
    void each_win_is_rounded_up_by_itself_where_the_house_rounds() {
        Vigorish rounded = Tables.fivePercent(Rounding.NEXT_QUARTER, Collected.AT_PAYOUT);

        assertEquals(
                List.of(
                        roundedVigorish(2, new Money(50)),
                        payBanker(2, dollars(6)),
                        roundedVigorish(1, new Money(50)),
                        payBanker(1, dollars(6))),
                settle(
                        BANKER_AHEAD,
                        Tables.with(Tables.MIDI, rounded),
                        Placed.of(seat(1), BANKER, dollars(6)),
                        Placed.of(seat(2), BANKER, dollars(6))));
    }

    @Test
    void vigorish_of_nothing_is_no_step() {
        assertEquals(
                List.of(payBanker(1, new Money(19))),
                settle(BANKER_AHEAD, Tables.MIDI, Placed.of(seat(1), BANKER, new Money(19))));
        assertEquals(
                List.of(
                        vigorish(1, new Money(1), VIGORISH_BEFORE_THE_PAYOUT),
                        payBanker(1, new Money(20))),
                settle(BANKER_AHEAD, Tables.MIDI, Placed.of(seat(1), BANKER, new Money(20))));
    }

    @Cites({
        "ma-baccarat 13(c)",
        "ma-midi ma-mini ma-mini-earlier 12(c)",
        "ma-baccarat ma-midi ma-mini ma-mini-earlier 1 # EZ Baccarat"
    })
    @Test
    void ez_baccarat_pays_the_banker_without_vigorish() {
        assertEquals(
                List.of(payBanker(1, dollars(100))),
                settle(BANKER_AHEAD, Tables.EZ, Placed.of(seat(1), BANKER, dollars(100))));
    }

    @Cites({"ma-baccarat 13(e)", "ma-midi ma-mini ma-mini-earlier 12(e)"})
    @Test
    void a_dragon_bonus_on_the_banker_bears_no_vigorish() {
        assertEquals(
                List.of(
                        pay(
                                1,
                                DRAGON_BONUS_BANKER,
                                dollars(60),
                                DragonBonus.Line.WIN_BY_7,
                                Winning.BONUS_BY_FOUR_OR_MORE)),
                settle(
                        BANKER_BY_7,
                        Tables.MIDI,
                        Placed.of(seat(1), DRAGON_BONUS_BANKER, dollars(10))));
    }

    @Test
    void a_tie_pays_its_odds_without_vigorish_and_both_hands_come_back() {
        assertEquals(
                List.of(
                        giveBack(1, PLAYER, dollars(30), Winning.PLAYER_TIES),
                        giveBack(1, BANKER, dollars(20), Winning.BANKER_TIES),
                        pay(1, TIE, dollars(40), Paying.TIE_PAYS_EIGHT_OR_MORE, Winning.TIE_WINS)),
                settle(
                        TIE_AT_6,
                        Tables.MIDI,
                        Placed.of(seat(1), TIE, dollars(5)),
                        Placed.of(seat(1), BANKER, dollars(20)),
                        Placed.of(seat(1), PLAYER, dollars(30))));
    }

    @Test
    void a_win_on_the_player_bears_no_vigorish() {
        assertEquals(
                List.of(payPlayer(1, dollars(100))),
                settle(PLAYER_AHEAD, Tables.MIDI, Placed.of(seat(1), PLAYER, dollars(100))));
    }

    @Test
    void a_losing_banker_bears_no_vigorish() {
        assertEquals(
                List.of(collect(1, BANKER, dollars(100), Winning.BANKER_LOSES)),
                settle(PLAYER_AHEAD, Tables.MIDI, Placed.of(seat(1), BANKER, dollars(100))));
    }
}
