package baccarat.rules;

/// What a winning wager pays, and the vigorish on it.
public enum Paying implements Provision {
    PLAYER_PAYS_EVEN_MONEY("a winning wager on the Player's Hand pays 1 to 1"),
    TIE_PAYS_EIGHT_OR_MORE("a winning Tie pays at least 8 to 1"),
    BANKER_PAYS_EVEN_MONEY("a winning wager on the Banker's Hand pays 1 to 1"),
    VIGORISH_RATE("vigorish is taken from a win on the Banker's Hand"),
    VIGORISH_ROUNDED("vigorish may be rounded up to a multiple of 25 cents"),
    VIGORISH_PROCEDURE("vigorish is collected by one submitted procedure"),
    VIGORISH_AT_THE_PAYOUT("vigorish is collected with the payout"),
    VIGORISH_MARKED("vigorish may be collected later"),
    MARKED_VIGORISH_FALLS_DUE(
            "marked vigorish is due before the next shuffle or shoe, or when the patron leaves"),
    VIGORISH_TRACKED_BY_MARKER("owed vigorish lies as a marker on the patron's number"),
    MARKER_STAYS_UNTIL_COLLECTED("the marker stays until the vigorish is collected"),
    BONUS_WITHOUT_VIGORISH("no vigorish is taken from a Dragon Bonus"),
    BONUS_PAY_TABLE("a Dragon Bonus pays by one submitted pay table"),
    DRAGON_7_PAYS_40_TO_1("Dragon 7 Insurance pays 40 to 1"),
    PANDA_8_PAYS_25_TO_1("Panda 8 Insurance pays 25 to 1"),
    BOTH_PAIRS_PAY_15_TO_1("House Money pays 15 to 1 on a pair in both hands"),
    ONE_PAIR_PAYS_3_TO_1("House Money pays 3 to 1 on a pair in one hand"),
    COUPON_PAYS_EVEN_MONEY(
            "a match play coupon pays even money once and is then taken (reading 19)");

    private final String gist;

    Paying(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
