package baccarat.shoe;

import java.util.Comparator;
import java.util.List;

/// The cut: who cut, how many cards from the top, and the share of each seat that took part.
///
/// @param seat who cut, 0 if it was the dealer
/// @param position how many cards go from the top of the stack to its bottom
/// @param shares of the patron who cut and of any other seat, in ascending order of seats; a dealer
///   who cuts needs none, since the house has the order already
/// @param pledges what seats bound themselves to before any share was revealed, in ascending order
///   of seats; a pledge without a share was not kept
public record Cut(int seat, int position, List<Share> shares, List<Pledge> pledges) {

    public Cut(int seat, int position, List<Share> shares) {
        this(seat, position, shares, List.of());
    }

    public Cut {
        pledges = pledges.stream().sorted(Comparator.comparingInt(Pledge::seat)).toList();
        shares = shares.stream().sorted(Comparator.comparingInt(Share::seat)).toList();
        if (shares.stream().map(Share::seat).distinct().count() != shares.size()) {
            throw new IllegalArgumentException("a seat has one share in a cut, not two");
        }
        int cutter = seat;
        if (cutter != Share.DEALER && shares.stream().noneMatch(s -> s.seat() == cutter)) {
            throw new IllegalArgumentException(
                    "a patron who cuts has a share, seat %d has none".formatted(seat));
        }
        if (position < 1) {
            throw new IllegalArgumentException("a cut parts the stack, not at " + position);
        }
    }

    /// Only the dealer had a share, so the house alone chose the order.
    public boolean isTheHousesAlone() {
        return shares.stream().allMatch(share -> share.seat() == Share.DEALER);
    }
}
