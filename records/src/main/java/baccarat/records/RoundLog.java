package baccarat.records;

import baccarat.rules.Side;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.List;

/// One round as the log has it, from its first wager until its cards are cleared or it is void.
/// Rounds simulated after it belong to it, with all that happened in between.
///
/// @param before the table before the first of the events
/// @param after the table after the last of them
/// @param plays the round at its end, then those simulated after it
/// @param isOver whether the log has the end of it
public record RoundLog(
        int number,
        List<Happened> events,
        TableState before,
        TableState after,
        List<Play> plays,
        boolean isOver) {

    public RoundLog {
        events = List.copyOf(events);
        plays = List.copyOf(plays);
    }

    /// The cards of a hand in the order they were dealt. In a round that was voided some may lie
    /// face down.
    public List<Laid> hand(Side side) {
        return plays.getFirst().laid().stream()
                .filter(card -> card.place().side() == side)
                .toList();
    }
}
