package baccarat.dealer;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.CardRules;
import baccarat.rules.Mishap;
import baccarat.table.Aside;
import baccarat.table.CuratorEvent;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.Shown;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The unseen cards, which the table does not know: those in the shoe and those that are face down.
/// The dealer, a person or the automatic dealer, holds them; they move only when the table's events
/// say so.
public final class UnseenCards {

    private final CardRules rules;
    private final Shoes shoes;
    private final long first;
    private final Map<Place, FromTheShoe> laid = new EnumMap<>(Place.class);
    private final Map<Aside.Fate, List<FromTheShoe>> kept = new EnumMap<>(Aside.Fate.class);
    private List<FromTheShoe> shoe = new ArrayList<>();
    private List<Card> roundBefore = List.of();
    private List<FromTheShoe> surplus = List.of();
    private int behindTheCover;
    private boolean coverIsIn;
    private int shoesLoaded;

    /// A shoe that is cut again is still the same.
    private boolean loaded;

    private boolean simulated;

    /// @param first the number of the first shoe, or of the first round of a continuous shuffler
    public UnseenCards(CardRules rules, Shoes shoes, long first) {
        this.rules = rules;
        this.shoes = shoes;
        this.first = first;
    }

    /// Whether there is a card in the shoe.
    public boolean areLeft() {
        return !shoe.isEmpty();
    }

    /// The cards that come face up.
    public List<FromTheShoe> of(Shown shown) {
        return switch (shown) {
            case Shown.FromTheShoe(int count) -> List.copyOf(shoe.subList(0, count));
            case Shown.OnTheLayout(var places) -> places.stream().map(this::at).toList();
        };
    }

    /// Their faces.
    public List<Card> faces(Shown shown) {
        return of(shown).stream().map(FromTheShoe::card).toList();
    }

    private FromTheShoe at(Place place) {
        FromTheShoe card = laid.get(place);
        if (card == null) {
            throw new IllegalStateException("no card lies at " + place);
        }
        return card;
    }

    /// The cover card is at the mouth of the shoe.
    boolean coverCardIsNext() {
        return coverIsIn && shoe.size() <= behindTheCover;
    }

    /// Follows what happened at the table.
    public void saw(Event event) {
        switch (event) {
            case Event.CoverCardPlaced(int behind) -> behindTheCover = behind;
            case Event.DutyDone(var duty) -> done(duty);
            case Event.FirstCardBurned _ -> draw();
            case Event.CardsBurned(int count, _) -> draw(count);
            case Event.RoundBegun(int number, var kind) -> begin(number, kind);
            case Event.CardDealt(var place, _, boolean fromBefore) ->
                    laid.put(place, fromBefore ? takeKept() : draw());
            case Event.CoverCardOut _ -> coverIsIn = false;
            case Event.IrregularityFound(var mishap, _, _) -> {
                boolean drawn = mishap != Mishap.SHOE_RUNS_OUT;
                surplus = drawn ? List.of(draw()) : List.of();
            }
            case Event.ReportWithdrawn _ -> {
                shoe.addAll(0, surplus);
                surplus = List.of();
            }
            case Event.CardKept(var fate, _, _) ->
                    kept.computeIfAbsent(fate, _ -> new ArrayList<>()).addAll(surplus);
            case Event.CardGivenToTheBanker _ -> laid.put(Place.BANKER_THIRD, surplus.getFirst());
            case Event.OneMoreDiscarded _ -> draw();
            case Event.KeptCardsDiscarded _ -> kept.clear();
            case Event.EndOfRound _ -> clear();
            case Event.ShoeEnded _, Event.TableClosed _ -> end();
            case Event.PatronsWord _,
                    Event.CardsCut _,
                    Event.SecondCoverCardPlaced _,
                    Event.Order _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.Called _,
                    Event.CardLifted _,
                    Event.HandTurned _,
                    Event.RightToTurn _,
                    Event.CoverCardElsewhere _,
                    Event.SurplusCardDiscarded _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.TableOpened _,
                    Event.OfTheTray _,
                    Event.Correction _,
                    Event.CouponIssued _,
                    LinkEvent _ -> {}
        }
    }

    private void done(Duty duty) {
        if (duty == Duty.LOAD_THE_SHOE) {
            shoesLoaded += loaded ? 0 : 1;
            loaded = true;
            shoe = order(shoesLoaded, Decks.of(rules.decksInTheShoe()));
            coverIsIn = true;
        } else if (duty == Duty.LOAD_THE_DEVICE) {
            roundBefore = List.of();
            coverIsIn = false;
        }
    }

    /// @param count 1 for the first that is dealt
    private List<FromTheShoe> order(int count, List<Card> cards) {
        var order = new ArrayList<FromTheShoe>();
        for (Card card : shoes.order(first - 1 + count, cards).cards()) {
            order.add(new FromTheShoe(card, order.size()));
        }
        return order;
    }

    /// A continuous shuffler deals each round from all cards but those of the round before.
    private void begin(int number, Play.Kind kind) {
        simulated = kind == Play.Kind.SIMULATED;
        if (rules.shuffle() == CardRules.Shuffle.CONTINUOUS && !simulated) {
            var cards = new ArrayList<>(Decks.of(rules.decksInTheShoe()));
            roundBefore.forEach(cards::remove);
            kept.values().forEach(these -> these.forEach(one -> cards.remove(one.card())));
            shoe = order(number, cards);
        }
    }

    private FromTheShoe draw() {
        return shoe.removeFirst();
    }

    private void draw(int count) {
        shoe.subList(0, count).clear();
    }

    private FromTheShoe takeKept() {
        Aside.Fate fate = simulated ? Aside.Fate.SIMULATED_ROUND : Aside.Fate.NEXT_HAND;
        return kept.getOrDefault(fate, List.of()).removeFirst();
    }

    private void end() {
        kept.clear();
        loaded = false;
    }

    private void clear() {
        roundBefore = laid.values().stream().map(FromTheShoe::card).toList();
        laid.clear();
    }
}
