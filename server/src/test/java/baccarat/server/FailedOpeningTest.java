package baccarat.server;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.server.money.HouseKind;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    private static void fails(Settings settings) {
        Set<Thread> before = threads();
        assertThrows(RuntimeException.class, () -> Casino.open(settings));
        Patience.until(FailedOpeningTest::threads, before::containsAll);
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

    @Test
    void a_key_file_that_cannot_be_read() throws IOException {
        opens();
        Path keys = data.resolve("keys/master.key");
        byte[] right = Files.readAllBytes(keys);
        Files.writeString(keys, "no key");
        fails(settings());

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
