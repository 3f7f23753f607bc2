package baccarat.table;

import baccarat.table.curator.Curators;
import baccarat.table.floor.Floor;
import baccarat.table.mishaps.Mishaps;
import baccarat.table.patrons.Patrons;
import baccarat.table.preparation.Preparation;
import baccarat.table.round.Rounds;
import baccarat.table.seals.Seals;
import baccarat.table.settlement.Settlements;
import baccarat.table.wagers.Wagers;

/// Whether an event could have happened in the table's present state. If not, the log is corrupt:
/// ignoring the event would hide the only fault that matters in a record.
final class Fits {

    private Fits() {}

    static void check(TableState state, Event event) {
        boolean fits =
                switch (event) {
                    case Event.OfPreparation preparation ->
                            Preparation.fits(state, preparation)
                                    && Seals.allows(state, preparation);
                    case CuratorEvent curator -> Curators.fits(state, curator);
                    case Event.OfPatrons _ -> Patrons.fits(state.phase());
                    case Event.OfWagers _ -> Wagers.fits(state.phase());
                    case Event.OfTheRound round -> Rounds.fits(state, round);
                    case Event.OfMishaps mishap -> Mishaps.fits(state.phase(), mishap);
                    case Event.OfSettlement settlement ->
                            Settlements.fits(state.phase(), settlement);
                    case Event.OfTheFloor floor -> Floor.fits(state.phase(), floor);
                    case SealEvent seal -> Seals.fits(state, seal);
                    case LinkEvent _ -> true;
                };
        if (!fits) {
            throw new CorruptLog("%s cannot happen %s".formatted(event, when(state.phase())));
        }
    }

    private static String when(Phase phase) {
        return switch (phase) {
            case Phase.Closed _ -> "while the table is closed";
            case Phase.OfPreparation _ -> "while the cards are made ready";
            case Phase.OfferingShoe _ -> "while the shoe is offered";
            case Phase.AcceptingWagers _ -> "while wagers are open";
            case Phase.InRound _ -> "at this point of a round";
            case Phase.CallingLastHand _ -> "before the last hand is called";
            case Phase.Interruption _ -> "before the remedy is carried out";
        };
    }
}
