package baccarat.rules;

/// In which order wagers are settled.
public enum Settling implements Provision {
    RESULT_ANNOUNCED("the final Point Counts and the winner are announced"),
    LOSERS_COLLECTED_FIRST("losing wagers are collected first"),
    WINNERS_FROM_THE_HIGHEST_SEAT("winners are paid from the highest seat down"),
    VIGORISH_BEFORE_THE_PAYOUT("vigorish is marked or collected before the payout"),
    VIGORISH_AFTER_THE_PAYOUT("vigorish is marked or collected after the payout"),
    CARDS_TO_THE_DISCARDS("the cards go to the discards"),
    DISCARDS_ALLOW_A_REBUILD("the discards lie so that every hand can be rebuilt"),
    HOUSE_MONEY_BEFORE_THIRD_CARDS("House Money is settled before a third card is dealt"),
    HOUSE_MONEY_FROM_THE_LOWEST_SEAT(
            "House Money is settled counterclockwise from the dealer's right"),
    HOUSE_MONEY_PRESSED("a House Money payout may be added to the wager on a hand"),
    HOUSE_MONEY_NOT_TOUCHED("the dealer, not the patron, moves a House Money payout"),
    THIRD_CARDS_AFTER_HOUSE_MONEY("third cards follow once House Money is settled");

    private final String gist;

    Settling(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
