package baccarat.rules;

/// How the cards get from the shoe to the hands.
public enum Dealing implements Provision {
    TWO_HANDS("two hands are dealt, the Player's and the Banker's"),
    NO_MORE_BETS_ANNOUNCED("\"no more bets\" is announced before a card is dealt"),
    CARDS_CALLED("the curator deals at the call \"cards\""),
    FOUR_CARDS_DEALT("Player, Banker, Player, Banker: four cards open the round"),
    DEALT_FACE_UP_OR_DOWN("which cards are dealt face up is the house's choice"),
    DEALER_TURNS_THE_HANDS("the dealer turns the hands"),
    PATRONS_TURN_THE_HANDS("patrons turn the hands"),
    BANKERS_HAND_WAITS("the Banker's Hand waits under the corner of the shoe"),
    HIGHEST_WAGER_TURNS_THE_PLAYER("the highest wager on the Player's Hand turns it"),
    HIGHEST_WAGER_TURNS_THE_BANKER("the highest wager on the Banker's Hand turns it"),
    PLAYERS_THIRD_CARD_HANDED_OVER(
            "the Player's third card goes face down to the person who turned that hand"),
    BANKERS_THIRD_CARD_HANDED_OVER(
            "the Banker's third card goes face down to the person who turned that hand"),
    EQUAL_WAGERS_NEAREST_SEAT("of equally high wagers the lowest seat turns the hand"),
    UNWAGERED_HAND_TURNED_BY_THE_DEALER("the dealer turns a hand without a wager"),
    RIGHT_TO_TURN_RELINQUISHED(
            "the right to turn may be given up or taken away, and is offered to the right"),
    POINT_COUNTS_ANNOUNCED("the Point Count of each hand is announced"),
    PLAYERS_COUNT_ANNOUNCED("the Point Count of the Player's Hand is announced once it is turned"),
    BANKERS_COUNT_ANNOUNCED("the Point Count of the Banker's Hand is announced once it is turned"),
    THIRD_CARDS_DECIDED("the drawing rules decide whether a third card is dealt"),
    THIRD_CARDS_INSTRUCTED(
            "the dealer calling the game tells the curator whether to deal a third card"),
    PLAYER_BEFORE_BANKER("the Player's third card comes before the Banker's"),
    COVER_CARD_ENDS_THE_SHOE(
            "after the cover card this hand is finished, \"last hand\" called and one more dealt"),
    TOTALS_CALLED("whether totals are called is the house's choice"),
    ANNOUNCEMENTS_DOCUMENTED("the announcements that are made are documented"),
    ANNOUNCED_BEFORE("announcements before the hands are dealt ask patrons to get ready"),
    ANNOUNCED_DURING("announcements during the hands call the game"),
    ANNOUNCED_AFTER("announcements after the decision tell patrons or the floor something");

    private final String gist;

    Dealing(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
