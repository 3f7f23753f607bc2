package baccarat.rules;

import java.util.Map;
import java.util.Set;

/// How the house handles cards where the document leaves it a choice.
public record Handling(
        Cut cut,
        RecutBy recutBy,
        boolean burnShown,
        TurnedBy turnedBy,
        Set<FirstCard> dealtFaceUp,
        Set<Announcement> announcements,
        Map<Mishap, Remedy> remedies,
        HouseWays ways) {

    public enum Cut {
        OFFERED,
        DEALER
    }

    public enum RecutBy {
        LAST_CUTTER,
        NEXT_ENTITLED
    }

    public enum TurnedBy {
        PATRONS,
        DEALER
    }

    /// One of the four cards that open a round.
    public enum FirstCard {
        PLAYER_FIRST,
        BANKER_FIRST,
        PLAYER_SECOND,
        BANKER_SECOND
    }

    /// What dealers say, by when they say it, and whether they call the totals. Washington leaves
    /// it to the house; in Massachusetts totals and results are called.
    public enum Announcement {
        BEFORE,
        DURING,
        AFTER,
        TOTALS
    }

    public Handling {
        dealtFaceUp = Set.copyOf(dealtFaceUp);
        announcements = Set.copyOf(announcements);
        remedies = Map.copyOf(remedies);
    }
}
