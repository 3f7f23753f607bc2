package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.simulation.Simulated;
import baccarat.simulation.WagerResult;
import java.awt.BasicStroke;
import java.awt.Color;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/// How the value of each wager settles as shoes are played: the line with its 99% band, and the
/// exact first round to hold it against.
final class ValuesPlot {

    private static final int WIDTH = 520;
    private static final int HEIGHT = 380;
    private static final int COLUMNS = 3;
    private static final Color BAND = new Color(0xC6, 0xD8, 0xF0);
    private static final BasicStroke DASHES =
            new BasicStroke(
                    2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 5}, 0);

    /// The first looks are far off: the scale is that of the band at a hundredth of the shoes.
    private static final int HUNDREDTH = 100;

    private final List<Simulated> looks;
    private final int wager;
    private final XYChart chart;

    /// @param looks of one simulation, with more shoes each; the last is its end
    static void write(Path path, String title, List<Simulated> looks) {
        Simulated end = looks.getLast();
        String about =
                String.format(
                        Locale.ROOT,
                        "%,d shoes, %,d rounds, seed %d. Blue: the ev so far with its 99%% interval."
                                + " Red: the exact ev of a first round.",
                        end.plan().shoes(),
                        end.rounds(),
                        end.plan().seed());
        List<XYChart> charts =
                IntStream.range(0, end.wagers().size())
                        .mapToObj(wager -> new ValuesPlot(looks, wager).chart)
                        .toList();
        new PlotSheet(title, about, charts, COLUMNS).write(path);
    }

    private ValuesPlot(List<Simulated> looks, int wager) {
        this.looks =
                looks.stream()
                        .filter(look -> look.wagers().get(wager).interval().isPresent())
                        .toList();
        this.wager = wager;
        WagerResult end = looks.getLast().wagers().get(wager);
        chart = PlotSheet.chart(WIDTH, HEIGHT, heading(end), "shoes", "ev, % of the wager");
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setXAxisTickLabelsFormattingFunction(ValuesPlot::count);
        draw(percent(end.firstRoundEv()), looks.getLast().plan().shoes());
    }

    private static String heading(WagerResult end) {
        String value = end.wager() + "  " + OddsCommand.percent(end.ev());
        return end.interval()
                .map(one -> one.high().subtract(one.low()).movePointRight(2))
                .map(width -> width.divide(BigDecimal.TWO, 4, RoundingMode.HALF_UP))
                .map(half -> value + " \u00b1 " + half + "%")
                .orElse(value);
    }

    private void draw(double exact, long shoes) {
        double[] across = looks.stream().mapToDouble(look -> look.plan().shoes()).toArray();
        if (looks.size() > 1) {
            chart.getStyler().setXAxisLogarithmic(true);
            double[] there = limits(WagerResult.Interval::high);
            double[] back = limits(WagerResult.Interval::low);
            add("band", thereAndBack(across, across), thereAndBack(there, back), BAND)
                    .setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea)
                    .setFillColor(BAND);
            add("ev", across, values(), PlotSheet.BLUE);
            scale(exact, shoes);
        }
        double from = looks.size() > 1 ? across[0] : 1;
        add("exact", new double[] {from, shoes}, new double[] {exact, exact}, PlotSheet.RED)
                .setLineStyle(DASHES);
    }

    private XYSeries add(String name, double[] across, double[] up, Color colour) {
        XYSeries series = chart.addSeries(name, across, up);
        series.setMarker(SeriesMarkers.NONE);
        series.setLineColor(colour);
        series.setLineStyle(new BasicStroke(2));
        return series;
    }

    private static double[] thereAndBack(double[] there, double[] back) {
        return DoubleStream.concat(
                        DoubleStream.of(there),
                        IntStream.range(0, back.length).mapToDouble(i -> back[back.length - 1 - i]))
                .toArray();
    }

    private double[] values() {
        return looks.stream().mapToDouble(look -> percent(result(look).ev())).toArray();
    }

    private double[] limits(Function<WagerResult.Interval, BigDecimal> limit) {
        return looks.stream()
                .map(look -> limit.apply(result(look).interval().orElseThrow()))
                .mapToDouble(value -> value.movePointRight(2).doubleValue())
                .toArray();
    }

    private WagerResult result(Simulated look) {
        return look.wagers().get(wager);
    }

    private void scale(double exact, long shoes) {
        WagerResult.Interval shown =
                looks.stream()
                        .filter(look -> look.plan().shoes() >= shoes / HUNDREDTH)
                        .map(look -> result(look).interval().orElseThrow())
                        .findFirst()
                        .orElseThrow();
        double reach = shown.high().subtract(shown.low()).movePointRight(2).doubleValue();
        chart.getStyler().setYAxisMin(exact - reach);
        chart.getStyler().setYAxisMax(exact + reach);
        chart.getStyler()
                .setYAxisDecimalPattern(reach < 0.05 ? "0.000" : reach < 0.5 ? "0.00" : "0.0");
    }

    private static double percent(Fraction share) {
        return share.toDecimal(12).movePointRight(2).doubleValue();
    }

    private static String count(double shoes) {
        return ProgressLine.inShort(BigDecimal.valueOf(shoes)).replace(".0", "");
    }
}
