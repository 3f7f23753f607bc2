package baccarat.table;

import static baccarat.rules.House.NO_SUCH_CARD_LEFT;
import static baccarat.rules.House.SUIT_NEEDED;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Refusal;
import java.util.List;
import java.util.Optional;

/// Whether faces that come up can be the cards that are left.
public final class FacesLeft {

    private FacesLeft() {}

    /// Why these cards cannot have come up, if they cannot.
    public static Optional<Refusal> refusal(TableState state, List<Card> faces) {
        Optional<Card> suitless = faces.stream().filter(card -> !card.hasSuit()).findFirst();
        if (suitless.isPresent() && needSuits(state)) {
            return refuse(
                    SUIT_NEEDED,
                    "Enter the suit of the %s too: a wager at this table depends on it."
                            .formatted(suitless.get()));
        }
        if (state.stock().unseen().includeAll(faces)) {
            return Optional.empty();
        }
        return refuse(
                NO_SUCH_CARD_LEFT,
                faces.size() == 1
                        ? RefusalWords.noneLeft(faces.getFirst())
                        : RefusalWords.notAllLeft(faces));
    }

    public static Optional<Refusal> refusal(TableState state, Optional<Card> face) {
        return refusal(state, face.stream().toList());
    }

    static boolean needSuits(TableState state) {
        return state.rules().needSuits() || state.shoe().seal().isPresent();
    }
}
