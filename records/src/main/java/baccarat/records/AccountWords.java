package baccarat.records;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.table.Account;
import java.util.List;
import java.util.Optional;

/// Accounts as words: `cage`, `tray`, `drop`, `rack anna`, `wagers 3`, `vigorish line-3`, `meter
/// major`, `reserve major`, `coupons-issued`, `coupons-spent`, `coupons 25.00 anna`, `coupons-on
/// 3`.
final class AccountWords {

    static final String RIGHT =
            "an account like cage, tray, drop, rack anna, wagers 3, vigorish 3, meter major,"
                    + " reserve major, linked major, coupons-issued, coupons-spent, coupons 25.00 anna"
                    + " or"
                    + " coupons-on 3";

    /// The first word of each.
    static final List<String> KINDS =
            List.of(
                    "cage",
                    "tray",
                    "drop",
                    "rack",
                    "wagers",
                    "vigorish",
                    "meter",
                    "reserve",
                    "linked",
                    "coupons-issued",
                    "coupons-spent",
                    "coupons",
                    "coupons-on");

    private AccountWords() {}

    static String of(Account account) {
        return switch (account) {
            case Account.Fixed.CAGE -> "cage";
            case Account.Fixed.TRAY -> "tray";
            case Account.Fixed.DROP -> "drop";
            case Account.Rack(var patron) -> "rack " + patron;
            case Account.Wagers(var spot) -> "wagers " + Words.spot(spot);
            case Account.VigorishBox(var spot) -> "vigorish " + Words.spot(spot);
            case Account.Jackpot(var meter) -> "meter " + Names.of(meter);
            case Account.Reserve(var meter) -> "reserve " + Names.of(meter);
            case Account.LinkedMeter(var meter) -> "linked " + Names.of(meter);
            case Account.Coupons.ISSUED -> "coupons-issued";
            case Account.Coupons.SPENT -> "coupons-spent";
            case Account.HeldCoupons(var patron, var value) ->
                    "coupons " + Words.money(value) + " " + patron;
            case Account.PlacedCoupons(var spot) -> "coupons-on " + Words.spot(spot);
        };
    }

    /// A patron's name may contain spaces: it is everything after the first space.
    static Optional<Account> read(String text) {
        int space = text.indexOf(' ');
        String kind = space < 0 ? text : text.substring(0, space);
        String of = text.substring(space + 1);
        return switch (kind) {
            case "cage" -> Optional.of(Account.Fixed.CAGE);
            case "tray" -> Optional.of(Account.Fixed.TRAY);
            case "drop" -> Optional.of(Account.Fixed.DROP);
            case "rack" -> Optional.of(new Account.Rack(of));
            case "wagers" -> Spot.of(of).map(Account.Wagers::new);
            case "vigorish" -> Spot.of(of).map(Account.VigorishBox::new);
            case "meter" -> meter(of).map(Account.Jackpot::new);
            case "reserve" -> meter(of).map(Account.Reserve::new);
            case "linked" -> meter(of).map(Account.LinkedMeter::new);
            case "coupons-issued" -> Optional.of(Account.Coupons.ISSUED);
            case "coupons-spent" -> Optional.of(Account.Coupons.SPENT);
            case "coupons" -> heldCoupons(of);
            case "coupons-on" -> Spot.of(of).map(Account.PlacedCoupons::new);
            default -> Optional.empty();
        };
    }

    private static Optional<Meter> meter(String name) {
        return ChoiceNames.METERS.word(Spelling.WORDS).of(name);
    }

    private static Optional<Account> heldCoupons(String text) {
        int space = Math.max(0, text.indexOf(' '));
        String patron = text.substring(Math.min(text.length(), space + 1));
        return Money.of(text.substring(0, space))
                .map(value -> new Account.HeldCoupons(patron, value));
    }
}
