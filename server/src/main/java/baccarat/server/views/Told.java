package baccarat.server.views;

import baccarat.table.Person;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/// A frame as text: written once for everyone, and once more if one person sees more. Only the text
/// is kept for viewers who reconnect.
///
/// @param first the number of its first event, if it has any
/// @param number the number of its last event
/// @param to who sees more than the others
/// @param more what they see
/// @param seats where everyone sat at the time
public record Told(
        OptionalLong first,
        long number,
        String shared,
        Optional<Person> to,
        String more,
        Map<String, String> seats) {

    /// A frame written once for everyone.
    ///
    /// @param before the view that everyone has; only differences are sent
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

    /// Whether a viewer who has seen everything up to an event continues with this frame.
    public boolean isNextAfter(long seen) {
        return first.isPresent() && first.getAsLong() == seen + 1;
    }

    public String text(Person person) {
        return to.filter(person::equals).isPresent() ? more : shared;
    }

    /// The same with a person's personal part.
    public String text(Person person, String you) {
        return withYou(text(person), you);
    }

    /// Adds a personal part, as JSON, to a message.
    public static String withYou(String message, String you) {
        return message.substring(0, message.length() - 1) + ",\"you\":" + you + "}";
    }
}
