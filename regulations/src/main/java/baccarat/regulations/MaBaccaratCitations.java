package baccarat.regulations;

import static baccarat.regulations.Citations.cite;
import static baccarat.rules.Counting.CARD_VALUES;
import static baccarat.rules.Counting.DRAGON_7;
import static baccarat.rules.Counting.NATURAL;
import static baccarat.rules.Counting.PANDA_8;
import static baccarat.rules.Counting.POINT_COUNT;
import static baccarat.rules.Curatorship.CURATOR_ACCEPTS_THE_SHOE;
import static baccarat.rules.Curatorship.CURATOR_MAY_PASS;
import static baccarat.rules.Curatorship.CURATOR_ORDERED_TO_PASS;
import static baccarat.rules.Curatorship.CURATOR_PASSES_WHEN_THE_BANKER_LOSES;
import static baccarat.rules.Curatorship.DEALER_AS_CURATOR;
import static baccarat.rules.Curatorship.DEALER_NAMED_BY_A_PATRON;
import static baccarat.rules.Curatorship.DEALER_WHEN_NOBODY_ACCEPTS;
import static baccarat.rules.Curatorship.SHOE_OFFERED_FROM_SEAT_ONE;
import static baccarat.rules.Curatorship.SHOE_OFFERED_TO_THE_RIGHT;
import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.DEALER_CUTS_IF_NOBODY_DOES;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.Dealing.BANKERS_COUNT_ANNOUNCED;
import static baccarat.rules.Dealing.BANKERS_HAND_WAITS;
import static baccarat.rules.Dealing.BANKERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.CARDS_CALLED;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.Dealing.DEALER_TURNS_THE_HANDS;
import static baccarat.rules.Dealing.EQUAL_WAGERS_NEAREST_SEAT;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_BANKER;
import static baccarat.rules.Dealing.HIGHEST_WAGER_TURNS_THE_PLAYER;
import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.Dealing.PATRONS_TURN_THE_HANDS;
import static baccarat.rules.Dealing.PLAYERS_COUNT_ANNOUNCED;
import static baccarat.rules.Dealing.PLAYERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.PLAYER_BEFORE_BANKER;
import static baccarat.rules.Dealing.POINT_COUNTS_ANNOUNCED;
import static baccarat.rules.Dealing.RIGHT_TO_TURN_RELINQUISHED;
import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.Dealing.THIRD_CARDS_INSTRUCTED;
import static baccarat.rules.Dealing.TWO_HANDS;
import static baccarat.rules.Dealing.UNWAGERED_HAND_TURNED_BY_THE_DEALER;
import static baccarat.rules.DragonBonus.Line.NATURAL_WINNER;
import static baccarat.rules.DragonBonus.Line.WIN_BY_4;
import static baccarat.rules.DragonBonus.Line.WIN_BY_5;
import static baccarat.rules.DragonBonus.Line.WIN_BY_6;
import static baccarat.rules.DragonBonus.Line.WIN_BY_7;
import static baccarat.rules.DragonBonus.Line.WIN_BY_8;
import static baccarat.rules.DragonBonus.Line.WIN_BY_9;
import static baccarat.rules.Drawing.AT_MOST_ONE_MORE_CARD;
import static baccarat.rules.Drawing.BANKER_BY_TABLE_ONE;
import static baccarat.rules.Drawing.BANKER_DRAWS_BELOW_THREE;
import static baccarat.rules.Drawing.BANKER_STAYS_ON_SEVEN;
import static baccarat.rules.Drawing.BANKER_WHEN_PLAYER_STAYED;
import static baccarat.rules.Drawing.NATURAL_STOPS_THE_DRAW;
import static baccarat.rules.Drawing.PLAYER_DRAWS_BELOW_SIX;
import static baccarat.rules.Drawing.PLAYER_STAYS_ON_SIX_OR_MORE;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.DECKS_CHANGED_AFTER_EACH_SHOE;
import static baccarat.rules.Equipment.DISCARDS_HOLD_EIGHT_DECKS;
import static baccarat.rules.Equipment.MANUAL_SHOE;
import static baccarat.rules.Equipment.SEATS;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_SIMULATED;
import static baccarat.rules.Irregularity.ROUND_VOID_WITHOUT_CARDS;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.rules.MultiLevelLine.ANY_ROYAL_9;
import static baccarat.rules.MultiLevelLine.ANY_SUITED;
import static baccarat.rules.MultiLevelLine.ANY_TWO;
import static baccarat.rules.MultiLevelLine.EXACT_MATCH;
import static baccarat.rules.MultiLevelLine.K9_ON_BANKER;
import static baccarat.rules.MultiLevelLine.K9_ON_PLAYER;
import static baccarat.rules.MultiLevelLine.SUITED_TIE_HAND;
import static baccarat.rules.MultiLevelLine.TIE_HAND;
import static baccarat.rules.Opening.CARDS_INSPECTED_AND_VERIFIED;
import static baccarat.rules.Opening.CARDS_SPREAD;
import static baccarat.rules.Opening.CARDS_WASHED;
import static baccarat.rules.Opening.MACHINE_PROCEDURE;
import static baccarat.rules.Opening.PRESHUFFLED_CARDS;
import static baccarat.rules.Opening.PRESHUFFLE_PROCEDURE;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.BONUS_PAY_TABLE;
import static baccarat.rules.Paying.BONUS_WITHOUT_VIGORISH;
import static baccarat.rules.Paying.BOTH_PAIRS_PAY_15_TO_1;
import static baccarat.rules.Paying.COUPON_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.DRAGON_7_PAYS_40_TO_1;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Paying.MARKER_STAYS_UNTIL_COLLECTED;
import static baccarat.rules.Paying.ONE_PAIR_PAYS_3_TO_1;
import static baccarat.rules.Paying.PANDA_8_PAYS_25_TO_1;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.TIE_PAYS_EIGHT_OR_MORE;
import static baccarat.rules.Paying.VIGORISH_AT_THE_PAYOUT;
import static baccarat.rules.Paying.VIGORISH_MARKED;
import static baccarat.rules.Paying.VIGORISH_PROCEDURE;
import static baccarat.rules.Paying.VIGORISH_RATE;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;
import static baccarat.rules.Paying.VIGORISH_TRACKED_BY_MARKER;
import static baccarat.rules.Royal9Terms.ROYAL_9_COMBINATIONS;
import static baccarat.rules.Royal9Terms.ROYAL_9_DECKS;
import static baccarat.rules.Royal9Terms.ROYAL_9_LOSES;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static baccarat.rules.Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAYS_FOR_ONE;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAY_TABLE;
import static baccarat.rules.Royal9Terms.ROYAL_9_STAKE;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_NOT_TOUCHED;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.rules.Settling.VIGORISH_AFTER_THE_PAYOUT;
import static baccarat.rules.Settling.WINNERS_FROM_THE_HIGHEST_SEAT;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.OPTION_FOR_THE_WHOLE_PIT;
import static baccarat.rules.Shuffling.RESHUFFLE_NOTICE;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;
import static baccarat.rules.Shuffling.SHUFFLED_AND_LACED;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;
import static baccarat.rules.Shuffling.WASHED_AND_SHUFFLED_BY_THREE;
import static baccarat.rules.Wagering.BANKER_OFFERED;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.DRAGON_7_OFFERED;
import static baccarat.rules.Wagering.DRAGON_BONUS_OFFERED;
import static baccarat.rules.Wagering.EZ_BACCARAT;
import static baccarat.rules.Wagering.HOUSE_MONEY_OFFERED;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.PANDA_8_OFFERED;
import static baccarat.rules.Wagering.PLAYER_OFFERED;
import static baccarat.rules.Wagering.ROYAL_9_OFFERED;
import static baccarat.rules.Wagering.TIE_OFFERED;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS;
import static baccarat.rules.Wagering.WAGERS_PERMITTED;
import static baccarat.rules.Winning.BANKER_LOSES;
import static baccarat.rules.Winning.BANKER_PUSHES_ON_DRAGON_7;
import static baccarat.rules.Winning.BANKER_TIES;
import static baccarat.rules.Winning.BANKER_WINS;
import static baccarat.rules.Winning.BONUS_BY_FOUR_OR_MORE;
import static baccarat.rules.Winning.BONUS_BY_LESS_THAN_FOUR;
import static baccarat.rules.Winning.BONUS_NATURALS_TIE;
import static baccarat.rules.Winning.BONUS_NATURAL_AGAINST_NONE;
import static baccarat.rules.Winning.BONUS_NATURAL_EIGHT_AGAINST_NINE;
import static baccarat.rules.Winning.BONUS_NATURAL_NINE_AGAINST_EIGHT;
import static baccarat.rules.Winning.BONUS_NOT_HIGHER;
import static baccarat.rules.Winning.DRAGON_7_LOSES;
import static baccarat.rules.Winning.DRAGON_7_WINS;
import static baccarat.rules.Winning.NO_PAIR_LOSES;
import static baccarat.rules.Winning.PAIR_WINS;
import static baccarat.rules.Winning.PANDA_8_LOSES;
import static baccarat.rules.Winning.PANDA_8_WINS;
import static baccarat.rules.Winning.PLAYER_LOSES;
import static baccarat.rules.Winning.PLAYER_TIES;
import static baccarat.rules.Winning.PLAYER_WINS;
import static baccarat.rules.Winning.TIE_LOSES;
import static baccarat.rules.Winning.TIE_WINS;

