package baccarat.server.dishonest;

import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Patron;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Whose chips an event moves at a table, and whether they may change by it.
record Owners(TableState state) {

    static boolean isGoingAway(Event event) {
        return event instanceof Event.LeaveBegun
                || event instanceof Event.PatronLeft
                || event instanceof Event.PlaceGivenUp
                || event instanceof Event.WagersReturned
                || event instanceof Event.SpokenWagerLapsed;
    }

    /// By what the sum of somebody's chips and coupons may change.
    static boolean isExplained(Event event) {
        return switch (event) {
            // A round was settled.
            case Event.OfSettlement _, Event.VigorishCollected _ -> true;
            // Chips for money of one's own, and back.
            case Event.ChipsBought _,
                    Event.ChipsTakenAway _,
                    Event.PatronLeft _,
                    Event.SpokenWagerConfirmed _ ->
                    true;
            // A coupon has a slip.
            case Event.CouponIssued _ -> true;
            default -> false;
        };
    }

    /// Whose chips an event moves by their own will.
    Optional<String> owner(Event event) {
        return switch (event) {
            case Event.ChipsBought(var patron, _) -> Optional.of(patron);
            case Event.ChipsTakenAway(var patron, _) -> Optional.of(patron);
            case Event.PlaceTaken(var patron, _) -> Optional.of(patron);
            case Event.PlaceGivenUp(var patron, _) -> Optional.of(patron);
            case Event.LeaveBegun(var patron) -> Optional.of(patron);
            case Event.PatronLeft(var patron) ->
                    leaving(patron) ? Optional.empty() : Optional.of(patron);
            case Event.WagerPlaced(var placed) ->
                    state.roster().at(placed.spot()).map(Patron::name);
            case Event.WagerWithdrawn(var spot, _) -> state.roster().at(spot).map(Patron::name);
            case Event.WagerSpoken(var spot, _, _) -> state.roster().at(spot).map(Patron::name);
            default -> Optional.empty();
        };
    }

    /// Whoever left in mid-round is gone when the round is over, whatever ends it.
    private boolean leaving(String patron) {
        return state.roster().patron(patron).filter(Patron::leaving).isPresent();
    }

    /// By how much the chips of each patron change.
    Map<String, Long> change(Happened happened) {
        var change = new HashMap<String, Long>();
        for (Transfer transfer : happened.transfers()) {
            holder(transfer.from())
                    .ifPresent(who -> change.merge(who, -transfer.amount().cents(), Long::sum));
            holder(transfer.to())
                    .ifPresent(who -> change.merge(who, transfer.amount().cents(), Long::sum));
        }
        return change;
    }

    private Optional<String> holder(Account account) {
        return switch (account) {
            case Account.Rack(var patron) -> Optional.of(patron);
            case Account.Wagers(var spot) -> state.roster().at(spot).map(Patron::name);
            case Account.HeldCoupons(var patron, _) -> Optional.of(patron);
            case Account.PlacedCoupons(var spot) -> state.roster().at(spot).map(Patron::name);
            case Account.Fixed _,
                    Account.VigorishBox _,
                    Account.Jackpot _,
                    Account.Reserve _,
                    Account.LinkedMeter _,
                    Account.Coupons _ ->
                    Optional.empty();
        };
    }
}
