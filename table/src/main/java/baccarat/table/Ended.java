package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.BroughtBack;
import baccarat.rules.Hand;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A settled round, with everything that is needed to settle it again.
///
/// @param laid the cards, all face up
/// @param placed the wagers when they closed
/// @param presses what patrons said about their House Money
public record Ended(List<Laid> laid, List<Placed> placed, Map<Spot, Optional<Side>> presses) {

    public Ended {
        laid = List.copyOf(laid);
        placed = List.copyOf(placed);
        presses = Map.copyOf(presses);
    }

    public static Ended of(Play play) {
        return new Ended(play.laid(), play.placed(), play.presses());
    }

    public Optional<Card> face(Place place) {
        return laid.stream().filter(card -> card.place() == place).findFirst().flatMap(Laid::face);
    }

    public Ended with(Place place, Card face) {
        return new Ended(
                laid.stream()
                        .map(card -> card.place() == place ? card.turned(face) : card)
                        .toList(),
                placed,
                presses);
    }

    public List<Card> cards(Side side) {
        return laid.stream()
                .filter(card -> card.place().side() == side)
                .flatMap(card -> card.face().stream())
                .toList();
    }

    public Round round() {
        return new Round(new Hand(cards(Side.PLAYER)), new Hand(cards(Side.BANKER)));
    }

    public Map<BroughtBack.Key, Money> broughtBack(TableRules rules) {
        var onto = new HashMap<Spot, Side>();
        presses.forEach((spot, side) -> side.ifPresent(it -> onto.put(spot, it)));
        return BroughtBack.of(round(), placed, onto, rules);
    }
}
