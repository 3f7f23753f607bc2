package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.simulation.strategy.Distribution;
import baccarat.simulation.strategy.StrategyResult;
import java.awt.BasicStroke;
import java.awt.Color;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/// Where bankrolls go: some of them round by round, and how all of them ended.
final class BankrollPlot {

    private static final int WIDTH = 780;
    private static final int HEIGHT = 560;
    private static final Color BAR = new Color(0x7F, 0xA5, 0xD3);
    private static final BasicStroke DASHES =
            new BasicStroke(
                    2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 5}, 0);

    /// From dark to light, so that crossing paths can be told apart.
    private static final List<Color> PATHS =
            IntStream.range(0, 5)
                    .mapToObj(i -> new Color(0x1F + 24 * i, 0x5A + 20 * i, 0xA6 + 8 * i, 210))
                    .toList();

    private final StrategyResult result;

    private BankrollPlot(StrategyResult result) {
        this.result = result;
    }

    /// @param strategy as it was written
    static void write(Path path, String title, String strategy, StrategyResult result) {
        var plot = new BankrollPlot(result);
        String about = "%s. %s.".formatted(strategy, StrategyPrinter.played(result));
        new PlotSheet(title, about, List.of(plot.paths(), plot.ends()), 2).write(path);
    }

    private double start() {
        return result.sessions().bankroll().orElse(0L);
    }

    private XYChart paths() {
        List<StrategyResult.Path> paths = result.paths();
        XYChart chart =
                chart(
                        "the first %d sessions round by round".formatted(paths.size()),
                        "rounds",
                        StrategyPrinter.what(result));
        chart.getStyler().setLegendVisible(false);
        if (result.sessions().bankroll().isPresent()) {
            chart.getStyler().setYAxisMin(0.0);
        }
        double last = paths.stream().mapToLong(StrategyResult.Path::rounds).max().orElse(1);
        for (int number = 0; number < paths.size(); number++) {
            StrategyResult.Path path = paths.get(number);
            double[] points = path.points().stream().mapToDouble(BankrollPlot::units).toArray();
            add(chart, "session " + path.session(), rounds(path), points)
                    .setLineColor(PATHS.get(number % PATHS.size()))
                    .setLineStyle(new BasicStroke(1.4f));
        }
        add(chart, "start", new double[] {0, last}, new double[] {start(), start()})
                .setLineColor(PlotSheet.INK)
                .setLineStyle(DASHES);
        return chart;
    }

    /// The last point is the end of the session, wherever that is.
    private static double[] rounds(StrategyResult.Path path) {
        return IntStream.range(0, path.points().size())
                .mapToLong(point -> Math.min(point * path.everyRounds(), path.rounds()))
                .mapToDouble(round -> round)
                .toArray();
    }

    private XYChart ends() {
        Distribution end = result.bankroll();
        XYChart chart =
                chart(
                        "how all sessions ended",
                        StrategyPrinter.what(result) + " at the end",
                        "% of the sessions");
        chart.getStyler().setYAxisDecimalPattern("0.##");
        chart.getStyler().setYAxisMin(0.0);
        double[] heights = heights(end.histogram());
        double top =
                IntStream.range(0, heights.length).mapToDouble(i -> heights[i]).max().orElse(1);
        add(chart, "sessions", edges(end.histogram()), heights)
                .setXYSeriesRenderStyle(XYSeriesRenderStyle.Area)
                .setLineColor(BAR)
                .setFillColor(BAR);
        upright(chart, "start", start(), top).setLineColor(PlotSheet.INK).setLineStyle(DASHES);
        upright(chart, "mean", units(end.mean()), top).setLineColor(PlotSheet.RED);
        return chart;
    }

    private static XYSeries upright(XYChart chart, String name, double at, double top) {
        return add(chart, name, new double[] {at, at}, new double[] {0, top});
    }

    private static XYChart chart(String title, String across, String up) {
        XYChart chart = PlotSheet.chart(WIDTH, HEIGHT, title, across, up);
        chart.getStyler().setXAxisDecimalPattern("#,##0");
        chart.getStyler().setXAxisTickMarkSpacingHint(110);
        chart.getStyler().setYAxisDecimalPattern("#,##0");
        return chart;
    }

    private static XYSeries add(XYChart chart, String name, double[] across, double[] up) {
        XYSeries series = chart.addSeries(name, across, up);
        series.setMarker(SeriesMarkers.NONE);
        series.setLineStyle(new BasicStroke(2));
        return series;
    }

    /// Both edges of every bar, each twice, for an outline that goes up and down.
    private static double[] edges(List<Distribution.Bin> bins) {
        return bins.stream()
                .flatMap(bin -> List.of(bin.from(), bin.from(), bin.to(), bin.to()).stream())
                .mapToDouble(BankrollPlot::units)
                .toArray();
    }

    private double[] heights(List<Distribution.Bin> bins) {
        return bins.stream()
                .map(bin -> 100.0 * bin.count() / result.sessionsPlayed())
                .flatMap(share -> List.of(0.0, share, share, 0.0).stream())
                .mapToDouble(height -> height)
                .toArray();
    }

    private static double units(Fraction amount) {
        return amount.toDecimal(6).doubleValue();
    }
}
