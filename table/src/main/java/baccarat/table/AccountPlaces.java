package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Spot;
import java.util.List;
import java.util.stream.Stream;

/// The index of each account in the two arrays of [Accounts].
final class AccountPlaces {

    private AccountPlaces() {}

    private static final int SEATS = 14;
    private static final int LINES = 8;
    private static final int SPOTS = SEATS + LINES;
    static final List<Meter> METERS = List.of(Meter.values());

    static final int WAGERS = 3;
    static final int RACKS = WAGERS + SPOTS;

    private static final int BOXES = 0;
    private static final int JACKPOTS = BOXES + SPOTS;
    private static final int RESERVES = JACKPOTS + METERS.size();
    private static final int LINKED = RESERVES + METERS.size();
    static final int SELDOM = LINKED + METERS.size();

    static boolean isSeldom(Account account) {
        return switch (account) {
            case Account.Fixed _, Account.Wagers _, Account.Rack _ -> false;
            case Account.VigorishBox _,
                    Account.Jackpot _,
                    Account.Reserve _,
                    Account.LinkedMeter _ ->
                    true;
            case Account.OfCoupons _ -> throw new CorruptLog("a coupon is no money: " + account);
        };
    }

    /// The index of an account that is not a rack.
    static int of(Account account) {
        return switch (account) {
            case Account.Fixed.CAGE -> 0;
            case Account.Fixed.TRAY -> 1;
            case Account.Fixed.DROP -> 2;
            case Account.Wagers(var spot) -> WAGERS + of(spot);
            case Account.VigorishBox(var spot) -> BOXES + of(spot);
            case Account.Jackpot(var meter) -> JACKPOTS + METERS.indexOf(meter);
            case Account.Reserve(var meter) -> RESERVES + METERS.indexOf(meter);
            case Account.LinkedMeter(var meter) -> LINKED + METERS.indexOf(meter);
            case Account.Rack rack ->
                    throw new IllegalArgumentException("racks come last: " + rack);
            case Account.OfCoupons _ -> throw new CorruptLog("a coupon is no money: " + account);
        };
    }

    private static int of(Spot spot) {
        int last = spot.kind() == Spot.Kind.SEAT ? SEATS : LINES;
        if (spot.number() > last) {
            throw new CorruptLog("no table has a " + spot);
        }
        return spot.kind() == Spot.Kind.SEAT ? spot.number() - 1 : SEATS + spot.number() - 1;
    }

    static Stream<Spot> spots() {
        return Stream.concat(
                Stream.iterate(1, n -> n <= SEATS, n -> n + 1).map(Spot::seat),
                Stream.iterate(1, n -> n <= LINES, n -> n + 1).map(Spot::line));
    }
}
