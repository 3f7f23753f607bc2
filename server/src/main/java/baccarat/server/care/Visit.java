package baccarat.server.care;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/// A period during which a patron was signed in.
record Visit(Instant begun, Instant seen) {

    /// The total length of visits since a time. Overlapping visits count once.
    static Duration since(Instant from, List<Visit> visits) {
        Duration all = Duration.ZERO;
        Instant counted = from;
        List<Visit> inOrder = visits.stream().sorted(Comparator.comparing(Visit::begun)).toList();
        for (Visit visit : inOrder) {
            Instant begun = visit.begun().isBefore(counted) ? counted : visit.begun();
            if (begun.isBefore(visit.seen())) {
                all = all.plus(Duration.between(begun, visit.seen()));
                counted = visit.seen();
            }
        }
        return all;
    }
}
