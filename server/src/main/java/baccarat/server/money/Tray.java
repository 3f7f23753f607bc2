package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.TrayMoves;
import java.util.Optional;

/// A table's tray in a shift, by its slips.
///
/// @param opener the opening tray, if the table was opened in this shift
/// @param closer the closing count, likewise
public record Tray(Optional<Money> opener, Optional<Money> closer, Money fills, Money credits) {

    static final Tray UNTOUCHED =
            new Tray(Optional.empty(), Optional.empty(), Money.ZERO, Money.ZERO);

    Tray with(TrayMoves.Move move) {
        return switch (move.kind()) {
            // The first opening and the last closing count.
            case OPENING ->
                    new Tray(
                            opener.isPresent() ? opener : Optional.of(move.amount()),
                            closer,
                            fills,
                            credits);
            case CLOSING -> new Tray(opener, Optional.of(move.amount()), fills, credits);
            case FILL -> new Tray(opener, closer, fills.plus(move.amount()), credits);
            case CREDIT -> new Tray(opener, closer, fills, credits.plus(move.amount()));
            case ORDER, DEPOSIT, WITHDRAWAL, COMPLAINT, COUPON -> this;
        };
    }
}
