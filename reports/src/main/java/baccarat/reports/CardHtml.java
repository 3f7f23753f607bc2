package baccarat.reports;

import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;

import baccarat.reports.HtmlTable.Column;
import baccarat.rules.Procedures;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;

/// The rules of a table on one card, for patrons.
final class CardHtml {

    private CardHtml() {}

    static List<Html> of(PrintedSubmission printed) {
        return List.of(
                in(
                        "div class='card-sheet'",
                        in(
                                "header",
                                in(
                                        "div",
                                        in("p class='kicker'", "How to play"),
                                        in("h1", in("bdi", printed.submission().name())),
                                        in("p", printed.submission().regulation().title()))),
                        in(
                                "div class='two'",
                                section("The game", steps(game(printed.rules()))),
                                section(
                                        "Third cards",
                                        steps(thirdCards()),
                                        ThirdCardsHtml.table(),
                                        ThirdCardsHtml.legend())),
                        section("Wagers", wagers(printed)),
                        SignHtml.footer(printed)));
    }

    static Html section(String title, Html... inside) {
        return in("section", in("h2", title), Html.all(inside));
    }

    static Html steps(List<String> steps) {
        return in(
                "ol class='steps'",
                Html.lines(steps.stream().map(step -> in("li", step)).toList()));
    }

    private static List<String> game(TableRules rules) {
        var steps = new ArrayList<String>();
        steps.add(
                "Wager on the Player's Hand, the Banker's Hand or the Tie before wagers close: %s."
                        .formatted(
                                rules.procedures().wagers().close()
                                                == Procedures.WagersClose.NO_MORE_BETS
                                        ? "at \u201cno more bets\u201d"
                                        : "when the first card leaves the shoe"));
        steps.add("Two hands are dealt, of two cards each. They belong to nobody.");
        steps.add(
                "An ace counts 1, 2 to 9 their number, ten, jack, queen and king 0. Of a hand's total"
                        + " only the last digit counts.");
        steps.add("8 or 9 in two cards is a natural: no more cards are drawn.");
        steps.add("Otherwise each hand may draw one third card. Nobody has to decide anything.");
        steps.add(
                "The hand nearer to 9 wins. If both have the same count it is a tie, and wagers on the hands are returned.");
        if (rules.isEz()) {
            steps.add(
                    "No vigorish is taken. If the Banker's Hand wins with 7 in three cards, a Dragon 7,"
                            + " wagers on it are returned.");
        }
        return steps;
    }

    private static List<String> thirdCards() {
        return List.of(
                "The Player's Hand draws on 0 to 5 and stays on 6 and 7.",
                "If it stays, the Banker's Hand does the same.",
                "If it draws, the Banker's Hand follows this table.");
    }

    private static Html wagers(PrintedSubmission printed) {
        var table =
                new HtmlTable(
                        "pays",
                        List.of(
                                Column.words("Wager"),
                                Column.words("What it is on"),
                                Column.words("Minimum to maximum"),
                                Column.words("Pays")));
        for (Wager wager : Pays.together(printed.wagers())) {
            table.row(
                    List.of(
                            in("b", WagerWords.of(wager).title()),
                            text(WagerWords.of(wager).on()),
                            in("span class='nowrap'", Pays.limits(wager, printed.rules())),
                            Pays.html(wager, printed.rules())));
        }
        return table.html();
    }
}
