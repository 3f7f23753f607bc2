package baccarat.server.bundle;

import baccarat.reports.Json;
import baccarat.server.bundle.BundledLog.Noted;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips.Slip;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a bundle contains besides the logs: slips, corrections and significant events.
final class BundledSlips {

    private final List<BundledLog> logs;
    private final Pseudonyms patrons;
    private final Span span;

    BundledSlips(List<BundledLog> logs, Pseudonyms patrons, Span span) {
        this.logs = List.copyOf(logs);
        this.patrons = patrons;
        this.span = span;
    }

    /// Every slip requested or carried out in the period, with the event it led to.
    ArrayNode slips(List<Slip> slips) {
        var events = new SlipEvents(logs.stream().flatMap(log -> log.events().stream()).toList());
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Slip slip : slips) {
            Optional<Noted> event = events.of(slip);
            boolean isOfTheTime =
                    span.has(slip.at())
                            || slip.doneAt().filter(span::has).isPresent()
                            || event.isPresent();
            if (isOfTheTime) {
                array.add(json(slip, event));
            }
        }
        return array;
    }

    private ObjectNode json(Slip slip, Optional<Noted> event) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        Optional<String> log = event.map(Noted::log).or(() -> log(slip));
        node.put("id", slip.id());
        node.put("kind", slip.kind().toString());
        slip.table().ifPresent(it -> node.put("table", it));
        slip.patron().ifPresent(it -> node.put("patron", patrons.at(log, it)));
        node.put("amount", slip.amount().toString());
        slip.means().ifPresent(it -> node.put("means", it));
        slip.reason().ifPresent(it -> node.put("reason", patrons.hidden(it)));
        slip.command().ifPresent(it -> node.set("command", command(log, it)));
        ArrayNode signatures = node.putArray("signatures");
        slip.signatures()
                .forEach(
                        signature ->
                                signatures
                                        .addObject()
                                        .put("person", signature.person())
                                        .put("post", signature.post())
                                        .put("at", signature.at().toString()));
        node.put("at", slip.at().toString());
        slip.doneAt().ifPresent(at -> node.put("doneAt", at.toString()));
        slip.withdrawnBy().ifPresent(it -> node.put("withdrawnBy", it));
        event.ifPresent(it -> node.put("log", it.log()).put("event", it.number()));
        return node;
    }

    private Optional<String> log(Slip slip) {
        return logs.stream()
                .map(BundledLog::log)
                .filter(log -> slip.table().equals(Optional.of(log.table())))
                .map(log -> log.id())
                .reduce((_, last) -> last);
    }

    private JsonNode command(Optional<String> log, String text) {
        if (Json.MAPPER.readTree(text) instanceof ObjectNode command) {
            JsonNode patron = command.path("patron");
            String name = patron.isString() ? patron.asString() : "";
            command.remove("patron");
            var hidden = (ObjectNode) Json.MAPPER.readTree(hiddenIn(command));
            return name.isEmpty() ? hidden : hidden.put("patron", patrons.at(log, name));
        }
        throw new IllegalStateException("the command of a slip is an object");
    }

    /// Safe on JSON text: an escape sequence contains no letters of a name that the text does not.
    private String hiddenIn(JsonNode json) {
        return patrons.hidden(json.toString());
    }

    /// Every correction as in its log.
    ArrayNode corrections() {
        ArrayNode array = Json.MAPPER.createArrayNode();
        logs.stream()
                .flatMap(log -> log.events().stream())
                .filter(event -> SlipEvents.isCorrection(event.event()))
                .forEach(
                        event -> {
                            ObjectNode one = array.addObject();
                            one.put("log", event.log());
                            one.put("event", event.number());
                            one.put("at", event.at().toString());
                            one.put("is", event.event());
                            one.put("who", event.who());
                            one.put("reason", event.line().path("reason").asString(""));
                        });
        return array;
    }

    ArrayNode significant(List<Significant.Entry> entries) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Significant.Entry entry : entries) {
            ObjectNode one = array.addObject();
            one.put("at", entry.at().toString());
            one.put("kind", entry.kind());
            one.put("who", patrons.hidden(entry.who()));
            entry.table().ifPresent(table -> one.put("table", table));
            one.set("detail", Json.MAPPER.readTree(hiddenIn(Json.MAPPER.readTree(entry.detail()))));
        }
        return array;
    }
}
