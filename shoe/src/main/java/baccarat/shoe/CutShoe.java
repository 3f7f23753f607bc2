package baccarat.shoe;

import baccarat.cards.Card;
import baccarat.cards.ShoeOrder;
import java.util.List;

/// A shoe that has been cut, from which the dealer draws. Place 0 is the first card out of the
/// shoe; every card that leaves it has a place, a burned one too.
public final class CutShoe {

    private final SealedShoe shoe;
    private final List<Cut> cuts;
    private final List<Integer> leaves;

    CutShoe(SealedShoe shoe, List<Cut> cuts) {
        if (cuts.isEmpty()) {
            throw new IllegalArgumentException(shoe.name() + " is not cut yet");
        }
        for (Cut cut : cuts) {
            if (cut.position() >= shoe.cards()) {
                throw new IllegalArgumentException(
                        "%d cards are cut before the last one, not at %d"
                                .formatted(shoe.cards(), cut.position()));
            }
        }
        this.shoe = shoe;
        this.cuts = List.copyOf(cuts);
        this.leaves = Permutation.of(shoe, cuts);
    }

    public SealedShoe shoe() {
        return shoe;
    }

    /// All cuts; the last one is in force.
    public List<Cut> cuts() {
        return cuts;
    }

    /// The leaf that is dealt at this place, which is public.
    public int leaf(int place) {
        return leaves.get(place);
    }

    /// The card at this place. For the dealer only.
    public Card card(int place) {
        return shoe.card(leaf(place));
    }

    /// The card at this place with its proof, for those who may see it.
    public FacedCard faced(int place) {
        return shoe.faced(place, leaf(place));
    }

    /// All cards in the order in which they are dealt. For the dealer only.
    public ShoeOrder order() {
        return new ShoeOrder(leaves.stream().map(shoe::card).toList());
    }
}
