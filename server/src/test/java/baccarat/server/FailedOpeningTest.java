package baccarat.server;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.money.HouseKind;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A casino that cannot be opened leaves nothing behind: once the cause is mended, it opens in the
/// same process.
class FailedOpeningTest {

    private static final Set<String> OF_A_CASINO =
            Set.of(
                    "checkpoints",
                    "sessions",
                    "slow requests",
                    "auditor",
                    "store-teller",
                    "store-writer",
                    "simulations",
                    "requests for records",
                    "counts",
                    "sign-ins");

    @TempDir Path data;

    private Settings settings() {
        return Settings.USUAL.with(data).withRegulars(0);
    }

    /// No thread of a casino is left behind.
    private static RuntimeException fails(Settings settings) {
        Set<Thread> before = threads();
        var why = assertThrows(RuntimeException.class, () -> Casino.open(settings));
        Patience.until(FailedOpeningTest::threads, before::containsAll);
        return why;
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> OF_A_CASINO.contains(thread.getName()))
                .collect(toSet());
    }

    private void opens() {
        try (Casino casino = Casino.open(settings())) {
            assertEquals(5, casino.tables().size());
        }
    }

    private static String told(Settings settings) {
        return String.valueOf(assertInstanceOf(StoreFailed.class, fails(settings)).getMessage());
    }

    /// It is told in one line, with the file.
    @ParameterizedTest
    @ValueSource(strings = {"keys/master.key", "keys/signing.key"})
    void a_key_file_that_cannot_be_read(String file) throws IOException {
        opens();
        Path keys = data.resolve(file);
        byte[] right = Files.readAllBytes(keys);
        for (String damaged : List.of("no key", "k1 12ab", "\u00ff\u00fe")) {
            Files.writeString(keys, damaged);
            String why = told(settings());
            assertTrue(why.startsWith("the key file " + keys + " is damaged: "), why);
            assertTrue(why.endsWith("put the file back from a backup"), why);
        }
        Files.delete(keys);
        Files.createDirectory(keys);
        String why = told(settings());
        assertTrue(why.startsWith("the key file " + keys + " cannot be "), why);

        Files.delete(keys);
        Files.write(keys, right);
        opens();
    }

    @Test
    void a_house_for_something_else() {
        opens();
        fails(settings().founded(HouseKind.MONEY));

        opens();
    }

    @Test
    void a_table_that_cannot_be_brought_back_after_others_run() {
        opens();
        inTheStore(
                "INSERT INTO casino_table (id, name, pit, dealer, opened_at)"
                        + " VALUES ('zz', 'zz', 'Main', 'automatic', 1)");
        fails(settings());

        inTheStore("DELETE FROM casino_table WHERE id = 'zz'");
        opens();
    }

    /// A store is open once: that it can be opened shows that the casino has let it go.
    private void inTheStore(String sql) {
        try (var store = Stores.open("sqlite", data)) {
            store.write(handle -> handle.execute(sql)).join();
        }
    }
}
