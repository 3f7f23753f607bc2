package baccarat.records;

import static java.util.Map.entry;

import baccarat.table.MeterMove;
import baccarat.table.Phase;
import baccarat.table.Right;
import java.util.Map;

/// The names of phases (in snapshots and messages), of rights to turn (in snapshots) and of moves
/// of meters (in logs), and their fields.
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
                    entry(Phase.Preparing.class, "Preparing: tasks shufflers spread"),
                    entry(Phase.OfferingCut.class, "OfferingCut: seats"),
                    entry(Phase.Cutting.class, "Cutting: cutter"),
                    entry(Phase.Covering.class, "Covering: cutter"),
                    entry(Phase.Covered.class, "Covered: cutter"),
                    entry(Phase.Loaded.class, "Loaded: cutter"),
                    entry(Phase.Burning.class, "Burning: first"),
                    entry(Phase.OfferingShoe.class, "OfferingShoe: seats then"),
                    entry(
                            Phase.AcceptingWagers.class,
                            "AcceptingWagers: layout spoken freeHand announced"),
                    entry(Phase.CallingCards.class, "CallingCards: play"),
                    entry(Phase.Dealing.class, "Dealing: play due"),
                    entry(Phase.Turning.class, "Turning: play side"),
                    entry(Phase.CallingCount.class, "CallingCount: play side"),
                    entry(Phase.SettlingHouseMoney.class, "SettlingHouseMoney: play"),
                    entry(Phase.CallingThirdCard.class, "CallingThirdCard: play side"),
                    entry(Phase.Drawing.class, "Drawing: play due because"),
                    entry(Phase.CallingResult.class, "CallingResult: play"),
                    entry(Phase.Settling.class, "Settling: play steps taken"),
                    entry(Phase.EndingProgressives.class, "EndingProgressives: play"),
                    entry(Phase.Clearing.class, "Clearing: play"),
                    entry(Phase.CallingLastHand.class, "CallingLastHand"),
                    entry(Phase.Irregular.class, "Irregular: interrupted mishap remedy card from"),
                    entry(Phase.DiscardingOneMore.class, "DiscardingOneMore: interrupted"),
                    entry(Right.Dealers.class, "Dealers: relinquished"),
                    entry(Right.Held.class, "Held: seat"),
                    entry(Right.Accepted.class, "Accepted: seat then"),
                    entry(Right.Offered.class, "Offered: seats"),
                    entry(MeterMove.Seeded.class, "Seeded"),
                    entry(MeterMove.Credited.class, "Credited: wagers"),
                    entry(MeterMove.Won.class, "Won: meter amount"),
                    entry(MeterMove.Restarted.class, "Restarted: meter"));
}
