package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Figures.percent;
import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;

import baccarat.cards.Rank;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Removal;
import baccarat.odds.WagerOdds;
import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/// The tables of the report that have all wagers in them, and the stakes on the Banker's Hand.
final class ReportTables {

    private static final int BAR = 60;

    private ReportTables() {}

    static Html summary(MathReport report) {
        List<WagerOdds> wagers = report.odds().wagers();
        Fraction most = scale(wagers);
        var table =
                new HtmlTable(
                        "summary",
                        List.of(
                                Column.words("Wager"),
                                Column.words("Clauses"),
                                Column.figure("House edge %"),
                                Column.figure("Std. deviation"),
                                Column.figure("Wins %"),
                                Column.figure("Pushes %"),
                                Column.figure("Loses %"),
                                Column.words("0 to %s %%".formatted(most.numerator()))));
        wagers.forEach(wager -> table.row(row(wager, report, most)));
        return table.html();
    }

    /// The largest house edge in percent, up to the next ten.
    private static Fraction scale(List<WagerOdds> wagers) {
        Fraction most =
                wagers.stream()
                        .map(wager -> wager.ev().negated())
                        .max(Fraction::compareTo)
                        .orElse(Fraction.ZERO);
        long tens = most.times(Fraction.of(10, 1)).ceiling();
        return Fraction.of(10 * Math.max(1, tens), 1);
    }

    private static List<Html> row(WagerOdds odds, MathReport report, Fraction most) {
        Wager wager = odds.wager();
        Fraction edge = odds.ev().negated();
        return List.of(
                in("a href='#%s'".formatted(wager), ReportWords.name(wager, report.rules())),
                in(
                        "span class='clauses'",
                        String.join(
                                ", ",
                                ReportWords.clauses(
                                        report.submission().regulation(), wager, report.rules()))),
                in("b", percent(edge)),
                text(Figures.decimal(odds.variance().squareRoot(6))),
                text(percent(odds.wins())),
                text(percent(odds.pushes())),
                text(percent(odds.loses())),
                edgeBar(edge.times(Fraction.of(100, 1)).over(most)));
    }

    private static Html edgeBar(Fraction share) {
        BigDecimal length = share.times(Fraction.of(BAR, 1)).toDecimal(2).max(BigDecimal.ZERO);
        return in(
                "svg class='edge' viewBox='0 0 %d 9' width='%d' aria-hidden='true'"
                        .formatted(BAR, BAR),
                Html.alone("line class='track' x1='0' x2='%d' y1='8.5' y2='8.5'".formatted(BAR)),
                Html.alone(
                        "rect class='wins' x='0' y='0.5' width='%s' height='8'"
                                .formatted(length.toPlainString())));
    }

    static Html stakes(MathReport report) {
        var table =
                new HtmlTable(
                        "stakes",
                        List.of(
                                Column.figure("Stake"),
                                Column.figure("Vigorish on a win"),
                                Column.figure("of the win %"),
                                Column.figure("House edge %")));
        report.stakes()
                .forEach(
                        at ->
                                table.row(
                                        List.of(
                                                text(dollars(at.stake())),
                                                text(dollars(at.vigorish())),
                                                text(percent(share(at))),
                                                in("b", percent(at.banker().ev().negated())))));
        return table.html();
    }

    private static Fraction share(MathReport.AtStake at) {
        return Fraction.of(at.vigorish().cents(), at.stake().cents());
    }

    /// The correlation above the diagonal, the variance on it, the covariance below.
    static Html together(Odds odds) {
        List<WagerOdds> wagers = odds.wagers();
        var table =
                new HtmlTable("matrix", headed("", wagers.stream().map(WagerOdds::wager).toList()));
        for (int row = 0; row < wagers.size(); row++) {
            var cells = new ArrayList<Html>();
            cells.add(in("b", WagerWords.of(wagers.get(row).wager()).brief()));
            for (int column = 0; column < wagers.size(); column++) {
                cells.add(together(odds, wagers.get(row), wagers.get(column), column - row));
            }
            table.row(cells);
        }
        return table.html();
    }

    private static Html together(Odds odds, WagerOdds one, WagerOdds other, int side) {
        if (side == 0) {
            return in("b", Figures.decimal(one.variance().toDecimal(6)));
        }
        Fraction covariance = odds.covariance(one.wager(), other.wager());
        return side < 0
                ? text(Figures.decimal(covariance.toDecimal(6)))
                : in("i", Figures.decimal(correlation(covariance, one, other)));
    }

    private static BigDecimal correlation(Fraction covariance, WagerOdds one, WagerOdds other) {
        BigDecimal deviations = one.variance().times(other.variance()).squareRoot(20);
        return covariance.toDecimal(20).divide(deviations, 6, RoundingMode.HALF_UP);
    }

    static Html removals(MathReport report) {
        List<Wager> wagers =
                report.removals().getFirst().effects().stream().map(Removal.Effect::wager).toList();
        var table = new HtmlTable("matrix", headed("Card", wagers));
        for (Removal removal : report.removals()) {
            var cells = new ArrayList<Html>();
            cells.add(in("b", name(removal.card().rank())));
            removal.effects().forEach(effect -> cells.add(text(Figures.points(effect.ev()))));
            table.row(cells);
        }
        return table.html();
    }

    private static List<Column> headed(String first, List<Wager> wagers) {
        var columns = new ArrayList<Column>();
        columns.add(Column.words(first));
        wagers.forEach(wager -> columns.add(Column.figure(WagerWords.of(wager).brief())));
        return columns;
    }

    private static String name(Rank rank) {
        return rank == Rank.TEN ? "10" : String.valueOf(rank.symbol());
    }
}
