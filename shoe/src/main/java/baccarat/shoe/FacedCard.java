package baccarat.shoe;

import baccarat.cards.Card;
import java.util.List;

/// A card that may be shown, with its proof: card, salt and path lead to the root of the shoe.
///
/// @param place zero-based dealing position, counting burned cards
/// @param leaf where the permutation of the cut puts that place
/// @param path the neighbours from the leaf up to the root, at most nine for eight decks
public record FacedCard(int place, int leaf, Card card, Bytes32 salt, List<Bytes32> path) {

    public FacedCard {
        path = List.copyOf(path);
    }
}
