package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.server.views.Wire;
import baccarat.table.Command;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How a patron holds a card while looking at it, so that others see its back move. It is not an
/// event: it has no consequences and is not stored.
///
/// It cannot carry a face: it consists of a place, a corner or edge, and a small number.
///
/// @param far how far it is pulled, in twentieths of the maximum; 0 is flat
public record Peel(Place place, From from, int far) {

    private static final String TYPE = "peel";
    private static final int FURTHEST = 20;
    private static final int FIELDS = 4;

    /// The corner or edge that is pulled, as the patron sees the card.
    public enum From {
        TOP,
        TOP_RIGHT,
        RIGHT,
        BOTTOM_RIGHT,
        BOTTOM,
        BOTTOM_LEFT,
        LEFT,
        TOP_LEFT
    }

    public Peel {
        if (far < 0 || far > FURTHEST) {
            throw new IllegalArgumentException(
                    "a card is pulled 0 to %d twentieths, not %d".formatted(FURTHEST, far));
        }
    }

    /// Returns empty if the message says anything else, or anything more.
    public static Optional<Peel> read(JsonNode message) {
        Optional<Place> place = named(List.of(Place.values()), Names::of, message.path("place"));
        Optional<From> from = named(List.of(From.values()), Enum::name, message.path("from"));
        JsonNode far = message.path("far");
        boolean fits =
                message.size() == FIELDS
                        && message.path("type").asString("").equals(TYPE)
                        && far.isInt()
                        && 0 <= far.asInt()
                        && far.asInt() <= FURTHEST;
        return fits && place.isPresent() && from.isPresent()
                ? Optional.of(new Peel(place.get(), from.get(), far.asInt()))
                : Optional.empty();
    }

    private static <E> Optional<E> named(List<E> all, Function<E, String> names, JsonNode name) {
        return all.stream()
                .filter(one -> name.isString() && name.asString().equals(names.apply(one)))
                .findFirst();
    }

    /// Whether this card is face down and this person may turn it now.
    boolean isUpTo(Person person, TableState state) {
        return state.phase() instanceof Phase.Turning(var play, var side)
                && place.side() == side
                && play.laid().stream()
                        .anyMatch(card -> card.place() == place && card.seen() != Laid.Seen.UP)
                && Next.patronFor(state, new Command.Turn(side, List.of()))
                        .map(Person::patron)
                        .equals(Optional.of(person));
    }

    String written(String table) {
        ObjectNode node = Wire.object();
        node.put("type", TYPE);
        node.put("table", table);
        node.put("place", Names.of(place));
        node.put("from", from.name());
        node.put("far", far);
        return node.toString();
    }
}
