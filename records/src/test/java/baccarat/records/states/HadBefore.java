package baccarat.records.states;

import baccarat.rules.Money;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Patron;
import baccarat.table.TableState;
import java.util.HashMap;
import java.util.Map;

/// What each patron had when the round began, in the rack and on the layout, and in coupons. Money
/// that comes and goes meanwhile, but not by a settlement, counts too. A round that is void gives
/// it back (reading 20).
record HadBefore(Map<String, Money> had) {

    static final HadBefore NO_ROUND = new HadBefore(Map.of());

    HadBefore {
        had = Map.copyOf(had);
    }

    /// @param happened what led from one state to the other
    HadBefore follow(TableState before, Happened happened, TableState after) {
        Event event = happened.event();
        if (event instanceof Event.RoundBegun) {
            return new HadBefore(of(after));
        }
        if (event instanceof Event.RoundVoided) {
            check(after);
        }
        if (event instanceof Event.EndOfRound) {
            return NO_ROUND;
        }
        return event instanceof Event.OfSettlement ? this : with(of(before), of(after));
    }

    private HadBefore with(Map<String, Money> before, Map<String, Money> after) {
        var all = new HashMap<String, Money>();
        had.forEach(
                (patron, money) ->
                        all.put(
                                patron,
                                money.plus(after.getOrDefault(patron, Money.ZERO))
                                        .minus(before.getOrDefault(patron, Money.ZERO))));
        return new HadBefore(all);
    }

    private void check(TableState state) {
        Map<String, Money> has = of(state);
        had.forEach(
                (patron, money) -> {
                    if (!money.equals(has.get(patron))) {
                        throw new AssertionError(
                                "%s had %s before the round that is void, and has %s"
                                        .formatted(patron, money, has.get(patron)));
                    }
                });
    }

    private static Map<String, Money> of(TableState state) {
        var all = new HashMap<String, Money>();
        for (Patron patron : state.roster().patrons()) {
            Money sum = state.accounts().of(new Account.Rack(patron.name()));
            for (var place : patron.places()) {
                sum = sum.plus(state.accounts().of(new Account.Wagers(place)));
            }
            all.put(patron.name(), sum);
            all.put("coupons of " + patron.name(), coupons(state, patron));
        }
        return all;
    }

    private static Money coupons(TableState state, Patron patron) {
        Money sum = Money.ZERO;
        for (var held : state.accounts().held().entrySet()) {
            boolean isTheirs =
                    switch (held.getKey()) {
                        case Account.HeldCoupons(var name, _) -> name.equals(patron.name());
                        case Account.PlacedCoupons(var spot) -> patron.places().contains(spot);
                        default -> false;
                    };
            sum = isTheirs ? sum.plus(held.getValue()) : sum;
        }
        return sum;
    }
}
