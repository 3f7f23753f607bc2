package baccarat.verifier;

import static baccarat.verifier.HonestShoe.HONEST;
import static baccarat.verifier.HonestShoe.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A shoe file whose text is wrong is answered in one line.
@Tag("slow")
class ShoeFileTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "shoe":1,              | "shoe":0,             | shoe: should be a whole number from 1 to 9007199254740991
                    "shoe":1,              | "shoe":1.0,           | shoe: should be a whole number from 1 to 9007199254740991
                    "decks":1              | "decks":17            | decks: should be a whole number from 1 to 16
                    "decks":1,             | ''                    | decks: is missing
                    "position":20          | "position":52         | cuts[0].position: should be a whole number from 1 to 51
                    "position":20          | "position":0          | cuts[0].position: should be a whole number from 1 to 51
                    "table":"Mini 7"       | "table":" "           | table: should be a name of 1 to 255 bytes
                    "table":"Mini 7"       | "table":"\\ud800"     | table: should be a name of 1 to 255 bytes
                    "table":"Mini 7"       | "table":7             | table: should be a text in quotes
                    "faced":[]             | "faced":{}            | faced: should be a list in brackets
                    "faced":[]             | "faced":[7]           | faced[0]: should be an object in braces
                    "faced":[]             | "faced":[],"note":""  | note: there is no such key
                    "faced":[]             | "faced":[],"key":"5A" | key: should be 64 lower-case hexadecimal digits
                    verified-shoe/1        | verified-shoe/2       | format: should be verified-shoe/1
                    """)
    void what_has_not_the_form_is_told_in_one_line(String part, String other, String message) {
        String text = HONEST.open().replace(part, other);

        assertEquals(List.of("the form of verified-shoe/1: " + message), wrong(text));
    }

    @Test
    void only_a_key_or_only_an_order_is_not_enough() {
        String text = HONEST.finished();

        assertEquals(
                List.of("the form of verified-shoe/1: order: is missing"),
                wrong(text.replaceAll(",\"order\":\\[.*", "}")));
        assertEquals(
                List.of("the form of verified-shoe/1: key: is missing"),
                wrong(text.replaceAll("\"key\":\"[0-9a-f]*\",", "")));
    }

    @Test
    void text_that_is_no_shoe_at_all_is_told_in_one_line() {
        assertEquals(
                List.of("the form of verified-shoe/1: column 1: the text ends too early"),
                wrong(""));
        assertEquals(
                List.of("the form of verified-shoe/1: column 1: a value should stand here"),
                wrong("# a heading"));
        assertEquals(
                List.of("the form of verified-shoe/1: should be an object in braces"), wrong("[]"));
    }
}
