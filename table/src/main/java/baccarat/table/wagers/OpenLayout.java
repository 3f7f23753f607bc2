package baccarat.table.wagers;

import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.Phase.AcceptingWagers;
import baccarat.table.Phase.Spoken;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The layout while wagers are open: its wagers, and how events change them.
public final class OpenLayout {

    private OpenLayout() {}

    /// The wagers on the layout while wagers are open.
    public static List<Placed> layout(Phase phase) {
        return isOpen(phase).map(AcceptingWagers::layout).orElse(List.of());
    }

    /// A free hand belongs to the patron who asked for it.
    public static TableState withoutFreeHandOf(TableState state, String patron) {
        return isOpen(state.phase())
                .filter(open -> open.freeHand().equals(Optional.of(patron)))
                .map(
                        open ->
                                in(
                                        state,
                                        new AcceptingWagers(
                                                open.layout(),
                                                open.spoken(),
                                                Optional.empty(),
                                                open.announced())))
                .orElse(state);
    }

    static Optional<AcceptingWagers> isOpen(Phase phase) {
        return switch (phase) {
            case AcceptingWagers open -> Optional.of(open);
            case Phase.OfferingShoe(_, var then) -> Optional.of(then);
            case Phase.Irregular irregular -> isOpen(irregular.interrupted());
            case Phase.OfPreparation _,
                    Phase.InRound _,
                    Phase.Closed _,
                    Phase.CallingLastHand _,
                    Phase.DiscardingOneMore _ ->
                    Optional.empty();
        };
    }

    static TableState apply(TableState state, Event.OfWagers event) {
        return switch (event) {
            case Event.WagerPlaced(var placed) -> withLayout(state, plus(state, placed));
            case Event.WagerWithdrawn(var spot, var wager) ->
                    withLayout(state, minus(state, spot, wager));
            case Event.WagerSpoken(var spot, var wager, var cash) ->
                    withSpoken(state, new Spoken(spot, wager, cash), true);
            case Event.SpokenWagerConfirmed(var spot, var wager, var cash) ->
                    withLayout(
                            withSpoken(state, new Spoken(spot, wager, cash), false),
                            plus(state, Placed.of(spot, wager, cash)));
            case Event.SpokenWagerLapsed(var spot, var wager, var cash) ->
                    withSpoken(state, new Spoken(spot, wager, cash), false);
            case Event.FreeHandAsked(var patron) -> freeHandAsked(state, patron);
            case Event.WagersReturned(var placed) -> returned(state, placed);
            case Event.LateWagerReturned _ -> state;
        };
    }

    private static AcceptingWagers open(TableState state) {
        return isOpen(state.phase()).orElseThrow(() -> new CorruptLog("no wagers are taken now"));
    }

    private static TableState in(TableState state, AcceptingWagers after) {
        return switch (state.phase()) {
            case Phase.OfferingShoe(var seats, _) -> state.in(new Phase.OfferingShoe(seats, after));
            case Phase.Irregular irregular -> state.in(irregular.of(after));
            case Phase.OfPreparation _,
                    Phase.InRound _,
                    Phase.Closed _,
                    Phase.AcceptingWagers _,
                    Phase.CallingLastHand _,
                    Phase.DiscardingOneMore _ ->
                    state.in(after);
        };
    }

    private static TableState withLayout(TableState state, List<Placed> layout) {
        AcceptingWagers open = open(state);
        return in(
                state,
                new AcceptingWagers(layout, open.spoken(), open.freeHand(), open.announced()));
    }

    /// The wager in the place of an older one of its kind, or after the others.
    private static List<Placed> plus(TableState state, Placed placed) {
        List<Placed> before = open(state).layout();
        int at = 0;
        while (at < before.size() && !isSame(before.get(at), placed)) {
            at++;
        }
        Placed[] layout = before.toArray(new Placed[Math.max(before.size(), at + 1)]);
        layout[at] = placed;
        return List.of(layout);
    }

    private static boolean isSame(Placed one, Placed other) {
        return one.wager() == other.wager() && one.spot().equals(other.spot());
    }

    private static List<Placed> minus(TableState state, Spot spot, Wager wager) {
        return open(state).layout().stream()
                .filter(lies -> lies.wager() != wager || !lies.spot().equals(spot))
                .toList();
    }

    private static TableState withSpoken(TableState state, Spoken one, boolean there) {
        AcceptingWagers open = open(state);
        var spoken = new ArrayList<>(open.spoken());
        if (there) {
            spoken.add(one);
        } else {
            spoken.remove(one);
        }
        return in(
                state,
                new AcceptingWagers(open.layout(), spoken, open.freeHand(), open.announced()));
    }

    private static TableState freeHandAsked(TableState state, String patron) {
        AcceptingWagers open = open(state);
        return in(
                state,
                new AcceptingWagers(
                        open.layout(), open.spoken(), Optional.of(patron), open.announced()));
    }

    private static TableState returned(TableState state, List<Placed> placed) {
        if (state.phase().isInARound()) {
            return state;
        }
        List<Placed> left =
                open(state).layout().stream().filter(lies -> !placed.contains(lies)).toList();
        return withLayout(state, left);
    }

    public static TableState announced(TableState state) {
        AcceptingWagers open = open(state);
        return in(state, new AcceptingWagers(open.layout(), open.spoken(), open.freeHand(), true));
    }
}
