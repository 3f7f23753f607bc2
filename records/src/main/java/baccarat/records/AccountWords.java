package baccarat.records;

import baccarat.rules.Meter;
import baccarat.rules.Spot;
import baccarat.table.Account;
import java.util.Optional;

/// Accounts as words: `cage`, `tray`, `drop`, `rack anna`, `wagers 3`, `vigorish line-3`, `meter
/// major`, `reserve major`.
final class AccountWords {

    static final String RIGHT =
            "an account like cage, tray, drop, rack anna, wagers 3, vigorish 3, meter major or"
                    + " reserve major";

    private AccountWords() {}

    static String of(Account account) {
        return switch (account) {
            case Account.Fixed.CAGE -> "cage";
            case Account.Fixed.TRAY -> "tray";
            case Account.Fixed.DROP -> "drop";
            case Account.Rack(var patron) -> "rack " + patron;
            case Account.Wagers(var spot) -> "wagers " + Words.spot(spot);
            case Account.VigorishBox(var spot) -> "vigorish " + Words.spot(spot);
            case Account.Jackpot(var meter) -> "meter " + meter;
            case Account.Reserve(var meter) -> "reserve " + meter;
        };
    }

    /// A patron's name may hold spaces: it is all that follows the first.
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
            case "meter" -> Meter.of(of).map(Account.Jackpot::new);
            case "reserve" -> Meter.of(of).map(Account.Reserve::new);
            default -> Optional.empty();
        };
    }
}
