package baccarat.records;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.CardRules;
import baccarat.rules.Mishap;
import baccarat.rules.TableRules;
import baccarat.table.Aside;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.Stock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/// The real cards of a careless world. They move only when the table's events say so, and when an
/// event names another face than a card has, a card that nobody has seen must be there to have it.
final class CarelessCards {

    private static final List<Card> DECK = Decks.one().toList();

    /// One card, wherever it is.
    private static final class Real {

        private Card face;
        private boolean seen;

        private Real(Card face) {
            this.face = face;
        }
    }

    private final CardRules rules;
    private final SplittableRandom random;
    private final List<Real> all = new ArrayList<>();

    /// The next card is the last of the list.
    private final List<Real> shoe = new ArrayList<>();

    private final Map<Place, Real> laid = new EnumMap<>(Place.class);
    private final Map<Aside.Fate, Deque<Real>> kept = new EnumMap<>(Aside.Fate.class);
    private final List<Real> surplus = new ArrayList<>();
    private final List<Real> discards = new ArrayList<>();
    private int behindTheCover;
    private boolean coverIsIn;
    private boolean simulated;

    CarelessCards(TableRules table, SplittableRandom random) {
        this.rules = table.cards();
        this.random = random;
        Arrays.stream(Aside.Fate.values()).forEach(fate -> kept.put(fate, new ArrayDeque<>()));
    }

    Card anyCard() {
        return DECK.get(random.nextInt(DECK.size()));
    }

    /// The face of the next card, or of any card if there is none.
    Card next() {
        return shoe.isEmpty() ? anyCard() : shoe.getLast().face;
    }

    List<Card> next(int count) {
        var faces = new ArrayList<Card>();
        for (int i = 0; i < Math.min(count, shoe.size()); i++) {
            faces.add(shoe.get(shoe.size() - 1 - i).face);
        }
        return faces;
    }

    Card at(Place place) {
        Real card = laid.get(place);
        return card == null ? anyCard() : card.face;
    }

    boolean coverCardIsNext() {
        return coverIsIn && shoe.size() <= behindTheCover;
    }

    /// Lets these cards be the next ones, as far as the shoe still has them.
    void arrange(List<Card> faces) {
        for (int i = 0; i < faces.size() && i < shoe.size(); i++) {
            int place = shoe.size() - 1 - i;
            Card wanted = faces.get(i);
            for (int j = place - 1; j >= 0; j--) {
                if (shoe.get(j).face.equals(wanted)) {
                    Real there = shoe.get(j);
                    shoe.set(j, shoe.get(place));
                    shoe.set(place, there);
                    break;
                }
            }
        }
    }

    void saw(Event event, List<Laid> layout) {
        switch (event) {
            case Event.CoverCardPlaced(int behind) -> behindTheCover = behind;
            case Event.DutyDone(var duty) -> done(duty);
            case Event.FirstCardBurned(var card) -> discards.add(show(draw(), card));
            case Event.CardsBurned(int count, var shown) -> burn(count, shown);
            case Event.RoundBegun(_, var kind) -> simulated = kind == Play.Kind.SIMULATED;
            case Event.CardDealt(var place, var face, boolean before) ->
                    laid.put(place, show(before ? takeKept() : draw(), face));
            case Event.CardLifted(var place, var face) -> show(lying(place), face);
            case Event.HandTurned(var side, var faces) -> {
                int i = 0;
                for (Laid card : layout) {
                    if (card.place().side() == side && card.seen() != Laid.Seen.UP) {
                        show(lying(card.place()), faces.get(i++));
                    }
                }
            }
            case Event.CoverCardOut _ -> coverIsIn = false;
            case Event.IrregularityFound(var mishap, _, var card) -> {
                if (mishap != Mishap.SHOE_RUNS_OUT) {
                    surplus.add(show(draw(), card));
                }
            }
            case Event.ReportWithdrawn(_, var card, _) -> takenBack(card);
            case Event.CardKept(var fate, _, _) -> keptFor(fate).add(surplus.removeFirst());
            case Event.CardGivenToTheBanker _ ->
                    laid.put(Place.BANKER_THIRD, surplus.removeFirst());
            case Event.SurplusCardDiscarded _ -> discards.add(surplus.removeFirst());
            case Event.OneMoreDiscarded _ -> discards.add(draw());
            case Event.KeptCardsDiscarded _ ->
                    kept.values()
                            .forEach(
                                    cards -> {
                                        discards.addAll(cards);
                                        cards.clear();
                                    });
            case Event.CardsCleared _, Event.RoundVoided _ -> clear();
            case Event.FaceCorrected(_, _, var was, var face, _) -> misread(was, face);
            case Event.FaceCorrectedInPlay corrected -> corrected(corrected);
            case Event.ShoeEnded _, Event.TableClosed _, Event.RecutOrdered _ -> away();
            default -> {}
        }
    }

