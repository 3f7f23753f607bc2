package baccarat.server.tables;

import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.table.Patron;
import baccarat.table.Seal;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Whether a table should wait for shares in the order of its shoe.
final class SharePace {

    private SharePace() {}

    /// Whether two or more people are seated and one of them has not pledged. A person alone had
    /// the whole offer of the cut for it.
    static boolean isPledgeAwaited(TableState state) {
        List<Patron> people =
                state.roster().patrons().stream()
                        .filter(patron -> !Asker.isSimulated(patron.name()))
                        .filter(patron -> patron.places().stream().anyMatch(SharePace::isSeat))
                        .toList();
        List<Spot> pledged = pledges(state).stream().map(Seal.Pledge::seat).toList();
        return people.size() > 1
                && people.stream()
                        .anyMatch(patron -> patron.places().stream().noneMatch(pledged::contains));
    }

    private static boolean isSeat(Spot place) {
        return place.kind() == Spot.Kind.SEAT;
    }

    /// Whether a seat that has pledged is still taken, so that its share may come.
    static boolean isRevealAwaited(TableState state) {
        return state.shoe().seal().map(Seal::awaited).orElse(List.of()).stream()
                .map(Seal.Pledge::seat)
                .map(state.roster()::at)
                .anyMatch(Optional::isPresent);
    }

    private static List<Seal.Pledge> pledges(TableState state) {
        return state.shoe().seal().map(Seal::pledges).orElse(List.of());
    }
}
