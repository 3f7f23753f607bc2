package baccarat.rules;

import static baccarat.rules.Hands.hand;
import static baccarat.rules.Hands.twoCards;
import static baccarat.rules.ThirdCard.Action.DRAW;
import static baccarat.rules.ThirdCard.Action.STAY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Table 1 of the documents, transcribed row for row under the rows' own names: `1` draws, `.`
/// stays.
class TableOneTest {

    @Cites({
        "ma-baccarat 11(c)(2)(iii) # {row}",
        "ma-midi ma-mini ma-mini-earlier 10(c)(2)(iii) # {row}"
    })
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # banker | player's third: 0123456789
                    0, 1, 2  | 1111111111
                    3        | 11111111.1
                    4        | ..111111..
                    5        | ....1111..
                    6        | ......11..
                    7        | ..........
                    8, 9     | ..........
                    """)
    void the_banker_follows_table_one_in_massachusetts(String row, String picture) {
        for (String count : row.split(", ", -1)) {
            assertDrawsAs(row, picture, Integer.parseInt(count));
        }
    }

    @Cites("wa-mini Banker Hand Rules # {row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # banker | first | last | player's third: 0123456789
                    0, 1, 2  | 0 | 2 | 1111111111
                    3        | 3 | 3 | 11111111.1
                    4        | 4 | 4 | ..111111..
                    5        | 5 | 5 | ....1111..
                    6        | 6 | 6 | ......11..
                    7        | 7 | 7 | ..........
                    8 - 9    | 8 | 9 | ..........
                    """)
    void the_banker_follows_the_same_table_in_washington(
            String row, int first, int last, String picture) {
        for (int banker = first; banker <= last; banker++) {
            assertDrawsAs(row, picture, banker);
        }
    }

    /// On a natural the Player's Hand does not draw either.
    private static void assertDrawsAs(String row, String picture, int banker) {
        for (int third = 0; third <= 9; third++) {
            var expected = picture.charAt(third) == '1' ? DRAW : STAY;
            var ruling = ThirdCard.forBanker(hand(2, 0, third), twoCards(banker));
            assertEquals(expected, ruling.action(), row + " against a third card of " + third);
        }
        assertEquals(
                banker < 8 ? DRAW : STAY,
                ThirdCard.forPlayer(twoCards(2), twoCards(banker)).action(),
                row);
    }

    /// The table that people read on screens and sheets.
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # banker | player's third: 0123456789 | after a stay
                    0 | 1111111111 | true
                    1 | 1111111111 | true
                    2 | 1111111111 | true
                    3 | 11111111.1 | true
                    4 | ..111111.. | true
                    5 | ....1111.. | true
                    6 | ......11.. | false
                    7 | .......... | false
                    """)
    void the_table_for_people_has_the_same_rows(int banker, String picture, boolean afterStay) {
        assertEquals(
                IntStream.rangeClosed(0, 9)
                        .filter(third -> picture.charAt(third) == '1')
                        .boxed()
                        .toList(),
                TableOne.draws(banker));
        assertEquals(afterStay, TableOne.drawsAfterStay(banker));
    }
}
