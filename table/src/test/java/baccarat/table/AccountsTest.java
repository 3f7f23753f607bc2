package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The accounts of a table, and the same accounts put together again from what they hold.
class AccountsTest {

    private static final Account CAGE = Account.Fixed.CAGE;
    private static final Account TRAY = Account.Fixed.TRAY;
    private static final Money TEN = Money.dollars(10);

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

    /// Fourteen seats and eight lines, each with its own wagers and its own vigorish.
    @Test
    void every_place_has_accounts_of_its_own() {
        var held = new LinkedHashMap<Account, Money>();
        Stream.concat(
                        IntStream.rangeClosed(1, 14).mapToObj(Spot::seat),
                        IntStream.rangeClosed(1, 8).mapToObj(Spot::line))
                .forEach(
                        spot -> {
                            held.put(new Account.Wagers(spot), new Money(held.size() + 1));
                            held.put(new Account.VigorishBox(spot), new Money(held.size() + 1));
                        });

        assertEquals(held, new LinkedHashMap<>(Accounts.of(List.of(), held).held()));
        for (Spot none : List.of(Spot.seat(15), Spot.line(9))) {
            Map<Account, Money> there = Map.of(new Account.Wagers(none), new Money(1));
            CorruptLog found = assertThrows(CorruptLog.class, () -> Accounts.of(List.of(), there));
            assertEquals("no table has a " + none, found.getMessage());
        }
    }

    @Test
    void coupons_are_counted_by_where_they_are_and_add_up_to_nothing() {
        var held = new Account.HeldCoupons("p2", TEN);
        CouponAccounts issued = CouponAccounts.NONE.after(Account.Coupons.ISSUED, held, TEN);
        CouponAccounts placed = issued.after(held, new Account.PlacedCoupons(Spot.seat(2)), TEN);

        assertEquals(Money.ZERO, issued.placed());
        assertEquals(TEN, placed.placed());
        assertEquals(0, placed.sum());
        assertEquals(TEN.cents(), CouponAccounts.NONE.with(held, TEN.cents()).sum());
    }

    @Test
    void no_account_of_coupons_but_that_of_issued_ones_goes_below_zero() {
        var held = new Account.HeldCoupons("p2", TEN);
        var placed = new Account.PlacedCoupons(Spot.seat(2));

        assertThrows(CorruptLog.class, () -> CouponAccounts.NONE.after(held, placed, TEN));
    }

    @Test
    void coupons_that_came_from_nowhere_are_a_corrupt_log() {
        TableState state = Seated.open("ma-midi", 2).state();
        var held = new LinkedHashMap<>(state.accounts().held());
        held.put(new Account.HeldCoupons("p2", TEN), TEN);
        TableState more = state.with(Accounts.of(state.accounts().patrons(), held));

        CorruptLog why = assertThrows(CorruptLog.class, () -> Invariants.check(more));
        assertEquals("all accounts of coupons together are 1000", why.getMessage());
    }
}
