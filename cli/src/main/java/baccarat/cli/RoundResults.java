package baccarat.cli;

import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Patron;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a round brought to each seat.
final class RoundResults {

    private final Map<Spot, SpotResult> spots = new TreeMap<>(Spot.LOWEST_FIRST);

    Map<Spot, SpotResult> spots() {
        return spots;
    }

    SpotResult at(Spot spot) {
        return spots.computeIfAbsent(spot, _ -> new SpotResult());
    }

    /// A patron's chips are counted at the first of their places.
    void moved(Transfer transfer, TableState state) {
        spot(transfer.to(), state).ifPresent(spot -> at(spot).moved(transfer.amount()));
        spot(transfer.from(), state).ifPresent(spot -> at(spot).moved(transfer.amount().times(-1)));
    }

    private static Optional<Spot> spot(Account account, TableState state) {
        return switch (account) {
            case Account.Wagers(var spot) -> Optional.of(spot);
            case Account.Rack(var name) ->
                    state.roster()
                            .patron(name)
                            .map(Patron::places)
                            .map(places -> places.getFirst());
            case Account.Fixed _,
                    Account.VigorishBox _,
                    Account.Jackpot _,
                    Account.Reserve _,
                    Account.LinkedMeter _,
                    Account.OfCoupons _ ->
                    Optional.empty();
        };
    }
}
