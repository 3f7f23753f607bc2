package baccarat.records;

import static java.util.stream.Collectors.toUnmodifiableMap;

import baccarat.rules.Provision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Transfer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// An event as one JSON object: number, time and person, the event's name and its own fields, then
/// its provisions and the money it moved.
public final class EventJson {

    /// The fields around those of the event itself.
    static final Set<String> AROUND =
            Set.of("n", "at", "role", "who", "event", "because", "transfers");

    private static final Map<Spelling, SealedShape<Event>> EVENT =
            Arrays.stream(Spelling.values())
                    .collect(
                            toUnmodifiableMap(
                                    spelling -> spelling,
                                    spelling ->
                                            new SealedShape<>(
                                                    Event.class, "event", "event", spelling)));

    private static final Shape<List<Provision>> BECAUSE = new ListShape<>(Words.PROVISION);

    private static final Shape<List<Transfer>> TRANSFERS =
            new ListShape<>(RecordShape.of(Transfer.class, Spelling.WORDS));

    private EventJson() {}

    /// An event with its number in the log.
    public record Numbered(long number, Happened happened) {}

    /// As in messages to people and in logs of format 3.
    public static String write(Numbered numbered) {
        return write(numbered, Spelling.WORDS);
    }

    static String write(Numbered numbered, Spelling spelling) {
        return Json.object(
                out -> write(numbered.number(), numbered.happened(), event(spelling), out));
    }

    private static SealedShape<Event> event(Spelling spelling) {
        return Objects.requireNonNull(EVENT.get(spelling));
    }

    private static void write(
            long number, Happened happened, SealedShape<Event> shape, JsonGenerator out) {
        out.writeNumberProperty("n", number);
        out.writeName("at");
        Words.INSTANT.write(happened.at(), out);
        out.writeName("role");
        Words.ROLE.write(happened.who().role(), out);
        out.writeStringProperty("who", happened.who().name());
        shape.writeFields(happened.event(), out);
        out.writeName("because");
        BECAUSE.write(happened.because(), out);
        out.writeName("transfers");
        TRANSFERS.write(happened.transfers(), out);
    }

    /// Reads an event of a log of any format; throws [BadRecord] if `json` is not an event.
    public static Numbered read(String json) {
        JsonNode object = Json.parse(json);
        return new Numbered(number(object), happened(object, Spelling.EITHER));
    }

    static long number(JsonNode object) {
        JsonNode number = object.path("n");
        if (!number.isIntegralNumber() || !number.canConvertToLong() || number.longValue() < 1) {
            throw new BadRecord("should be the number of the event").in("n");
        }
        return number.longValue();
    }

    static Happened happened(JsonNode object, Spelling spelling) {
        SealedShape<Event> shape = event(spelling);
        String name = shape.name(object);
        try {
            return new Happened(
                    person(object),
                    Json.field(object, "at", Words.INSTANT),
                    shape.named(name).readAmong(object, AROUND),
                    Json.field(object, "because", BECAUSE),
                    Json.field(object, "transfers", TRANSFERS));
        } catch (BadRecord e) {
            throw e.in(name);
        }
    }

    private static Person person(JsonNode object) {
        var role = Json.field(object, "role", Words.ROLE);
        String name = Json.field(object, "who", Words.TEXT);
        try {
            return new Person(role, name);
        } catch (IllegalArgumentException e) {
            throw new BadRecord(String.valueOf(e.getMessage())).in("who");
        }
    }
}
