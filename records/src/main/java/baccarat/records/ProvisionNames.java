package baccarat.records;

import static java.util.Map.entry;

import baccarat.rules.Counting;
import baccarat.rules.Curatorship;
import baccarat.rules.Cutting;
import baccarat.rules.Dealing;
import baccarat.rules.DragonBonus;
import baccarat.rules.Drawing;
import baccarat.rules.Equipment;
import baccarat.rules.House;
import baccarat.rules.Irregularity;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.Opening;
import baccarat.rules.Paying;
import baccarat.rules.PersonalLine;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Settling;
import baccarat.rules.Shuffling;
import baccarat.rules.Wagering;
import baccarat.rules.Winning;
import java.util.Map;

/// The names of provisions in logs and messages: the reasons of every event and refusal. A name
/// never changes and is never reused.
final class ProvisionNames {

    private ProvisionNames() {}

    static final Map<Class<?>, String> LINES =
            Map.ofEntries(
                    entry(Counting.class, "CARD_VALUES POINT_COUNT NATURAL DRAGON_7 PANDA_8"),
                    entry(
                            Curatorship.class,
                            """
                            SHOE_OFFERED_FROM_SEAT_ONE CURATOR_ACCEPTS_THE_SHOE DEALER_AS_CURATOR
                            DEALER_NAMED_BY_A_PATRON DEALER_WHEN_NOBODY_ACCEPTS CURATOR_MAY_PASS
                            CURATOR_PASSES_WHEN_THE_BANKER_LOSES CURATOR_ORDERED_TO_PASS
                            SHOE_OFFERED_TO_THE_RIGHT"""),
                    entry(
                            Cutting.class,
                            """
                            CUT_OFFERED DEALER_CUTS_IF_NOBODY_DOES DEALER_CUTS_BY_CHOICE CUT_DEPTH
                            COVER_CARD_PLACED RECUT_ORDERED RECUT_BY BURN BURN_SHOWN BURN_FACE_DOWN"""),
                    entry(
                            Dealing.class,
                            """
                            TWO_HANDS NO_MORE_BETS_ANNOUNCED CARDS_CALLED FOUR_CARDS_DEALT
                            DEALT_FACE_UP_OR_DOWN DEALER_TURNS_THE_HANDS PATRONS_TURN_THE_HANDS
                            BANKERS_HAND_WAITS HIGHEST_WAGER_TURNS_THE_PLAYER
                            HIGHEST_WAGER_TURNS_THE_BANKER PLAYERS_THIRD_CARD_HANDED_OVER
                            BANKERS_THIRD_CARD_HANDED_OVER EQUAL_WAGERS_NEAREST_SEAT
                            UNWAGERED_HAND_TURNED_BY_THE_DEALER RIGHT_TO_TURN_RELINQUISHED
                            POINT_COUNTS_ANNOUNCED PLAYERS_COUNT_ANNOUNCED BANKERS_COUNT_ANNOUNCED
                            THIRD_CARDS_DECIDED THIRD_CARDS_INSTRUCTED PLAYER_BEFORE_BANKER
                            COVER_CARD_ENDS_THE_SHOE TOTALS_CALLED ANNOUNCEMENTS_DOCUMENTED
                            ANNOUNCED_BEFORE ANNOUNCED_DURING ANNOUNCED_AFTER"""),
                    entry(
                            DragonBonus.Line.class,
                            """
                            WIN_BY_9 WIN_BY_8 WIN_BY_7 WIN_BY_6 WIN_BY_5 WIN_BY_4 NATURAL_WINNER"""),
                    entry(
                            Drawing.class,
                            """
                            NATURAL_STOPS_THE_DRAW PLAYER_DRAWS_BELOW_SIX
                            PLAYER_STAYS_ON_SIX_OR_MORE BANKER_WHEN_PLAYER_STAYED
                            BANKER_DRAWS_BELOW_THREE BANKER_STAYS_ON_SEVEN BANKER_BY_TABLE_ONE
                            AT_MOST_ONE_MORE_CARD"""),
                    entry(
                            Equipment.class,
                            """
                            SEATS DECKS DISCARDS_HOLD_EIGHT_DECKS MACHINE_DECKS TWO_EQUAL_BATCHES
                            BATCHES_OF_DIFFERENT_BACKS ONE_BATCH_SHUFFLED_WHILE_THE_OTHER_PLAYS
                            BATCHES_ALTERNATE ONE_BATCH_IN_THE_DISCARDS DECKS_CHANGED_WITHIN_A_DAY
                            DECKS_CHANGED_AFTER_EACH_SHOE MANUAL_SHOE CONTINUOUS_SHUFFLER"""),
                    entry(
                            House.class,
                            """
                            AMOUNT_ABOVE_ZERO SMALLEST_CHIP POSTED_LIMITS NO_SUCH_SEAT NO_SUCH_LINE
                            ONE_WAGER_EACH NOTHING_TO_PRESS NO_SUCH_CARD_LEFT SUIT_NEEDED
                            SHOE_READS_CARDS TWO_CARDS_AT_LEAST NO_ROYAL_9_AT_THE_SEAT
                            SOMETHING_ELSE_IS_DUE
                            SOMEBODY_ELSES_PART TIME_RUNS_FORWARD NOT_AT_THE_TABLE PLACE_TAKEN
                            ONE_SEAT_A_PATRON CHIPS_NEEDED TRAY_NEEDS_A_FILL NOTHING_THERE
                            VIGORISH_FIRST CHIPS_NOT_TRACKED WAGER_NEEDED REASON_NEEDED
                            BETWEEN_ROUNDS CORRECTED_BY_THE_FLOOR LATE_WAGER_HAS_NO_ACTION
                            FACE_IS_KNOWN_ONCE CARDS_OF_THE_HAND MUST_HIT_WITHIN_ITS_BOUNDS
                            VIGORISH_WRITTEN_OFF TABLE_OPENS_AND_CLOSES TRAY_FILLED_OR_CREDITED
                            CHIPS_BOUGHT PLACE_TAKEN_UP PATRON_LEAVES COUPON_ISSUED PAYOUT_CORRECTED
                            FACE_CORRECTED ORDER_OF_DRAWING EXPOSED_CARD_STAYS NO_NEXT_HAND
                            HOUSE_MONEY_UNDONE METERS_GROW METER_STARTS_AGAIN SEAL_BEFORE_THE_CUT
                            SHARE_IN_THE_ORDER SHARES_PLEDGED_FIRST SEAL_OPENED_WHEN_OVER
                            CREW_OF_THE_TABLE NO_HUMAN_DEALER PATRONS_OWN_MONEY ENGINE_PAYS
                            OWN_LIMITS TWO_SIGNATURES THE_CASINO_DOES_IT
                            SETTLED_FROM_THE_LOWEST_SEAT COVER_CARD_WHERE_IT_WAS_PLACED
                            OTHER_DECKS_ORDERED METERS_LINKED SIXTEEN_DECKS_AT_MOST"""),
                    entry(
                            Irregularity.class,
                            """
                            UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND UNDISCLOSED_CARD_GOES_TO_THE_BANKER
                            DISCLOSED_CARD_GOES_TO_THE_BANKER DISCLOSED_CARD_DISCARDED
                            DISCLOSED_CARD_SIMULATED DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND
                            ROUND_VOID_WITHOUT_CARDS REMEDIES_DOCUMENTED RULES_MODIFIED_IMMATERIALLY"""),
                    entry(
                            MultiLevelLine.class,
                            """
                            EXACT_MATCH ANY_TWO K9_ON_BANKER K9_ON_PLAYER SUITED_TIE_HAND TIE_HAND
                            ANY_SUITED ANY_ROYAL_9"""),
                    entry(
                            Opening.class,
                            """
                            CARDS_INSPECTED_AND_VERIFIED CARDS_SPREAD CARDS_WASHED
                            BATCHES_SPREAD_APART PRESHUFFLED_CARDS PRESHUFFLE_PROCEDURE
                            MACHINE_PROCEDURE"""),
                    entry(
                            Paying.class,
                            """
                            PLAYER_PAYS_EVEN_MONEY TIE_PAYS_EIGHT_OR_MORE BANKER_PAYS_EVEN_MONEY
                            VIGORISH_RATE VIGORISH_ROUNDED VIGORISH_PROCEDURE VIGORISH_AT_THE_PAYOUT
                            VIGORISH_MARKED MARKED_VIGORISH_FALLS_DUE VIGORISH_TRACKED_BY_MARKER
                            MARKER_STAYS_UNTIL_COLLECTED BONUS_WITHOUT_VIGORISH BONUS_PAY_TABLE
                            DRAGON_7_PAYS_40_TO_1 PANDA_8_PAYS_25_TO_1 BOTH_PAIRS_PAY_15_TO_1
                            ONE_PAIR_PAYS_3_TO_1 COUPON_PAYS_EVEN_MONEY"""),
                    entry(
                            PersonalLine.class,
                            """
                            PERSONAL_AGAINST_PERSONAL PERSONAL_ON_BANKER PERSONAL_ON_PLAYER
                            OTHER_PERSONAL_IDENTICAL SUITED_AGAINST_SUITED ROYAL_9_AGAINST_ROYAL_9
                            ANY_SUITED_ROYAL_9 ANY_OTHER_ROYAL_9"""),
                    entry(
                            Royal9Terms.class,
                            """
                            ROYAL_9_DECKS ROYAL_9_SEATS ROYAL_9_COMBINATIONS ROYAL_9_STAKE
                            ROYAL_9_NEEDS_A_MAIN_WAGER ROYAL_9_PAY_TABLE ROYAL_9_METERS
                            ROYAL_9_LOSES ROYAL_9_PAYS_FOR_ONE MUST_HIT_WINNER"""),
                    entry(
                            Settling.class,
                            """
                            RESULT_ANNOUNCED LOSERS_COLLECTED_FIRST WINNERS_FROM_THE_HIGHEST_SEAT
                            VIGORISH_BEFORE_THE_PAYOUT VIGORISH_AFTER_THE_PAYOUT
                            CARDS_TO_THE_DISCARDS DISCARDS_ALLOW_A_REBUILD
                            HOUSE_MONEY_BEFORE_THIRD_CARDS HOUSE_MONEY_FROM_THE_LOWEST_SEAT
                            HOUSE_MONEY_PRESSED HOUSE_MONEY_NOT_TOUCHED
                            THIRD_CARDS_AFTER_HOUSE_MONEY"""),
                    entry(
                            Shuffling.class,
                            """
                            SHUFFLED_BEFORE_PLAY SHUFFLED_ON_ORDER STACK_LEFT_FEATHERED
                            SHUFFLED_AND_LACED WASHED_AND_SHUFFLED_BY_THREE LACING RESHUFFLE_OPTION
                            RESHUFFLE_NOTICE OPTION_FOR_THE_WHOLE_PIT MANUAL_SHUFFLE_STEPS PLUG
                            RIFFLE TURN STRIP_AFTER_TWO_RIFFLES CUT_COMES_LAST IDLE_CARDS_SPREAD
                            IDLE_CARDS_WASHED IDLE_BATCH_SWAPPED SWAPPED_BATCH_SECURED"""),
                    entry(
                            Wagering.class,
                            """
                            WAGERS_PERMITTED BANKER_OFFERED PLAYER_OFFERED TIE_OFFERED
                            DRAGON_BONUS_OFFERED DRAGON_7_OFFERED PANDA_8_OFFERED
                            HOUSE_MONEY_OFFERED ROYAL_9_OFFERED MUST_HIT_OFFERED EZ_BACCARAT
                            CHIPS_OR_PLAQUES VERBAL_WAGER_CONFIRMED MATCH_PLAY_COUPON FREE_HAND
                            GHOST_HANDS_AT_MOST WAGERS_CLOSE_AT_NO_MORE_BETS
                            WAGERS_CLOSE_AT_THE_FIRST_CARD ONE_PATRON_AN_AREA ONE_HAND_OR_THE_OTHER
                            GALLERY LINES_BETWEEN_AREAS LINES_OPEN_WHEN_AREAS_ARE_TAKEN
                            ONE_PATRON_A_LINE EIGHT_LINES NINE_AREAS_A_PATRON"""),
                    entry(
                            Winning.class,
                            """
                            BANKER_WINS BANKER_LOSES BANKER_TIES BANKER_PUSHES_ON_DRAGON_7
                            PLAYER_WINS PLAYER_LOSES PLAYER_TIES TIE_WINS TIE_LOSES DRAGON_7_WINS
                            DRAGON_7_LOSES PANDA_8_WINS PANDA_8_LOSES PAIR_WINS NO_PAIR_LOSES
                            BONUS_NATURAL_AGAINST_NONE BONUS_NATURAL_NINE_AGAINST_EIGHT
                            BONUS_BY_FOUR_OR_MORE BONUS_NATURAL_EIGHT_AGAINST_NINE BONUS_NOT_HIGHER
                            BONUS_BY_LESS_THAN_FOUR BONUS_NATURALS_TIE"""));
}
