package baccarat.cluster;

import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import baccarat.rules.Refusal;
import baccarat.server.names.Asker;
import baccarat.server.store.Attached;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Request;
import baccarat.table.Person;
import baccarat.table.Role;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is asked of a table and what it answers, as letters have it.
final class AskedJson {

    private static final String TABLE = "table";
    private static final String REASON = "reason";

    private AskedJson() {}

    static ObjectNode person(Person person) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("role", person.role().name());
        node.put("name", person.name());
        return node;
    }

    static Person person(JsonNode node) {
        return new Person(Role.valueOf(node.path("role").asString()), node.path("name").asString());
    }

    static String request(Request request) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("asker", request.who().id());
        node.set("person", person(request.who().person()));
        node.put("id", request.id());
        node.set("command", request.command());
        request.session().ifPresent(it -> node.put("session", it));
        return node.toString();
    }

    /// Whether the session is there is asked of the store.
    static Request request(JsonNode node, CompletableFuture<Answer> answer) {
        return new Request(
                new Asker(node.path("asker").asString(), person(node.path("person"))),
                node.path("id").asString(),
                node.path("command"),
                () -> true,
                text(node, "session"),
                answer);
    }

    static Optional<String> text(JsonNode node, String key) {
        return node.path(key).isString()
                ? Optional.of(node.path(key).asString())
                : Optional.empty();
    }

    static String answer(Answer answer) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        switch (answer) {
            case Answer.Accepted(long first, long last) -> {
                node.put("first", first);
                node.put("last", last);
            }
            case Answer.Refused(var because, var detail, var missing) -> {
                ArrayNode list = node.putArray("because");
                because.forEach(it -> list.add(it.name()));
                node.put("detail", detail);
                missing.ifPresent(it -> node.put("missing", it.name()));
            }
            case Answer.Unreadable(var what) -> node.put("unreadable", what);
            case Answer.IdTaken _ -> node.put("taken", true);
            case Answer.Unavailable(var why) -> node.put("unavailable", why);
        }
        return node.toString();
    }

    static Answer answer(JsonNode node) {
        if (node.has("first")) {
            return new Answer.Accepted(node.path("first").asLong(), node.path("last").asLong());
        }
        if (node.has("because")) {
            var because = new ArrayList<Provision>();
            node.path("because")
                    .forEach(it -> Provisions.of(it.asString()).ifPresent(because::add));
            return new Answer.Refused(
                    because,
                    node.path("detail").asString(),
                    text(node, "missing").map(Refusal.Missing::valueOf));
        }
        if (node.has("unreadable")) {
            return new Answer.Unreadable(node.path("unreadable").asString());
        }
        return node.has("taken")
                ? new Answer.IdTaken()
                : new Answer.Unavailable(node.path("unavailable").asString());
    }

    static ArrayNode attached(List<Attached> with) {
        ArrayNode list = Json.MAPPER.createArrayNode();
        for (Attached one : with) {
            ObjectNode node = list.addObject();
            switch (one) {
                case Attached.SlipDone(var slip, var at) -> {
                    node.put("done", slip);
                    node.put("at", at.toString());
                }
                case Attached.Noted(var at, var kind, var who, var table, var words) -> {
                    node.put("noted", kind);
                    node.put("at", at.toString());
                    node.put("who", who);
                    table.ifPresent(it -> node.put(TABLE, it));
                    node.put("words", words);
                }
                case Attached.Stopped(var table, var reason) -> {
                    node.put("stopped", table);
                    reason.ifPresent(it -> node.put(REASON, it));
                }
                case Attached.Counted(var slip, var books) -> {
                    node.put("counted", slip);
                    node.put("cents", books.cents());
                }
            }
        }
        return list;
    }

    static List<Attached> attached(JsonNode list) {
        var with = new ArrayList<Attached>();
        list.forEach(node -> with.add(one(node)));
        return with;
    }

    private static Attached one(JsonNode node) {
        if (node.has("done")) {
            return new Attached.SlipDone(node.path("done").asString(), at(node));
        }
        if (node.has("noted")) {
            return new Attached.Noted(
                    at(node),
                    node.path("noted").asString(),
                    node.path("who").asString(),
                    text(node, TABLE),
                    node.path("words").asString());
        }
        if (node.has("stopped")) {
            return new Attached.Stopped(node.path("stopped").asString(), text(node, REASON));
        }
        if (node.has("counted")) {
            return new Attached.Counted(
                    node.path("counted").asString(), new Money(node.path("cents").asLong()));
        }
        throw new IllegalArgumentException("a change of a newer version: " + node);
    }

    private static Instant at(JsonNode node) {
        return Instant.parse(node.path("at").asString());
    }
}
