package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is asked stands in JSON and comes back.
class CommandJsonTest {

    private static final String WRITTEN =
            "{'command':'PlaceWager','spot':'3','wager':'banker','stake':'100.00'}";

    static void assertComesBack(Command command) {
        String json = CommandJson.write(command);

        Command read = CommandJson.read(json);

        assertEquals(command, read);
        assertEquals(json, CommandJson.write(read));
    }

    private static Stream<Class<?>> types() {
        return SealedShape.records(Command.class);
    }

    @ParameterizedTest
    @MethodSource("types")
    void every_type_of_command_comes_back_and_is_written_again_the_same(Class<?> type) {
        for (int which = 0; which < Samples.EACH; which++) {
            assertComesBack(Samples.command(type, which));
        }
    }

    @Test
    void the_name_comes_first_and_then_the_words_of_events() {
        var place = new Command.PlaceWager(Spot.seat(3), Wager.BANKER, Money.dollars(100));

        assertEquals(WRITTEN.replace('\'', '"'), CommandJson.write(place));
    }

    @ParameterizedTest
    @MethodSource("types")
    void no_command_has_a_field_called_command(Class<?> type) {
        assertEquals(-1, RecordShape.of(type, Spelling.WORDS).names().indexOf("command"));
    }

    /// What was damaged in the line above, and what is said about it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    'PlaceWager' | 'EatWager'       | command: EatWager is no command this program knows
                    'command'    | 'order'          | command: is missing
                    'PlaceWager' | 7                | command: should be text, not 7
                    'spot'       | 'seat'           | PlaceWager, spot: is missing
                    '3'          | '0'              | PlaceWager, spot: should be a spot like 3 or line-3, not "0"
                    '3'          | '100'            | PlaceWager, spot: should be a spot like 3 or line-3, not "100"
                    '100.00'     | '-1.00'          | PlaceWager, stake: should be an amount like 25.00, not "-1.00"
                    '100.00'     | 100              | PlaceWager, stake: should be an amount like 25.00, not 100
                    '100.00'     | '100.00','who':'anna' | PlaceWager: has no field who, only spot, wager, stake, command
                    """)
    void what_is_wrong_is_said_with_what_would_be_right(String was, String is, String says) {
        String json = WRITTEN.replace(was, is).replace('\'', '"');

        BadRecord bad = assertThrows(BadRecord.class, () -> CommandJson.read(json));

        assertEquals(says, bad.getMessage());
    }
}
