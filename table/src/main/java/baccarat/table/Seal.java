package baccarat.table;

import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The published commitment to the order of a shoe. The table knows neither the order nor how it is
/// checked: it keeps what has to be on record, and in which sequence.
///
/// @param root the hash that fixes the order
/// @param pledges of seats that want a share in the cut that is due or made, as they came
/// @param mark where the shoe will be cut, once that is said
/// @param shares what those seats have revealed, as they came
/// @param withheld seats that have pledged and did not reveal in time
public record Seal(
        String root,
        Stage stage,
        List<Pledge> pledges,
        Optional<Mark> mark,
        List<Share> shares,
        List<Spot> withheld) {

    public enum Stage {
        /// The cards are not in the shoe yet. Up to the cut, seats may pledge a share.
        PUBLISHED,
        /// No pledge is taken any more: those who have pledged reveal their shares, then the shoe
        /// is cut.
        REVEALING,
        /// The shoe is dealt from.
        IN_PLAY,
        /// No card of it is dealt any more: the order can be shown.
        OVER
    }

    /// The hash that binds a seat to its share.
    public record Pledge(Spot seat, String pledge) {}

    /// Where the shoe will be cut; `seat` is empty if the dealer cuts.
    public record Mark(Optional<Spot> seat, int depth) {}

    /// A seat's share in the order.
    public record Share(Spot seat, String nonce) {}

    public Seal {
        pledges = List.copyOf(pledges);
        shares = List.copyOf(shares);
        withheld = List.copyOf(withheld);
    }

    public static Seal published(String root) {
        return new Seal(root, Stage.PUBLISHED, List.of(), Optional.empty(), List.of(), List.of());
    }

    public Seal in(Stage next) {
        return new Seal(root, next, pledges, mark, shares, withheld);
    }

    /// Cut again: the order stays committed to, and everybody pledges a new share.
    public Seal cutAgain() {
        return published(root);
    }

    public Seal plus(Pledge pledge) {
        var more = new ArrayList<>(pledges);
        more.add(pledge);
        return new Seal(root, stage, more, mark, shares, withheld);
    }

    public Seal with(List<Pledge> kept, Optional<Mark> marked) {
        return new Seal(root, stage, kept, marked, shares, withheld);
    }

    /// Shares that were given in the open do not count beside pledged ones.
    public Seal revealing() {
        return new Seal(root, Stage.REVEALING, pledges, mark, List.of(), withheld);
    }

    public Seal plus(Spot seat, String nonce) {
        var more = new ArrayList<>(shares);
        more.add(new Share(seat, nonce));
        return new Seal(root, stage, pledges, mark, more, withheld);
    }

    public Seal without(List<Spot> silent) {
        return new Seal(root, stage, pledges, mark, shares, silent);
    }

    public boolean hasPledgeOf(Spot seat) {
        return pledges.stream().anyMatch(pledge -> pledge.seat().equals(seat));
    }

    boolean hasShareOf(Spot seat) {
        return shares.stream().anyMatch(share -> share.seat().equals(seat));
    }

    /// What a seat pledges for a share in this shoe.
    public String pledgeFor(Spot seat, String nonce) {
        return Pledges.of(root, seat, nonce);
    }

    /// Pledges without a share, as long as they may still be revealed.
    public List<Pledge> awaited() {
        return pledges.stream()
                .filter(pledge -> !hasShareOf(pledge.seat()))
                .filter(pledge -> !withheld.contains(pledge.seat()))
                .toList();
    }

    /// The cut as it was marked. A patron who marked it and withholds the share cuts no more: the
    /// dealer cuts at that place.
    public Event.CardsCut cut() {
        Mark marked = mark.orElseThrow();
        return new Event.CardsCut(marked.seat().filter(this::hasShareOf), marked.depth());
    }
}
