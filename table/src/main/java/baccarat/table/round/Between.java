package baccarat.table.round;

import baccarat.rules.Handling.Announcement;
import baccarat.table.Phase;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import baccarat.table.curator.Curators;

/// The phase of the table between two rounds.
public final class Between {

    private Between() {}

    /// Taking wagers, unless "last hand" has to be called or the shoe passed on first.
    public static TableState rounds(TableState state, Phase.AcceptingWagers layout) {
        if (state.shoe().cover() == Shoe.Cover.OUT) {
            return state.rules().handling().announcements().contains(Announcement.AFTER)
                    ? state.in(new Phase.CallingLastHand())
                    : rounds(state.with(state.shoe().with(Shoe.Cover.LAST_HAND)), layout);
        }
        return Curators.betweenRounds(state, layout);
    }
}
