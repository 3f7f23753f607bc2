package baccarat.reports;

import static java.util.stream.Collectors.joining;

import baccarat.reports.FeltCurve.Point;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Where the areas of a table's felt are, for everybody alike, as the page lays them out
/// (`web/felt/areas.js`).
final class FeltAreas {

    private static final double LINE = 14;
    private static final double GAP = 3;
    private static final double DISCS_ON_THE_ARC = 14.5;
    private static final double ROYAL_9 = 10.5;

    private static final Bands ARC =
            new Bands(new double[] {38, 98}, new double[] {101, 159}, new double[] {162, 214}, 20);
    private static final Bands HORSESHOE =
            new Bands(new double[] {36, 82}, new double[] {85, 129}, new double[] {0, 0}, 20);

    /// On the horseshoe: how far beside the middle, and how deep.
    private static final Map<Wager, double[]> WITH_INSURANCE =
            Map.of(
                    Wager.DRAGON_7, new double[] {-11.5, 140},
                    Wager.PANDA_8, new double[] {11.5, 140},
                    Wager.TIE, new double[] {0, 160},
                    Wager.HOUSE_MONEY, new double[] {0, 182});

    private static final Map<Wager, double[]> PLAIN =
            Map.of(
                    Wager.TIE, new double[] {0, 149},
                    Wager.HOUSE_MONEY, new double[] {0, 178});

    private final TableRules rules;
    private final boolean isArc;
    private final FeltCurve curve;
    private final Bands bands;
    private final List<Place> places = new ArrayList<>();

    /// The bands of the wagers, as depths from the edge.
    @SuppressWarnings("ArrayRecordComponent") // constants of this class
    private record Bands(double[] player, double[] banker, double[] third, double mark) {}

    /// A seat, or a line of a gallery.
    record Place(
            String spot, boolean isLine, Point mark, Optional<Posted> posted, List<Area> areas) {}

    /// The combination of a chair, as it is posted there.
    record Posted(Point at, String hands) {}

    /// A piece of the felt, or a disc.
    record Area(Wager wager, Point label, Shape shape) {}

    sealed interface Shape {

        /// How wide its label may be.
        double room();
    }

    record Piece(List<Point> corners) implements Shape {

        /// The far edge: around a corner of the table it is the shorter one.
        @Override
        public double room() {
            Point first = corners.get(corners.size() / 2);
            Point last = corners.getLast();
            return Math.hypot(first.x() - last.x(), first.y() - last.y());
        }

        /// As the data of a closed path.
        String path() {
            var path = new StringBuilder("M");
            for (Point corner : corners) {
                path.append(path.length() == 1 ? "" : "L")
                        .append(Svg.number(corner.x()))
                        .append(' ')
                        .append(Svg.number(corner.y()));
            }
            return path.append('Z').toString();
        }
    }

    record Disc(Point centre, double radius) implements Shape {

        @Override
        public double room() {
            return 2 * radius;
        }
    }

    private FeltAreas(TableRules rules) {
        this.rules = rules;
        this.isArc = !rules.procedures().hands().curator();
        this.curve = isArc ? new FeltCurve.Arc() : new FeltCurve.Horseshoe();
        this.bands = isArc ? ARC : HORSESHOE;
    }

    static List<Place> of(TableRules rules) {
        var felt = new FeltAreas(rules);
        felt.spread();
        return List.copyOf(felt.places);
    }

    private void spread() {
        int seats = rules.seating().seats();
        int lines = rules.seating().lines();
        double unit = (curve.length() - lines * LINE) / seats;
        double from = 0;
        for (int seat = 1; seat <= seats; seat++) {
            place(String.valueOf(seat), false, from, from + unit, seat);
            from += unit;
            if (seat <= lines) {
                place("line-" + seat, true, from, from + LINE, seat);
                from += LINE;
            }
        }
    }

    private void place(String spot, boolean isLine, double start, double end, int seat) {
        double from = start + GAP;
        double to = end - GAP;
        double middle = (start + end) / 2;
        List<Area> areas = isLine ? line(from, to) : seat(from, to, middle);
        Optional<String> posted = isLine ? Optional.empty() : posted(seat);
        if (posted.isPresent()) {
            areas.add(disc(Wager.ROYAL_9, middle + 30, bands.mark - 2, ROYAL_9));
        }
        Point beside = curve.at(middle - 38, bands.mark - 2);
        places.add(
                new Place(
                        spot,
                        isLine,
                        curve.at(middle, bands.mark),
                        posted.map(hands -> new Posted(beside, hands)),
                        List.copyOf(areas)));
    }

