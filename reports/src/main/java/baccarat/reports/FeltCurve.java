package baccarat.reports;

import java.util.ArrayList;
import java.util.List;

/// The edge of a felt as a curve, measured by its length from the dealer's right. Every place on
/// the felt is a length along the edge and a depth from it. The page draws the same felt
/// (`web/felt/curve.js`), and a test compares the two.
sealed interface FeltCurve {

    double length();

    Point at(double length, double depth);

    /// A place, and how far what stands there is turned.
    ///
    /// @param turn in degrees
    record Point(double x, double y, double turn) {}

    /// The arc of a mini or midi table.
    record Arc() implements FeltCurve {

        private static final double X = 552;
        private static final double Y = -330;
        private static final double RADIUS = 886;
        private static final double HALF = Math.toRadians(34.25);

        @Override
        public double length() {
            return RADIUS * 2 * HALF;
        }

        @Override
        public Point at(double length, double depth) {
            double angle = length / RADIUS - HALF;
            return new Point(
                    X + (RADIUS - depth) * Math.sin(angle),
                    Y + (RADIUS - depth) * Math.cos(angle),
                    -Math.toDegrees(angle));
        }
    }

    /// The horseshoe of the big table: two sides, a bottom, and quarter circles between.
    record Horseshoe() implements FeltCurve {

        private static final double LEFT = 44;
        private static final double RIGHT = 1060;
        private static final double TOP = 84;
        private static final double BOTTOM = 566;
        private static final double RADIUS = 236;
        private static final double SIDE = BOTTOM - RADIUS - TOP;
        private static final double CORNER = RADIUS * Math.PI / 2;
        private static final double BASE = RIGHT - LEFT - 2 * RADIUS;

        @Override
        public double length() {
            return 2 * SIDE + 2 * CORNER + BASE;
        }

        @Override
        public Point at(double length, double depth) {
            if (length <= SIDE) {
                return new Point(LEFT + depth, TOP + length, 90);
            }
            if (length <= SIDE + CORNER) {
                double angle = (length - SIDE) / RADIUS;
                double radius = RADIUS - depth;
                return new Point(
                        LEFT + RADIUS - radius * Math.cos(angle),
                        BOTTOM - RADIUS + radius * Math.sin(angle),
                        90 - Math.toDegrees(angle));
            }
            if (length <= SIDE + CORNER + BASE) {
                return new Point(LEFT + RADIUS + length - SIDE - CORNER, BOTTOM - depth, 0);
            }
            Point mirrored = at(length() - length, depth);
            return new Point(LEFT + RIGHT - mirrored.x(), mirrored.y(), -mirrored.turn());
        }
    }

    /// The corners, close to one another, of what lies between two lengths and two depths.
    default List<Point> piece(double from, double to, double near, double far) {
        int steps = Math.max(2, (int) Math.ceil((to - from) / 12));
        var points = new ArrayList<Point>();
        for (int i = 0; i <= steps; i++) {
            points.add(at(from + (to - from) * i / steps, near));
        }
        for (int i = steps; i >= 0; i--) {
            points.add(at(from + (to - from) * i / steps, far));
        }
        return points;
    }

    /// The length at which one is so far from another as it is seen at this depth: around a corner
    /// lengths shrink.
    default double along(double length, double depth, double distance) {
        Point start = at(length, depth);
        double found = length;
        Point seen = start;
        while (Math.hypot(seen.x() - start.x(), seen.y() - start.y()) < Math.abs(distance)) {
            found += Math.signum(distance);
            seen = at(found, depth);
        }
        return found;
    }
}
