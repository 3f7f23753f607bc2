package baccarat.table;

import baccarat.rules.Meter;
import java.util.Map;

/// News for a table about the meters that it shares with others.
public sealed interface LinkEvent extends Event {

    /// The complete meters of the link, for a table that opens or has missed many moves.
    ///
    /// @param move the number of the link's last move
    record MetersLinked(String link, long move, Map<Meter, Meters.State> states)
            implements LinkEvent {

        public MetersLinked {
            states = Meters.ordered(states);
        }
    }

    /// Another table of the link moved the meters.
    ///
    /// @param move its number among the moves of the link
    /// @param log the log of the other table
    /// @param number the event in that log that moved them
    record MetersMoved(long move, String log, long number, MeterMove what) implements LinkEvent {}
}
