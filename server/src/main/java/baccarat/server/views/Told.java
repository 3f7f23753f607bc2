package baccarat.server.views;

import baccarat.table.Person;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/// A frame as it is told: written once for everybody, and once more where one person is told more.
/// The text is all that is kept of it for those who come back.
///
/// @param first the number of its first event, if it has any
/// @param number the number of its last event
/// @param to who is told more than the others
/// @param more what they are told
/// @param seats where everybody sat then
public record Told(
        OptionalLong first,
        long number,
        String shared,
        Optional<Person> to,
        String more,
        Map<String, String> seats) {

    /// A frame as it is written once for everybody.
    ///
    /// @param before the view that everybody has, of which only what differs is told
    public static Told of(String table, Frame frame, Map<String, JsonNode> before) {
        Optional<Person> to = frame.privateTo();
        return new Told(
                frame.first(),
                frame.number(),
                frame.node(table, before, false).toString(),
                to,
                to.map(_ -> frame.node(table, before, true).toString()).orElse(""),
                frame.seats());
    }

    /// Whether somebody goes on with it who has seen everything up to an event.
    public boolean isNextAfter(long seen) {
        return first.isPresent() && first.getAsLong() == seen + 1;
    }

    public String text(Person person) {
        return to.filter(person::equals).isPresent() ? more : shared;
    }

    /// The same with what is theirs alone.
    public String text(Person person, String you) {
        return withYou(text(person), you);
    }

    /// A message with what is somebody's alone, as JSON.
    public static String withYou(String message, String you) {
        return message.substring(0, message.length() - 1) + ",\"you\":" + you + "}";
    }
}
