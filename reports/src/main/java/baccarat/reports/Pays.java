package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Html.in;

import baccarat.odds.WagerOdds;
import baccarat.rules.Award;
import baccarat.rules.Limits;
import baccarat.rules.PayLine;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Objects;

/// What each wager pays at a table, line by line, and its limits, for people who read it there.
final class Pays {

    private Pays() {}

    /// A line of a pay table.
    ///
    /// @param on what has to happen; empty where the wager has one line
    record Line(String on, String pays) {}

    static List<Line> lines(Wager wager, TableRules rules) {
        return PayLine.of(wager, rules).stream()
                .map(line -> new Line(line.on(), pays(line, wager, rules)))
                .toList();
    }

    private static String pays(PayLine line, Wager wager, TableRules rules) {
        return switch (line) {
            case PayLine.ToOne(_, _, var odds) ->
                    wager == Wager.BANKER ? banker(odds, rules.vigorish()) : odds.toString();
            case PayLine.OwnAmount(_, _, var award) -> award(award);
        };
    }

    private static String banker(PayoutOdds odds, Vigorish vigorish) {
        return switch (vigorish) {
            case Vigorish.NotCollected _ -> odds + ", a push on a Dragon 7";
            case Vigorish.Share(var rate, _, _) when rate.equals(Rate.NONE) -> odds.toString();
            case Vigorish.Share(var rate, _, _) -> "%s, less %s vigorish".formatted(odds, rate);
        };
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
