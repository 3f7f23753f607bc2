package baccarat.rules;

/// Who may wager what, and until when.
public enum Wagering implements Provision {
    WAGERS_PERMITTED("these wagers are permitted and no others"),
    BANKER_OFFERED("the Banker's Hand may be wagered on"),
    PLAYER_OFFERED("the Player's Hand may be wagered on"),
    TIE_OFFERED("the Tie may be wagered on"),
    DRAGON_BONUS_OFFERED("a Dragon Bonus on either hand may be offered"),
    DRAGON_7_OFFERED("Dragon 7 Insurance belongs to EZ Baccarat"),
    PANDA_8_OFFERED("Panda 8 Insurance belongs to EZ Baccarat"),
    HOUSE_MONEY_OFFERED("House Money may be offered"),
    ROYAL_9_OFFERED("the Royal 9 progressive may be offered"),
    MUST_HIT_OFFERED("a Must Hit progressive may go with Royal 9"),
    EZ_BACCARAT("EZ Baccarat collects no vigorish"),
    CHIPS_OR_PLAQUES("wagers are chips or plaques on their areas of the layout"),
    VERBAL_WAGER_CONFIRMED("a verbal wager needs cash, the dealer's word and chips at once"),
    MATCH_PLAY_COUPON("a match play coupon may go with a wager on a hand"),
    FREE_HAND("a round may be dealt without wagers on request"),
    GHOST_HANDS_AT_MOST("the house sets how many ghost hands there may be"),
    WAGERS_CLOSE_AT_NO_MORE_BETS("no wager is made, raised or withdrawn after \"no more bets\""),
    WAGERS_CLOSE_AT_THE_FIRST_CARD("no wager changes once the first card has left the shoe"),
    ONE_PATRON_AN_AREA("one patron wagers in an area"),
    ONE_HAND_OR_THE_OTHER("a patron wagers on one hand or the other, with or without the Tie"),
    GALLERY("standing patrons may wager on the lines"),
    LINES_BETWEEN_AREAS("a line wager lies on the line between two areas"),
    LINES_OPEN_WHEN_AREAS_ARE_TAKEN("lines open only while every area has a wager"),
    ONE_PATRON_A_LINE("one patron wagers on a line, which is an area of its own"),
    EIGHT_LINES("at most eight lines, none of them outside"),
    NINE_AREAS_A_PATRON("one patron has at most nine areas and lines");

    private final String gist;

    Wagering(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
