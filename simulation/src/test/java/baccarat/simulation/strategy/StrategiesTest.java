package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.simulation.SimulatedTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How strategies are written.
class StrategiesTest {

    private static String description(String text) {
        return assertInstanceOf(Parsed.Read.class, Strategies.parse(text, SimulatedTables.EZ))
                .factory()
                .description();
    }

    private static String wrong(String text) {
        String line =
                assertInstanceOf(Parsed.Wrong.class, Strategies.parse(text, SimulatedTables.MIDI))
                        .line();
        assertFalse(line.contains("\n"));
        return line;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            flat:banker               | 1 unit on banker in every round
            flat:player=2+tie=1       | 2 units on player and 1 unit on tie in every round
            flat:player+tie           | 1 unit each on player and tie in every round
            martingale:player,cap=100 | 1 unit on player, times 1-2-4-8-16-32-64: the next after a loss, the first after a win and after the last
            paroli:banker=5           | 5 units on banker, times 1-2-4: the next after a win, the first after a loss and after the last
            sequence:banker,1-3-2-6   | 1 unit on banker, times 1-3-2-6: the next after a win, the first after a loss and after the last
            pattern:bb>p              | 1 unit on player after BB in a shoe, ties passed over
            pattern:BTB>player=2      | 2 units on player after BTB in a shoe
            count:dragon-7            | 1 unit on dragon-7 at a true count of 4 or more, by the published tags 0/0/0/-1/-1/-1/-1/2/2/0
            count:tie,tags=1/2/3/4/5/6/7/8/9/-12,at=3.50 | 1 unit on tie at a true count of 3.5 or more, by the tags 1/2/3/4/5/6/7/8/9/-12
            perfect:dragon-7+panda-8  | 1 unit each on dragon-7 and panda-8, each when it gains by the exact odds of the unseen cards
            """)
    void a_strategy_says_what_it_does(String text, String expected) {
        assertEquals(expected, description(text));
    }

    @Test
    void a_martingale_without_a_cap_says_where_it_ends() {
        assertEquals(description("martingale:player,cap=64"), description("martingale:player"));
        assertTrue(description("martingale:player").contains("1-2-4-8-16-32-64"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            fibonacci                  | there is no 'fibonacci'; there are flat, martingale, paroli, sequence, pattern, count, perfect
            flat                       | a wager is missing, as in banker or tie=2
            flat:bank                  | there is no wager 'bank'; this table offers player, banker, tie, dragon-bonus-player, dragon-bonus-banker, house-money
            count:dragon-7             | this table does not offer dragon-7; it offers player, banker, tie, dragon-bonus-player, dragon-bonus-banker, house-money
            perfect:royal-9            | no strategy wagers on royal-9, which reads suits
            flat:tie=0                 | 'tie=0': units are 1 to 1000000, as in player=2
            flat:tie+tie=2             | 'tie+tie=2' names a wager twice
            flat:tie,player            | 'player' says nothing here; several wagers are written player=2+tie=1
            martingale:player,cap=1    | cap is 2 to 1000, not '1'
            martingale:player,steps=4  | 'steps=4' says nothing here; what may follow is cap=64
            paroli:player,steps=x      | steps is 2 to 10, not 'x'
            sequence:player            | numbers are missing, as in 1-3-2-6
            sequence:player,1-0        | '0': a sequence is of numbers from 1 to 1000, as in 1-3-2-6
            pattern                    | a pattern is missing, as in BB>P
            pattern:BX>P               | 'BX>P': a pattern is 1 to 30 of P, B and T, then > and a wager, as in BB>P
            pattern:BB>                | there is no wager ''; this table offers player, banker, tie, dragon-bonus-player, dragon-bonus-banker, house-money
            count:tie,at=much          | at is a number such as 4 or 3.5, not 'much'
            count:tie,tags=1/2         | tags are 10 numbers from ace to ten, not 2
            count:tie,tags=1/2/3/4/5/6/7/8/9/x | 'x': a tag is a whole number from -100 to 100
            count:tie,tags=0/1/1/1/1/4/4/-2/-2/-2 | a high count by these tags does not favour tie; where to begin is said by at=4
            count:tie+player           | a count for several wagers needs its tags and at
            count:house-money          | there is nothing to count for house-money: every rank has the same effect
            """)
    void what_cannot_be_read_is_one_line_that_says_what_would_be_right(
            String text, String expected) {
        assertEquals("strategy '%s': %s".formatted(text, expected), wrong(text));
    }

    @Test
    void every_example_of_the_help_can_be_read() {
        for (Strategies.Help help : Strategies.help()) {
            assertFalse(help.gist().contains("\n"));
            assertFalse(help.examples().isEmpty());
            for (String example : help.examples()) {
                assertTrue(example.startsWith(help.name()), example);
                assertInstanceOf(
                        Parsed.Read.class, Strategies.parse(example, SimulatedTables.EZ), example);
            }
        }
    }
}
