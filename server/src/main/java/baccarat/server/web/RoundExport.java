package baccarat.server.web;

import baccarat.records.Recorded;
import baccarat.reports.Json;
import baccarat.server.Casino;
import baccarat.server.store.Significant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a round's bundle says beside the round: who took it away and when, and for staff the chain
/// at its last line and the corrections that were made after it.
final class RoundExport {

    private static final int MOST = 1_000;

    private RoundExport() {}

    static void add(Call call, Casino casino, String log, List<Recorded> lines, ObjectNode bundle) {
        bundle.putObject("exported")
                .put("by", call.who().name())
                .put("at", casino.clock().instant().toString());
        if (call.staff().isEmpty()) {
            return;
        }
        if (!lines.isEmpty()) {
            bundle.put("chain", lines.getLast().written().chain().hex());
        }
        ArrayNode corrections = bundle.putArray("corrections");
        casino.store()
                .read(handle -> Significant.last(handle, Optional.of("correction"), MOST))
                .forEach(
                        entry ->
                                add(entry, casino, log, bundle.path("round").asInt(), corrections));
    }

    private static void add(
            Significant.Entry entry, Casino casino, String log, int round, ArrayNode corrections) {
        JsonNode detail = Json.MAPPER.readTree(entry.detail());
        if (!detail.path("log").asString("").equals(log)
                || detail.path("round").asInt(0) != round) {
            return;
        }
        ObjectNode one = corrections.addObject();
        one.put("at", entry.at().toString());
        one.put("who", casino.aliases().named(entry.who()));
        one.put("words", casino.aliases().named(detail.path("words").asString("")));
        for (String amount : List.of("before", "after", "reason")) {
            if (detail.has(amount)) {
                one.set(amount, detail.get(amount));
            }
        }
    }
}
