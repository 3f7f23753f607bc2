package baccarat.regulations;

import baccarat.regulations.Permits.DisclosedCard;
import baccarat.regulations.Permits.ExposedCard;
import baccarat.regulations.Permits.Royal9Permit;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling;
import baccarat.rules.HouseWays;
import baccarat.rules.Meter;
import baccarat.rules.Mishap;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The shape of a Rules Submission as JSON Schema, for editors: its keys and what a value looks
/// like. What a document permits is judged by the review alone.
public final class SubmissionSchema {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private SubmissionSchema() {}

    /// The schema of submissions under these documents, as JSON objects, lists and values.
    public static Map<String, Object> of(Regulations regulations) {
        var schema = new LinkedHashMap<String, Object>();
        schema.put("$schema", DIALECT);
        schema.put("title", "Rules Submission");
        schema.putAll(
                Shapes.section(
                        List.of("format", "regulation", "name", "cards", "table", "wagers"),
                        keys(regulations)));
        schema.put(
                "allOf", regulations.all().stream().flatMap(one -> royal9(one).stream()).toList());
        return ordered(schema);
    }

    /// With every key in its place of the alphabet, so that it reads the same each time.
    private static Map<String, Object> ordered(Map<?, ?> object) {
        var ordered = new TreeMap<String, Object>();
        object.forEach((key, value) -> ordered.put((String) key, orderedValue(value)));
        return ordered;
    }

    private static Object orderedValue(Object value) {
        if (value instanceof Map<?, ?> object) {
            return ordered(object);
        }
        return value instanceof List<?> list
                ? list.stream().map(SubmissionSchema::orderedValue).toList()
                : value;
    }

    private static Map<String, Object> keys(Regulations regulations) {
        var keys = new LinkedHashMap<String, Object>();
        keys.put("format", Map.of("enum", List.of(1, "1")));
        keys.put(
                "regulation",
                Map.of("enum", regulations.all().stream().map(Regulation::id).toList()));
        keys.put("name", Shapes.TEXT);
        keys.put("cards", cards());
        keys.put("table", table());
        keys.put("vigorish", vigorish());
        keys.put("ez", Shapes.YES_OR_NO);
        keys.put("wagers", wagers());
        keys.put("modifications", Shapes.list(Shapes.TEXT));
        keys.put("notes", Shapes.list(Shapes.TEXT));
        return keys;
    }

    private static Object cards() {
        var keys = new LinkedHashMap<String, Object>();
        keys.put("shuffle", Shapes.oneOf(Shuffle.values()));
        for (String number : List.of("decks", "batches", "change-lead", "idle-after")) {
            keys.put(number, Shapes.WHOLE);
        }
        keys.put("lacing", Shapes.YES_OR_NO);
        keys.put("reshuffle", Shapes.YES_OR_NO);
        keys.put("procedure", Shapes.TEXT);
        keys.put("approval", Shapes.DAY);
        return Shapes.section(List.of("decks", "shuffle"), keys);
    }

    private static Object table() {
        var keys = new LinkedHashMap<String, Object>();
        keys.put("seats", Shapes.WHOLE);
        keys.put("gallery", Shapes.YES_OR_NO);
        keys.put("free-hands", Shapes.FREE_HANDS);
        keys.put("smallest-chip", Shapes.AMOUNT);
        keys.put("results-only", Shapes.YES_OR_NO);
        keys.put("cut", Shapes.oneOf(Handling.Cut.values()));
        keys.put("recut-by", Shapes.oneOf(Handling.RecutBy.values()));
        keys.put("burn-shown", Shapes.YES_OR_NO);
        keys.put("turned-by", Shapes.oneOf(Handling.TurnedBy.values()));
        keys.put("face-up", Shapes.anyOf(Handling.FirstCard.values()));
        keys.put("announcements", Shapes.anyOf(Handling.Announcement.values()));
        keys.put("disclosed-card", Shapes.oneOf(DisclosedCard.values()));
        keys.put("exposed-card", Shapes.oneOf(ExposedCard.values()));
        keys.put("irregularities", irregularities());
        keys.put("opening", Shapes.oneOf(HouseWays.DeckOpening.values()));
        keys.put("burn", Shapes.YES_OR_NO);
        keys.put("cover-card", Shapes.WHOLE);
        keys.put("discards", Shapes.oneOf(HouseWays.Discards.values()));
        keys.put("payout-order", Shapes.oneOf(HouseWays.PayoutOrder.values()));
        return Shapes.section(List.of("seats"), keys);
    }

