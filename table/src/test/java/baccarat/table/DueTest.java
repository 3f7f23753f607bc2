package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Spot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is due, told to somebody who is at another point.
class DueTest {

    @ParameterizedTest
    @CsvSource({
        "PaySpot, the dealer: pay spot seat 3",
        "AskForAFreeHand, the dealer: ask for a free hand seat 3",
        "TakeTheRightAway, the dealer: take the right away seat 3"
    })
    void every_word_of_a_command_stands_by_itself(String command, String told)
            throws ClassNotFoundException {
        Class<? extends Command> kind =
                Class.forName("baccarat.table.Command$" + command).asSubclass(Command.class);

        assertEquals(told, Due.may(By.THE_DEALER, kind, Spot.seat(3)).inWords());
    }
}
