package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.table.Batch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is renamed in Java keeps its word.
class FixedNamesTest {

    private static final List<String> IN_JAVA = List.of("card", "place", "seat");

    @Test
    void a_renamed_component_is_written_as_before_and_where_it_was() {
        var words = FixedNames.of(Batch.class, "place face=card seat", IN_JAVA);

        assertEquals(Map.of("place", "place", "face", "card", "seat", "seat"), words);
        assertEquals(List.of("place", "face", "seat"), new ArrayList<>(words.keySet()));
    }

    @Test
    void a_renamed_constant_keeps_its_word() {
        assertEquals(
                Map.of(Batch.RED, "CRIMSON", Batch.BLUE, "BLUE"),
                FixedNames.constants(Map.of(Batch.class, "BLUE CRIMSON=RED")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "place card",
                "place card seat side",
                "place face seat",
                "place card card"
            })
    void a_line_has_each_name_in_java_once(String line) {
        var refused =
                assertThrows(
                        IllegalStateException.class,
                        () -> FixedNames.of(Batch.class, line, IN_JAVA));

        assertTrue(
                String.valueOf(refused.getMessage())
                        .startsWith("baccarat.table.Batch has [card, place, seat] in Java and ["),
                refused.getMessage());
    }
}
