package baccarat.odds;

import baccarat.cards.Card;
import java.util.List;
import java.util.stream.Stream;

/// Cards known by their places in the middle of a round: the first, second and third of each hand.
public record Known(List<Card> players, List<Card> bankers) {

    public static final Known NOTHING = new Known(List.of(), List.of());

    public Known {
        players = List.copyOf(players);
        bankers = List.copyOf(bankers);
        if (players.size() > 3 || bankers.size() > 3) {
            throw new IllegalArgumentException("a hand has three cards at most");
        }
    }

    public List<Card> cards() {
        return Stream.concat(players.stream(), bankers.stream()).toList();
    }

    boolean hasThirdCard() {
        return players.size() == 3 || bankers.size() == 3;
    }
}
