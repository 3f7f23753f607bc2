package baccarat.server.tables;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How a card is held by whoever looks at it, for the others to see its back move. It is no event:
/// nothing comes of it, and nobody keeps it.
///
/// Nothing of a face fits into it: a place, a corner or edge, and a small number is all there is.
///
/// @param far how far it is pulled, in twentieths of the furthest; 0 is flat again
public record Peel(Place place, From from, int far) {

    private static final String TYPE = "peel";
    private static final int FURTHEST = 20;
    private static final int FIELDS = 4;

    /// The corner or edge that is pulled, of the card as its patron sees it.
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

    /// Nothing if it says anything else, or more.
    public static Optional<Peel> read(JsonNode message) {
        Optional<Place> place = named(List.of(Place.values()), message.path("place"));
        Optional<From> from = named(List.of(From.values()), message.path("from"));
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

    private static <E extends Enum<E>> Optional<E> named(List<E> all, JsonNode name) {
        return all.stream()
                .filter(one -> name.isString() && name.asString().equals(one.name()))
                .findFirst();
    }

    /// Whether this card lies face down and is this person's to turn, now.
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
        node.put("place", place.name());
        node.put("from", from.name());
        node.put("far", far);
        return node.toString();
    }
}
