package baccarat.server.views;

import baccarat.table.Place;
import baccarat.table.Shown;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/// What staff see of a shoe that reads cards: whether it is followed, and how many cards have left
/// it. It has no face: a card that lies face down is known to nobody.
///
/// @param keysBecause why the dealer enters the faces instead, if they do
/// @param waiting how many cards have left the shoe that are not on record yet
/// @param read the places on the layout whose cards the shoe has read
public record ShoeView(Optional<String> keysBecause, int waiting, Set<Place> read) {

    public ShoeView {
        read = Set.copyOf(read);
    }

    /// How many of the cards that a step shows the dealer has to enter.
    int toEnter(Shown shown) {
        return knows(shown) ? 0 : shown.count();
    }

    private boolean knows(Shown shown) {
        return keysBecause.isEmpty()
                && switch (shown) {
                    case Shown.FromTheShoe _ -> true;
                    case Shown.OnTheLayout(var places) -> read.containsAll(places);
                };
    }

    void write(ObjectNode you) {
        ObjectNode node = you.putObject("shoe");
        node.put("reads", keysBecause.isEmpty());
        keysBecause.ifPresent(why -> node.put("because", why));
        node.put("waiting", waiting);
    }
}
