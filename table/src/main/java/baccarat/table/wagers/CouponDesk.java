package baccarat.table.wagers;

import static baccarat.rules.House.COUPON_ISSUED;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Account.Coupons;
import baccarat.table.Account.HeldCoupons;
import baccarat.table.Account.PlacedCoupons;
import baccarat.table.Accounts;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Match play coupons: the floor issues one to a patron, who holds it at this table until it wins
/// or loses. A push, a void round or a withdrawal gives it back.
public final class CouponDesk {

    private CouponDesk() {}

    public static Optional<Refusal> issue(Story story, Command.IssueCoupon issue) {
        TableState state = story.state();
        if (issue.reason().isBlank()) {
            return refuse(REASON_NEEDED, "Give a reason for issuing a coupon.");
        }
        if (!issue.value().isAboveZero() || !issue.value().isAtMost(Accounts.MOST)) {
            return refuse(
                    COUPON_ISSUED,
                    "A coupon must have a value above zero and up to %s, not %s."
                            .formatted(Accounts.MOST, issue.value()));
        }
        if (state.roster().patron(issue.patron()).isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, issue.patron() + " is not at the table.");
        }
        story.tell(
                new Event.CouponIssued(issue.patron(), issue.value(), issue.reason()),
                List.of(COUPON_ISSUED),
                List.of(
                        new Transfer(
                                Coupons.ISSUED,
                                new HeldCoupons(issue.patron(), issue.value()),
                                issue.value())));
        return Optional.empty();
    }

    /// Places a coupon, replacing another one there; refused unless the patron holds one of this
    /// value.
    static Optional<Refusal> place(Story story, Placed before, Money value) {
        TableState state = story.state();
        String patron = state.roster().ownerOf(before.spot());
        var transfers = new ArrayList<>(back(state, before));
        transfers.add(
                new Transfer(
                        new HeldCoupons(patron, value), new PlacedCoupons(before.spot()), value));
        if (state.accounts().tooSmallFor(transfers).isPresent()) {
            return refuse(MATCH_PLAY_COUPON, "%s holds no coupon of %s.".formatted(patron, value));
        }
        story.tell(
                new Event.WagerPlaced(before.withCoupon(value)),
                List.of(MATCH_PLAY_COUPON),
                transfers);
        return Optional.empty();
    }

    /// A coupon goes back to the patron who placed it.
    public static List<Transfer> back(TableState state, Placed lies) {
        return moved(
                state, lies, new HeldCoupons(state.roster().ownerOf(lies.spot()), lies.coupon()));
    }

    public static List<Transfer> spent(TableState state, Placed lies) {
        return moved(state, lies, Coupons.SPENT);
    }

    /// Older records have coupons on the layout without an account: they move nothing.
    private static List<Transfer> moved(TableState state, Placed lies, Account to) {
        var from = new PlacedCoupons(lies.spot());
        boolean counted =
                lies.coupon().isAboveZero() && lies.coupon().isAtMost(state.accounts().of(from));
        return counted ? List.of(new Transfer(from, to, lies.coupon())) : List.of();
    }

    /// The places of patrons who hold a coupon that they can put there.
    static Stream<Map.Entry<String, Spot>> places(TableState state) {
        return state.roster().patrons().stream()
                .filter(patron -> !state.accounts().coupons(patron.name()).isEmpty())
                .flatMap(
                        patron ->
                                patron.places().stream()
                                        .map(place -> Map.entry(patron.name(), place)));
    }
}
