package baccarat.server.bundle;

import baccarat.reports.Json;
import baccarat.server.store.Log;
import baccarat.server.store.Store;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;

/// A log in a bundle: from its first line, because a chain can only be followed from there, to the
/// end of the period, without a round in progress.
///
/// @param last the number of the last event
/// @param events of the period that a slip or a list refers to
/// @param shoes the numbers of the sealed shoes used in the period
record BundledLog(Log log, long last, List<Noted> events, List<Integer> shoes) {

    /// An event that is also listed outside the log.
    ///
    /// @param line the event as JSON, without its chain
    record Noted(String log, long number, Instant at, String event, String who, JsonNode line) {}

    /// The same with only these shoes.
    BundledLog with(List<Integer> others) {
        return new BundledLog(log, last, events, List.copyOf(others));
    }

    /// The base name of this log's files, such as `ma-mini-1`.
    String file() {
        return log.id().replace('/', '-');
    }

    /// The log, if anything happened in it during this period.
    static Optional<BundledLog> of(Store store, Handle handle, Log log, Span span) {
        var scan = new Scan(log, span);
        store.events().lines(handle, log.id(), 1, Long.MAX_VALUE, scan::saw);
        return scan.found();
    }

    private static final class Scan {

        private final Log log;
        private final Span span;
        private final List<Noted> noted = new ArrayList<>();
        private final TreeMap<Long, Integer> seals = new TreeMap<>();
        private Instant at = Instant.MIN;
        private long number;
        private long first;
        private long last;
        private long round = Long.MAX_VALUE;

        Scan(Log log, Span span) {
            this.log = log;
            this.span = span;
        }

        void saw(String line) {
            number++;
            at = Instant.parse(after(line, "\"at\":\""));
            String event = after(line, "\"event\":\"");
            switch (event) {
                case "RoundBegun" -> round = number;
                case "CardsCleared", "RoundVoided" -> round = Long.MAX_VALUE;
                case "SealPublished" -> seals.put(number, seals.size() + 1);
                default -> {}
            }
            if (!at.isBefore(span.to())) {
                return;
            }
            last = number;
            if (span.has(at)) {
                first = first == 0 ? number : first;
                if (SlipEvents.isNoted(event)) {
                    noted.add(noted(event, line));
                }
            }
        }

        private Noted noted(String event, String line) {
            JsonNode json = Json.MAPPER.readTree(line);
            return new Noted(log.id(), number, at, event, json.path("who").asString(), json);
        }

        /// The text between a key and the next quotation mark.
        private static String after(String line, String key) {
            int start = line.indexOf(key);
            int end = line.indexOf('"', start + key.length());
            return start < 0 || end < 0 ? "" : line.substring(start + key.length(), end);
        }

        Optional<BundledLog> found() {
            long end = Math.min(last, round - 1);
            return first == 0 || first > end
                    ? Optional.empty()
                    : Optional.of(new BundledLog(log, end, upTo(end), shoes(end)));
        }

        private List<Noted> upTo(long end) {
            return noted.stream().filter(one -> one.number() <= end).toList();
        }

        /// The shoe in use when the period began, and those sealed in it.
        private List<Integer> shoes(long end) {
            Long before = seals.floorKey(first);
            return List.copyOf(
                    seals.subMap(before == null ? first : before, true, Math.max(first, end), true)
                            .values());
        }
    }
}
