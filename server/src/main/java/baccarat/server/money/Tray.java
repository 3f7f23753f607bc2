package baccarat.server.money;

import baccarat.rules.Money;
import baccarat.server.store.TrayMoves;
import java.util.Optional;

/// What slips did to a table's tray in a shift.
///
/// @param opener the tray that it was opened with, if it was opened in this shift
/// @param closer what was counted when it was closed, likewise
public record Tray(Optional<Money> opener, Optional<Money> closer, Money fills, Money credits) {

    static final Tray UNTOUCHED =
            new Tray(Optional.empty(), Optional.empty(), Money.ZERO, Money.ZERO);

    Tray with(TrayMoves.Move move) {
        return switch (move.kind()) {
            // What it was opened with first, and what was counted last.
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
