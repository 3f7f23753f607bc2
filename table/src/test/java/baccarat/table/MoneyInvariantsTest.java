package baccarat.table;

import static baccarat.table.FalseRecords.SEAT;
import static baccarat.table.FalseRecords.happened;
import static baccarat.table.FalseRecords.with;
import static baccarat.table.Seated.name;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A record in which chips come or go from nowhere stops the table.
class MoneyInvariantsTest {

    private static Transfer transfer(Account from, Account to, long cents) {
        return new Transfer(from, to, new Money(cents));
    }

    private static final Account RACK = new Account.Rack(name(2));
    private static final Account WAGERS = new Account.Wagers(SEAT);

    @ParameterizedTest
    @ValueSource(longs = {0, 9_999, 10_001})
    void a_wager_whose_chips_are_not_those_on_the_layout_is_found(long cents) {
        TableState open = Seated.open("ma-mini", 2).state();
        var wager = new Event.WagerPlaced(Placed.of(SEAT, Wager.PLAYER, Money.dollars(100)));
        Happened wrong =
                cents == 0 ? happened(wager) : happened(wager, transfer(RACK, WAGERS, cents));
        Happened right = happened(wager, transfer(RACK, WAGERS, 10_000));

        assertThrows(CorruptLog.class, () -> Invariants.check(Table.apply(open, wrong)));
        assertDoesNotThrow(() -> Invariants.check(Table.apply(open, right)));
    }

    /// One cent less than the rack holds.
    @Test
    void a_patron_takes_the_whole_rack_away() {
        Seated open = Seated.open("ma-mini", 2);
        var left = new Event.PatronLeft(name(2));
        long rack = open.rack(2).cents();

        assertThrows(
                CorruptLog.class,
                () ->
                        Table.apply(
                                open.state(),
                                happened(left, transfer(RACK, Account.Fixed.CAGE, rack - 1))));
        assertThrows(
                CorruptLog.class,
                () ->
                        Table.apply(
                                open.state(),
                                happened(left, transfer(RACK, Account.Fixed.CAGE, rack + 1))));
        assertDoesNotThrow(
                () ->
                        Table.apply(
                                open.state(),
                                happened(left, transfer(RACK, Account.Fixed.CAGE, rack))));
    }

    @Test
    void nobody_pays_what_they_do_not_have() {
        Seated open = Seated.open("ma-mini", 2);
        long rack = open.rack(2).cents();
        var placed = new Event.WagerPlaced(Placed.of(SEAT, Wager.PLAYER, open.rack(2)));

        assertThrows(
                CorruptLog.class,
                () ->
                        Table.apply(
                                open.state(), happened(placed, transfer(RACK, WAGERS, rack + 1))));
        assertThrows(
                CorruptLog.class,
                () ->
                        Table.apply(
                                open.state(),
                                happened(
                                        placed,
                                        transfer(new Account.Rack("nobody"), WAGERS, 100))));
    }

    @Test
    void a_meter_that_is_off_is_found() {
        TableState state = Seated.open("ma-mini-everything", 2).state();
        for (Meter meter : state.meters().states().keySet()) {
            Meters.State is = state.meters().of(meter);
            long cent = Meters.UNITS_PER_CENT;
            var wrong = new ArrayList<Meters.State>();
            for (long off : new long[] {-1, 1, cent, -cent}) {
                wrong.add(with(is, off, 0, 0, 0, 0));
                wrong.add(with(is, 0, off, 0, 0, 0));
                wrong.add(with(is, 0, 0, off, 0, 0));
                wrong.add(with(is, 0, 0, 0, off, 0));
                wrong.add(with(is, 0, 0, 0, 0, off));
                if (Math.abs(off) == cent) {
                    wrong.add(with(is, off, 0, off, 0, 0));
                    wrong.add(with(is, off, -off, 0, 0, 0));
                    wrong.add(with(is, 0, off, 0, off, 0));
                }
            }
            for (Meters.State off : wrong) {
                TableState odd = state.with(state.meters().with(meter, off));
                assertThrows(CorruptLog.class, () -> Invariants.check(odd), off::toString);
            }
        }
    }

    @Test
    void the_money_of_a_meter_is_what_it_shows() {
        TableState state = Seated.open("ma-mini-everything", 2).state();
        var jackpot = new Account.Jackpot(Meter.STAR);
        TableState taken =
                state.with(
                        state.accounts().after(List.of(transfer(jackpot, Account.Fixed.TRAY, 1))));

        assertThrows(CorruptLog.class, () -> Invariants.check(taken));
    }
}
