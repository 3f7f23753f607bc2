package baccarat.rules;

/// What is done with the decks before the first shuffle.
public enum Opening implements Provision {
    CARDS_INSPECTED_AND_VERIFIED("the dealer inspects the cards and the floorperson verifies it"),
    CARDS_SPREAD("the cards are spread face up, by deck, suit and sequence, for the first patron"),
    CARDS_WASHED("the cards are turned face down, washed and stacked"),
    BATCHES_SPREAD_APART("two batches are spread and stacked apart"),
    PRESHUFFLED_CARDS("preinspected and preshuffled cards skip the opening"),
    PRESHUFFLE_PROCEDURE("preshuffled cards follow the submitted procedure"),
    MACHINE_PROCEDURE("a shuffling machine follows the submitted procedure");

    private final String gist;

    Opening(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
