package baccarat.table;

import java.util.Optional;

/// Who is at the table.
///
/// @param curator who deals, at the big table while a shoe is played
public record People(Roster roster, Optional<Curator> curator) {

    static final People NOBODY = new People(Roster.EMPTY, Optional.empty());

    People with(Roster after) {
        return new People(after, curator);
    }

    People with(Optional<Curator> after) {
        return new People(roster, after);
    }
}
