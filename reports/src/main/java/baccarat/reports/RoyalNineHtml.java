package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Figures.percent;
import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;

import baccarat.odds.Fraction;
import baccarat.odds.Royal9Odds;
import baccarat.odds.WagerOdds;
import baccarat.reports.HtmlTable.Column;
import baccarat.reports.OddsJson.Exact;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Royal9;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;

/// What the report says of Royal 9 beside its lines: what comes back, and through which meter.
final class RoyalNineHtml {

    private RoyalNineHtml() {}

    /// An award is for one: the wager is part of it.
    static String award(WagerOdds.Line line, Money stake) {
        Fraction dollars = Fraction.of(stake.cents(), 100);
        Fraction award = line.pays().plus(Fraction.ONE).times(dollars);
        return award.equals(Fraction.ZERO) ? "" : "$" + Figures.grouped(award.toDecimal(2));
    }

    static Html of(Royal9Odds royal9, MathReport report) {
        String counted =
                "Counted for %s. Awards that no meter changes return %s %% of each wager; "
                        .formatted(report.question().seat(), percent(royal9.fixedReturn()));
        return Html.all(
                royal9.meterValues().isEmpty()
                        ? in("p class='note'", counted + "no meter can be won at this seat.")
                        : meters(counted, royal9),
                report.rules()
                        .wagers()
                        .royal9()
                        .flatMap(Royal9::mustHit)
                        .map(RoyalNineHtml::mustHit)
                        .orElse(Html.NOTHING));
    }

    private static Html meters(String counted, Royal9Odds royal9) {
        var table =
                new HtmlTable(
                        "meters",
                        List.of(
                                Column.words("Meter"),
                                Column.figure("Shows"),
                                Column.figure("Returns %"),
                                Column.figure("Wager is fair at")));
        royal9.meterValues().stream()
                .sorted(Comparator.comparing(Royal9Odds.MeterValue::meter))
                .forEach(meter -> table.row(meter(meter)));
        return Html.all(
                in(
                        "p class='note'",
                        counted
                                + "what each meter returns is below. The wager is fair when a meter shows the last amount and the "
                                + "others stay as they are."),
                table.html());
    }

    private static List<Html> meter(Royal9Odds.MeterValue meter) {
        return List.of(
                text(meter.meter()),
                text(dollars(meter.shows())),
                text(percent(meter.value())),
                text(meter.breakEven().map(Figures::dollars).orElse("any amount")));
    }

    private static Html mustHit(MustHit terms) {
        OddsJson.MustHitLine share = OddsJson.mustHit(terms);
        return in(
                "p class='note'",
                ("Must Hit takes %s of each wager and in the long run returns at most %s %% of it, its trigger being "
                                + "uniform between reset and ceiling; it is a little less, since the meter grows by whole rounds. The "
                                + "house edge above is without it.")
                        .formatted(terms.rate(), percent(fraction(share.longRunReturn()))));
    }

    private static Fraction fraction(Exact exact) {
        return new Fraction(new BigInteger(exact.numerator()), new BigInteger(exact.denominator()));
    }
}
