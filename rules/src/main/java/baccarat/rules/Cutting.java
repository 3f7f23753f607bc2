package baccarat.rules;

/// The cut, the cover cards and the burn.
public enum Cutting implements Provision {
    CUT_OFFERED("the cut is offered to patrons in turn"),
    DEALER_CUTS_IF_NOBODY_DOES("the dealer cuts if no patron accepts"),
    DEALER_CUTS_BY_CHOICE("the house may have the dealer cut"),
    CUT_DEPTH("the cut is at least the stated number of cards from either end"),
    COVER_CARD_PLACED(
            "the cut is carried through and a cover card goes in 14 or more cards from the end"),
    RECUT_ORDERED("a bad cut may be ordered again by those the document names"),
    RECUT_BY("the document says who cuts again"),
    BURN("the first card and as many more as it counts are burned"),
    BURN_SHOWN("the burned cards are shown"),
    BURN_FACE_DOWN("the burned cards stay face down");

    private final String gist;

    Cutting(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
