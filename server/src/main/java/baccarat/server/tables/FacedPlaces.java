package baccarat.server.tables;

import baccarat.dealer.AutomaticDealer;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Which cards of the shoe an event faced, by their places in it: what proofs are due for. Asked
/// before the dealer's hands have followed the event.
final class FacedPlaces {

    private FacedPlaces() {}

    static List<Integer> of(TableState before, Event event, AutomaticDealer dealer) {
        return switch (event) {
            case Event.FirstCardBurned _ -> next(dealer, 1);
            case Event.CardsBurned(_, var shown) -> next(dealer, shown.size());
            case Event.CardDealt(_, var face, boolean kept) ->
                    next(dealer, face.isPresent() && !kept ? 1 : 0);
            case Event.CardLifted(var place, _) -> List.of(dealer.cardAt(place).place());
            case Event.HandTurned(var side, _) ->
                    TableView.play(before.phase()).orElseThrow().laid().stream()
                            .filter(card -> card.place().side() == side)
                            .filter(card -> card.seen() != Laid.Seen.UP)
                            .map(card -> dealer.cardAt(card.place()).place())
                            .toList();
            case Event.IrregularityFound(_, _, Optional<?> card) ->
                    next(dealer, card.isPresent() ? 1 : 0);
            default -> List.of();
        };
    }

    private static List<Integer> next(AutomaticDealer dealer, int count) {
        return count == 0
                ? List.of()
                : IntStream.range(0, count)
                        .map(i -> dealer.nextCard().place() + i)
                        .boxed()
                        .toList();
    }
}
