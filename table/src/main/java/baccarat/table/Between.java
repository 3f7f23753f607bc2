package baccarat.table;

import baccarat.rules.Handling.Announcement;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where the table stands once a round is over and before the next begins.
final class Between {

    private Between() {}

    /// Taking wagers, unless "last hand" has to be called or the shoe passed on first.
    static TableState rounds(TableState state, Phase.AcceptingWagers layout) {
        if (state.shoe().cover() == Shoe.Cover.OUT) {
            return state.rules().handling().announcements().contains(Announcement.AFTER)
                    ? state.in(new Phase.CallingLastHand())
                    : rounds(state.with(state.shoe().with(Shoe.Cover.LAST_HAND)), layout);
        }
        if (state.mustPass()) {
            return state.in(new Phase.OfferingShoe(offers(state), layout));
        }
        return state.in(layout);
    }

    /// To the right of who had the shoe, who is not asked again; a dealer held it in the place of a
    /// patron, who is asked last.
    private static List<Spot> offers(TableState state) {
        int place = state.curator().map(Curator::place).orElse(0);
        List<Spot> others = state.roster().toTheRightOf(place);
        boolean dealer = state.curator().map(Curator::seat).filter(Optional::isEmpty).isPresent();
        return dealer && place > 0 && state.roster().seats().contains(Spot.seat(place))
                ? Stream.concat(others.stream(), Stream.of(Spot.seat(place))).toList()
                : others;
    }
}
