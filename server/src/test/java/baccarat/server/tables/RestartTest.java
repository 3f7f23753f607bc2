package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.store.Ledger;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Account;
import baccarat.table.Invariants;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.TableState;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A table that loses its memory at any moment goes on from what is stored: the same state, the
/// same cards to come, the same money; and its log is found good by the verifier.
@Tag("slow")
class RestartTest {

    private static final int RESTARTS = 25;

    @TempDir Path data;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ma-baccarat",
                "ma-midi",
                "ma-mini-everything",
                "ma-mini-earlier-ez",
                "wa-mini"
            })
    void a_round_goes_on_where_it_was_and_the_log_is_good(String example) {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.open(store, example, 11, 3);
            var vera = new Squeezer(table);
            table.join(new Silent());
            var random = new Random(11);
            for (int restart = 0; restart < RESTARTS; restart++) {
                for (int steps = random.nextInt(5, 250); steps > 0; steps--) {
                    table.step();
                    vera.act();
                }
                TableState before = table.state();
                Map<String, JsonNode> shown = table.shown();
                table.restart();
                assertEquals(before, table.state());
                assertEquals(shown, table.shown());
                Invariants.check(table.state());
            }

            assertTrue(table.state().shoe().rounds() > 20, "few rounds were played");
            assertEquals(
                    new Money(-table.state().accounts().of(Account.Fixed.CAGE).cents()),
                    store.read(handle -> Ledger.balance(handle, Boundary.account("t"))));
            assertEquals(List.of(), store.read(Ledger::wrong));
            Verdict verdict =
                    Verifier.verify(log(store, table.setting().log()).iterator(), Optional.empty());
            assertTrue(verdict.good(), verdict.toString());
        }
    }

    private static JsonNode roads(DrivenTable table) {
        return Objects.requireNonNull(table.shown().get("results"));
    }

    @Test
    void the_roads_of_a_shoe_that_has_ended_do_not_come_back() {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.open(store, "ma-mini", 11, 3);
            table.join(new Silent());
            table.until(() -> !roads(table).isEmpty());
            Map<String, JsonNode> played = table.shown();
            table.restart();
            assertEquals(played, table.shown(), "in the shoe");

            table.until(() -> table.state().phase() instanceof Phase.OfPreparation);
            assertEquals(1, table.state().shoe().number(), "the next shoe is not ready");
            assertEquals("[]", roads(table).toString());
            Map<String, JsonNode> between = table.shown();
            table.restart();
            assertEquals(between, table.shown(), "between two shoes");
        }
    }

    private static List<String> log(Store store, String id) {
        return store.read(
                handle -> {
                    var lines = new ArrayList<String>();
                    lines.add(Logs.find(handle, id).orElseThrow().header().line());
                    store.events().read(handle, id, 1, event -> lines.add(event.written().line()));
                    return lines;
                });
    }

    /// Somebody who looks on, so that simulated patrons play.
    static final class Silent implements Viewer {

        @Override
        public Person person() {
            return Person.patron("watcher");
        }

        @Override
        public void send(String frame) {
            // nobody reads
        }
    }
}
