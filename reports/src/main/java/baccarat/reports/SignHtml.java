package baccarat.reports;

import static baccarat.reports.Html.in;

import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Wager;
import java.util.List;

/// The sign at a table: its limits and what every wager pays.
final class SignHtml {

    private SignHtml() {}

    static List<Html> of(PrintedSubmission printed) {
        var table =
                new HtmlTable(
                        "pays",
                        List.of(
                                Column.words("Wager"),
                                Column.words("Minimum to maximum"),
                                Column.words("Pays")));
        List<Wager> wagers = Pays.together(printed.wagers());
        wagers.forEach(
                wager ->
                        table.row(
                                List.of(
                                        in("b", WagerWords.of(wager).title()),
                                        in(
                                                "span class='nowrap'",
                                                Pays.limits(wager, printed.rules())),
                                        Pays.html(wager, printed.rules()))));
        return List.of(
                in(
                        wagers.size() > 5 ? "div class='sign dense'" : "div class='sign'",
                        in(
                                "header",
                                in("p class='kicker'", printed.submission().regulation().title()),
                                in("h1", in("bdi", printed.submission().name()))),
                        in(
                                "p class='limits'",
                                "Minimum %s \u00b7 Maximum %s"
                                        .formatted(least(printed), most(printed))),
                        table.html(),
                        footer(printed)));
    }

    private static String least(PrintedSubmission printed) {
        return Pays.least(Wager.PLAYER, printed.rules());
    }

    private static String most(PrintedSubmission printed) {
        return Pays.most(Wager.PLAYER, printed.rules());
    }

    static Html footer(PrintedSubmission printed) {
        return in(
                "footer class='sheet'",
                in(
                        "span",
                        "%s, rules hash %s"
                                .formatted(
                                        printed.submission().regulation().id(),
                                        printed.shortHash())));
    }
}
