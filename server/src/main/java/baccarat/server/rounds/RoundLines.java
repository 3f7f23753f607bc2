package baccarat.server.rounds;

import baccarat.records.Recorded;
import baccarat.server.names.Naming;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.List;

/// The log lines of a round that a person may have: staff all of them, a patron who wagered in it
/// those about the whole table and their own.
public final class RoundLines {

    private RoundLines() {}

    /// Empty for a patron who had no wager in the round.
    ///
    /// @param viewer by name
    public static List<Recorded> of(RebuiltRound rebuilt, Person viewer, Naming naming) {
        RoundReader reader = RoundReader.of(naming.inside(viewer), rebuilt.round());
        boolean hasWagered =
                rebuilt.round().plays().getFirst().placed().stream()
                        .anyMatch(placed -> reader.sees(placed.spot()));
        if (viewer.role() == Role.PATRON && !hasWagered) {
            return List.of();
        }
        return rebuilt.events().stream().filter(reader::mayHave).toList();
    }
}
