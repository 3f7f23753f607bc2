package baccarat.reports;

import static baccarat.reports.Html.alone;
import static baccarat.reports.Html.in;
import static java.util.stream.Collectors.joining;

import baccarat.odds.WagerOdds;
import baccarat.reports.FeltAreas.Area;
import baccarat.reports.FeltAreas.Disc;
import baccarat.reports.FeltAreas.Piece;
import baccarat.reports.FeltAreas.Place;
import baccarat.reports.FeltCurve.Point;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;

/// The felt of a table, drawn to scale, with what its wagers pay.
final class LayoutHtml {

    private static final int WIDTH = 1104;
    private static final int HEIGHT = 620;

    /// Of a label, in units of the drawing.
    private static final double LARGEST = 11;

    /// How wide a bold capital is, as a part of its size.
    private static final double LETTER = 0.72;

    private final PrintedSubmission printed;
    private final boolean isArc;
    private final List<Html> parts = new ArrayList<>();

    /// How large a felt usually is; no document sets it.
    ///
    /// @param outline of the cloth, as the page draws it
    /// @param units how wide the cloth is in the drawing
    /// @param millimetres how wide it is on a table
    /// @param scale how much smaller it is printed
    private record Cloth(String outline, int units, int millimetres, int scale) {

        double printed() {
            return (double) millimetres / scale;
        }
    }

    private static final Cloth ARC =
            new Cloth(
                    "M62 18H1042A22 22 0 0 1 1064 40V377Q1064 393 1050 402.3A886 886 0 0 1 54 402.3Q40"
                            + " 393 40 377V40A22 22 0 0 1 62 18Z",
                    1024,
                    2_100,
                    10);

    private static final Cloth HORSESHOE =
            new Cloth(
                    "M64 18H1040A20 20 0 0 1 1060 38V330A236 236 0 0 1 824 566H280A236 236 0 0 1 44"
                            + " 330V38A20 20 0 0 1 64 18Z",
                    1016,
                    3_600,
                    16);

    private LayoutHtml(PrintedSubmission printed) {
        this.printed = printed;
        this.isArc = !printed.rules().procedures().hands().curator();
    }

    static List<Html> of(PrintedSubmission printed) {
        return new LayoutHtml(printed).body();
    }

    private List<Html> body() {
        Cloth cloth = isArc ? ARC : HORSESHOE;
        parts.add(alone("path class='cloth' d='%s'".formatted(cloth.outline())));
        FeltAreas.of(printed.rules()).forEach(this::place);
        words(cloth);
        return List.of(
                in(
                        "header",
                        in(
                                "div",
                                in("p class='kicker'", "Layout"),
                                in("h1", in("bdi", printed.submission().name())),
                                in(
                                        "p",
                                        "%s, %d seats"
                                                .formatted(
                                                        printed.submission().regulation().title(),
                                                        printed.rules().seating().seats())))),
                in(
                        "svg class='felt' xmlns='http://www.w3.org/2000/svg' role='img' viewBox='0 0 %d %d' style='width: %smm'"
                                .formatted(
                                        WIDTH,
                                        HEIGHT,
                                        Svg.number(cloth.printed() * WIDTH / cloth.units())),
                        Html.lines(parts)),
                in(
                        "p class='note'",
                        ("Printed at 100 %%, this is 1 to %d of a felt %s m wide. No document sets the"
                                        + " size of a felt.")
                                .formatted(
                                        cloth.scale(), Svg.number(cloth.millimetres() / 1000.0))),
                abbreviations(),
                SignHtml.footer(printed));
    }

    private void place(Place place) {
        place.areas().forEach(area -> area(place, area));
        if (!place.isLine()) {
            parts.add(label("text class='number'", place.mark(), place.spot()));
            place.posted()
                    .ifPresent(
                            posted ->
                                    parts.add(
                                            label(
                                                    "text class='small'",
                                                    posted.at(),
                                                    posted.hands())));
        }
    }

    private void area(Place place, Area area) {
        String kind = place.isLine() ? "area line" : "area";
        String of = "data-spot='%s' data-wager='%s'".formatted(place.spot(), area.wager());
        parts.add(
                switch (area.shape()) {
                    case Piece piece ->
                            alone("path class='%s' %s d='%s'".formatted(kind, of, piece.path()));
                    case Disc(var centre, var radius) ->
                            alone(
                                    "circle class='%s' %s cx='%s' cy='%s' r='%s'"
                                            .formatted(
                                                    kind,
                                                    of,
                                                    Svg.number(centre.x()),
                                                    Svg.number(centre.y()),
                                                    Svg.number(radius)));
                });
        if (!place.isLine()) {
            String words = WagerWords.of(area.wager()).felt();
            double size = Math.min(LARGEST, area.shape().room() / (LETTER * (words.length() + 1)));
            parts.add(
                    label(
                            "text style='font-size: %spx'".formatted(Svg.number(size)),
                            area.label(),
                            words));
        }
    }

    private static Html label(String element, Point at, String words) {
        return in(
                "%s transform='translate(%s %s) rotate(%s)' y='4'"
                        .formatted(
                                element,
                                Svg.number(at.x()),
                                Svg.number(at.y()),
                                Svg.number(at.turn())),
                words);
    }

    /// What the letters in narrow areas stand for.
    private Html abbreviations() {
        return in(
                "p class='note'",
                printed.wagers().stream()
                        .map(odds -> WagerWords.of(odds.wager()))
                        .filter(words -> words.felt().length() == 2)
                        .map(words -> words.felt() + ": " + words.title())
                        .distinct()
                        .collect(joining(", ")));
    }

    /// The places of the two hands, what is inscribed, and a ruler of half a metre.
    private void words(Cloth cloth) {
        int top = isArc ? 78 : 134;
        int width = isArc ? 300 : 290;
        hand("PLAYER", 546 - width, top, width);
        hand("BANKER", 558, top, width);
        int y = top - 40;
        for (String line : inscribed()) {
            parts.add(in("text class='words' x='552' y='%d'".formatted(y), line));
            y += 18;
        }
        double half = 500.0 * cloth.units() / cloth.millimetres();
        parts.add(
                alone(
                        "line class='scale' x1='40' x2='%s' y1='606' y2='606'"
                                .formatted(Svg.number(40 + half))));
        parts.add(in("text x='%s' y='600'".formatted(Svg.number(40 + half / 2)), "0.5 m"));
    }

    private void hand(String name, int x, int y, int width) {
        parts.add(
                alone(
                        "rect class='hand' x='%d' y='%d' width='%d' height='134' rx='10'"
                                .formatted(x, y, width)));
        parts.add(in("text x='%d' y='%d'".formatted(x + width / 2, y + 24), name));
    }

    /// Two lines: what wagers with one payout pay, and what an EZ table says of the Banker's Hand.
    private List<String> inscribed() {
        String pays =
                printed.wagers().stream()
                        .map(WagerOdds::wager)
                        .filter(wager -> wager != Wager.PLAYER && wager != Wager.BANKER)
                        .filter(wager -> Pays.lines(wager, printed.rules()).size() == 1)
                        .map(
                                wager ->
                                        "%s pays %s"
                                                .formatted(
                                                        WagerWords.of(wager).title(),
                                                        Pays.lines(wager, printed.rules())
                                                                .getFirst()
                                                                .pays()))
                        .collect(joining(" \u00b7 "));
        return printed.rules().isEz()
                ? List.of(pays, "The Banker's Hand pushes on a winning total of 7 in three cards")
                : List.of(pays);
    }
}
