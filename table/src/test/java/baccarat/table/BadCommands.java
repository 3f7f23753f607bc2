package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;

/// Situations and commands that belong together badly.
final class BadCommands {

    static final Person NOBODY = Person.patron("nobody");
    static final Spot SEAT_2 = Spot.seat(2);
    static final Spot SEAT_5 = Spot.seat(5);
    static final Money TEN = Money.dollars(10);

    private BadCommands() {}

    static Seated mini() {
        return Seated.open("ma-mini", 2, 5);
    }

    static Command place(Spot spot, Money stake) {
        return new Command.PlaceWager(spot, Wager.PLAYER, stake);
    }

    static void assertRefused(Seated table, Person who, Command command) {
        Decision.Refused refused =
                assertInstanceOf(
                        Decision.Refused.class,
                        table.decide(who, command),
                        () -> who + " " + command + " in " + table.state().phase());
        assertFalse(refused.because().isEmpty());
        assertFalse(refused.detail().isBlank());
    }
}
