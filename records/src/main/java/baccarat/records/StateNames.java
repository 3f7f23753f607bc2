package baccarat.records;

import static java.util.Map.entry;

import baccarat.table.MeterMove;
import baccarat.table.Phase;
import baccarat.table.Right;
import java.util.Map;

/// The names of phases (in snapshots and messages), of rights to turn (in snapshots) and of moves
/// of meters (in logs).
final class StateNames {

    private StateNames() {}

    /// The word in messages for each type with several kinds.
    static final Map<Class<?>, String> NOUNS =
            Map.of(
                    Phase.class,
                    "phase",
                    Right.class,
                    "right",
                    MeterMove.class,
                    "move of the meters");

    static final Map<Class<?>, String> ALL =
            Map.ofEntries(
                    entry(Phase.Closed.class, "Closed"),
                    entry(Phase.Preparing.class, "Preparing"),
                    entry(Phase.OfferingCut.class, "OfferingCut"),
                    entry(Phase.Cutting.class, "Cutting"),
                    entry(Phase.Covering.class, "Covering"),
                    entry(Phase.Covered.class, "Covered"),
                    entry(Phase.Loaded.class, "Loaded"),
                    entry(Phase.Burning.class, "Burning"),
                    entry(Phase.OfferingShoe.class, "OfferingShoe"),
                    entry(Phase.AcceptingWagers.class, "AcceptingWagers"),
                    entry(Phase.CallingCards.class, "CallingCards"),
                    entry(Phase.Dealing.class, "Dealing"),
                    entry(Phase.Turning.class, "Turning"),
                    entry(Phase.CallingCount.class, "CallingCount"),
                    entry(Phase.SettlingHouseMoney.class, "SettlingHouseMoney"),
                    entry(Phase.CallingThirdCard.class, "CallingThirdCard"),
                    entry(Phase.Drawing.class, "Drawing"),
                    entry(Phase.CallingResult.class, "CallingResult"),
                    entry(Phase.Settling.class, "Settling"),
                    entry(Phase.EndingProgressives.class, "EndingProgressives"),
                    entry(Phase.Clearing.class, "Clearing"),
                    entry(Phase.CallingLastHand.class, "CallingLastHand"),
                    entry(Phase.Irregular.class, "Irregular"),
                    entry(Phase.DiscardingOneMore.class, "DiscardingOneMore"),
                    entry(Right.Dealers.class, "Dealers"),
                    entry(Right.Held.class, "Held"),
                    entry(Right.Accepted.class, "Accepted"),
                    entry(Right.Offered.class, "Offered"),
                    entry(MeterMove.Seeded.class, "Seeded"),
                    entry(MeterMove.Credited.class, "Credited"),
                    entry(MeterMove.Won.class, "Won"),
                    entry(MeterMove.Restarted.class, "Restarted"));
}
