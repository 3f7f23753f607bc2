package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Slips of a database from before signatures had rows of their own.
class OldSlipsTest {

    @TempDir Path folder;

    @ParameterizedTest
    @EnumSource
    void an_older_slip_keeps_its_signers_in_their_order(StoreKind kind) throws SQLException {
        String place = kind.newLocation();
        OldDatabase.of(
                "4",
                place,
                folder.resolve("casino"),
                List.of(
                        OldDatabase.TABLE,
                        "INSERT INTO slip (id, table_id, kind, cents, asked_by, floor_by, dealer_by, at, done_at)"
                                + " VALUES ('s1', 't1', 'fill', 5000, 'dan', 'fay', 'dan', 7, 8)"));

        try (Store store = Stores.open(place, folder.resolve("casino"))) {
            Slips.Slip slip = store.read(handle -> Slips.find(handle, "s1")).orElseThrow();
            assertEquals(List.of("fay", "dan"), slip.signers());
            assertEquals(Money.dollars(50), slip.amount());
            assertEquals("t1", slip.table().orElseThrow());
            assertEquals(8, Micros.of(slip.doneAt().orElseThrow()));
        }
    }
}
