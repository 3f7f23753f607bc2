package baccarat.cli;

import java.awt.BasicStroke;
import java.awt.Color;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/// Where bankrolls go: some of them round by round, and how all of them ended.
final class BankrollPlot {

    private static final int WIDTH = 780;
    private static final int HEIGHT = 560;
    private static final int BARS = 60;
    private static final Color PATH = new Color(0x1F, 0x5A, 0xA6, 70);
    private static final Color BAR = new Color(0x7F, 0xA5, 0xD3);

    private BankrollPlot() {}

    /// @param paths each a bankroll at the beginning and after every round
    /// @param finals every bankroll at the end
    static void write(
            Path path, String title, String subtitle, List<double[]> paths, double[] finals) {
        new PlotSheet(title, subtitle, List.of(paths(paths), ends(finals)), 2).write(path);
    }

    private static XYChart paths(List<double[]> paths) {
        XYChart chart =
                PlotSheet.chart(WIDTH, HEIGHT, "bankrolls round by round", "rounds", "units");
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setXAxisDecimalPattern("#,##0");
        chart.getStyler().setXAxisTickMarkSpacingHint(110);
        chart.getStyler().setYAxisDecimalPattern("#,##0");
        for (int number = 0; number < paths.size(); number++) {
            double[] path = paths.get(number);
            var rounds = new double[path.length];
            Arrays.setAll(rounds, round -> round);
            XYSeries series = chart.addSeries("path " + number, rounds, path);
            series.setMarker(SeriesMarkers.NONE);
            series.setLineColor(PATH);
            series.setLineStyle(new BasicStroke(1.2f));
        }
        return chart;
    }

    private static XYChart ends(double[] finals) {
        XYChart chart =
                PlotSheet.chart(WIDTH, HEIGHT, "how they ended", "units at the end", "bankrolls");
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setXAxisDecimalPattern("#,##0");
        chart.getStyler().setXAxisTickMarkSpacingHint(110);
        chart.getStyler().setYAxisDecimalPattern("#,##0");
        chart.getStyler().setYAxisMin(0.0);
        double low = Arrays.stream(finals).min().orElse(0);
        double high = Math.max(Arrays.stream(finals).max().orElse(1), low + 1);
        var counts = new double[BARS];
        for (double end : finals) {
            counts[(int) Math.min(BARS - 1, (end - low) / (high - low) * BARS)]++;
        }
        XYSeries series = chart.addSeries("bankrolls", edges(low, high), outline(counts));
        series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Area);
        series.setMarker(SeriesMarkers.NONE);
        series.setLineColor(BAR);
        series.setFillColor(BAR);
        return chart;
    }

    /// Both edges of every bar, each twice, for an outline that goes up and down.
    private static double[] edges(double low, double high) {
        var edges = new double[4 * BARS];
        double bar = (high - low) / BARS;
        for (int place = 0; place < BARS; place++) {
            edges[4 * place] = low + place * bar;
            edges[4 * place + 1] = low + place * bar;
            edges[4 * place + 2] = low + (place + 1) * bar;
            edges[4 * place + 3] = low + (place + 1) * bar;
        }
        return edges;
    }

    private static double[] outline(double[] counts) {
        var outline = new double[4 * BARS];
        for (int place = 0; place < BARS; place++) {
            outline[4 * place + 1] = counts[place];
            outline[4 * place + 2] = counts[place];
        }
        return outline;
    }
}
