package baccarat.reports;

import static baccarat.reports.Html.in;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A table of a page: words to the left, figures to the right.
final class HtmlTable {

    private final String kind;
    private final List<Column> columns;
    private final List<Html> rows = new ArrayList<>();

    record Column(String head, boolean isFigure) {

        static Column words(String head) {
            return new Column(head, false);
        }

        static Column figure(String head) {
            return new Column(head, true);
        }
    }

    /// @param kind how the style sheet calls tables like this
    HtmlTable(String kind, List<Column> columns) {
        this.kind = kind;
        this.columns = List.copyOf(columns);
    }

    void row(List<Html> cells) {
        rows.add(in("tr", cells("td", cells)));
    }

    void sum(List<Html> cells) {
        rows.add(in("tr class='sum'", cells("td", cells)));
    }

    Html html() {
        List<Html> heads = columns.stream().map(column -> Html.text(column.head())).toList();
        return in(
                "table class='%s'".formatted(kind),
                in("thead", in("tr", cells("th scope='col'", heads))),
                in("tbody", Html.lines(rows)));
    }

    private Html cells(String element, List<Html> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(
                    cells.size() + " cells for " + columns.size() + " columns");
        }
        return Html.all(
                IntStream.range(0, cells.size())
                        .mapToObj(i -> in(element + kindOf(i), cells.get(i)))
                        .toArray(Html[]::new));
    }

    private String kindOf(int column) {
        return columns.get(column).isFigure() ? " class='figure'" : "";
    }
}
