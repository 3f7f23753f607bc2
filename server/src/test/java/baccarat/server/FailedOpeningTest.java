package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A casino that cannot be opened leaves nothing behind: once the cause is mended, it opens in the
/// same process.
class FailedOpeningTest {

    @TempDir Path data;

    private Settings settings() {
        return Settings.USUAL.with(data).withRegulars(0);
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
        assertThrows(RuntimeException.class, () -> Casino.open(settings()));

        Files.write(keys, right);
        opens();
    }

    @Test
    void a_house_for_something_else() {
        opens();
        assertThrows(
                Founding.OtherHouse.class, () -> Casino.open(settings().founded(HouseKind.MONEY)));

        opens();
    }

    @Test
    void a_table_that_cannot_be_brought_back_after_others_run() {
        opens();
        inTheStore(
                "INSERT INTO casino_table (id, name, pit, dealer, opened_at)"
                        + " VALUES ('zz', 'zz', 'Main', 'automatic', 1)");
        assertThrows(RuntimeException.class, () -> Casino.open(settings()));

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