    /// What stands at a chair for Royal 9, with the signs of its suits.
    private Optional<String> posted(int seat) {
        return rules.wagers()
                .royal9()
                .filter(royal9 -> seat <= royal9.chairs().size())
                .map(royal9 -> written(royal9.posted(royal9.chairs().get(seat - 1))));
    }

    /// A king and a nine with the signs of their suits, or the face cards together where three go
    /// with the same nine.
    private static String written(List<String> hands) {
        String first = hands.getFirst();
        String faces = hands.stream().map(hand -> hand.substring(0, 1)).collect(joining());
        return "%s%s%s9%s"
                .formatted(
                        faces,
                        suit(first.charAt(1)),
                        hands.size() > 1 ? " " : "",
                        suit(first.charAt(3)));
    }

    private static String suit(char letter) {
        return switch (letter) {
            case 's' -> "\u2660";
            case 'h' -> "\u2665";
            case 'd' -> "\u2666";
            case 'c' -> "\u2663";
            default -> throw new IllegalArgumentException("no suit: " + letter);
        };
    }

    private boolean offers(Wager wager) {
        return rules.wagers().include(wager);
    }

    private Area band(Wager wager, double from, double to, double[] depths) {
        return new Area(
                wager,
                curve.at((from + to) / 2, depths[1] - 13),
                new Piece(curve.piece(from, to, depths[0], depths[1])));
    }

    private Area disc(Wager wager, double length, double depth, double radius) {
        Point centre = curve.at(length, depth);
        return new Area(wager, centre, new Disc(centre, radius));
    }

    private List<Area> seat(double from, double to, double middle) {
        var areas = new ArrayList<Area>();
        hand(areas, Wager.PLAYER, Wager.DRAGON_BONUS_PLAYER, from, to, bands.player);
        hand(areas, Wager.BANKER, Wager.DRAGON_BONUS_BANKER, from, to, bands.banker);
        List<Wager> insured =
                Stream.of(Wager.DRAGON_7, Wager.TIE, Wager.PANDA_8).filter(this::offers).toList();
        if (isArc) {
            inBands(areas, insured, from, to, middle);
        } else {
            inDiscs(areas, insured, middle);
        }
        return areas;
    }

    private void hand(
            List<Area> areas, Wager hand, Wager bonus, double from, double to, double[] depths) {
        if (!offers(bonus)) {
            areas.add(band(hand, from, to, depths));
            return;
        }
        double cut = from + (to - from) * 0.74;
        areas.add(band(hand, from, cut - 1.5, depths));
        areas.add(band(bonus, cut + 1.5, to, depths));
    }

    private void inBands(
            List<Area> areas, List<Wager> insured, double from, double to, double middle) {
        for (int i = 0; i < insured.size(); i++) {
            double start = from + (to - from) * i / insured.size();
            double end = from + (to - from) * (i + 1) / insured.size();
            areas.add(
                    band(
                            insured.get(i),
                            start + (i > 0 ? 1 : 0),
                            end - (i < insured.size() - 1 ? 1 : 0),
                            bands.third));
        }
        if (offers(Wager.HOUSE_MONEY)) {
            areas.add(disc(Wager.HOUSE_MONEY, middle, 240, DISCS_ON_THE_ARC));
        }
    }

    private void inDiscs(List<Area> areas, List<Wager> insured, double middle) {
        boolean hasInsurance = insured.size() > 1;
        Map<Wager, double[]> where = hasInsurance ? WITH_INSURANCE : PLAIN;
        double radius = hasInsurance ? 10 : 12;
        Stream.concat(insured.stream(), Stream.of(Wager.HOUSE_MONEY))
                .filter(this::offers)
                .forEach(
                        wager -> {
                            double[] at = where.getOrDefault(wager, new double[] {0, 0});
                            areas.add(
                                    disc(wager, curve.along(middle, at[1], at[0]), at[1], radius));
                        });
    }

    private List<Area> line(double from, double to) {
        var areas = new ArrayList<Area>();
        areas.add(band(Wager.PLAYER, from, to, bands.player));
        areas.add(band(Wager.BANKER, from, to, bands.banker));
        areas.add(band(Wager.TIE, from, to, bands.third));
        return areas;
    }
}
