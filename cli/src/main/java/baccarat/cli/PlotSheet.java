package baccarat.cli;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.Styler;

/// Charts side by side under one title, as a picture in a file. Every plot of the command is one.
final class PlotSheet {

    static final Color INK = new Color(0x22, 0x22, 0x22);
    static final Color BLUE = new Color(0x1F, 0x5A, 0xA6);
    static final Color RED = new Color(0xB0, 0x2A, 0x2A);

    private static final Color GRID = new Color(0xE2, 0xE2, 0xE2);
    private static final int HEAD = 76;
    private static final String FONT = Font.SANS_SERIF;

    static {
        System.setProperty("java.awt.headless", "true");
    }

    private final String title;
    private final String subtitle;
    private final List<XYChart> charts;
    private final int columns;

    PlotSheet(String title, String subtitle, List<XYChart> charts, int columns) {
        this.title = title;
        this.subtitle = subtitle;
        this.charts = List.copyOf(charts);
        this.columns = Math.min(columns, charts.size());
    }

    /// An empty chart in the style of all of them.
    static XYChart chart(int width, int height, String title, String across, String up) {
        var chart = new XYChart(width, height);
        chart.setTitle(title);
        chart.setXAxisTitle(across);
        chart.setYAxisTitle(up);
        var style = chart.getStyler();
        style.setChartBackgroundColor(Color.WHITE);
        style.setPlotBorderVisible(false);
        style.setPlotGridLinesColor(GRID);
        style.setPlotGridLinesStroke(new BasicStroke(1));
        style.setChartTitleFont(new Font(FONT, Font.BOLD, 17));
        style.setAxisTitleFont(new Font(FONT, Font.PLAIN, 14));
        style.setAxisTickLabelsFont(new Font(FONT, Font.PLAIN, 13));
        style.setLegendFont(new Font(FONT, Font.PLAIN, 13));
        style.setChartFontColor(INK);
        style.setChartPadding(12);
        style.setLegendBorderColor(Color.WHITE);
        style.setLegendPosition(Styler.LegendPosition.InsideNE);
        style.setMarkerSize(0);
        return chart;
    }

    void write(Path path) {
        try (OutputStream file = Files.newOutputStream(path)) {
            ImageIO.write(image(), "png", file);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }

    BufferedImage image() {
        XYChart first = charts.getFirst();
        int rows = Math.ceilDiv(charts.size(), columns);
        int width = columns * first.getWidth();
        var image =
                new BufferedImage(
                        width, HEAD + rows * first.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D page = image.createGraphics();
        page.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        page.setColor(Color.WHITE);
        page.fillRect(0, 0, width, image.getHeight());
        page.setColor(INK);
        page.setFont(new Font(FONT, Font.BOLD, 24));
        page.drawString(title, 20, 36);
        page.setFont(new Font(FONT, Font.PLAIN, 16));
        page.drawString(subtitle, 20, 62);
        for (int place = 0; place < charts.size(); place++) {
            XYChart chart = charts.get(place);
            Graphics2D here =
                    (Graphics2D)
                            page.create(
                                    place % columns * first.getWidth(),
                                    HEAD + place / columns * first.getHeight(),
                                    chart.getWidth(),
                                    chart.getHeight());
            chart.paint(here, chart.getWidth(), chart.getHeight());
            here.dispose();
        }
        page.dispose();
        return image;
    }
}
