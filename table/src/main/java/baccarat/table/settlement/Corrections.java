package baccarat.table.settlement;

import baccarat.rules.Money;
import baccarat.rules.MostPaid;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import baccarat.table.Correctable;
import baccarat.table.Duty;
import baccarat.table.Ended;
import baccarat.table.Event;
import baccarat.table.Meters;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Optional;

/// The payouts that may still be corrected.
public final class Corrections {

    private Corrections() {}

    /// Those of the round that is being settled, with what was corrected of it already, or else of
    /// the one before.
    public static Correctable last(TableState state) {
        return switch (state.phase()) {
            case Phase.AfterTheResult ended -> begun(state, ended.play());
            case Phase.OfPreparation _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.BetweenRounds _,
                    Phase.BeforeTheResult _ ->
                    state.correctable();
        };
    }

    /// The correctable payouts after an event.
    ///
    /// @param before the table as the event found it
    public static TableState follow(TableState before, TableState after, Event event) {
        if (event instanceof Event.CardsCleared) {
            return after.with(last(before));
        }
        if (event instanceof Event.RoundBegun || event instanceof Event.TableClosed) {
            return after.with(Correctable.NOTHING);
        }
        boolean gathered =
                event instanceof Event.ShoeEnded
                        || (event instanceof Event.DutyDone(var duty) && duty == Duty.SWAP_BATCHES);
        return gathered ? after.with(after.correctable().withoutCards()) : after;
    }

    private static Correctable begun(TableState state, Play play) {
        return state.correctable().round() == play.number() ? state.correctable() : of(state, play);
    }

    private static Correctable of(TableState state, Play play) {
        Money meter =
                state.meters().states().values().stream()
                        .map(Meters.State::money)
                        .max(Comparator.naturalOrder())
                        .orElse(Money.ZERO);
        var wagers = new ArrayList<Correctable.Paid>();
        for (Placed placed : play.placed()) {
            state.roster()
                    .at(placed.spot())
                    .ifPresent(
                            patron ->
                                    wagers.add(
                                            new Correctable.Paid(
                                                    placed.spot(),
                                                    placed.wager(),
                                                    patron.name(),
                                                    MostPaid.of(
                                                            withPress(play, placed),
                                                            state.rules(),
                                                            meter),
                                                    Money.ZERO,
                                                    Money.ZERO)));
        }
        return new Correctable(play.number(), wagers, Optional.of(Ended.of(play)));
    }

    /// With the largest House Money payout where the patron pressed one onto the wager.
    private static Placed withPress(Play play, Placed placed) {
        Optional<Side> onto = play.presses().getOrDefault(placed.spot(), Optional.empty());
        if (onto.map(Wager::on).filter(placed.wager()::equals).isEmpty()) {
            return placed;
        }
        return play.placed().stream()
                .filter(it -> it.spot().equals(placed.spot()))
                .filter(it -> it.wager() == Wager.HOUSE_MONEY)
                .findFirst()
                .map(it -> placed.withPressed(MostPaid.houseMoney(it)))
                .orElse(placed);
    }
}
