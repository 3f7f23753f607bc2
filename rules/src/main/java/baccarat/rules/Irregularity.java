package baccarat.rules;

/// Provisions about irregular cards and their remedies.
public enum Irregularity implements Provision {
    UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND("an undisclosed card drawn in error opens the next hand"),
    UNDISCLOSED_CARD_GOES_TO_THE_BANKER(
            "an undisclosed third card the Player may not have goes to the Banker or the next hand"),
    DISCLOSED_CARD_GOES_TO_THE_BANKER(
            "a disclosed third card the Player may not have goes to the Banker if the Banker draws"),
    DISCLOSED_CARD_DISCARDED(
            "if the Banker stays, a disclosed third card is discarded with one more card unseen"),
    DISCLOSED_CARD_SIMULATED("if the Banker stays, a disclosed third card opens a simulated round"),
    DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND(
            "any other disclosed card opens a simulated round without wagers"),
    ROUND_VOID_WITHOUT_CARDS("a round the shoe cannot finish is void and wagers go back"),
    REMEDIES_DOCUMENTED("the house documents how it resolves irregularities"),
    RULES_MODIFIED_IMMATERIALLY("immaterial modifications of the rules are documented");

    private final String gist;

    Irregularity(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
