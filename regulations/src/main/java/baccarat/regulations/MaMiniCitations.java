package baccarat.regulations;

import static baccarat.regulations.Citations.cite;
import static baccarat.rules.Counting.CARD_VALUES;
import static baccarat.rules.Counting.DRAGON_7;
import static baccarat.rules.Counting.NATURAL;
import static baccarat.rules.Counting.PANDA_8;
import static baccarat.rules.Counting.POINT_COUNT;
import static baccarat.rules.Cutting.BURN;
import static baccarat.rules.Cutting.BURN_FACE_DOWN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.DEALER_CUTS_BY_CHOICE;
import static baccarat.rules.Cutting.DEALER_CUTS_IF_NOBODY_DOES;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.Dealing.BANKERS_COUNT_ANNOUNCED;
import static baccarat.rules.Dealing.BANKERS_HAND_WAITS;
import static baccarat.rules.Dealing.BANKERS_THIRD_CARD_HANDED_OVER;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
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
import static baccarat.rules.Dealing.TWO_HANDS;
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
import static baccarat.rules.Equipment.BATCHES_ALTERNATE;
import static baccarat.rules.Equipment.BATCHES_OF_DIFFERENT_BACKS;
import static baccarat.rules.Equipment.CONTINUOUS_SHUFFLER;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.DECKS_CHANGED_WITHIN_A_DAY;
import static baccarat.rules.Equipment.MACHINE_DECKS;
import static baccarat.rules.Equipment.ONE_BATCH_IN_THE_DISCARDS;
import static baccarat.rules.Equipment.ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS;
import static baccarat.rules.Equipment.SEATS;
import static baccarat.rules.Equipment.TWO_EQUAL_BATCHES;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_SIMULATED;
import static baccarat.rules.Irregularity.ROUND_VOID_WITHOUT_CARDS;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.rules.Opening.BATCHES_SPREAD_APART;
import static baccarat.rules.Opening.CARDS_INSPECTED_AND_VERIFIED;
import static baccarat.rules.Opening.CARDS_SPREAD;
import static baccarat.rules.Opening.CARDS_WASHED;
import static baccarat.rules.Opening.PRESHUFFLED_CARDS;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.BONUS_PAY_TABLE;
import static baccarat.rules.Paying.BONUS_WITHOUT_VIGORISH;
import static baccarat.rules.Paying.BOTH_PAIRS_PAY_15_TO_1;
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
import static baccarat.rules.PersonalLine.ANY_OTHER_ROYAL_9;
import static baccarat.rules.PersonalLine.ANY_SUITED_ROYAL_9;
import static baccarat.rules.PersonalLine.OTHER_PERSONAL_IDENTICAL;
import static baccarat.rules.PersonalLine.PERSONAL_AGAINST_PERSONAL;
import static baccarat.rules.PersonalLine.PERSONAL_ON_BANKER;
import static baccarat.rules.PersonalLine.PERSONAL_ON_PLAYER;
import static baccarat.rules.PersonalLine.ROYAL_9_AGAINST_ROYAL_9;
import static baccarat.rules.PersonalLine.SUITED_AGAINST_SUITED;
import static baccarat.rules.Royal9Terms.MUST_HIT_WINNER;
import static baccarat.rules.Royal9Terms.ROYAL_9_COMBINATIONS;
import static baccarat.rules.Royal9Terms.ROYAL_9_DECKS;
import static baccarat.rules.Royal9Terms.ROYAL_9_LOSES;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static baccarat.rules.Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER;
import static baccarat.rules.Royal9Terms.ROYAL_9_PAYS_FOR_ONE;
import static baccarat.rules.Royal9Terms.ROYAL_9_SEATS;
import static baccarat.rules.Royal9Terms.ROYAL_9_STAKE;
import static baccarat.rules.Settling.CARDS_TO_THE_DISCARDS;
import static baccarat.rules.Settling.DISCARDS_ALLOW_A_REBUILD;
import static baccarat.rules.Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS;
import static baccarat.rules.Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT;
import static baccarat.rules.Settling.HOUSE_MONEY_NOT_TOUCHED;
import static baccarat.rules.Settling.HOUSE_MONEY_PRESSED;
import static baccarat.rules.Settling.LOSERS_COLLECTED_FIRST;
import static baccarat.rules.Settling.RESULT_ANNOUNCED;
import static baccarat.rules.Settling.THIRD_CARDS_AFTER_HOUSE_MONEY;
import static baccarat.rules.Settling.VIGORISH_BEFORE_THE_PAYOUT;
import static baccarat.rules.Settling.WINNERS_FROM_THE_HIGHEST_SEAT;
import static baccarat.rules.Shuffling.CUT_COMES_LAST;
import static baccarat.rules.Shuffling.IDLE_BATCH_SWAPPED;
import static baccarat.rules.Shuffling.IDLE_CARDS_SPREAD;
import static baccarat.rules.Shuffling.IDLE_CARDS_WASHED;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.MANUAL_SHUFFLE_STEPS;
import static baccarat.rules.Shuffling.PLUG;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;
import static baccarat.rules.Shuffling.RIFFLE;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;
import static baccarat.rules.Shuffling.SHUFFLED_ON_ORDER;
import static baccarat.rules.Shuffling.STACK_LEFT_FEATHERED;
import static baccarat.rules.Shuffling.STRIP_AFTER_TWO_RIFFLES;
import static baccarat.rules.Shuffling.SWAPPED_BATCH_SECURED;
import static baccarat.rules.Shuffling.TURN;
import static baccarat.rules.Wagering.BANKER_OFFERED;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.DRAGON_7_OFFERED;
import static baccarat.rules.Wagering.DRAGON_BONUS_OFFERED;
import static baccarat.rules.Wagering.EZ_BACCARAT;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.HOUSE_MONEY_OFFERED;
import static baccarat.rules.Wagering.MUST_HIT_OFFERED;
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

