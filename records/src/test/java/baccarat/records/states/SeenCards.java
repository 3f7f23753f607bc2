package baccarat.records.states;

import baccarat.cards.Card;
import baccarat.table.Event;
import baccarat.table.Faces;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Stock;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A card whose face has come up is no longer among those that may come, and every other one still
/// is, by the events alone.
final class SeenCards {

    private SeenCards() {}

    static void check(TableState before, Happened happened, TableState after) {
        Event event = happened.event();
        if (!before.phase().isInARound() && isWhole(after.stock())) {
            return;
        }
        Faces expected = before.stock().unseen();
        for (Card card : back(before, event, after)) {
            expected = expected.plus(card);
        }
        Faces found = after.stock().unseen();
        for (Card card : seen(before, event)) {
            found = found.plus(card);
        }
        if (!found.equals(expected)) {
            throw new AssertionError(
                    "%s left %s, before it there were %s"
                            .formatted(event, after.stock().unseen(), before.stock().unseen()));
        }
    }

    /// Gathered for a shuffle, or taken away.
    private static boolean isWhole(Stock stock) {
        return stock.unseen().count() == stock.total() || stock.unseen().count() == 0;
    }

    /// What nobody had seen since the shuffle.
    private static List<Card> seen(TableState before, Event event) {
        return switch (event) {
            case Event.FirstCardBurned(var card) -> List.of(card);
            case Event.CardsBurned(_, var shown) -> shown;
            case Event.CardDealt(_, var face, boolean kept) ->
                    kept ? List.of() : face.stream().toList();
            case Event.CardLifted(_, var face) -> List.of(face);
            case Event.HandTurned turned -> turned(before, turned);
            case Event.IrregularityFound(_, _, var card) -> card.stream().toList();
            case Event.FaceCorrectedInPlay corrected -> List.of(corrected.face());
            case Event.FaceCorrected corrected -> List.of(corrected.face());
            default -> List.of();
        };
    }

    /// A card that its patron has lifted was seen then.
    private static List<Card> turned(TableState before, Event.HandTurned turned) {
        List<Laid> down =
                before.phase().underWay().orElseThrow().laid().stream()
                        .filter(card -> card.place().side() == turned.side() && !card.isUp())
                        .toList();
        var seen = new ArrayList<Card>();
        for (int i = 0; i < down.size(); i++) {
            if (down.get(i).seen() == Laid.Seen.DOWN) {
                seen.add(turned.faces().get(i));
            }
        }
        return seen;
    }

    /// What may come again: a report that is withdrawn, a face read wrongly, and the discards of
    /// the round before in a continuous shuffler.
    private static List<Card> back(TableState before, Event event, TableState after) {
        boolean hasReturned =
                before.isContinuous()
                        && event instanceof Event.EndOfRound
                        && after.stock().shoe() > before.stock().shoe();
        List<Card> returned = hasReturned ? before.stock().lastRound() : List.of();
        Optional<Card> taken =
                switch (event) {
                    case Event.ReportWithdrawn(_, var card, _) -> card;
                    case Event.FaceCorrectedInPlay corrected -> Optional.of(corrected.was());
                    case Event.FaceCorrected corrected -> Optional.of(corrected.was());
                    default -> Optional.empty();
                };
        var back = new ArrayList<>(returned);
        taken.ifPresent(back::add);
        return back;
    }
}
