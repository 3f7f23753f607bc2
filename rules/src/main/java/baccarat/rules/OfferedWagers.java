package baccarat.rules;

import java.util.Map;
import java.util.Optional;

/// The wagers on offer at a table, with their limits and what is particular to each.
///
/// @param pressed how much of a House Money payout goes onto a hand when the patron presses
public record OfferedWagers(
        Map<Wager, Limits> limits,
        PayoutOdds tieOdds,
        Optional<DragonBonus.PayTable> dragonBonus,
        Rate pressed,
        Optional<Royal9> royal9) {

    public OfferedWagers {
        limits = Map.copyOf(limits);
    }

    public boolean include(Wager wager) {
        return limits.containsKey(wager);
    }

    /// Whether a wager on offer is decided by suits.
    public boolean needSuits() {
        return limits.keySet().stream().anyMatch(Wager::needsSuits);
    }
}
