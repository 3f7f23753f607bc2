package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.work.Busy;
import baccarat.server.work.FairQueue;
import org.junit.jupiter.api.Test;

class PasswordsTest {

    /// `echo -n "correct horse battery" | argon2 salt-of-16-bytes -id -t 2 -k 19456 -p 1 -l 32 -e`
    private static final String BY_THE_REFERENCE =
            "$argon2id$v=19$m=19456,t=2,p=1$c2FsdC1vZi0xNi1ieXRlcw$gj17Ltc6PN5+XYTdCDkLJ3j6V9OOHfbn7zJhEJQe/HQ";

    private static final Passwords.Cost LITTLE = new Passwords.Cost(64, 1);

    @Test
    void a_hash_of_the_reference_implementation_matches() {
        var passwords = new Passwords(Limits.USUAL.passwords(), LITTLE);

        assertTrue(passwords.matches("correct horse battery", BY_THE_REFERENCE));
        assertFalse(passwords.matches("correct horse batterY", BY_THE_REFERENCE));
    }

    /// A queue without a place to wait refuses everything that goes through it.
    @Test
    void no_hash_goes_past_the_queue() {
        assertThrows(
                Busy.class, () -> new Passwords(new FairQueue.Size(1, 0, 1, 1), LITTLE).hash("x"));
    }
}
