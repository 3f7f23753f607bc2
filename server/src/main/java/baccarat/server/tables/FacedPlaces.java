package baccarat.server.tables;

import baccarat.dealer.FromTheShoe;
import baccarat.dealer.UnseenCards;
import baccarat.table.Event;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.util.List;

/// Which cards of the shoe an event faced, by their places in it: what proofs are due for. Asked
/// before the cards have followed the event.
final class FacedPlaces {

    private FacedPlaces() {}

    static List<Integer> of(TableState before, Event event, UnseenCards cards) {
        return cards.of(Shown.by(before, event)).stream().map(FromTheShoe::place).toList();
    }
}
