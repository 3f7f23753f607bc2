package baccarat.reports;

import static baccarat.reports.Html.in;
import static java.util.stream.Collectors.joining;

import baccarat.odds.Fraction;
import baccarat.odds.WagerOdds;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// The distribution of a wager as a picture: a bar an outcome, from 0 to 100 percent.
///
/// Wins are solid, pushes hatched and losses hollow, so that it reads the same in grey.
final class DistributionSvg {

    private static final int ROW = 30;
    private static final int BAR = 10;
    private static final int AXIS = 18;

    private final WagerOdds odds;
    private final int width;

    /// @param width in units of which the letters are 11 high
    private DistributionSvg(WagerOdds odds, int width) {
        this.odds = odds;
        this.width = width;
    }

    static Html of(WagerOdds odds, String name, int width) {
        return new DistributionSvg(odds, width).draw(name);
    }

    private Html draw(String name) {
        int height = odds.lines().size() * ROW + AXIS;
        String words = Html.text(inWords(name)).markup();
        var parts = new ArrayList<Html>();
        parts.add(in("title", name + ": the chance of each outcome"));
        parts.add(hatch());
        for (int row = 0; row < odds.lines().size(); row++) {
            parts.addAll(bar(odds.lines().get(row), row * ROW));
        }
        parts.addAll(axis(odds.lines().size() * ROW));
        return in(
                "svg role='img' viewBox='0 0 %d %d' width='%d' aria-label=\"%s\""
                        .formatted(width, height, width, words),
                Html.lines(parts));
    }

    private String inWords(String name) {
        return odds.lines().stream()
                .map(line -> line.outcome() + " " + Figures.percent(line.probability()) + " %")
                .collect(joining("; ", name + ": ", ""));
    }

    private Html hatch() {
        return in(
                "defs",
                in(
                        "pattern id='%s' width='4' height='4' patternUnits='userSpaceOnUse'"
                                .formatted(hatchId()),
                        Html.alone("path d='M-1,1 l2,-2 M0,4 l4,-4 M3,5 l2,-2' class='hatch'")));
    }

    private String hatchId() {
        return "hatch-" + odds.wager();
    }

    private List<Html> bar(WagerOdds.Line line, int top) {
        return List.of(
                in("text x='0' y='%d'".formatted(top + 11), line.outcome()),
                in(
                        "text x='%d' y='%d' text-anchor='end'".formatted(width, top + 11),
                        Figures.percent(line.probability()) + " %"),
                Html.alone(
                        "line class='track' x1='0' x2='%d' y1='%d' y2='%d'"
                                .formatted(width, top + 16 + BAR, top + 16 + BAR)),
                Html.alone(
                        "rect x='0' y='%d' width='%s' height='%d' %s"
                                .formatted(top + 16, length(line), BAR, fill(line))));
    }

    private String length(WagerOdds.Line line) {
        BigDecimal length = line.probability().times(Fraction.of(width, 1)).toDecimal(2);
        return length.toPlainString();
    }

    private String fill(WagerOdds.Line line) {
        return switch (line.pays().numerator().signum()) {
            case 1 -> "class='wins'";
            case 0 -> "class='pushes' fill='url(#%s)'".formatted(hatchId());
            default -> "class='loses'";
        };
    }

    private List<Html> axis(int top) {
        int y = top + AXIS - 5;
        return List.of(
                in("text class='axis' x='0' y='%d'".formatted(y), "0 %"),
                in(
                        "text class='axis' x='%d' y='%d' text-anchor='middle'"
                                .formatted(width / 2, y),
                        "50"),
                in(
                        "text class='axis' x='%d' y='%d' text-anchor='end'".formatted(width, y),
                        "100 %"));
    }
}
