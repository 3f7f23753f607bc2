package baccarat.server.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// An id in a text is found as a regular expression finds it.
class AliasesTest {

    private static final Pattern ID = Pattern.compile("\\bp-[0-9a-f]{12}\\b");
    private static final List<String> PIECES =
            List.of(
                    "p-",
                    "p",
                    "-",
                    "0123456789ab",
                    "fedcba98765",
                    "A",
                    "g",
                    "_",
                    "\"",
                    " ",
                    "é",
                    "7");

    private static String text(Random random) {
        return Stream.generate(() -> PIECES.get(random.nextInt(PIECES.size())))
                .limit(1 + random.nextInt(12))
                .collect(Collectors.joining());
    }

    @Test
    void an_id_is_a_word_of_its_own() {
        var random = new Random(20_261_116);
        int replaced = 0;
        for (int i = 0; i < 200_000; i++) {
            String text = text(random);
            String expected = ID.matcher(text).replaceAll("<$0>");
            assertEquals(expected, Aliases.replaced(text, id -> "<" + id + ">"));
            replaced += expected.equals(text) ? 0 : 1;
        }
        assertTrue(replaced > 1_000, "few of the texts had an id");
    }

    @Test
    void a_name_is_written_as_in_json() {
        assertEquals(
                "{\"patron\":\"a \\\"b\\\" $1\"}",
                Aliases.replaced("{\"patron\":\"p-0123456789ab\"}", _ -> "a \"b\" $1"));
    }
}
