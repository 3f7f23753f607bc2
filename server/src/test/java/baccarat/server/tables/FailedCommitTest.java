package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.names.Asker;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Person;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the store does not take never happened: not at the table, and not in anybody's account.
class FailedCommitTest {

    private static final Person VERA = Person.patron("vera");

    @TempDir Path data;

    @Test
    void a_purchase_that_is_not_stored_costs_nothing_and_stops_the_table() {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.open(store, "ma-mini", 3, 0);
            table.endow("vera", 1_000);
            for (int i = 0; i < 20; i++) {
                table.step();
            }
            long last = table.table().record().lastEvent();
            inTheWay(store, last);

            Answer answer =
                    table.ask(VERA, "{'command':'BuyIn','patron':'vera','amount':'400.00'}");

            assertInstanceOf(Answer.Unavailable.class, answer, answer.toString());
            assertTrue(table.table().hasFailed());
            assertEquals(Money.dollars(1_000), table.free("vera"));
            assertEquals(
                    Money.dollars(1_000),
                    store.read(handle -> Ledger.balance(handle, Asker.accountOf("vera"))));

            store.write(handle -> handle.execute("DELETE FROM event WHERE number = ?", last + 1))
                    .join();
            table.restart();
            assertInstanceOf(
                    Answer.Accepted.class,
                    table.ask(VERA, "{'command':'BuyIn','patron':'vera','amount':'400.00'}"));
            assertEquals(Money.dollars(600), table.free("vera"));
        }
    }

    /// An event that the table does not know stands where its next one should.
    private static void inTheWay(Store store, long last) {
        store.write(
                        handle ->
                                handle.execute(
                                        "INSERT INTO event (log, number, at, role, who, type, json, chain)"
                                                + " SELECT log, number + 1, at, role, who, type, json, chain"
                                                + " FROM event WHERE number = ?",
                                        last))
                .join();
    }
}
