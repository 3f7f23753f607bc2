package baccarat.web;

import tools.jackson.databind.JsonNode;

/// An event as a test compares it.
final class EventText {

    private EventText() {}

    /// Who an event is of, and one of its fields.
    static String of(JsonNode event, String field) {
        return "%s %s %s"
                .formatted(
                        event.path("role").asString(),
                        event.path("who").asString(),
                        event.path(field).asString(""))
                .strip();
    }
}
