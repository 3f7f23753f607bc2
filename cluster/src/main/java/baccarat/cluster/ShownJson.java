package baccarat.cluster;

import baccarat.reports.Json;
import baccarat.server.tables.Audience;
import baccarat.server.views.Told;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a table shows, as letters have it.
final class ShownJson {

    private ShownJson() {}

    /// Where in what one process tells of a table a letter comes.
    ///
    /// @param lead of which time that it leads the table
    record Place(String lead, long sequence) {

        void write(ObjectNode node) {
            node.put("lead", lead);
            node.put("sequence", sequence);
        }

        static Place of(JsonNode node) {
            return new Place(node.path("lead").asString(""), node.path("sequence").asLong(-1));
        }
    }

    static String stands(Audience.Stands stands, Place place) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        place.write(node);
        node.put("number", stands.number());
        stands.parts().forEach(node.putObject("parts")::set);
        stands.toStrangers().forEach(node.putObject("strangers")::set);
        stands.seats().forEach(node.putObject("seats")::put);
        stands.you().forEach(node.putObject("you")::put);
        return node.toString();
    }

    static Audience.Stands stands(JsonNode node) {
        return new Audience.Stands(
                node.path("number").asLong(),
                nodes(node.path("parts")),
                nodes(node.path("strangers")),
                texts(node.path("seats")),
                texts(node.path("you")));
    }

    static String shows(Audience.Shows shows, Place place) {
        Told told = shows.told();
        ObjectNode node = Json.MAPPER.createObjectNode();
        place.write(node);
        told.first().ifPresent(it -> node.put("first", it));
        node.put("number", told.number());
        node.put("shared", told.shared());
        told.to().ifPresent(it -> node.set("to", AskedJson.person(it)));
        node.put("more", told.more());
        told.seats().forEach(node.putObject("seats")::put);
        node.put("strangers", shows.toStrangers());
        shows.you().forEach(node.putObject("you")::put);
        return node.toString();
    }

    static Audience.Shows shows(JsonNode node) {
        var told =
                new Told(
                        node.has("first")
                                ? OptionalLong.of(node.path("first").asLong())
                                : OptionalLong.empty(),
                        node.path("number").asLong(),
                        node.path("shared").asString(),
                        node.has("to")
                                ? Optional.of(AskedJson.person(node.path("to")))
                                : Optional.empty(),
                        node.path("more").asString(),
                        texts(node.path("seats")));
        return new Audience.Shows(told, node.path("strangers").asString(), texts(node.path("you")));
    }

    /// The table as it stands after something was shown.
    static Audience.Stands after(Audience.Stands before, Audience.Shows shows) {
        return new Audience.Stands(
                shows.told().number(),
                changed(before.parts(), shows.told().shared()),
                changed(before.toStrangers(), shows.toStrangers()),
                shows.told().seats(),
                shows.you());
    }

    private static Map<String, JsonNode> changed(Map<String, JsonNode> before, String frame) {
        var parts = new LinkedHashMap<>(before);
        parts.putAll(nodes(Json.MAPPER.readTree(frame).path("changed")));
        return parts;
    }

    private static Map<String, JsonNode> nodes(JsonNode node) {
        var map = new LinkedHashMap<String, JsonNode>();
        node.propertyStream().forEach(it -> map.put(it.getKey(), it.getValue()));
        return map;
    }

    private static Map<String, String> texts(JsonNode node) {
        var map = new LinkedHashMap<String, String>();
        node.propertyStream().forEach(it -> map.put(it.getKey(), it.getValue().asString()));
        return map;
    }
}
