package baccarat.table.settlement;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.House.VIGORISH_WRITTEN_OFF;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.settlement.VigorishRounds.COLLECT;
import static baccarat.table.settlement.VigorishRounds.SEAT;
import static baccarat.table.settlement.VigorishRounds.bankerLoses;
import static baccarat.table.settlement.VigorishRounds.bankerWins;
import static baccarat.table.settlement.VigorishRounds.marked;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Money;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Vigorish that a patron owes and cannot pay.
class OwedVigorishTest {

    /// Owes 5 and has lost everything.
    private static Seated broke() {
        Seated now =
                Seated.at("ma-mini")
                        .asks(patron(5), new Command.BuyIn(name(5), Money.dollars(100)))
                        .asks(patron(5), new Command.TakePlace(name(5), SEAT))
                        .follow(Phase.AcceptingWagers.class);
        return bankerLoses(bankerWins(now, 100), 200);
    }

    @Test
    void who_cannot_pay_what_fell_due_wagers_again_when_it_is_paid() {
        Seated now = broke().asks(FLOOR, new Command.OrderShuffle("a torn card")).step();
        assertEquals(
                List.of(new Event.VigorishCollected(SEAT, Money.ZERO, Money.dollars(5))),
                now.told(Event.VigorishCollected.class));

        Seated waits = now;
        assertEquals(
                new Move.WriteOffVigorish(Optional.of(SEAT)),
                waits.required().orElseThrow().move());
        now =
                now.asks(patron(5), new Command.BuyIn(name(5), Money.dollars(100)))
                        .follow(Phase.AcceptingWagers.class);
        var wager = new Command.PlaceWager(SEAT, Wager.PLAYER, Money.dollars(50));
        now = now.asks(patron(5), wager);
        assertEquals(Money.dollars(45), now.rack(5));
    }

    @Test
    void what_a_patron_left_unpaid_is_not_the_next_ones_debt() {
        Person next = Person.patron("next");
        Seated gone = broke().asks(patron(5), new Command.Leave(name(5)));
        assertInstanceOf(Decision.Refused.class, gone.decide(DEALER, COLLECT));

        Seated now =
                gone.asks(next, new Command.BuyIn("next", Money.dollars(100)))
                        .asks(next, new Command.TakePlace("next", SEAT));
        var wager = new Command.PlaceWager(SEAT, Wager.PLAYER, Money.dollars(10));
        assertInstanceOf(Decision.Accepted.class, now.decide(next, wager));
        assertEquals(
                List.of(),
                now.asks(next, new Command.Leave("next")).told(Event.VigorishCollected.class));
    }

    @Test
    void only_the_floor_writes_vigorish_off_with_a_reason() {
        Seated now = broke();
        var writeOff = new Command.WriteOffVigorish(SEAT, "no fault of the patron");

        assertEquals(VIGORISH_WRITTEN_OFF, now.refuses(DEALER, writeOff));
        assertEquals(VIGORISH_WRITTEN_OFF, now.refuses(patron(5), writeOff));
        assertEquals(REASON_NEEDED, now.refuses(FLOOR, new Command.WriteOffVigorish(SEAT, " ")));
        Seated written = now.asks(FLOOR, writeOff);
        assertEquals(Map.of(), written.state().roster().markers());
        assertEquals(NOTHING_THERE, written.refuses(FLOOR, writeOff));
    }

    @Test
    void chips_and_seats_wait_for_the_vigorish() {
        Seated now = marked("ma-mini");

        assertEquals(
                VIGORISH_FIRST,
                now.refuses(patron(5), new Command.TakeChipsAway(name(5), Money.dollars(1))));
        assertEquals(
                MARKED_VIGORISH_FALLS_DUE,
                now.refuses(patron(5), new Command.GiveUpPlace(name(5), SEAT)));
        Seated paid = now.asks(DEALER, COLLECT);
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                paid.refuses(patron(5), new Command.TakeChipsAway(name(5), Money.ZERO)));
        assertInstanceOf(
                Decision.Accepted.class,
                paid.decide(patron(5), new Command.GiveUpPlace(name(5), SEAT)));
    }
}
