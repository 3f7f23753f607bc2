package baccarat.table;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.CHIPS_NEEDED;
import static baccarat.rules.House.SMALLEST_CHIP;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.table.BadCommands.SEAT_2;
import static baccarat.table.BadCommands.TEN;
import static baccarat.table.BadCommands.assertRefused;
import static baccarat.table.BadCommands.mini;
import static baccarat.table.BadCommands.place;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.Wager;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// An amount that no wager can have is refused.
class BadAmountTest {

    private static final Money HUGE = new Money(Long.MAX_VALUE);

    @ParameterizedTest
    @CsvSource({
        "-9223372036854775808, AMOUNT_ABOVE_ZERO",
        "-100, AMOUNT_ABOVE_ZERO",
        "0, AMOUNT_ABOVE_ZERO",
        "1, POSTED_LIMITS",
        "999, POSTED_LIMITS",
        "1001, SMALLEST_CHIP",
        "1050, SMALLEST_CHIP",
        "100001, POSTED_LIMITS",
        "100100, POSTED_LIMITS",
        "9223372036854775800, POSTED_LIMITS",
        "9223372036854775807, POSTED_LIMITS",
    })
    void a_wager_is_an_amount_the_table_takes(long cents, String because) {
        Seated now = mini();
        var stake = new Money(cents);

        assertEquals(because, now.refuses(patron(2), place(SEAT_2, stake)).toString());
        assertEquals(
                because,
                now.refuses(patron(2), new Command.SpeakWager(SEAT_2, Wager.BANKER, stake))
                        .toString());
        Seated wagered = now.wager(2, Wager.PLAYER, TEN);
        assertEquals(because, wagered.refuses(patron(2), place(SEAT_2, stake)).toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -100, 0})
    void nothing_and_less_is_no_amount(long cents) {
        Seated now = mini();
        var amount = new Money(cents);

        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(patron(2), new Command.BuyIn(name(2), amount)));
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                now.refuses(patron(2), new Command.TakeChipsAway(name(2), amount)));
        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(FLOOR, new Command.FillTray(amount)));
        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(FLOOR, new Command.CreditTray(amount)));
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                now.refuses(
                        FLOOR,
                        new Command.CorrectPayout(
                                1, SEAT_2, Wager.PLAYER, amount, false, "a slip")));
        Seated round = now.wager(2, Wager.PLAYER, TEN).step();
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                round.refuses(DEALER, new Command.ReportLateWager(SEAT_2, Wager.TIE, amount)));
    }

    @Test
    void an_amount_that_is_not_made_of_chips_is_refused() {
        Seated now = mini();

        for (long cents : new long[] {1, 50, 101, 1_050}) {
            var odd = new Money(cents);
            assertEquals(SMALLEST_CHIP, now.refuses(patron(2), new Command.BuyIn(name(2), odd)));
            assertEquals(
                    SMALLEST_CHIP, now.refuses(patron(2), new Command.TakeChipsAway(name(2), odd)));
        }
        Seated big = Seated.open("ma-baccarat", 2);
        assertEquals(SMALLEST_CHIP, big.refuses(patron(2), place(SEAT_2, Money.dollars(101))));
    }

    @Test
    void a_huge_amount_is_more_than_anybody_has() {
        Seated now = mini();
        var wholeChips = new Money(HUGE.cents() - HUGE.cents() % 100);

        assertEquals(
                TRAY_NEEDS_A_FILL, now.refuses(patron(2), new Command.BuyIn(name(2), wholeChips)));
        assertEquals(
                CHIPS_NEEDED,
                now.refuses(patron(2), new Command.TakeChipsAway(name(2), wholeChips)));
        for (Command huge :
                List.of(
                        new Command.CreditTray(HUGE),
                        new Command.FillTray(HUGE),
                        new Command.CorrectPayout(1, SEAT_2, Wager.PLAYER, HUGE, true, "a slip"),
                        new Command.CorrectPayout(
                                1, SEAT_2, Wager.PLAYER, HUGE, false, "a slip"))) {
            assertRefused(now, FLOOR, huge);
        }
        var closed =
                new Seated(
                        TableState.closed(Seated.rules("ma-mini-everything")),
                        List.of(),
                        List.of(),
                        List.of());
        assertRefused(closed, FLOOR, new Command.OpenTable(HUGE));
    }

    @Test
    void a_patron_wagers_no_more_than_they_have() {
        Seated now =
                Seated.at("ma-mini")
                        .asks(patron(2), new Command.BuyIn(name(2), Money.dollars(50)))
                        .asks(patron(2), new Command.TakePlace(name(2), SEAT_2))
                        .follow(Phase.AcceptingWagers.class);

        assertEquals(CHIPS_NEEDED, now.refuses(patron(2), place(SEAT_2, Money.dollars(51))));
        now = now.wager(2, Wager.PLAYER, 40);
        assertEquals(
                CHIPS_NEEDED,
                now.refuses(
                        patron(2),
                        new Command.PlaceWager(SEAT_2, Wager.BANKER, Money.dollars(11))));
        assertEquals(Money.ZERO, now.wager(2, Wager.PLAYER, 50).rack(2));
    }
}
