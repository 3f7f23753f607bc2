package baccarat.reports;

import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;

import baccarat.regulations.Regulation;
import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Drawing;
import baccarat.rules.Provision;
import baccarat.rules.Settling;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;

/// A dealer's card: the third cards, the calls, and the order in which wagers are settled, each
/// with its clause.
final class TrainingHtml {

    private final Regulation regulation;
    private final TableRules rules;
    private final PrintedSubmission printed;

    private TrainingHtml(PrintedSubmission printed) {
        this.printed = printed;
        this.regulation = printed.submission().regulation();
        this.rules = printed.rules();
    }

    static List<Html> of(PrintedSubmission printed) {
        return new TrainingHtml(printed).body();
    }

    private List<Html> body() {
        return List.of(
                in(
                        "div class='card-sheet'",
                        in(
                                "header",
                                in(
                                        "div",
                                        in("p class='kicker'", "Dealer's card"),
                                        in("h1", in("bdi", printed.submission().name())),
                                        in("p", regulation.title()))),
                        in(
                                "div class='two'",
                                in(
                                        "section",
                                        CardHtml.section(
                                                "Third cards",
                                                gists(
                                                        Drawing.NATURAL_STOPS_THE_DRAW,
                                                        Drawing.PLAYER_DRAWS_BELOW_SIX,
                                                        Drawing.PLAYER_STAYS_ON_SIX_OR_MORE,
                                                        Drawing.BANKER_WHEN_PLAYER_STAYED),
                                                ThirdCardsHtml.table(),
                                                ThirdCardsHtml.legend()),
                                        CardHtml.section("The end of a round", gists(settling()))),
                                CardHtml.section("Calls, in their order", calls())),
                        CardHtml.section("What wagers pay", pays()),
                        SignHtml.footer(printed)));
    }

    private Html gists(Provision... provisions) {
        return gists(List.of(provisions));
    }

    /// With the document's clauses, where it has some.
    private Html gists(List<Provision> provisions) {
        return in(
                "ol class='steps'",
                Html.lines(
                        provisions.stream()
                                .map(one -> in("li", text(one.gist() + " "), clauses(List.of(one))))
                                .toList()));
    }

    private Html clauses(List<Provision> provisions) {
        return in(
                "span class='clauses'",
                String.join(", ", ReportWords.clauses(regulation, provisions.stream())));
    }

    private Html calls() {
        var table =
                new HtmlTable(
                        "calls",
                        List.of(
                                Column.words("When"),
                                Column.words("Call"),
                                Column.words("Clauses")));
        for (PrintedSubmission.Call call : printed.calls()) {
            table.row(
                    List.of(
                            text(call.when()),
                            in("b", "\u201c" + call.words() + "\u201d"),
                            clauses(call.because())));
        }
        return table.html();
    }

    private List<Provision> settling() {
        var steps = new ArrayList<Provision>();
        if (rules.wagers().include(Wager.HOUSE_MONEY)) {
            steps.add(Settling.HOUSE_MONEY_BEFORE_THIRD_CARDS);
            steps.add(Settling.HOUSE_MONEY_FROM_THE_LOWEST_SEAT);
        }
        steps.add(Settling.LOSERS_COLLECTED_FIRST);
        steps.add(rules.handling().ways().payoutOrder().because());
        if (ReportWords.isCollected(rules.vigorish())) {
            steps.add(
                    switch (rules.procedures().wagers().vigorishOrder()) {
                        case BEFORE_PAYOUT -> Settling.VIGORISH_BEFORE_THE_PAYOUT;
                        case AFTER_PAYOUT -> Settling.VIGORISH_AFTER_THE_PAYOUT;
                    });
        }
        steps.add(Settling.CARDS_TO_THE_DISCARDS);
        steps.add(Settling.DISCARDS_ALLOW_A_REBUILD);
        return steps;
    }

    private Html pays() {
        var table = new HtmlTable("pays", List.of(Column.words("Wager"), Column.words("Pays")));
        Pays.together(printed.wagers())
                .forEach(
                        wager ->
                                table.row(
                                        List.of(
                                                text(WagerWords.of(wager).title()),
                                                Pays.html(wager, rules))));
        return table.html();
    }
}
