package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The roads as the page computes them, in the browser.
@Tag("slow")
class RoadsTest {

    private static final String DERIVED =
            """
            async (results) => {
              const roads = await import('/roads/roads.js');
              const names = { B: 'BANKER', P: 'PLAYER', T: 'TIE' };
              const columns = roads.columns([...results].map((one) => names[one]));
              return [1, 2, 3].map((k) => roads.derived(columns, k).join(''));
            }""";

    @TempDir static Path data;
    private static OpenPage open;

    @BeforeAll
    static void openThePage() {
        open = OpenPage.alone(data);
        open.page().navigate(open.address());
    }

    @AfterAll
    static void closeThePage() {
        open.close();
    }

    @ParameterizedTest
    @CsvSource({
        "BBPPPBTBPBBBBPPBPPPBBP, RBBRBBBRRBRBBBRBRB, RRBRBRBBBBRBBBB, BRRBBRRRRRBRR",
        "BPBPBPBP, RRRRRR, RRRRR, RRRR",
        "BBBBBBBBPBBPPPPPPPPB, BBBRBRRRRRB, RBBRRRRRRB, RRRRRRRR",
        "TTB, '', '', ''"
    })
    void the_derived_roads_are_right(String results, String one, String two, String three) {
        assertEquals(List.of(one, two, three), open.run(DERIVED, results));
    }

    @Test
    void a_column_is_as_it_would_have_gone_on_or_not() {
        var chance = new Random(9);
        for (int shoe = 0; shoe < 40; shoe++) {
            var results = new StringBuilder();
            for (int round = 0; round < 70; round++) {
                results.append("BPBPBPBPT".charAt(chance.nextInt(9)));
            }
            List<String> second =
                    List.of(secondWay(results, 1), secondWay(results, 2), secondWay(results, 3));
            assertEquals(second, open.run(DERIVED, results.toString()), results.toString());
        }
    }

    /// The rule in its other form: a new column is judged by what would have been had the old one
    /// gone on, and the colour is turned round.
    private static String secondWay(CharSequence results, int k) {
        var heights = new ArrayList<Integer>();
        var colours = new StringBuilder();
        char last = ' ';
        for (int at = 0; at < results.length(); at++) {
            char winner = results.charAt(at);
            if (winner == 'T') {
                continue;
            }
            if (winner == last) {
                heights.set(heights.size() - 1, heights.getLast() + 1);
                if (heights.size() > k) {
                    colours.append(longer(heights, k, heights.getLast()));
                }
            } else {
                if (heights.size() > k) {
                    colours.append(longer(heights, k, heights.getLast() + 1) == 'R' ? 'B' : 'R');
                }
                heights.add(1);
            }
            last = winner;
        }
        return colours.toString();
    }

    private static char longer(List<Integer> heights, int k, int row) {
        return row == heights.get(heights.size() - 1 - k) + 1 ? 'B' : 'R';
    }

    @Test
    void a_long_column_turns_right_at_the_bottom_and_the_next_begins_beside_its_head() {
        Object cells =
                open.run(
                        """
                        async () => {
                          const { bigRoad } = await import('/roads/roads.js');
                          const shoe = [...Array(8).fill('BANKER'), 'TIE', 'PLAYER', 'PLAYER'];
                          return bigRoad(shoe).map(({ x, y, entry }) => `${x},${y},${entry.ties}`).join(' ');
                        }""",
                        "");

        assertEquals("0,0,0 0,1,0 0,2,0 0,3,0 0,4,0 0,5,0 1,5,0 2,5,1 1,0,0 1,1,0", cells);
    }

    @Test
    void a_tie_before_the_first_decision_lies_on_the_first_entry() {
        Object ties =
                open.run(
                        """
                        async () => {
                          const { bigRoad, columns, ask } = await import('/roads/roads.js');
                          const shoe = ['TIE', 'TIE', 'BANKER', 'BANKER', 'PLAYER'];
                          return `${bigRoad(shoe)[0].entry.ties} ${ask(columns(shoe), 'PLAYER')}`;
                        }""",
                        "");

        assertEquals("2 R,,", ties);
    }
}
