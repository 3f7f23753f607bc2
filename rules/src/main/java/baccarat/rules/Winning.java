package baccarat.rules;

/// Why a wager on a hand or on the Tie wins, loses or pushes.
public enum Winning implements Provision {
    BANKER_WINS("the Banker's Hand has the higher Point Count"),
    BANKER_LOSES("the Banker's Hand has the lower Point Count"),
    BANKER_TIES("a wager on the Banker's Hand comes back on a tie"),
    BANKER_PUSHES_ON_DRAGON_7(
            "in EZ Baccarat a wager on the Banker's Hand comes back on a Dragon 7"),
    PLAYER_WINS("the Player's Hand has the higher Point Count"),
    PLAYER_LOSES("the Player's Hand has the lower Point Count"),
    PLAYER_TIES("a wager on the Player's Hand comes back on a tie"),
    TIE_WINS("the Point Counts are equal"),
    TIE_LOSES("the Point Counts are not equal"),
    DRAGON_7_WINS("the Banker's Hand is a Dragon 7"),
    DRAGON_7_LOSES("the Banker's Hand is not a Dragon 7"),
    PANDA_8_WINS("the Player's Hand is a Panda 8"),
    PANDA_8_LOSES("the Player's Hand is not a Panda 8"),
    PAIR_WINS("the first two cards of a hand are a pair"),
    NO_PAIR_LOSES("neither hand began with a pair"),
    BONUS_NATURAL_AGAINST_NONE("the selected hand is a natural and the other is not"),
    BONUS_NATURAL_NINE_AGAINST_EIGHT("the selected hand is a natural 9 against a natural 8"),
    BONUS_BY_FOUR_OR_MORE("the selected hand, no natural, wins by four points or more"),
    BONUS_NATURAL_EIGHT_AGAINST_NINE("the selected hand is a natural 8 against a natural 9"),
    BONUS_NOT_HIGHER("the selected hand, no natural, is not the higher one"),
    BONUS_BY_LESS_THAN_FOUR("the selected hand, no natural, wins by less than four points"),
    BONUS_NATURALS_TIE("both hands are naturals of equal Point Count");

    private final String gist;

    Winning(String gist) {
        this.gist = gist;
    }

    @Override
    public String gist() {
        return gist;
    }
}
