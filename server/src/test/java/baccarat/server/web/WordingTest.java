package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Reasons and names that others read.
class WordingTest {

    @ParameterizedTest
    @ValueSource(strings = {"x", "a card was exposed: 9♥", "Спор о ставке", "理由"})
    void a_reason_is_a_line_of_text(String reason) {
        assertEquals(Optional.empty(), Wording.wrongReason(reason));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "\u00a0\u2003",
                "a\nb",
                "a\u0000b",
                "a\u2028b",
                "a\u202eb",
                "a\ud800b"
            })
    void a_reason_is_not_blank_and_hides_nothing(String reason) {
        assertTrue(Wording.wrongReason(reason).isPresent());
    }

    @Test
    void a_reason_has_500_characters_at_most() {
        assertEquals(Optional.empty(), Wording.wrongReason("x".repeat(500)));
        assertEquals(
                Optional.of("1 to 500 characters, not 501"), Wording.wrongReason("x".repeat(501)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mini 7", "EZ Mini (earlier) 2", "百家乐 1", "O'Neill & Sons, #3"})
    void a_name_has_letters_digits_and_signs(String name) {
        assertEquals(Optional.empty(), Wording.wrongName(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " a",
                "a ",
                "--",
                "\ud800 x",
                "a\u200bb",
                "\u202eevil",
                "a\u2028b",
                "\u00a0",
                "a\u00a0b",
                "a\tb"
            })
    void a_name_cannot_be_mistaken_for_another(String name) {
        assertTrue(Wording.wrongName(name).isPresent());
    }
}
