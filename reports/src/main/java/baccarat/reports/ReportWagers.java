package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Figures.exact;
import static baccarat.reports.Figures.percent;
import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;

import baccarat.odds.Fraction;
import baccarat.odds.HouseMoneyOdds;
import baccarat.odds.WagerOdds;
import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The part of the report that goes through the wagers one by one.
final class ReportWagers {

    private static final int NARROW = 290;
    private static final int WIDE = 700;

    /// What there is to say of a wager beyond its figures.
    private static final Map<Wager, Function<MathReport, Html>> PARTICULARS =
            Map.of(
                    Wager.BANKER, ReportWagers::banker,
                    Wager.HOUSE_MONEY, ReportWagers::houseMoney,
                    Wager.ROYAL_9, ReportWagers::royal9);

    private final MathReport report;

    private ReportWagers(MathReport report) {
        this.report = report;
    }

    static Html of(MathReport report) {
        var wagers = new ReportWagers(report);
        return Html.lines(report.odds().wagers().stream().map(wagers::section).toList());
    }

    private Html section(WagerOdds odds) {
        String name = ReportWords.name(odds.wager(), report.rules());
        boolean wide = odds.wager() == Wager.ROYAL_9;
        return in(
                "section class='wager%s' id='%s'".formatted(wide ? " wide" : "", odds.wager()),
                in("h3", name),
                figures(odds),
                in(
                        "div class='pair'",
                        outcomes(odds),
                        in("figure", DistributionSvg.of(odds, name, wide ? WIDE : NARROW))),
                particulars(odds.wager()));
    }

    private Html figures(WagerOdds odds) {
        return in(
                "p class='figures'",
                text("House edge "),
                in("b", percent(odds.ev().negated()) + " %"),
                text(", standard deviation "),
                in("b", Figures.decimal(odds.variance().squareRoot(6))),
                text(". Expected value "),
                exact(odds.ev()));
    }

    private Html outcomes(WagerOdds odds) {
        boolean award = odds.wager() == Wager.ROYAL_9;
        var table =
                new HtmlTable(
                        "outcomes",
                        award
                                ? List.of(
                                        Column.words("Outcome"),
                                        Column.figure("Award"),
                                        Column.figure("How often"),
                                        Column.figure("Chance %"),
                                        Column.figure("Exactly"))
                                : List.of(
                                        Column.words("Outcome"),
                                        Column.figure("Pays"),
                                        Column.figure("Chance %"),
                                        Column.figure("Exactly")));
        Fraction sum = Fraction.ZERO;
        for (WagerOdds.Line line : odds.lines()) {
            table.row(award ? ofRoyal9(line) : plain(line));
            sum = sum.plus(line.probability());
        }
        Html all = text(percent(sum));
        table.sum(
                award
                        ? List.of(text("Sum"), text(""), text(""), all, text("1"))
                        : List.of(text("Sum"), text(""), all, text("1")));
        return table.html();
    }

    private static List<Html> plain(WagerOdds.Line line) {
        return List.of(
                text(line.outcome()),
                text(Figures.pays(line.pays())),
                text(percent(line.probability())),
                exact(line.probability()));
    }

    private List<Html> ofRoyal9(WagerOdds.Line line) {
        return List.of(
                text(line.outcome()),
                text(RoyalNineHtml.award(line, stake())),
                text(Figures.oneIn(line.probability())),
                text(percent(line.probability())),
                exact(line.probability()));
    }

    private Money stake() {
        return report.rules().wagers().royal9().orElseThrow().stake();
    }

    private Html particulars(Wager wager) {
        return PARTICULARS.getOrDefault(wager, _ -> Html.NOTHING).apply(report);
    }

    private static Html houseMoney(MathReport report) {
        return report.odds().houseMoney().map(ReportWagers::strategies).orElse(Html.NOTHING);
    }

    private static Html royal9(MathReport report) {
        return report.odds()
                .royal9()
                .map(royal9 -> RoyalNineHtml.of(royal9, report))
                .orElse(Html.NOTHING);
    }

    private static Html banker(MathReport report) {
        if (!ReportWords.isCollected(report.rules().vigorish())) {
            return Html.NOTHING;
        }
        return in(
                "p class='note'",
                report.question()
                        .stake()
                        .map(stake -> "For a wager of %s.".formatted(dollars(stake)))
                        .orElse(
                                "With vigorish as its exact share; what rounding does at a stake is in part 4."));
    }

    private static Html strategies(HouseMoneyOdds odds) {
        var table =
                new HtmlTable(
                        "strategies",
                        List.of(
                                Column.words("What the patron does with a payout"),
                                Column.figure("House edge %"),
                                Column.figure("Expected value, exactly")));
        strategy(table, "takes it", odds.taken());
        for (Side side : Side.values()) {
            String hand = side == Side.PLAYER ? "Player" : "Banker";
            strategy(table, "always presses it onto " + hand, odds.onto(side).always());
            strategy(
                    table,
                    "presses it onto %s whenever the four cards make that worth more"
                            .formatted(hand),
                    odds.onto(side).best());
        }
        return table.html();
    }

    private static void strategy(HtmlTable table, String does, Fraction ev) {
        table.row(List.of(text(does), text(percent(ev.negated())), exact(ev)));
    }
}
