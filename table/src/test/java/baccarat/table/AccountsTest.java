package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The accounts of a table, and the same accounts put together again from what they hold.
class AccountsTest {

    private static final Account CAGE = Account.Fixed.CAGE;
    private static final Account TRAY = Account.Fixed.TRAY;

    /// A table with a coupon and wagers.
    private static Accounts played() {
        return Seated.open("ma-midi", 2, 5)
                .issue(2, 100)
                .wager(2, Wager.BANKER, 100)
                .wager(5, Wager.PLAYER, 200)
                .state()
                .accounts();
    }

    @Test
    void accounts_are_rebuilt_from_what_they_hold() {
        Accounts accounts = played();
        Accounts again = Accounts.of(accounts.patrons(), accounts.held());

        assertEquals(accounts, again);
        assertEquals(accounts.hashCode(), again.hashCode());
        assertEquals(accounts.toString(), again.toString());
        assertEquals(List.of("p2", "p5"), again.patrons());
        assertEquals(accounts.held(), again.held());
        assertEquals(Money.dollars(100), again.of(new Account.Wagers(Spot.seat(2))));
    }

    @Test
    void accounts_that_hold_something_else_are_others() {
        Accounts accounts = played();
        var moved = List.of(new Transfer(TRAY, CAGE, Money.dollars(1)));

        assertNotEquals(accounts, accounts.after(moved));
        assertNotEquals(accounts.hashCode(), accounts.after(moved).hashCode());
        assertNotEquals(accounts, accounts.withRack("p9"));
        assertSame(accounts, accounts.after(List.of()));
    }

    @Test
    void the_cage_alone_is_below_zero() {
        Map<Account, Money> out = Map.of(CAGE, new Money(-100), TRAY, new Money(100));

        assertEquals(new Money(-100), Accounts.of(List.of(), out).of(CAGE));
        assertEquals(Money.ZERO, Accounts.of(List.of(), Map.of(TRAY, Money.ZERO)).of(TRAY));
        CorruptLog found =
                assertThrows(
                        CorruptLog.class,
                        () -> Accounts.of(List.of(), Map.of(TRAY, new Money(-1))));
        assertEquals(TRAY + " is below zero", found.getMessage());
    }
}
