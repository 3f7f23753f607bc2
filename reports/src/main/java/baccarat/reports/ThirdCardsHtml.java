package baccarat.reports;

import static baccarat.reports.Html.in;

import baccarat.rules.TableOne;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The table of the Banker's third cards: a row for each count, a column for each third card of the
/// Player.
final class ThirdCardsHtml {

    private ThirdCardsHtml() {}

    static Html table() {
        var heads = new ArrayList<Html>();
        heads.add(in("th scope='col'", "Banker"));
        IntStream.rangeClosed(0, 9)
                .forEach(third -> heads.add(in("th scope='col'", String.valueOf(third))));
        heads.add(in("th scope='col'", "stays"));
        List<Html> rows =
                IntStream.rangeClosed(0, TableOne.MOST).mapToObj(ThirdCardsHtml::row).toList();
        return in(
                "table class='third'",
                in("thead", in("tr", all(heads))),
                in("tbody", Html.lines(rows)));
    }

    private static Html row(int banker) {
        List<Integer> draws = TableOne.draws(banker);
        Stream<Html> thirds =
                IntStream.rangeClosed(0, 9).mapToObj(third -> cell(draws.contains(third)));
        return in(
                "tr",
                in("th scope='row'", String.valueOf(banker)),
                all(thirds.toList()),
                cell(TableOne.drawsAfterStay(banker)));
    }

    private static Html cell(boolean draws) {
        return draws ? in("td class='draws'", "D") : in("td", "\u2013");
    }

    private static Html all(List<Html> pieces) {
        return Html.all(pieces.toArray(Html[]::new));
    }

    static Html legend() {
        return in(
                "p class='note'",
                "Columns: the value of the Player's third card, or that the Player's Hand stays. D:"
                        + " the Banker's Hand draws.");
    }
}
