package baccarat.reports;

import static baccarat.reports.Html.alone;
import static baccarat.reports.Html.in;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/// Win against expectation with its band: a row for each line of a report.
final class BandSvg {

    private static final int WIDTH = 640;
    private static final int LEFT = 150;
    private static final int ROW = 24;

    private final long least;
    private final long most;

    private BandSvg(List<DayLine> lines) {
        long low = 0;
        long high = 0;
        for (DayLine line : lines) {
            low =
                    Math.min(
                            low,
                            Math.min(
                                    line.compared(),
                                    line.theoreticalCents() - 2 * line.deviationCents()));
            high =
                    Math.max(
                            high,
                            Math.max(
                                    line.compared(),
                                    line.theoreticalCents() + 2 * line.deviationCents()));
        }
        this.least = low;
        this.most = Math.max(high, low + 1);
    }

    static Html of(DaySpan span, List<DayLine> lines) {
        var svg = new BandSvg(lines);
        int height = lines.size() * ROW + 8;
        var parts = new ArrayList<Html>();
        parts.add(in("title", "Win against theoretical win, with two standard deviations"));
        parts.add(
                alone(
                        "line class='track' x1='%s' x2='%s' y1='0' y2='%d'"
                                .formatted(svg.x(0), svg.x(0), height)));
        for (int row = 0; row < lines.size(); row++) {
            parts.addAll(svg.row(span, lines.get(row), row * ROW + ROW / 2 + 4));
        }
        return in(
                "svg xmlns='http://www.w3.org/2000/svg' role='img' viewBox='0 0 %d %d'"
                        .formatted(WIDTH, height),
                Html.lines(parts));
    }

    private List<Html> row(DaySpan span, DayLine line, int y) {
        long expected = line.theoreticalCents();
        long band = 2 * line.deviationCents();
        String alarm = line.deviation().map(z -> z.alarm().toString()).orElse("none");
        return List.of(
                in("text x='0' y='%d'".formatted(y + 4), span.name(line)),
                alone(
                        "line class='band' x1='%s' x2='%s' y1='%d' y2='%d'"
                                .formatted(x(expected - band), x(expected + band), y, y)),
                alone(
                        "line class='mean' x1='%s' x2='%s' y1='%d' y2='%d'"
                                .formatted(x(expected), x(expected), y - 6, y + 6)),
                alone(
                        "circle class='dot %s' cx='%s' cy='%d' r='4'"
                                .formatted(alarm, x(line.compared()), y)));
    }

    private BigDecimal x(long cents) {
        return BigDecimal.valueOf(cents - least)
                .multiply(BigDecimal.valueOf(WIDTH - LEFT - 10L))
                .divide(BigDecimal.valueOf(most - least), 1, RoundingMode.HALF_UP)
                .add(BigDecimal.valueOf(LEFT));
    }
}
