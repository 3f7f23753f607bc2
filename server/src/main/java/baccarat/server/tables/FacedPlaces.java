package baccarat.server.tables;

import baccarat.dealer.FromTheShoe;
import baccarat.dealer.UnseenCards;
import baccarat.table.Event;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.util.List;

/// The positions in the shoe of the cards that an event faced, which need proofs. Ask before the
/// cards follow the event.
final class FacedPlaces {

    private FacedPlaces() {}

    static List<Integer> of(TableState before, Event event, UnseenCards cards) {
        return cards.of(Shown.by(before, event)).stream().map(FromTheShoe::place).toList();
    }
}
