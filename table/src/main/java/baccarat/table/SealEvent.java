package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// What happens to the seal of a shoe whose order is committed to.
public sealed interface SealEvent extends Event {

    record SealPublished(String root) implements SealEvent {}

    record SharePledged(Spot seat, String pledge) implements SealEvent {}

    /// The place of the cut is fixed before any share is revealed.
    ///
    /// @param seat empty if the dealer cuts
    record CutMarked(Optional<Spot> seat, int depth) implements SealEvent {}

    /// The shares that count are those of these pledges.
    record PledgesClosed(List<Seal.Pledge> pledges) implements SealEvent {

        public PledgesClosed {
            pledges = List.copyOf(pledges);
        }
    }

    /// A share is revealed. In older logs, before there were pledges, it was given in the open.
    record NonceAdded(Spot seat, String nonce) implements SealEvent {}

    /// Seats that have pledged a share and did not reveal it in time.
    record SharesWithheld(List<Spot> seats) implements SealEvent {

        public SharesWithheld {
            seats = List.copyOf(seats);
        }
    }

    record SealOpened(String root, String key, List<Card> order) implements SealEvent {

        public SealOpened {
            order = List.copyOf(order);
        }
    }
}
