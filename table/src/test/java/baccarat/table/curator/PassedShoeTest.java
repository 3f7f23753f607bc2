package baccarat.table.curator;

import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// To whom the shoe of the big table is offered when a patron or a dealer passes it on.
class PassedShoeTest {

    private static Seated offered() {
        return Seated.at("ma-baccarat").sit(2, 4, 7).follow(Phase.OfferingShoe.class);
    }

    private static Seated decline(Seated table, int... seats) {
        Seated now = table;
        for (int seat : seats) {
            now = now.asks(patron(seat), new Command.DeclineShoe());
        }
        return now;
    }

    /// A round that the Banker's Hand loses, so that the shoe is passed on.
    private static Seated passed(Seated table) {
        return table.follow(Phase.AcceptingWagers.class)
                .wager(2, Wager.PLAYER, 100)
                .dealing("9h,Ks", "2c,Kd")
                .playRound();
    }

    private static void assertOffered(Seated table, int... seats) {
        assertEquals(
                IntStream.of(seats).mapToObj(Spot::seat).toList(),
                table.state().phase() instanceof Phase.OfferingShoe(var offers, _)
                        ? offers
                        : List.of());
    }

    @Test
    void a_curator_who_passes_is_not_asked_again() {
        Seated held = decline(offered(), 2).asks(patron(4), new Command.AcceptShoe());

        assertOffered(passed(held), 7, 2);
    }

    @Test
    void a_patron_in_whose_place_a_dealer_held_the_shoe_is_asked_last() {
        Seated named = decline(offered(), 2).asks(patron(4), new Command.NameDealer());

        assertOffered(passed(named), 7, 2, 4);
        assertOffered(passed(named.asks(patron(4), new Command.Leave("p4"))), 7, 2);
    }

    @Test
    void a_new_shoe_that_nobody_took_is_offered_from_seat_one_again() {
        Seated dealers = decline(offered(), 2, 4, 7);

        assertOffered(passed(dealers), 2, 4, 7);
    }

    @Test
    void a_passed_shoe_that_nobody_took_is_offered_on_from_the_last_curator() {
        Seated held = decline(offered(), 2).asks(patron(4), new Command.AcceptShoe());
        Seated dealers = decline(passed(held), 7, 2);

        assertOffered(passed(dealers), 7, 2, 4);
    }
}