/// Where Massachusetts Minibaccarat writes its provisions, in the document's order.
final class MaMiniCitations {

    static final Citations ALL =
            Citations.of(
                    cite(DRAGON_7, "1", "7(a)(5)(i)"),
                    cite(EZ_BACCARAT, "1", "11(b)", "12(c)"),
                    cite(NATURAL, "1"),
                    cite(PANDA_8, "1", "7(a)(6)(i)"),
                    cite(SEATS, "2(a)"),
                    cite(DECKS, "3(a)"),
                    cite(MACHINE_DECKS, "3(b)", "3(b)(1)"),
                    cite(TWO_EQUAL_BATCHES, "3(b)(1)"),
                    cite(BATCHES_OF_DIFFERENT_BACKS, "3(b)(2)"),
                    cite(ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS, "3(b)(3)"),
                    cite(BATCHES_ALTERNATE, "3(b)(4)"),
                    cite(ONE_BATCH_IN_THE_DISCARDS, "3(b)(5)"),
                    cite(DECKS_CHANGED_WITHIN_A_DAY, "3(c)"),
                    cite(CARDS_INSPECTED_AND_VERIFIED, "4(a)"),
                    cite(CARDS_SPREAD, "4(b)"),
                    cite(CARDS_WASHED, "4(c)"),
                    cite(BATCHES_SPREAD_APART, "4(d)"),
                    cite(PRESHUFFLED_CARDS, "4(e)", "5(a)"),
                    cite(SHUFFLED_BEFORE_PLAY, "5(a)"),
                    cite(SHUFFLED_ON_ORDER, "5(a)"),
                    cite(STACK_LEFT_FEATHERED, "5(a)"),
                    cite(LACING, "5(b)"),
                    cite(RESHUFFLE_OPTION, "5(b)"),
                    cite(CUT_OFFERED, "5(b)"),
                    cite(DEALER_CUTS_BY_CHOICE, "5(b)"),
                    cite(DEALER_CUTS_IF_NOBODY_DOES, "5(b)"),
                    cite(CUT_DEPTH, "5(c)"),
                    cite(COVER_CARD_PLACED, "5(d)"),
                    cite(RECUT_ORDERED, "5(e)"),
                    cite(RECUT_BY, "5(e)"),
                    cite(BURN, "5(f)"),
                    cite(BURN_FACE_DOWN, "5(f)"),
                    cite(BURN_SHOWN, "5(f)"),
                    cite(IDLE_CARDS_SPREAD, "5(g)"),
                    cite(IDLE_CARDS_WASHED, "5(g)(1)"),
                    cite(IDLE_BATCH_SWAPPED, "5(g)(2)"),
                    cite(SWAPPED_BATCH_SECURED, "5(g)(2)(i)", "5(g)(2)(ii)", "5(g)(2)"),
                    cite(MANUAL_SHUFFLE_STEPS, "5(h)"),
                    cite(PLUG, "5(h)(1)"),
                    cite(RIFFLE, "5(h)(2)"),
                    cite(TURN, "5(h)(3)"),
                    cite(STRIP_AFTER_TWO_RIFFLES, "5(h)(4)"),
                    cite(CUT_COMES_LAST, "5(h)(5)"),
                    cite(CARD_VALUES, "6(a)(1)", "6(a)(2)", "6(a)(3)"),
                    cite(POINT_COUNT, "6(b)", "6(b)(1)", "6(b)(2)"),
                    cite(WAGERS_PERMITTED, "7(a)"),
                    cite(BANKER_OFFERED, "7(a)(1)"),
                    cite(BANKER_WINS, "7(a)(1)(i)"),
                    cite(BANKER_LOSES, "7(a)(1)(ii)"),
                    cite(BANKER_TIES, "7(a)(1)(iii)"),
                    cite(BANKER_PUSHES_ON_DRAGON_7, "7(a)(1)(iii)", "7(a)(1)(i)"),
                    cite(PLAYER_OFFERED, "7(a)(2)"),
                    cite(PLAYER_WINS, "7(a)(2)(i)"),
                    cite(PLAYER_LOSES, "7(a)(2)(ii)"),
                    cite(PLAYER_TIES, "7(a)(2)(iii)"),
                    cite(TIE_OFFERED, "7(a)(3)"),
                    cite(TIE_WINS, "7(a)(3)(i)"),
                    cite(TIE_LOSES, "7(a)(3)(ii)"),
                    cite(DRAGON_BONUS_OFFERED, "7(a)(4)"),
                    cite(BONUS_NATURAL_AGAINST_NONE, "7(a)(4)(i)(a)"),
                    cite(BONUS_NATURAL_NINE_AGAINST_EIGHT, "7(a)(4)(i)(b)"),
                    cite(BONUS_BY_FOUR_OR_MORE, "7(a)(4)(i)(c)"),
                    cite(BONUS_NATURAL_EIGHT_AGAINST_NINE, "7(a)(4)(ii)(a)"),
                    cite(BONUS_NOT_HIGHER, "7(a)(4)(ii)(b)"),
                    cite(BONUS_BY_LESS_THAN_FOUR, "7(a)(4)(ii)(c)"),
                    cite(BONUS_NATURALS_TIE, "7(a)(4)(iii)", "12(e)"),
                    cite(DRAGON_7_OFFERED, "7(a)(5)"),
                    cite(DRAGON_7_WINS, "7(a)(5)(i)"),
                    cite(DRAGON_7_LOSES, "7(a)(5)(ii)"),
                    cite(PANDA_8_OFFERED, "7(a)(6)"),
                    cite(PANDA_8_WINS, "7(a)(6)(i)"),
                    cite(PANDA_8_LOSES, "7(a)(6)(ii)"),
                    cite(HOUSE_MONEY_OFFERED, "7(a)(7)"),
                    cite(PAIR_WINS, "7(a)(7)(i)"),
                    cite(NO_PAIR_LOSES, "7(a)(7)(ii)"),
                    cite(CHIPS_OR_PLAQUES, "7(b)"),
                    cite(VERBAL_WAGER_CONFIRMED, "7(b)"),
                    cite(FREE_HAND, "7(c)", "1"),
                    cite(WAGERS_CLOSE_AT_NO_MORE_BETS, "7(d)", "8(b)"),
                    cite(TWO_HANDS, "8(a)"),
                    cite(NO_MORE_BETS_ANNOUNCED, "8(b)"),
                    cite(FOUR_CARDS_DEALT, "8(c)"),
                    cite(PATRONS_TURN_THE_HANDS, "8(c)(1)", "8(c)(2)"),
                    cite(BANKERS_HAND_WAITS, "8(c)(1)"),
                    cite(HIGHEST_WAGER_TURNS_THE_PLAYER, "8(c)(1)"),
                    cite(HIGHEST_WAGER_TURNS_THE_BANKER, "8(c)(2)"),
                    cite(HOUSE_MONEY_BEFORE_THIRD_CARDS, "8(c)(3)"),
                    cite(HOUSE_MONEY_FROM_THE_LOWEST_SEAT, "8(c)(3)(i)"),
                    cite(HOUSE_MONEY_PRESSED, "8(c)(3)(i)(a)", "8(c)(3)(i)"),
                    cite(HOUSE_MONEY_NOT_TOUCHED, "8(c)(3)(i)(b)"),
                    cite(THIRD_CARDS_AFTER_HOUSE_MONEY, "8(c)(3)(ii)"),
                    cite(PLAYERS_THIRD_CARD_HANDED_OVER, "8(c)(4)"),
                    cite(BANKERS_THIRD_CARD_HANDED_OVER, "8(c)(5)"),
                    cite(EQUAL_WAGERS_NEAREST_SEAT, "8(c)(6)"),
                    cite(RIGHT_TO_TURN_RELINQUISHED, "8(d)"),
                    cite(POINT_COUNTS_ANNOUNCED, "9(a)"),
                    cite(PLAYERS_COUNT_ANNOUNCED, "8(c)(1)", "9(a)"),
                    cite(BANKERS_COUNT_ANNOUNCED, "8(c)(2)", "9(a)"),
                    cite(THIRD_CARDS_DECIDED, "9(b)"),
                    cite(PLAYER_BEFORE_BANKER, "9(c)"),
                    cite(AT_MOST_ONE_MORE_CARD, "9(d)"),
                    cite(COVER_CARD_ENDS_THE_SHOE, "9(e)"),
                    cite(NATURAL_STOPS_THE_DRAW, "10(a)", "10(c)(2)(iii)"),
                    cite(PLAYER_DRAWS_BELOW_SIX, "10(b)(1)"),
                    cite(PLAYER_STAYS_ON_SIX_OR_MORE, "10(b)(2)"),
                    cite(BANKER_WHEN_PLAYER_STAYED, "10(c)(1)"),
                    cite(BANKER_DRAWS_BELOW_THREE, "10(c)(2)(i)", "10(c)(2)(iii)"),
                    cite(BANKER_STAYS_ON_SEVEN, "10(c)(2)(ii)", "10(c)(2)(iii)"),
                    cite(BANKER_BY_TABLE_ONE, "10(c)(2)(iii)"),
                    cite(RESULT_ANNOUNCED, "11(a)"),
                    cite(LOSERS_COLLECTED_FIRST, "11(b)"),
                    cite(WINNERS_FROM_THE_HIGHEST_SEAT, "11(b)"),
                    cite(VIGORISH_BEFORE_THE_PAYOUT, "11(b)"),
                    cite(CARDS_TO_THE_DISCARDS, "11(c)"),
                    cite(DISCARDS_ALLOW_A_REBUILD, "11(c)"),
                    cite(PLAYER_PAYS_EVEN_MONEY, "12(a)"),
                    cite(TIE_PAYS_EIGHT_OR_MORE, "12(b)"),
                    cite(BANKER_PAYS_EVEN_MONEY, "12(c)"),
                    cite(VIGORISH_RATE, "12(c)"),
                    cite(VIGORISH_ROUNDED, "12(c)"),
                    cite(VIGORISH_PROCEDURE, "12(d)"),
                    cite(VIGORISH_AT_THE_PAYOUT, "12(d)(1)"),
                    cite(VIGORISH_MARKED, "12(d)(2)"),
                    cite(MARKED_VIGORISH_FALLS_DUE, "12(d)(2)(i)"),
                    cite(VIGORISH_TRACKED_BY_MARKER, "12(d)(2)(ii)"),
                    cite(MARKER_STAYS_UNTIL_COLLECTED, "12(d)(2)(iii)"),
                    cite(BONUS_WITHOUT_VIGORISH, "12(e)"),
                    cite(BONUS_PAY_TABLE, "12(e)"),
                    cite(WIN_BY_9, "12(e)"),
                    cite(WIN_BY_8, "12(e)"),
                    cite(WIN_BY_7, "12(e)"),
                    cite(WIN_BY_6, "12(e)"),
                    cite(WIN_BY_5, "12(e)"),
                    cite(WIN_BY_4, "12(e)"),
                    cite(NATURAL_WINNER, "12(e)"),
                    cite(DRAGON_7_PAYS_40_TO_1, "12(f)"),
                    cite(PANDA_8_PAYS_25_TO_1, "12(g)"),
                    cite(BOTH_PAIRS_PAY_15_TO_1, "12(h)"),
                    cite(ONE_PAIR_PAYS_3_TO_1, "12(h)"),
                    cite(ROYAL_9_OFFERED, "12(i)"),
                    cite(ROYAL_9_DECKS, "12(i)"),
                    cite(ROYAL_9_SEATS, "12(i)"),
                    cite(ROYAL_9_COMBINATIONS, "12(i)"),
                    cite(ROYAL_9_NEEDS_A_MAIN_WAGER, "12(i)"),
                    cite(ROYAL_9_STAKE, "12(i)"),
                    cite(PERSONAL_AGAINST_PERSONAL, "12(i)"),
                    cite(PERSONAL_ON_BANKER, "12(i)"),
                    cite(PERSONAL_ON_PLAYER, "12(i)"),
                    cite(OTHER_PERSONAL_IDENTICAL, "12(i)"),
                    cite(SUITED_AGAINST_SUITED, "12(i)"),
                    cite(ROYAL_9_AGAINST_ROYAL_9, "12(i)"),
                    cite(ANY_SUITED_ROYAL_9, "12(i)"),
                    cite(ANY_OTHER_ROYAL_9, "12(i)"),
                    cite(ROYAL_9_LOSES, "12(i)"),
                    cite(ROYAL_9_PAYS_FOR_ONE, "12(i)"),
                    cite(ROYAL_9_METERS, "12(i)"),
                    cite(MUST_HIT_OFFERED, "12(j)"),
                    cite(MUST_HIT_WINNER, "12(j)"),
                    cite(UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND, "13(a)"),
                    cite(UNDISCLOSED_CARD_GOES_TO_THE_BANKER, "13(b)"),
                    cite(DISCLOSED_CARD_GOES_TO_THE_BANKER, "13(c)"),
                    cite(DISCLOSED_CARD_DISCARDED, "13(c)(1)"),
                    cite(DISCLOSED_CARD_SIMULATED, "13(c)(2)"),
                    cite(DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND, "13(d)"),
                    cite(ROUND_VOID_WITHOUT_CARDS, "13(e)"),
                    cite(CONTINUOUS_SHUFFLER, "14"));

    private MaMiniCitations() {}
}
