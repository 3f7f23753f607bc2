package baccarat.rules;

/// Who deals at the big table.
public enum Curatorship implements Provision {
    SHOE_OFFERED_FROM_SEAT_ONE("the shoe is offered from seat 1 on, counterclockwise"),
    CURATOR_ACCEPTS_THE_SHOE("the patron who accepts the shoe is the curator"),
    DEALER_AS_CURATOR("the dealer may be curator"),
    DEALER_NAMED_BY_A_PATRON("a patron who is offered the shoe may name the dealer"),
    DEALER_WHEN_NOBODY_ACCEPTS("the dealer is curator when no patron accepts the shoe"),
    CURATOR_MAY_PASS("after any round the curator may pass the shoe or keep it"),
    CURATOR_PASSES_WHEN_THE_BANKER_LOSES(
            "the curator passes the shoe when the Banker's Hand loses"),
    CURATOR_ORDERED_TO_PASS("a curator who delays or misdeals may be ordered to pass"),
    SHOE_OFFERED_TO_THE_RIGHT("the shoe goes to the next patron to the right who accepts it");

    private final String gist;

    Curatorship(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
