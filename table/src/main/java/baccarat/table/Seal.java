package baccarat.table;

import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.List;

/// The published commitment to the order of a shoe. The table knows neither the order nor how it is
/// checked: it keeps what has to be on record, and in which sequence.
///
/// @param root the hash that fixes the order
/// @param shares what seats have added to the cut that is due or made, as they came
public record Seal(String root, Stage stage, List<Share> shares) {

    public enum Stage {
        /// The cards are not in the shoe yet.
        PUBLISHED,
        /// The shoe is dealt from.
        IN_PLAY,
        /// No card of it is dealt any more: the order can be shown.
        OVER
    }

    /// A seat's share in the order.
    public record Share(Spot seat, String nonce) {}

    public Seal {
        shares = List.copyOf(shares);
    }

    static Seal published(String root) {
        return new Seal(root, Stage.PUBLISHED, List.of());
    }

    Seal in(Stage next) {
        return new Seal(root, next, shares);
    }

    /// Cut again: the order stays committed to, and everybody gives a share anew.
    Seal cutAgain() {
        return published(root);
    }

    Seal plus(Spot seat, String nonce) {
        var more = new ArrayList<>(shares);
        more.add(new Share(seat, nonce));
        return new Seal(root, stage, more);
    }

    boolean hasShareOf(Spot seat) {
        return shares.stream().anyMatch(share -> share.seat().equals(seat));
    }
}
