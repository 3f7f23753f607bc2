package baccarat.table.wagers;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.ONE_WAGER_EACH;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.Seated;
import org.junit.jupiter.api.Test;

/// Wagers by word, free hands and late wagers that the table does not take.
class RefusedWagersTest {

    private static final Spot SEAT_2 = Spot.seat(2);
    private static final Command CONFIRM = new Command.ConfirmSpokenWager(SEAT_2, Wager.PLAYER);

    private static Seated spoken(Seated table, long dollars) {
        return table.asks(
                patron(2), new Command.SpeakWager(SEAT_2, Wager.PLAYER, Money.dollars(dollars)));
    }

    @Test
    void a_wager_that_was_not_spoken_is_not_confirmed() {
        Seated table = Seated.open("ma-mini", 2, 5);

        assertEquals(VERBAL_WAGER_CONFIRMED, table.refuses(DEALER, CONFIRM));
        Seated other = spoken(table, 100);
        assertEquals(
                VERBAL_WAGER_CONFIRMED,
                other.refuses(DEALER, new Command.ConfirmSpokenWager(SEAT_2, Wager.BANKER)));
        other.asks(DEALER, CONFIRM);
    }

    @Test
    void a_wager_is_not_spoken_twice_nor_beside_chips() {
        Command speak = new Command.SpeakWager(SEAT_2, Wager.PLAYER, Money.dollars(100));
        Seated table = Seated.open("ma-mini", 2, 5);

        assertEquals(ONE_WAGER_EACH, spoken(table, 100).refuses(patron(2), speak));
        assertEquals(ONE_WAGER_EACH, table.wager(2, Wager.PLAYER, 100).refuses(patron(2), speak));
    }

    @Test
    void a_coupon_lies_beside_a_wager() {
        Seated table = Seated.open("ma-midi", 2, 5).issue(2, 25);
        Command coupon = new Command.PlaceCoupon(SEAT_2, Wager.PLAYER, Money.dollars(25));

        assertEquals(MATCH_PLAY_COUPON, table.refuses(patron(2), coupon));
        table.wager(2, Wager.PLAYER, 100).asks(patron(2), coupon);
    }

    /// The chips of a spoken wager come out of the tray, down to the last one.
    @Test
    void the_tray_must_hold_the_chips_of_a_spoken_wager() {
        Seated table = spoken(Seated.open("ma-mini", 2, 5), 100);
        Money held = table.state().accounts().of(Account.Fixed.TRAY);

        Seated enough = table.asks(FLOOR, new Command.CreditTray(held.minus(Money.dollars(100))));
        assertEquals(
                Money.ZERO, enough.asks(DEALER, CONFIRM).state().accounts().of(Account.Fixed.TRAY));

        Seated short1 = table.asks(FLOOR, new Command.CreditTray(held.minus(Money.dollars(99))));
        assertEquals(TRAY_NEEDS_A_FILL, short1.refuses(DEALER, CONFIRM));
    }

    @Test
    void a_hand_is_not_free_while_wagers_lie() {
        Seated table = Seated.open("ma-mini", 2, 5);

        table.asks(patron(5), new Command.AskForAFreeHand());
        assertEquals(
                FREE_HAND,
                table.wager(2, Wager.PLAYER, 100)
                        .refuses(patron(5), new Command.AskForAFreeHand()));
    }

    @Test
    void a_free_hand_is_forgotten_when_the_patron_who_asked_leaves_and_no_other() {
        Seated asked = Seated.open("ma-mini", 2, 5).asks(patron(5), new Command.AskForAFreeHand());

        assertTrue(hasFreeHand(asked.asks(patron(2), new Command.Leave(name(2)))));
        assertFalse(hasFreeHand(asked.asks(patron(5), new Command.Leave(name(5)))));
    }

    private static boolean hasFreeHand(Seated table) {
        return ((Phase.AcceptingWagers) table.state().phase()).freeHand().isPresent();
    }

    @Test
    void a_late_wager_is_that_of_a_patron_at_the_place() {
        Seated round =
                Seated.open("ma-mini", 2, 5)
                        .wager(2, Wager.PLAYER, 100)
                        .follow(Phase.Dealing.class);

        assertEquals(
                NOT_AT_THE_TABLE,
                round.refuses(
                        DEALER,
                        new Command.ReportLateWager(Spot.seat(3), Wager.TIE, Money.dollars(25))));
        assertEquals(
                1,
                round.asks(
                                DEALER,
                                new Command.ReportLateWager(SEAT_2, Wager.TIE, Money.dollars(25)))
                        .told(Event.LateWagerReturned.class)
                        .size());
    }

    /// What lies and what was spoken at the place goes back, and nothing of the others.
    @Test
    void wagers_go_back_to_a_patron_who_gives_up_the_place() {
        Seated table =
                spoken(Seated.open("ma-mini", 2, 5), 100)
                        .wager(2, Wager.BANKER, 100)
                        .wager(5, Wager.BANKER, 100)
                        .asks(
                                patron(5),
                                new Command.SpeakWager(
                                        Spot.seat(5), Wager.PLAYER, Money.dollars(100)));

        Seated left = table.asks(patron(2), new Command.Leave(name(2)));

        assertEquals(1, left.told(Event.SpokenWagerLapsed.class).size());
        assertEquals(1, left.told(Event.WagersReturned.class).size());
        assertEquals(1, OpenLayout.layout(left.state().phase()).size());
        assertEquals(Spot.seat(5), OpenLayout.layout(left.state().phase()).getFirst().spot());
    }
}