    /// The review reads a remedy of another mishap and refuses it. It is always a mistake, so the
    /// schema refuses it too.
    private static Object irregularities() {
        var keys = new LinkedHashMap<String, Object>();
        for (Mishap mishap : Mishap.values()) {
            keys.put(
                    Written.word(mishap),
                    Map.of(
                            "enum",
                            mishap.remedies().stream().sorted().map(Written::word).toList()));
        }
        return Shapes.section(List.of(), keys);
    }

    private static Object vigorish() {
        var keys = new LinkedHashMap<String, Object>();
        keys.put("rate", Shapes.RATE);
        keys.put("rounding", Shapes.oneOf(Rounding.values()));
        keys.put("collected", Shapes.oneOf(Collected.values()));
        keys.put("order", Shapes.oneOf(VigorishOrder.values()));
        return Shapes.section(List.of("rate"), keys);
    }

    private static Object wagers() {
        var keys = new LinkedHashMap<String, Object>();
        for (String wager : List.of("player", "banker", "tie", "dragon-7", "panda-8")) {
            keys.put(wager, offer(Map.of("odds", Shapes.ODDS)));
        }
        keys.put(
                "dragon-bonus", offer(Map.of("pay-table", Map.of("enum", List.of("A", "B", "C")))));
        keys.put("house-money", offer(Map.of("press", Shapes.PRESS)));
        keys.put(WagersReview.ROYAL_9, Map.of("type", "object"));
        return Shapes.section(List.of("player", "banker", "tie"), keys);
    }

    private static Object offer(Map<String, Object> own) {
        var keys = new LinkedHashMap<String, Object>();
        keys.put("min", Shapes.AMOUNT);
        keys.put("max", Shapes.AMOUNT);
        keys.putAll(own);
        return Shapes.section(List.of("min", "max"), keys);
    }

    /// What Royal 9 takes under a document that permits it.
    private static Optional<Object> royal9(Regulation regulation) {
        return regulation
                .permits()
                .wagers()
                .royal9()
                .map(
                        permit ->
                                Map.of(
                                        "if",
                                                within(
                                                        "regulation",
                                                        Map.of("const", regulation.id())),
                                        "then",
                                                within(
                                                        "wagers",
                                                        within(
                                                                WagersReview.ROYAL_9,
                                                                royal9(permit)))));
    }

    private static Object within(String key, Object shape) {
        return Map.of("properties", Map.of(key, shape));
    }

    private static Object royal9(Royal9Permit permit) {
        var keys = new TreeMap<String, Object>();
        keys.put("min", Shapes.AMOUNT);
        keys.put("max", Shapes.AMOUNT);
        keys.put("link", Shapes.LINK);
        keys.put("combinations", Shapes.COMBINATIONS);
        if (permit.isPersonal()) {
            keys.put("meters", meters(List.of(Meter.STAR, Meter.SPADE, Meter.HEART)));
            keys.put("must-hit", mustHit());
        } else {
            keys.put("meters", meters(MultiLevelRoyal9.PayTable.ONE.meters().keySet()));
            keys.put("pay-table", Map.of("enum", List.of(1, 2, "1", "2")));
        }
        return Shapes.section(List.of(), keys);
    }

    private static Object meters(Collection<Meter> meters) {
        var keys = new TreeMap<String, Object>();
        for (Meter meter : meters) {
            keys.put(
                    meter.toString(),
                    Shapes.section(
                            List.of(),
                            Map.of(
                                    "seed", Shapes.AMOUNT,
                                    "rate", Shapes.RATE,
                                    "secondary", Shapes.RATE)));
        }
        return Shapes.section(List.of(), keys);
    }

    private static Object mustHit() {
        return Shapes.section(
                List.of(),
                Map.of("reset", Shapes.AMOUNT, "ceiling", Shapes.AMOUNT, "rate", Shapes.RATE));
    }
}
