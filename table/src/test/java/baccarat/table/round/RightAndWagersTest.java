package baccarat.table.round;

import static baccarat.rules.Side.BANKER;
import static baccarat.rules.Side.PLAYER;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.round.Turners.SEATS;
import static baccarat.table.round.Turners.bothDraw;
import static baccarat.table.round.Turners.turning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.Right;
import baccarat.table.Seated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which wagers count towards the right to turn, and what becomes of it when a patron leaves.
class RightAndWagersTest {

    @Test
    void the_last_patron_at_the_table_leaves_the_turning_to_the_dealer() {
        Seated table = Seated.open("ma-mini", 4).wager(4, Wager.PLAYER, 100);
        table = turning(table, PLAYER).asks(patron(4), new Command.GiveUpTheRight(PLAYER));

        assertEquals(Optional.empty(), table.turns(PLAYER));
    }

    @Test
    void side_wagers_do_not_count_towards_the_right() {
        Seated table =
                Seated.open("ma-mini", SEATS)
                        .wager(2, Wager.PLAYER, 10)
                        .wager(2, Wager.TIE, 200)
                        .wager(2, Wager.DRAGON_BONUS_PLAYER, 200)
                        .wager(2, Wager.HOUSE_MONEY, 200)
                        .wager(3, Wager.PLAYER, 11)
                        .wager(9, Wager.DRAGON_BONUS_BANKER, 200)
                        .step();

        assertEquals(Optional.of(Spot.seat(3)), table.turns(PLAYER));
        assertEquals(Optional.empty(), table.turns(BANKER));
    }

    /// Seat 2 presses 45 onto 10, which is more than the 20 of seat 3.
    @Test
    void a_pressed_payout_does_not_move_the_right() {
        Seated table =
                Seated.open("ma-mini", SEATS)
                        .wager(2, Wager.PLAYER, 10)
                        .wager(2, Wager.HOUSE_MONEY, 15)
                        .wager(3, Wager.PLAYER, 20)
                        .dealing("Ah,Ad,3h", "2c,4d")
                        .step()
                        .follow(Phase.SettlingHouseMoney.class)
                        .asks(patron(2), new Command.ChoosePress(Spot.seat(2), Optional.of(PLAYER)))
                        .step();
        assertEquals(
                Optional.of(PLAYER), table.told(Event.HouseMoneySettled.class).getFirst().onto());

        Seated third = table.follow(Phase.Turning.class);
        assertEquals(Optional.of(Spot.seat(3)), third.turns(PLAYER));
        assertEquals(Optional.of(name(3)), third.due().by().patron());
    }

    @Test
    void a_match_play_coupon_does_not_count_towards_the_right() {
        Seated table =
                Seated.open("ma-midi", SEATS)
                        .wager(2, Wager.PLAYER, 100)
                        .wager(3, Wager.PLAYER, 101)
                        .issue(2, 100)
                        .asks(
                                patron(2),
                                new Command.PlaceCoupon(
                                        Spot.seat(2), Wager.PLAYER, Money.dollars(100)))
                        .step();

        assertEquals(Optional.of(Spot.seat(3)), table.turns(PLAYER));
    }

    @Test
    void a_patron_who_leaves_gives_the_right_up() {
        Seated table = turning(bothDraw("ma-mini", 3, 7), PLAYER);
        Seated banker = table.asks(patron(7), new Command.Leave(name(7)));
        Seated player = table.asks(patron(3), new Command.Leave(name(3)));

        assertEquals(
                new Right.Offered(List.of(Spot.seat(9), Spot.seat(2), Spot.seat(3))),
                banker.right(BANKER));
        assertEquals(Optional.of(Spot.seat(3)), banker.turns(PLAYER));
        assertEquals(
                new Right.Offered(List.of(Spot.seat(7), Spot.seat(9), Spot.seat(2))),
                player.right(PLAYER));
        assertEquals(
                new Right.Offered(List.of(Spot.seat(9), Spot.seat(2))),
                player.asks(patron(7), new Command.Leave(name(7))).right(PLAYER));
    }
}
