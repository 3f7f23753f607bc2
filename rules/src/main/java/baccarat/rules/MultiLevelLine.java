package baccarat.rules;

/// The lines of the multi-level Royal 9, the highest first.
public enum MultiLevelLine implements Royal9.Line {
    EXACT_MATCH(Award.allOf(Meter.MAJOR), "both hands are the same combination of the chair"),
    ANY_TWO(
            new Award.OfMeter(Meter.MAJOR, Rate.percent(10)),
            "the hands are two different combinations of the chair"),
    K9_ON_BANKER(Award.allOf(Meter.K9_BANKER), "the Banker's Hand is the chair's king-nine"),
    K9_ON_PLAYER(Award.allOf(Meter.K9_PLAYER), "the Player's Hand is the chair's king-nine"),
    SUITED_TIE_HAND(Award.dollars(1_500), "both hands are suited Royal 9s"),
    TIE_HAND(Award.dollars(250), "both hands are Royal 9s"),
    ANY_SUITED(Award.dollars(50), "a hand is a suited Royal 9"),
    ANY_ROYAL_9(Award.dollars(25), "a hand is a Royal 9");

    private final Award award;
    private final String gist;

    MultiLevelLine(Award award, String gist) {
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
