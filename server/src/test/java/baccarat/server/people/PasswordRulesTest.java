package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The first passwords that strangers try are refused.
class PasswordRulesTest {

    private static final String NAME = "Annabella";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "short",
                "1111111111",
                "          ",
                "1212121212",
                "abcabcabcabc",
                "1234567890",
                "0987654321",
                "12345678901234567890",
                "qwertyuiop",
                "qwertyuiop1234567890",
                "1qaz2wsx3edc",
                "asdfghjkl;asdfghjkl;",
                "abcdefghijkl",
                "password123",
                "Password123!",
                "P@ssw0rd2026",
                "passwordpassword",
                "iloveyou2026",
                "Welcome2026!",
                "annabella1",
                "ANNABELLA.1990",
                "baccarat2026",
                "administrator"
            })
    void a_common_password_is_refused_without_being_repeated(String password) {
        Optional<String> wrong = PasswordRules.wrong(NAME, password);

        assertTrue(wrong.isPresent(), password);
        assertFalse(wrong.get().contains(password), wrong.get());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "correct horse battery",
                "k7mp-2xqd-9rtv-hw3c",
                "annabella likes tea",
                "Tr0ub4dor&3",
                "my 2 cats purr",
                "пароль длинный и свой"
            })
    void another_is_taken(String password) {
        assertEquals(Optional.empty(), PasswordRules.wrong(NAME, password));
    }
}
