package baccarat.records;

import baccarat.cards.Card;
import baccarat.records.LogTables.Beginning;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.LinkEvent;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A row for each card that leaves the shoe, and for each kept card that comes to the layout. Cards
/// on the layout get their rows at the end of the round, when their faces are known.
final class CardRows {

    private static final String UNSEEN = "";
    private static final String BURNED = "burned";
    private static final String ASIDE = "aside";
    private static final String SHOE = "shoe";

    private final Consumer<List<String>> rows;
    private final Set<Place> fromTheShoe = EnumSet.noneOf(Place.class);

    CardRows(Consumer<List<String>> rows) {
        this.rows = rows;
    }

    /// A card that left the shoe but did not go to the layout.
    private record Drawn(String place, String face) {}

    void saw(Beginning row, TableState before, TableState after) {
        Event event = row.happened().event();
        if (event instanceof Event.CardDealt(var place, _, boolean kept) && !kept) {
            fromTheShoe.add(place);
        }
        if (event instanceof Event.FaceCorrectedInPlay corrected) {
            corrected(row, corrected);
        }
        drawn(event, after.stock().aside() > before.stock().aside())
                .forEach(drawn -> drawn(row, drawn));
        if (event instanceof Event.FaceCorrected corrected) {
            corrected(row, corrected);
        }
        if (event instanceof Event.EndOfRound) {
            boolean isVoid = event instanceof Event.RoundVoided;
            laid(row, new RoundRow(row.play().orElseThrow(), 0, isVoid));
        }
    }

    private static List<Drawn> drawn(Event event, boolean aside) {
        return switch (event) {
            case Event.FirstCardBurned(var card) -> List.of(new Drawn(BURNED, card.toString()));
            case Event.CardsBurned(int count, var shown) ->
                    IntStream.range(0, count)
                            .mapToObj(i -> new Drawn(BURNED, face(shown.stream().skip(i))))
                            .toList();
            case Event.IrregularityFound(_, _, var card) ->
                    aside ? List.of(new Drawn(ASIDE, face(card.stream()))) : List.of();
            case Event.OneMoreDiscarded _ -> List.of(new Drawn("discarded", UNSEEN));
            case Event.FaceCorrectedInPlay _ -> List.of();
            case Event.DutyDone _,
                    Event.PatronsWord _,
                    Event.CardsCut _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.Order _,
                    Event.ShoeEnded _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.RoundVoided _,
                    Event.CardKept _,
                    Event.CardGivenToTheBanker _,
                    Event.ReportWithdrawn _,
                    Event.SurplusCardDiscarded _,
                    Event.KeptCardsDiscarded _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.OfTheFloor _,
                    LinkEvent _ ->
                    List.of();
        };
    }

    private static String face(Stream<Card> cards) {
        return cards.findFirst().map(Card::toString).orElse(UNSEEN);
    }

    private static String kind(Beginning row) {
        return row.play().map(Play::kind).map(Play.Kind::toString).orElse("");
    }

    private void drawn(Beginning row, Drawn drawn) {
        rows.accept(row.with(row.round(), kind(row), drawn.place(), drawn.face(), SHOE, ""));
    }

    private void laid(Beginning row, RoundRow round) {
        for (Laid laid : round.play().laid()) {
            rows.accept(
                    row.with(
                            row.round(),
                            kind(row),
                            laid.place().toString(),
                            face(laid.face().stream()),
                            fromTheShoe.contains(laid.place()) ? SHOE : ASIDE,
                            round.result()));
        }
        fromTheShoe.clear();
    }

    /// A third card that was due nowhere came out of the shoe all the same.
    private void corrected(Beginning row, Event.FaceCorrectedInPlay corrected) {
        Play before = row.play().orElseThrow();
        if (corrected.judged().moved() && fromTheShoe.remove(Place.BANKER_THIRD)) {
            fromTheShoe.add(Place.PLAYER_THIRD);
        }
        for (JudgedAgain.Surplus one : corrected.judged().surplus()) {
            fromTheShoe.remove(one.from());
            drawn(row, new Drawn(ASIDE, face(before.at(one.from()).flatMap(Laid::face).stream())));
        }
    }

    private void corrected(Beginning row, Event.FaceCorrected corrected) {
        rows.accept(
                row.with(
                        String.valueOf(corrected.round()),
                        kind(row),
                        corrected.place().toString(),
                        corrected.face().toString(),
                        "correction",
                        ""));
    }
}
