package baccarat.regulations;

import static baccarat.regulations.ShapeFaults.fault;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A text that is made to break its reader is answered at once.
class HostileSubmissionTest {

    @Test
    void an_empty_text_is_no_submission() {
        assertEquals(
                List.of(fault("there is nothing in it; it begins with format: 1", "", 1)),
                Examples.objections(""));
        assertEquals(
                List.of(fault("there is nothing in it; it begins with format: 1", "", 1)),
                Examples.objections("# only a comment\n"));
    }

    /// The escape character of terminals, for one: it is named with its line and key wherever it
    /// stands, also behind the first thousand characters.
    @ParameterizedTest
    @CsvSource({
        "'name: Mini', 'name: \u001b[2KMini', name, 4, 001B",
        "'decks: 6', 'decks: 6\u0007', cards.decks, 7, 0007",
        "'odds: 8 to 1', 'odds: 8 to 1\u009b', wagers.tie.odds, 23, 009B"
    })
    void a_control_character_is_answered_with_its_line_and_key(
            String from, String to, String at, int line, String code) {
        assertEquals(
                List.of(
                        fault(
                                "the control character U+%s; only printable text is accepted, so take it out"
                                        .formatted(code),
                                at,
                                line)),
                Examples.objections(Examples.with("ma-mini-earlier", from, to)));
    }

    /// Each level repeats the one below nine times: a billion strings, were the aliases followed.
    @Test
    void aliases_that_would_explode_are_refused_at_the_first_anchor() {
        var bomb = new StringBuilder("a: &a [x,x,x,x,x,x,x,x,x]\n");
        for (char level = 'b'; level <= 'i'; level++) {
            char below = (char) (level - 1);
            bomb.append(
                    "%c: &%c [%s*%c]\n"
                            .formatted(level, level, ("*" + below + ",").repeat(8), below));
        }

        assertEquals(
                List.of(fault("anchors and aliases are not accepted; write it out", "a", 1)),
                Examples.objections(bomb.toString()));
    }

    @Test
    void a_hundred_thousand_brackets_are_refused_at_the_ninth() {
        assertEquals(
                List.of(fault("nested more than 8 levels deep", "", 1)),
                Examples.objections("[".repeat(100_000)));
    }

    @Test
    void a_text_of_more_than_a_million_characters_is_not_read() {
        String long1 = "#".repeat(RulesSubmission.CHARACTERS_AT_MOST);

        assertEquals(
                List.of(fault("there is nothing in it; it begins with format: 1", "", 1)),
                Examples.objections(long1));
        assertEquals(
                List.of(fault("it is longer than 1000000 characters", "", 1)),
                Examples.objections(long1 + "#"));
    }
}
