package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

    @Test
    void every_kind_of_value_is_read() {
        String text =
                " {\"a\" : [1, -2.5e+3, \"x\\u00e9\\n\\/\\\"\"],\r\n\t\"b\":{}, \"c\":[true,null]} ";

        Json read = JsonReader.read(text);

        var numbers =
                new Json.Items(
                        List.of(
                                new Json.Digits("1"),
                                new Json.Digits("-2.5e+3"),
                                new Json.Text("xé\n/\"")));
        var words = new Json.Items(List.of(new Json.Word("true"), new Json.Word("null")));
        assertEquals(
                new Json.Members(Map.of("a", numbers, "b", new Json.Members(Map.of()), "c", words)),
                read);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "[1",
                "[1,]",
                "{\"a\"}",
                "{\"a\":1,}",
                "{a:1}",
                "{1:1}",
                "01",
                "1.",
                "+1",
                "-",
                "\"",
                "\"\\",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\\u1\"",
                "\"a\tb\"",
                "tru",
                "nulll",
                "1 2",
                "[1 2]",
                "'a'",
                "NaN",
                "\u00a01",
                "//1"
            })
    void what_is_no_json_is_refused(String text) {
        assertThrows(Wrong.class, () -> JsonReader.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {"a":1,"a":2}    | column 13: the key "a" stands twice
                    [1 2]            | column 4: ']' should stand here
                    {"a" 1}          | column 6: ':' should stand here
                    [x]              | column 2: a value should stand here
                    """)
    void the_message_says_where_and_what(String text, String message) {
        assertEquals(message, assertThrows(Wrong.class, () -> JsonReader.read(text)).what());
    }

    @Test
    void the_line_is_said_where_there_are_several() {
        Wrong wrong = assertThrows(Wrong.class, () -> JsonReader.read("{\n \"a\": ?\n}"));

        assertEquals("line 2, column 7: a value should stand here", wrong.what());
    }

    @Test
    void depth_is_limited_before_it_costs_anything() {
        JsonReader.read("[".repeat(32) + "]".repeat(32));

        String deep = "[".repeat(1_000_000);
        assertEquals(
                "column 34: this is nested too deep",
                assertThrows(Wrong.class, () -> JsonReader.read(deep)).what());
    }
}
