package baccarat.rules;

/// The lines of minibaccarat's Royal 9, the highest first.
public enum PersonalLine implements Royal9.Line {
    PERSONAL_AGAINST_PERSONAL(
            Award.allOf(Meter.STAR), "both hands are the chair's personal king-nine"),
    PERSONAL_ON_BANKER(
            Award.allOf(Meter.SPADE), "the Banker's Hand is the chair's personal king-nine"),
    PERSONAL_ON_PLAYER(
            Award.allOf(Meter.HEART), "the Player's Hand is the chair's personal king-nine"),
    OTHER_PERSONAL_IDENTICAL(
            Award.dollars(5_000), "both hands are the personal king-nine of one other chair"),
    SUITED_AGAINST_SUITED(Award.dollars(1_500), "both hands are suited Royal 9s"),
    ROYAL_9_AGAINST_ROYAL_9(Award.dollars(250), "both hands are Royal 9s"),
    ANY_SUITED_ROYAL_9(Award.dollars(50), "a hand is a suited Royal 9"),
    ANY_OTHER_ROYAL_9(Award.dollars(25), "a hand is a Royal 9");

    private final Award award;
    private final String gist;

    PersonalLine(Award award, String gist) {
        this.award = award;
        this.gist = gist;
    }

    @Override
    public Award award() {
        return award;
    }

    @Override
    public String gist() {
        return gist;
    }
}
