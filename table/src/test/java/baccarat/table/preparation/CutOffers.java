package baccarat.table.preparation;

import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// To whom a cut is offered, from any seat on.
final class CutOffers {

    static final Command RECUT = new Command.OrderRecut("the cut was seen");

    private CutOffers() {}

    interface Walk {
        /// The seats of `taken`, a set of bits, in the order of the offer.
        List<Integer> over(int taken, int seats);
    }

    static boolean has(int taken, int seat) {
        return (taken & (1 << seat)) != 0;
    }

    static List<Integer> downFromTheHighest(int taken, int seats) {
        return downFrom(seats, taken, seats);
    }

    static List<Integer> downFrom(int first, int taken, int seats) {
        var order = new ArrayList<Integer>();
        for (int walked = 0, seat = first; walked < seats; walked++) {
            if (has(taken, seat)) {
                order.add(seat);
            }
            seat = seat == 1 ? seats : seat - 1;
        }
        return order;
    }

    static List<Integer> upFromTheHighest(int taken, int seats) {
        var order = new ArrayList<Integer>();
        int highest = 31 - Integer.numberOfLeadingZeros(taken | 1);
        for (int walked = 0, seat = Math.max(highest, 1); walked < seats; walked++) {
            if (has(taken, seat)) {
                order.add(seat);
            }
            seat = seat == seats ? 1 : seat + 1;
        }
        return order;
    }

    /// One duty before the offer, with somebody at the table who has no seat.
    static Seated beforeTheOffer(TableRules rules) {
        Seated now =
                Seated.at(rules)
                        .asks(
                                Person.patron("standing"),
                                new Command.BuyIn("standing", Money.dollars(100)));
        return now.until("the last duty", table -> tasksLeft(table) == 1);
    }

    static int tasksLeft(Seated table) {
        return ((Phase.Preparing) table.state().phase()).tasks().size();
    }

    static void offerToEverySetOfSeats(Seated table, int seat, int taken, Walk walk) {
        int seats = table.state().rules().seating().seats();
        if (seat > seats) {
            assertOffered(walk.over(taken, seats), table.step());
            return;
        }
        offerToEverySetOfSeats(table, seat + 1, taken, walk);
        Seated sits = table.asks(patron(seat), take(seat));
        offerToEverySetOfSeats(sits, seat + 1, taken | (1 << seat), walk);
    }

    /// Every one of `order` is asked and declines, then the dealer cuts.
    static void assertOffered(List<Integer> order, Seated table) {
        Seated now = table;
        for (int seat : order) {
            Due due = now.due();
            assertEquals(new Move.AcceptCut(), due.move());
            assertEquals(Optional.of(name(seat)), due.by().patron());
            now = now.asks(patron(seat), new Command.DeclineCut());
            assertEquals(new Event.CutDeclined(Spot.seat(seat)), now.told().getFirst().event());
        }
        assertDealerCuts(now);
    }

    static void assertDealerCuts(Seated table) {
        assertEquals(new Move.CutCards(), table.due().move());
        assertEquals(By.THE_DEALER, table.due().by());
    }

    static Command take(int seat) {
        return new Command.TakePlace(name(seat), Spot.seat(seat));
    }

    /// The second shoe's offer, after a first shoe that `4` dealt.
    static Seated firstShoeDealtBy4() {
        Seated now = Seated.at("ma-baccarat").sit(2, 4, 9).follow(Phase.OfferingShoe.class);
        return now.asks(patron(2), new Command.DeclineShoe())
                .asks(patron(4), new Command.AcceptShoe());
    }

    static Seated shoeEnded(Seated table) {
        return table.lastRounds().follow(Phase.OfferingCut.class);
    }
}
