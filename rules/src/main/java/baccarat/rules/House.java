package baccarat.rules;

/// What no document says because no table would doubt it.
public enum House implements Provision {
    AMOUNT_ABOVE_ZERO("a wager is more than nothing"),
    SMALLEST_CHIP("a wager is a multiple of the smallest chip"),
    POSTED_LIMITS("a wager keeps to the limits posted at the table"),
    NO_SUCH_SEAT("the table has no such seat"),
    NO_SUCH_LINE("the table has no such line"),
    ONE_WAGER_EACH("a seat has one wager of each kind"),
    NOTHING_TO_PRESS("a press needs House Money and a wager on that hand at the seat"),
    NO_SUCH_CARD_LEFT("the decks do not hold so many of that card"),
    TWO_CARDS_AT_LEAST("a hand has two cards before anything is settled"),
    NO_ROYAL_9_AT_THE_SEAT("Must Hit is won by a Royal 9 wager of the round"),
    SOMETHING_ELSE_IS_DUE("something else comes first"),
    SOMEBODY_ELSES_PART("this is for somebody else to do"),
    TIME_RUNS_FORWARD("nothing happens before what has happened"),
    NOT_AT_THE_TABLE("only patrons who are at the table take part"),
    PLACE_TAKEN("a place has one patron"),
    ONE_SEAT_A_PATRON("a patron has one seat"),
    CHIPS_NEEDED("a wager is made of chips the patron has"),
    TRAY_NEEDS_A_FILL("the house pays out of the tray, which is filled first"),
    NOTHING_THERE("there is no such wager to change or take back"),
    VIGORISH_FIRST("who owes vigorish that fell due wagers again when it is paid"),
    WAGER_NEEDED("a round is dealt for a wager, or free on request"),
    REASON_NEEDED("an order or a correction has its reason with it"),
    BETWEEN_ROUNDS("chips, seats and money change hands between rounds"),
    CORRECTED_BY_THE_FLOOR(
            "after the next \"no more bets\" the cage settles a wrong payout as a complaint"),
    LATE_WAGER_HAS_NO_ACTION("a late wager is handed back, win or lose, and reported"),
    FACE_IS_KNOWN_ONCE("a card has one face, shown when it is lifted or turned"),
    CARDS_OF_THE_HAND("a hand is turned whole: a face for each card that lies face down"),
    MUST_HIT_WITHIN_ITS_BOUNDS("Must Hit is won between its reset and its ceiling, never later"),
    VIGORISH_WRITTEN_OFF("only the floor writes off vigorish, with a reason"),
    TABLE_OPENS_AND_CLOSES("a table is opened and closed by the floor, with its tray counted"),
    TRAY_FILLED_OR_CREDITED("the floor brings chips to the tray or takes them to the cage"),
    CHIPS_BOUGHT("a patron buys chips with money and takes chips away"),
    PLACE_TAKEN_UP("a patron takes a place at the table"),
    PATRON_LEAVES("a patron may leave at any time; wagers on the layout stand"),
    COUPON_ISSUED("the floor issues a match play coupon to one patron, with a reason"),
    PAYOUT_CORRECTED("a wrong payout is put right, with its reason on record"),
    ORDER_OF_DRAWING("a card laid on the wrong hand goes where the order of drawing puts it"),
    EXPOSED_CARD_STAYS("a card exposed on its way to the place where it was due stays there"),
    NO_NEXT_HAND("cards kept for a next hand go to the discards when there is none"),
    HOUSE_MONEY_UNDONE("in a void round House Money already settled is undone"),
    METERS_GROW("a share of each wager goes to its meters once the round stands"),
    METER_STARTS_AGAIN("a meter that is won starts again from its seed"),
    SEAL_BEFORE_THE_CUT("the order of a sealed shoe is committed to before the cut is offered"),
    SHARE_IN_THE_ORDER("patrons may add chance of their own to a sealed shoe, up to the cut"),
    SHARES_PLEDGED_FIRST("a share counts only if it was pledged before any share was revealed"),
    SEAL_OPENED_WHEN_OVER("a sealed shoe is opened when no card is dealt from it any more"),
    CREW_OF_THE_TABLE("a dealer acts at the table they are signed on to"),
    NO_HUMAN_DEALER("the automatic dealer runs an automatic table"),
    PATRONS_OWN_MONEY("only the patron moves the patron's chips and money"),
    ENGINE_PAYS("the engine settles this table, so no payout is corrected by hand"),
    TWO_SIGNATURES("two people sign for this order"),
    THE_CASINO_DOES_IT("the casino does this itself"),
    SETTLED_FROM_THE_LOWEST_SEAT("the house settles wagers from the lowest seat up"),
    COVER_CARD_WHERE_IT_WAS_PLACED("the cover card comes out where the record says it was placed"),
    OTHER_DECKS_ORDERED("a floorperson who finds a fault in the cards may order other decks"),
    METERS_OF_ONE_TABLE("this house runs the meters of each table alone"),
    SIXTEEN_DECKS_AT_MOST("the program deals from sixteen decks at most");

    private final String gist;

    House(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }

    @Override
    public boolean isHouse() {
        return true;
    }
}
