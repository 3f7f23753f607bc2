package baccarat.server.views;

import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Roster;
import baccarat.table.TableState;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The result of one command, sent once it is durable: all its events together, so that no one sees
/// half of it.
///
/// @param parts the view afterwards
/// @param shoe that reads the cards, if there is one
public record Frame(
        long number,
        List<EventView> events,
        Map<String, JsonNode> parts,
        TableState after,
        Map<Place, String> lifters,
        Optional<String> stopped,
        Optional<ShoeView> shoe) {

    public Frame withoutEvents() {
        return new Frame(number, List.of(), parts, after, lifters, stopped, shoe);
    }

    public Frame withPart(String key, JsonNode part) {
        var changed = new LinkedHashMap<>(parts);
        changed.put(key, part);
        return new Frame(number, List.of(), changed, after, lifters, stopped, shoe);
    }

    /// The floor has stopped the table, or let it continue.
    public Frame stopped(Optional<String> reason) {
        Frame told = withPart(TableView.STOPPED, TableView.stopped(reason));
        return new Frame(number, List.of(), told.parts(), after, lifters, reason, shoe);
    }

    /// A shoe that reads cards was heard, or is lost.
    public Frame shoe(Optional<ShoeView> now) {
        return new Frame(number, List.of(), parts, after, lifters, stopped, now);
    }

    /// Where everyone sits, for viewers who see no names.
    public Map<String, String> seats() {
        return seats(after.roster());
    }

    /// Where everyone sits; shown instead of names.
    public static Map<String, String> seats(Roster roster) {
        var seats = new HashMap<String, String>();
        roster.patrons()
                .forEach(
                        patron ->
                                patron.places().stream()
                                        .findFirst()
                                        .ifPresent(
                                                place ->
                                                        seats.put(
                                                                patron.name(), place.toString())));
        return seats;
    }

    /// Who sees more of it than others, if anyone does: one person caused all of it.
    Optional<Person> privateTo() {
        return events.stream()
                .filter(EventView::isPrivate)
                .findFirst()
                .map(event -> event.recorded().happened().who());
    }

    /// The number of its first event; empty if only a clock has changed.
    OptionalLong first() {
        return events.stream().mapToLong(event -> event.recorded().number()).findFirst();
    }

    /// The frame with the parts that differ from an earlier view.
    ///
    /// @param full including what is private in its events
    ObjectNode node(String table, Map<String, JsonNode> before, boolean full) {
        ObjectNode node = Wire.object();
        node.put("type", "frame");
        node.put("table", table);
        node.put("n", number);
        ArrayNode told = node.putArray("events");
        events.forEach(event -> told.add(full ? event.full() : event.forEverybody()));
        ObjectNode changed = node.putObject("changed");
        parts.forEach(
                (key, part) -> {
                    if (!part.equals(before.get(key))) {
                        changed.set(key, part);
                    }
                });
        return node;
    }
}
