package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Html.in;

import baccarat.odds.WagerOdds;
import baccarat.rules.Award;
import baccarat.rules.DragonBonus;
import baccarat.rules.Limits;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.PersonalLine;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// What each wager pays at a table, line by line, and its limits, for people who read it there.
final class Pays {

    private Pays() {}

    /// A line of a pay table.
    ///
    /// @param on what has to happen; empty where the wager has one line
    record Line(String on, String pays) {}

    static List<Line> lines(Wager wager, TableRules rules) {
        return switch (wager) {
            case PLAYER -> List.of(new Line("", "1 to 1"));
            case BANKER -> List.of(new Line("", banker(rules.vigorish())));
            case TIE -> List.of(new Line("", rules.wagers().tieOdds().toString()));
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER ->
                    rules.wagers().dragonBonus().map(Pays::bonus).orElse(List.of());
            case DRAGON_7 -> List.of(new Line("", "40 to 1"));
            case PANDA_8 -> List.of(new Line("", "25 to 1"));
            case HOUSE_MONEY ->
                    List.of(
                            new Line("both hands are pairs", "15 to 1"),
                            new Line("one hand is a pair", "3 to 1"));
            case ROYAL_9 -> royal9(rules.wagers().royal9().orElseThrow());
        };
    }

    private static String banker(Vigorish vigorish) {
        return switch (vigorish) {
            case Vigorish.NotCollected _ -> "1 to 1, a push on a Dragon 7";
            case Vigorish.Share(var rate, _, _) when rate.equals(Rate.NONE) -> "1 to 1";
            case Vigorish.Share(var rate, _, _) -> "1 to 1, less %s vigorish".formatted(rate);
        };
    }

    private static List<Line> bonus(DragonBonus.PayTable table) {
        return Stream.of(DragonBonus.Line.values())
                .map(line -> new Line(ReportWords.inWords(line), line.odds(table).toString()))
                .toList();
    }

    private static List<Line> royal9(Royal9 royal9) {
        List<? extends Royal9.Line> lines =
                List.of(
                        royal9 instanceof PersonalRoyal9
                                ? PersonalLine.values()
                                : MultiLevelLine.values());
        return lines.stream().map(line -> new Line(line.gist(), award(line.award()))).toList();
    }

    private static String award(Award award) {
        return switch (award) {
            case Award.Fixed(var amount) -> dollars(amount);
            case Award.OfMeter(var meter, var share) ->
                    share.equals(Rate.WHOLE)
                            ? "the %s meter".formatted(meter)
                            : "%s of the %s meter".formatted(share, meter);
        };
    }

    static Html html(Wager wager, TableRules rules) {
        List<Line> lines = lines(wager, rules);
        if (lines.size() == 1) {
            return in("b", lines.getFirst().pays());
        }
        boolean isLong = lines.stream().anyMatch(line -> line.on().length() > 40);
        return in(
                isLong ? "div class='lines long'" : "div class='lines'",
                Html.lines(
                        lines.stream()
                                .map(line -> in("p", in("span", line.on()), in("b", line.pays())))
                                .toList()));
    }

    /// The wagers of a table for a list that has one row for both Dragon Bonuses, which pay alike.
    static List<Wager> together(List<WagerOdds> wagers) {
        return wagers.stream()
                .map(WagerOdds::wager)
                .filter(wager -> wager != Wager.DRAGON_BONUS_BANKER)
                .toList();
    }

    static String least(Wager wager, TableRules rules) {
        return dollars(limitsOf(wager, rules).min());
    }

    static String most(Wager wager, TableRules rules) {
        return dollars(limitsOf(wager, rules).max());
    }

    private static Limits limitsOf(Wager wager, TableRules rules) {
        return Objects.requireNonNull(rules.wagers().limits().get(wager));
    }

    static String limits(Wager wager, TableRules rules) {
        String least = least(wager, rules);
        String most = most(wager, rules);
        return least.equals(most) ? least : least + " to\u00a0" + most;
    }
}