    private Deque<Real> keptFor(Aside.Fate fate) {
        return kept.getOrDefault(fate, new ArrayDeque<>());
    }

    private void done(Duty duty) {
        if (duty == Duty.LOAD_THE_SHOE || duty == Duty.LOAD_THE_DEVICE) {
            away();
            Decks.of(rules.decksInTheShoe()).forEach(card -> all.add(new Real(card)));
            putIn(all);
            coverIsIn = duty == Duty.LOAD_THE_SHOE;
        }
    }

    private void away() {
        all.clear();
        shoe.clear();
        laid.clear();
        kept.values().forEach(Deque::clear);
        surplus.clear();
        discards.clear();
    }

    /// Each at a random place.
    private void putIn(List<Real> cards) {
        for (Real card : cards) {
            card.seen = false;
            shoe.add(card);
            int place = random.nextInt(shoe.size());
            shoe.set(shoe.size() - 1, shoe.get(place));
            shoe.set(place, card);
        }
    }

    private Real draw() {
        return shoe.removeLast();
    }

    private void burn(int count, List<Card> shown) {
        for (int i = 0; i < count; i++) {
            Real card = draw();
            discards.add(shown.isEmpty() ? card : show(card, shown.get(i)));
        }
    }

    private Real takeKept() {
        return keptFor(simulated ? Aside.Fate.SIMULATED_ROUND : Aside.Fate.NEXT_HAND).remove();
    }

    private Real lying(Place place) {
        return Optional.ofNullable(laid.get(place))
                .orElseThrow(() -> new AssertionError("no card lies at " + place));
    }

    private void takenBack(Optional<Card> seen) {
        Real back = surplus.removeFirst();
        if (seen.isPresent()) {
            back.seen = false;
        }
        shoe.addLast(back);
    }

    /// A card among the discards was another, so that one nobody has seen is this one.
    private void corrected(Event.FaceCorrectedInPlay corrected) {
        Real card = lying(corrected.place());
        card.seen = false;
        show(card, corrected.face());
        if (corrected.judged().moved()) {
            laid.put(Place.PLAYER_THIRD, Objects.requireNonNull(laid.remove(Place.BANKER_THIRD)));
        }
        for (JudgedAgain.Surplus one : corrected.judged().surplus()) {
            surplus.add(Objects.requireNonNull(laid.remove(one.from())));
        }
    }

    private void misread(Card was, Card face) {
        Real card =
                discards.stream()
                        .filter(one -> one.seen && one.face.equals(was))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no card was a " + was));
        card.seen = false;
        show(card, face);
    }

    private Real show(Real card, Optional<Card> face) {
        return face.isPresent() ? show(card, face.get()) : card;
    }

    private Real show(Real card, Card face) {
        if (!card.face.equals(face)) {
            if (card.seen) {
                throw new AssertionError(card.face + " was seen, and is " + face + " now");
            }
            Real other =
                    all.stream()
                            .filter(one -> !one.seen && one.face.equals(face))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no unseen card is a " + face));
            other.face = card.face;
            card.face = face;
        }
        card.seen = true;
        return card;
    }

    /// A continuous shuffler takes the cards of the round before back.
    private void clear() {
        if (rules.shuffle() == CardRules.Shuffle.CONTINUOUS) {
            putIn(discards);
            discards.clear();
        }
        discards.addAll(laid.values());
        laid.clear();
    }

    /// What the table counts is what is there.
    void count(Stock stock) {
        if (all.isEmpty()) {
            return;
        }
        int aside = surplus.size();
        for (Deque<Real> cards : kept.values()) {
            aside += cards.size();
        }
        boolean right =
                stock.shoe() == shoe.size()
                        && stock.laid() == laid.size()
                        && stock.aside() == aside
                        && stock.discards() == discards.size();
        if (!right) {
            throw new AssertionError(
                    "%d, %d, %d, %d cards are in the shoe, laid, aside and away, not %s"
                            .formatted(shoe.size(), laid.size(), aside, discards.size(), stock));
        }
    }
}
