package baccarat.table.patrons;

import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The bounds of a patron's name and of the chips that a patron buys, and a place given up.
class ChipsAndNamesTest {

    private static Command buys(String name, Money amount) {
        return new Command.BuyIn(name, amount);
    }

    @Test
    void a_name_has_a_greatest_length() {
        Seated table = Seated.open("ma-mini", 2);
        String longest = "n".repeat(Person.LONGEST_NAME);
        String longer = longest + "n";

        table.asks(DEALER, buys(longest, Money.dollars(100)));
        assertEquals(NOT_AT_THE_TABLE, table.refuses(DEALER, buys(longer, Money.dollars(100))));
    }

    @Test
    void the_tray_can_be_bought_empty_and_no_further() {
        Seated table = Seated.open("ma-mini", 2);
        Money held = table.state().accounts().of(Account.Fixed.TRAY);

        assertEquals(
                Money.ZERO,
                table.asks(patron(2), buys(name(2), held))
                        .state()
                        .accounts()
                        .of(Account.Fixed.TRAY));
        assertEquals(
                TRAY_NEEDS_A_FILL,
                table.refuses(patron(2), buys(name(2), held.plus(Money.dollars(1)))));
    }

    /// A page keeps such a wish until then.
    @Test
    void chips_in_a_round_lack_only_its_end() {
        Seated round =
                Seated.open("ma-mini", 2).wager(2, Wager.BANKER, 100).follow(Phase.Dealing.class);

        Decision.Refused no =
                assertInstanceOf(
                        Decision.Refused.class,
                        round.decide(patron(2), buys(name(2), Money.dollars(100))));

        assertEquals(List.of(BETWEEN_ROUNDS), no.because());
        assertEquals(Optional.of(Refusal.Missing.END_OF_ROUND), no.missing());
    }

    @Test
    void wagers_at_a_place_that_is_given_up_go_back() {
        Seated table =
                Seated.open("wa-mini", 2)
                        .asks(patron(2), new Command.TakePlace(name(2), Spot.seat(3)))
                        .wager(2, Wager.BANKER, 100);
        Money before = table.rack(2);

        Seated given = table.asks(patron(2), new Command.GiveUpPlace(name(2), Spot.seat(2)));

        assertEquals(1, given.told(Event.WagersReturned.class).size());
        assertEquals(before.plus(Money.dollars(100)), given.rack(2));
    }
}
