package baccarat.rules;

/// House rules: what every table takes for granted, so that no document says it.
public enum House implements Provision {
    AMOUNT_ABOVE_ZERO("an amount must be greater than zero"),
    SMALLEST_CHIP("an amount must be a multiple of the smallest chip"),
    POSTED_LIMITS("a wager must be within the limits posted at the table"),
    NO_SUCH_SEAT("the table has no such seat"),
    NO_SUCH_LINE("the table has no such line"),
    ONE_WAGER_EACH("a seat may have only one wager of each kind"),
    NOTHING_TO_PRESS("House Money can only be pressed onto a wager on that hand at the same seat"),
    NO_SUCH_CARD_LEFT("all cards of that rank and suit have already been seen"),
    SHOE_READS_CARDS("the faces come from a shoe that reads the cards, as long as it is followed"),
    SUIT_NEEDED("the suit of a card may be left out only where no wager offered needs it"),
    TWO_CARDS_AT_LEAST("a hand must have two cards before it is settled"),
    NO_ROYAL_9_AT_THE_SEAT("only a seat with a Royal 9 wager in this round can win Must Hit"),
    SOMETHING_ELSE_IS_DUE("another step must be done first"),
    SOMEBODY_ELSES_PART("only the person whose turn it is may do this"),
    TIME_RUNS_FORWARD("an event cannot be earlier than the last one on record"),
    NOT_AT_THE_TABLE("only patrons who are at the table may take part"),
    PLACE_TAKEN("only one patron may have a place"),
    ONE_SEAT_A_PATRON("a patron may have only one seat"),
    CHIPS_NEEDED("a patron can only wager chips that are in front of them"),
    TRAY_NEEDS_A_FILL("the tray must hold enough chips; fill it first"),
    NOTHING_THERE("there is nothing there to change or take back"),
    VIGORISH_FIRST("a patron with overdue vigorish may not wager until it is paid"),
    CHIPS_NOT_TRACKED("where the house does not track chips, rounds are dealt without wagers"),
    WAGER_NEEDED("a round needs a wager, or a patron who asks for a free hand"),
    REASON_NEEDED("an order or a correction needs a reason"),
    BETWEEN_ROUNDS("chips, seats and money change hands only between rounds"),
    CORRECTED_BY_THE_FLOOR(
            "after the next \"no more bets\" the cage settles a wrong payout as a complaint"),
    LATE_WAGER_HAS_NO_ACTION("a late wager is returned, win or lose, and reported"),
    FACE_IS_KNOWN_ONCE("the face of a card is recorded once, when it is lifted or turned"),
    CARDS_OF_THE_HAND("a hand is turned as a whole, with a face for each face-down card"),
    MUST_HIT_WITHIN_ITS_BOUNDS("Must Hit must be won above its reset and at or below its ceiling"),
    VIGORISH_WRITTEN_OFF("only the floor may write off vigorish, with a reason"),
    TABLE_OPENS_AND_CLOSES("the floor opens and closes a table and counts its tray"),
    TRAY_FILLED_OR_CREDITED("the floor fills the tray or credits chips back to the cage"),
    CHIPS_BOUGHT("a patron may buy chips and take chips away"),
    PLACE_TAKEN_UP("a patron may take a free place at the table"),
    PATRON_LEAVES("a patron may leave at any time; wagers on the layout stand"),
    COUPON_ISSUED("the floor issues a match play coupon to one patron, with a reason"),
    PAYOUT_CORRECTED("a wrong payout is corrected, and the reason is recorded"),
    FACE_CORRECTED("a face entered wrongly is corrected, and what followed is judged again"),
    ORDER_OF_DRAWING("a card placed on the wrong hand goes to the hand that was due a card"),
    EXPOSED_CARD_STAYS("a card exposed while it is dealt to its proper place stays there"),
    NO_NEXT_HAND("cards kept for the next hand are discarded if there is no next hand"),
    HOUSE_MONEY_UNDONE("when a round is void, House Money that was already settled is undone"),
    METERS_GROW("a share of each Royal 9 wager goes to the meters once the round counts"),
    METER_STARTS_AGAIN("a meter that is won is reset to its seed"),
    SEAL_BEFORE_THE_CUT(
            "the house commits to the order of a sealed shoe before the cut is offered"),
    SHARE_IN_THE_ORDER("until the cut, patrons may add randomness of their own to a sealed shoe"),
    SHARES_PLEDGED_FIRST("a share counts only if it was pledged before any share was revealed"),
    SEAL_OPENED_WHEN_OVER("a sealed shoe is opened once no more cards are dealt from it"),
    CREW_OF_THE_TABLE("a dealer may act only at the table they are signed on to"),
    NO_HUMAN_DEALER("an automatic table is dealt by the automatic dealer only"),
    PATRONS_OWN_MONEY("only the patron may move the patron's chips and money"),
    ENGINE_PAYS("the engine settles this table, so payouts cannot be corrected by hand"),
    OWN_LIMITS("patrons are held to the limits they have set for themselves"),
    TWO_SIGNATURES("two people must sign this order"),
    THE_CASINO_DOES_IT("only the casino's own software may do this"),
    SETTLED_FROM_THE_LOWEST_SEAT("the house settles wagers from the lowest seat up"),
    COVER_CARD_WHERE_IT_WAS_PLACED("the cover card must come out where it was placed"),
    OTHER_DECKS_ORDERED("a floorperson who finds a fault in the cards may order other decks"),
    METERS_LINKED("tables with the same link share their meters"),
    SIXTEEN_DECKS_AT_MOST("this program deals from at most sixteen decks");

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