/// Where Massachusetts Baccarat writes its provisions, in the document's order.
final class MaBaccaratCitations {

    static final Citations ALL =
            Citations.of(
                    cite(DRAGON_7, "1", "8(a)(5)(i)"),
                    cite(EZ_BACCARAT, "1", "12(b)", "13(c)"),
                    cite(NATURAL, "1"),
                    cite(PANDA_8, "1", "8(a)(6)(i)"),
                    cite(SEATS, "2(a)"),
                    cite(DISCARDS_HOLD_EIGHT_DECKS, "2(c)"),
                    cite(DECKS, "3(a)"),
                    cite(DECKS_CHANGED_AFTER_EACH_SHOE, "3(b)", "10(d)", "15(e)"),
                    cite(PRESHUFFLED_CARDS, "4(a)", "5(a)"),
                    cite(CARDS_INSPECTED_AND_VERIFIED, "4(b)", "4(a)"),
                    cite(CARDS_SPREAD, "4(b)"),
                    cite(CARDS_WASHED, "4(c)"),
                    cite(PRESHUFFLE_PROCEDURE, "4(d)"),
                    cite(MACHINE_PROCEDURE, "4(e)"),
                    cite(SHUFFLED_BEFORE_PLAY, "5(a)"),
                    cite(SHUFFLED_AND_LACED, "5(a)(1)"),
                    cite(LACING, "5(a)(1)"),
                    cite(RESHUFFLE_OPTION, "5(a)(1)(i)"),
                    cite(RESHUFFLE_NOTICE, "5(a)(1)(ii)"),
                    cite(WASHED_AND_SHUFFLED_BY_THREE, "5(a)(2)"),
                    cite(OPTION_FOR_THE_WHOLE_PIT, "5(b)"),
                    cite(CUT_OFFERED, "5(c)"),
                    cite(DEALER_CUTS_IF_NOBODY_DOES, "5(c)"),
                    cite(CUT_DEPTH, "5(d)"),
                    cite(COVER_CARD_PLACED, "5(e)"),
                    cite(BURN, "5(e)"),
                    cite(BURN_SHOWN, "5(e)"),
                    cite(RECUT_ORDERED, "5(f)"),
                    cite(RECUT_BY, "5(f)"),
                    cite(CARD_VALUES, "6(a)(1)", "6(a)(2)", "6(a)(3)"),
                    cite(POINT_COUNT, "6(b)", "6(b)(1)", "6(b)(2)"),
                    cite(MANUAL_SHOE, "7(a)"),
                    cite(SHOE_OFFERED_FROM_SEAT_ONE, "7(b)"),
                    cite(CURATOR_ACCEPTS_THE_SHOE, "7(c)", "1", "14(b)"),
                    cite(DEALER_AS_CURATOR, "7(d)"),
                    cite(DEALER_NAMED_BY_A_PATRON, "7(d)(1)"),
                    cite(DEALER_WHEN_NOBODY_ACCEPTS, "7(d)(2)"),
                    cite(WAGERS_PERMITTED, "8(a)"),
                    cite(BANKER_OFFERED, "8(a)(1)"),
                    cite(BANKER_WINS, "8(a)(1)(i)"),
                    cite(BANKER_LOSES, "8(a)(1)(ii)"),
                    cite(BANKER_TIES, "8(a)(1)(iii)"),
                    cite(BANKER_PUSHES_ON_DRAGON_7, "8(a)(1)(iii)", "8(a)(1)(i)"),
                    cite(PLAYER_OFFERED, "8(a)(2)"),
                    cite(PLAYER_WINS, "8(a)(2)(i)"),
                    cite(PLAYER_LOSES, "8(a)(2)(ii)"),
                    cite(PLAYER_TIES, "8(a)(2)(iii)"),
                    cite(TIE_OFFERED, "8(a)(3)"),
                    cite(TIE_WINS, "8(a)(3)(i)"),
                    cite(TIE_LOSES, "8(a)(3)(ii)"),
                    cite(DRAGON_BONUS_OFFERED, "8(a)(4)"),
                    cite(BONUS_NATURAL_AGAINST_NONE, "8(a)(4)(i)(a)"),
                    cite(BONUS_NATURAL_NINE_AGAINST_EIGHT, "8(a)(4)(i)(b)"),
                    cite(BONUS_BY_FOUR_OR_MORE, "8(a)(4)(i)(c)"),
                    cite(BONUS_NATURAL_EIGHT_AGAINST_NINE, "8(a)(4)(ii)(a)"),
                    cite(BONUS_NOT_HIGHER, "8(a)(4)(ii)(b)"),
                    cite(BONUS_BY_LESS_THAN_FOUR, "8(a)(4)(ii)(c)"),
                    cite(BONUS_NATURALS_TIE, "8(a)(4)(iii)", "13(e)"),
                    cite(DRAGON_7_OFFERED, "8(a)(5)"),
                    cite(DRAGON_7_WINS, "8(a)(5)(i)"),
                    cite(DRAGON_7_LOSES, "8(a)(5)(ii)"),
                    cite(PANDA_8_OFFERED, "8(a)(6)"),
                    cite(PANDA_8_WINS, "8(a)(6)(i)"),
                    cite(PANDA_8_LOSES, "8(a)(6)(ii)"),
                    cite(HOUSE_MONEY_OFFERED, "8(a)(7)"),
                    cite(PAIR_WINS, "8(a)(7)(i)"),
                    cite(NO_PAIR_LOSES, "8(a)(7)(ii)"),
                    cite(CHIPS_OR_PLAQUES, "8(b)"),
                    cite(VERBAL_WAGER_CONFIRMED, "8(b)"),
                    cite(MATCH_PLAY_COUPON, "8(b)"),
                    cite(COUPON_PAYS_EVEN_MONEY, "8(b)"),
                    cite(WAGERS_CLOSE_AT_NO_MORE_BETS, "8(c)", "9(b)"),
                    cite(TWO_HANDS, "9(a)"),
                    cite(NO_MORE_BETS_ANNOUNCED, "9(b)"),
                    cite(CARDS_CALLED, "9(b)"),
                    cite(FOUR_CARDS_DEALT, "9(c)"),
                    cite(DEALER_TURNS_THE_HANDS, "9(c)", "10(a)"),
                    cite(PLAYER_BEFORE_BANKER, "9(c)"),
                    cite(PATRONS_TURN_THE_HANDS, "9(d)", "9(d)(2)", "9(d)(3)"),
                    cite(BANKERS_HAND_WAITS, "9(d)(1)"),
                    cite(HIGHEST_WAGER_TURNS_THE_PLAYER, "9(d)(2)"),
                    cite(HIGHEST_WAGER_TURNS_THE_BANKER, "9(d)(3)"),
                    cite(PLAYERS_THIRD_CARD_HANDED_OVER, "9(d)(4)"),
                    cite(BANKERS_THIRD_CARD_HANDED_OVER, "9(d)(5)"),
                    cite(EQUAL_WAGERS_NEAREST_SEAT, "9(d)(6)"),
                    cite(UNWAGERED_HAND_TURNED_BY_THE_DEALER, "9(d)(7)"),
                    cite(HOUSE_MONEY_BEFORE_THIRD_CARDS, "9(e)"),
                    cite(HOUSE_MONEY_FROM_THE_LOWEST_SEAT, "9(e)(1)"),
                    cite(HOUSE_MONEY_PRESSED, "9(e)(1)(a)", "9(e)(1)"),
                    cite(HOUSE_MONEY_NOT_TOUCHED, "9(e)(1)(ii)"),
                    cite(THIRD_CARDS_AFTER_HOUSE_MONEY, "9(e)(2)"),
                    cite(RIGHT_TO_TURN_RELINQUISHED, "9(f)"),
                    cite(POINT_COUNTS_ANNOUNCED, "10(a)"),
                    cite(PLAYERS_COUNT_ANNOUNCED, "9(d)(2)"),
                    cite(BANKERS_COUNT_ANNOUNCED, "9(d)(3)"),
                    cite(THIRD_CARDS_DECIDED, "10(b)"),
                    cite(THIRD_CARDS_INSTRUCTED, "10(b)"),
                    cite(AT_MOST_ONE_MORE_CARD, "10(c)"),
                    cite(COVER_CARD_ENDS_THE_SHOE, "10(d)"),
                    cite(NATURAL_STOPS_THE_DRAW, "11(a)", "11(c)(2)(iii)"),
                    cite(PLAYER_DRAWS_BELOW_SIX, "11(b)(1)"),
                    cite(PLAYER_STAYS_ON_SIX_OR_MORE, "11(b)(2)"),
                    cite(BANKER_WHEN_PLAYER_STAYED, "11(c)(1)"),
                    cite(BANKER_DRAWS_BELOW_THREE, "11(c)(2)(i)", "11(c)(2)(iii)"),
                    cite(BANKER_STAYS_ON_SEVEN, "11(c)(2)(ii)", "11(c)(2)(iii)"),
                    cite(BANKER_BY_TABLE_ONE, "11(c)(2)(iii)"),
                    cite(RESULT_ANNOUNCED, "12(a)"),
                    cite(LOSERS_COLLECTED_FIRST, "12(b)"),
                    cite(WINNERS_FROM_THE_HIGHEST_SEAT, "12(b)"),
                    cite(VIGORISH_AFTER_THE_PAYOUT, "12(b)"),
                    cite(CARDS_TO_THE_DISCARDS, "12(c)"),
                    cite(PLAYER_PAYS_EVEN_MONEY, "13(a)"),
                    cite(TIE_PAYS_EIGHT_OR_MORE, "13(b)"),
                    cite(BANKER_PAYS_EVEN_MONEY, "13(c)"),
                    cite(VIGORISH_RATE, "13(c)"),
                    cite(VIGORISH_ROUNDED, "13(c)"),
                    cite(VIGORISH_PROCEDURE, "13(d)"),
                    cite(VIGORISH_AT_THE_PAYOUT, "13(d)(1)"),
                    cite(VIGORISH_MARKED, "13(d)(2)"),
                    cite(MARKED_VIGORISH_FALLS_DUE, "13(d)(2)(i)"),
                    cite(VIGORISH_TRACKED_BY_MARKER, "13(d)(2)(ii)"),
                    cite(MARKER_STAYS_UNTIL_COLLECTED, "13(d)(2)(iii)"),
                    cite(BONUS_WITHOUT_VIGORISH, "13(e)"),
                    cite(BONUS_PAY_TABLE, "13(e)"),
                    cite(WIN_BY_9, "13(e)"),
                    cite(WIN_BY_8, "13(e)"),
                    cite(WIN_BY_7, "13(e)"),
                    cite(WIN_BY_6, "13(e)"),
                    cite(WIN_BY_5, "13(e)"),
                    cite(WIN_BY_4, "13(e)"),
                    cite(NATURAL_WINNER, "13(e)"),
                    cite(DRAGON_7_PAYS_40_TO_1, "13(f)"),
                    cite(PANDA_8_PAYS_25_TO_1, "13(g)"),
                    cite(BOTH_PAIRS_PAY_15_TO_1, "13(h)"),
                    cite(ONE_PAIR_PAYS_3_TO_1, "13(h)"),
                    cite(ROYAL_9_OFFERED, "13(i)"),
                    cite(ROYAL_9_DECKS, "13(i)"),
                    cite(ROYAL_9_COMBINATIONS, "13(i)"),
                    cite(ROYAL_9_NEEDS_A_MAIN_WAGER, "13(i)"),
                    cite(ROYAL_9_STAKE, "13(i)"),
                    cite(ROYAL_9_PAY_TABLE, "13(i)"),
                    cite(EXACT_MATCH, "13(i)"),
                    cite(ANY_TWO, "13(i)"),
                    cite(K9_ON_BANKER, "13(i)"),
                    cite(K9_ON_PLAYER, "13(i)"),
                    cite(SUITED_TIE_HAND, "13(i)"),
                    cite(TIE_HAND, "13(i)"),
                    cite(ANY_SUITED, "13(i)"),
                    cite(ANY_ROYAL_9, "13(i)"),
                    cite(ROYAL_9_LOSES, "13(i)"),
                    cite(ROYAL_9_PAYS_FOR_ONE, "13(i)"),
                    cite(ROYAL_9_METERS, "13(i)"),
                    cite(CURATOR_MAY_PASS, "14(a)"),
                    cite(CURATOR_PASSES_WHEN_THE_BANKER_LOSES, "14(a)(1)"),
                    cite(CURATOR_ORDERED_TO_PASS, "14(a)(2)"),
                    cite(SHOE_OFFERED_TO_THE_RIGHT, "14(b)"),
                    cite(UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND, "15(a)"),
                    cite(UNDISCLOSED_CARD_GOES_TO_THE_BANKER, "15(b)"),
                    cite(DISCLOSED_CARD_GOES_TO_THE_BANKER, "15(c)"),
                    cite(DISCLOSED_CARD_DISCARDED, "15(c)(1)"),
                    cite(DISCLOSED_CARD_SIMULATED, "15(c)(2)"),
                    cite(DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND, "15(d)"),
                    cite(ROUND_VOID_WITHOUT_CARDS, "15(e)"));

    private MaBaccaratCitations() {}
}
