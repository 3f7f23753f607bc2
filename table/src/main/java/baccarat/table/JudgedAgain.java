package baccarat.table;

import baccarat.rules.Mishap;
import baccarat.rules.Remedy;
import java.util.List;

/// What a corrected face changes of what followed it in the round.
///
/// @param again the calls that no longer hold and are made again
/// @param moved the Player's Hand was due the card that was dealt as the Banker's third
/// @param surplus third cards that were due nowhere, in the order they were dealt
public record JudgedAgain(List<Call> again, boolean moved, List<Surplus> surplus) {

    public JudgedAgain {
        again = List.copyOf(again);
        surplus = List.copyOf(surplus);
    }

    /// A third card that the right face makes one too many.
    public record Surplus(Place from, Mishap mishap, Remedy remedy) {}
}
