package baccarat.rules;

import static baccarat.rules.Winning.BONUS_BY_FOUR_OR_MORE;
import static baccarat.rules.Winning.BONUS_BY_LESS_THAN_FOUR;
import static baccarat.rules.Winning.BONUS_NATURALS_TIE;
import static baccarat.rules.Winning.BONUS_NATURAL_AGAINST_NONE;
import static baccarat.rules.Winning.BONUS_NATURAL_EIGHT_AGAINST_NINE;
import static baccarat.rules.Winning.BONUS_NATURAL_NINE_AGAINST_EIGHT;
import static baccarat.rules.Winning.BONUS_NOT_HIGHER;

import java.util.Map;
import java.util.Objects;

/// The Dragon Bonus on either hand.
public final class DragonBonus {

    private DragonBonus() {}

    /// The lines of the pay tables that pay, each with its odds in tables A, B and C.
    public enum Line implements Provision {
        WIN_BY_9("a win by 9 points pays", 30, 20, 30),
        WIN_BY_8("a win by 8 points pays", 10, 8, 10),
        WIN_BY_7("a win by 7 points pays", 6, 7, 4),
        WIN_BY_6("a win by 6 points pays", 4, 4, 4),
        WIN_BY_5("a win by 5 points pays", 2, 3, 2),
        WIN_BY_4("a win by 4 points pays", 1, 1, 2),
        NATURAL_WINNER("a winning natural pays", 1, 1, 1);

        private final String gist;
        private final Map<PayTable, PayoutOdds> odds;

        Line(String gist, int a, int b, int c) {
            this.gist = gist + " by the table of the Dragon Bonus";
            this.odds =
                    Map.of(
                            PayTable.A, new PayoutOdds(a),
                            PayTable.B, new PayoutOdds(b),
                            PayTable.C, new PayoutOdds(c));
        }

        public PayoutOdds odds(PayTable table) {
            return Objects.requireNonNull(odds.get(table));
        }

        /// What has to happen, as in `a win by 9`; the lines after the first one are read after it.
        public String on() {
            return switch (this) {
                case WIN_BY_9 -> "a win by 9";
                case WIN_BY_8 -> "by 8";
                case WIN_BY_7 -> "by 7";
                case WIN_BY_6 -> "by 6";
                case WIN_BY_5 -> "by 5";
                case WIN_BY_4 -> "by 4";
                case NATURAL_WINNER -> "a winning natural";
            };
        }

        static Line winBy(int points) {
            return switch (points) {
                case 9 -> WIN_BY_9;
                case 8 -> WIN_BY_8;
                case 7 -> WIN_BY_7;
                case 6 -> WIN_BY_6;
                case 5 -> WIN_BY_5;
                case 4 -> WIN_BY_4;
                default -> throw new IllegalStateException("no line for a win by " + points);
            };
        }

        @Override
        public String gist() {
            return gist;
        }
    }

    public enum PayTable {
        A,
        B,
        C
    }

    /// A winning natural pays 1 to 1 whatever the margin (reading 17).
    static Outcome of(Side selected, Round round, PayTable table) {
        boolean natural = round.hand(selected).isNatural();
        boolean otherNatural = round.hand(selected.other()).isNatural();
        int margin = round.margin(selected);
        if (natural && !otherNatural) {
            return wins(Line.NATURAL_WINNER, table, BONUS_NATURAL_AGAINST_NONE);
        }
        if (natural) {
            return amongNaturals(margin, table);
        }
        if (margin >= 4) {
            return wins(Line.winBy(margin), table, BONUS_BY_FOUR_OR_MORE);
        }
        return new Outcome.Loses(margin > 0 ? BONUS_BY_LESS_THAN_FOUR : BONUS_NOT_HIGHER);
    }

    private static Outcome amongNaturals(int margin, PayTable table) {
        if (margin == 0) {
            return new Outcome.Pushes(BONUS_NATURALS_TIE);
        }
        return margin > 0
                ? wins(Line.NATURAL_WINNER, table, BONUS_NATURAL_NINE_AGAINST_EIGHT)
                : new Outcome.Loses(BONUS_NATURAL_EIGHT_AGAINST_NINE);
    }

    private static Outcome wins(Line line, PayTable table, Provision because) {
        return new Outcome.Wins(line.odds(table), because, line);
    }
}
