package baccarat.regulations;

import static baccarat.regulations.Citations.cite;
import static baccarat.rules.Counting.CARD_VALUES;
import static baccarat.rules.Counting.NATURAL;
import static baccarat.rules.Counting.POINT_COUNT;
import static baccarat.rules.Dealing.ANNOUNCED_AFTER;
import static baccarat.rules.Dealing.ANNOUNCED_BEFORE;
import static baccarat.rules.Dealing.ANNOUNCED_DURING;
import static baccarat.rules.Dealing.ANNOUNCEMENTS_DOCUMENTED;
import static baccarat.rules.Dealing.DEALER_TURNS_THE_HANDS;
import static baccarat.rules.Dealing.DEALT_FACE_UP_OR_DOWN;
import static baccarat.rules.Dealing.FOUR_CARDS_DEALT;
import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.Dealing.TOTALS_CALLED;
import static baccarat.rules.Dealing.TWO_HANDS;
import static baccarat.rules.Drawing.AT_MOST_ONE_MORE_CARD;
import static baccarat.rules.Drawing.BANKER_BY_TABLE_ONE;
import static baccarat.rules.Drawing.BANKER_DRAWS_BELOW_THREE;
import static baccarat.rules.Drawing.BANKER_STAYS_ON_SEVEN;
import static baccarat.rules.Drawing.BANKER_WHEN_PLAYER_STAYED;
import static baccarat.rules.Drawing.NATURAL_STOPS_THE_DRAW;
import static baccarat.rules.Drawing.PLAYER_DRAWS_BELOW_SIX;
import static baccarat.rules.Drawing.PLAYER_STAYS_ON_SIX_OR_MORE;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.SEATS;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Irregularity.RULES_MODIFIED_IMMATERIALLY;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.PLAYER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.TIE_PAYS_EIGHT_OR_MORE;
import static baccarat.rules.Paying.VIGORISH_RATE;
import static baccarat.rules.Wagering.BANKER_OFFERED;
import static baccarat.rules.Wagering.EIGHT_LINES;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.GALLERY;
import static baccarat.rules.Wagering.GHOST_HANDS_AT_MOST;
import static baccarat.rules.Wagering.LINES_BETWEEN_AREAS;
import static baccarat.rules.Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN;
import static baccarat.rules.Wagering.NINE_AREAS_A_PATRON;
import static baccarat.rules.Wagering.ONE_HAND_OR_THE_OTHER;
import static baccarat.rules.Wagering.ONE_PATRON_AN_AREA;
import static baccarat.rules.Wagering.ONE_PATRON_A_LINE;
import static baccarat.rules.Wagering.PLAYER_OFFERED;
import static baccarat.rules.Wagering.TIE_OFFERED;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD;
import static baccarat.rules.Wagering.WAGERS_PERMITTED;
import static baccarat.rules.Winning.BANKER_LOSES;
import static baccarat.rules.Winning.BANKER_TIES;
import static baccarat.rules.Winning.BANKER_WINS;
import static baccarat.rules.Winning.PLAYER_LOSES;
import static baccarat.rules.Winning.PLAYER_TIES;
import static baccarat.rules.Winning.PLAYER_WINS;
import static baccarat.rules.Winning.TIE_LOSES;
import static baccarat.rules.Winning.TIE_WINS;

/// Where Washington Mini-Baccarat writes its provisions, in the document's order.
final class WaMiniCitations {

    static final Citations ALL =
            Citations.of(
                    cite(TWO_HANDS, "1"),
                    cite(DECKS, "1"),
                    cite(AT_MOST_ONE_MORE_CARD, "1"),
                    cite(SEATS, "2"),
                    cite(PLAYER_OFFERED, "2", "3"),
                    cite(WAGERS_PERMITTED, "2"),
                    cite(BANKER_OFFERED, "2", "3"),
                    cite(TIE_OFFERED, "2", "3"),
                    cite(ONE_PATRON_AN_AREA, "3"),
                    cite(ONE_HAND_OR_THE_OTHER, "3"),
                    cite(WAGERS_CLOSE_AT_THE_FIRST_CARD, "3"),
                    cite(GALLERY, "4", "2"),
                    cite(LINES_BETWEEN_AREAS, "4(a)"),
                    cite(LINES_OPEN_WHEN_AREAS_ARE_TAKEN, "4(b)"),
                    cite(ONE_PATRON_A_LINE, "4(c)"),
                    cite(EIGHT_LINES, "4(d)"),
                    cite(NINE_AREAS_A_PATRON, "4(e)"),
                    cite(FOUR_CARDS_DEALT, "5"),
                    cite(DEALT_FACE_UP_OR_DOWN, "5"),
                    cite(DEALER_TURNS_THE_HANDS, "5"),
                    cite(TOTALS_CALLED, "5"),
                    cite(CARD_VALUES, "6"),
                    cite(POINT_COUNT, "7"),
                    cite(PLAYER_WINS, "8", "7", "10"),
                    cite(PLAYER_LOSES, "8", "7", "10"),
                    cite(PLAYER_TIES, "8"),
                    cite(BANKER_WINS, "8", "7", "10"),
                    cite(BANKER_LOSES, "8", "7", "10"),
                    cite(BANKER_TIES, "8"),
                    cite(TIE_WINS, "8"),
                    cite(TIE_LOSES, "8"),
                    cite(PLAYER_PAYS_EVEN_MONEY, "8"),
                    cite(BANKER_PAYS_EVEN_MONEY, "8"),
                    cite(VIGORISH_RATE, "8"),
                    cite(TIE_PAYS_EIGHT_OR_MORE, "8"),
                    cite(THIRD_CARDS_DECIDED, "9"),
                    cite(NATURAL, "10"),
                    cite(NATURAL_STOPS_THE_DRAW, "10", "Player Hand Rules", "Banker Hand Rules"),
                    cite(FREE_HAND, "Ghost hands"),
                    cite(GHOST_HANDS_AT_MOST, "Ghost hands"),
                    cite(PLAYER_DRAWS_BELOW_SIX, "Player Hand Rules"),
                    cite(PLAYER_STAYS_ON_SIX_OR_MORE, "Player Hand Rules"),
                    cite(BANKER_WHEN_PLAYER_STAYED, "Banker Hand Rules"),
                    cite(BANKER_DRAWS_BELOW_THREE, "Banker Hand Rules"),
                    cite(BANKER_BY_TABLE_ONE, "Banker Hand Rules"),
                    cite(BANKER_STAYS_ON_SEVEN, "Banker Hand Rules"),
                    cite(ANNOUNCEMENTS_DOCUMENTED, "Announcements"),
                    cite(ANNOUNCED_BEFORE, "Announcements 1"),
                    cite(ANNOUNCED_DURING, "Announcements 2"),
                    cite(ANNOUNCED_AFTER, "Announcements 3"),
                    cite(REMEDIES_DOCUMENTED, "Irregularities"),
                    cite(RULES_MODIFIED_IMMATERIALLY, "Modifications"));

    private WaMiniCitations() {}
}
