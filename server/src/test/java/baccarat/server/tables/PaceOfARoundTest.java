package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.views.HouseMoneyOffer;
import baccarat.server.views.TableView;
import baccarat.table.Person;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What people wait for at a table, and what they do not wait for.
class PaceOfARoundTest {

    private static final Duration A_MOMENT = Duration.ofMillis(50);

    @TempDir Path data;
    private Store store;

    @BeforeEach
    void open() {
        store = Stores.open("sqlite", data);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static boolean isOpen(DrivenTable table) {
        return table.state().phase() instanceof Phase.AcceptingWagers;
    }

    private static boolean inRound(DrivenTable table) {
        return TableView.play(table.state().phase()).isPresent();
    }

    private static JsonNode clock(DrivenTable table) {
        return Objects.requireNonNull(table.table().asItStands().parts().get("clock"));
    }

    private static void wager(DrivenTable table, String patron, int seat, String wager) {
        table.must(
                patron,
                "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'25.00'}"
                        .formatted(seat, wager));
    }

    /// A moment after the other until it is so; no round has more of them.
    private static void soon(DrivenTable table, BooleanSupplier wanted) {
        for (int moments = 0; moments < 3_000 && !wanted.getAsBoolean(); moments++) {
            table.step(A_MOMENT);
        }
        assertTrue(wanted.getAsBoolean(), () -> "it never came: " + table.state().phase());
    }

    /// Wagers have just been opened, and the clock runs.
    private static void open(DrivenTable table) {
        soon(table, () -> isOpen(table) && clock(table).has("until"));
    }

    private static Instant end(DrivenTable table) {
        assertEquals("BETTING", clock(table).path("kind").asString());
        return Instant.parse(clock(table).path("until").asString());
    }

    @Test
    void the_clock_runs_from_the_first_moment_and_a_first_wager_does_not_prolong_it() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 0);
        table.sit("anna", 1);
        open(table);
        Instant end = end(table);
        wager(table, "anna", 1, "player");
        table.step(A_MOMENT);
        assertEquals(end, end(table));
        table.until(() -> inRound(table));
        assertFalse(table.table().now().isBefore(end), "wagers were taken to the end");
    }

    @Test
    void without_a_wager_the_time_starts_over_and_no_round_is_dealt() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 0);
        table.sit("anna", 1);
        open(table);
        int rounds = table.state().shoe().rounds();
        Instant first = end(table);
        table.dealer.ready("anna", true);
        table.until(() -> clock(table).has("until") && end(table).isAfter(first));
        assertEquals(Pace.USUAL.betting(), Duration.between(first, end(table)));
        assertEquals(rounds, table.state().shoe().rounds());
    }

    @Test
    void wagers_close_as_soon_as_every_person_is_ready_and_not_before() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 2);
        table.sit("anna", 1);
        table.sit("bert", 2);
        table.endow("carl", 1_000);
        table.must("carl", "{'command':'BuyIn','patron':'carl','amount':'500.00'}");
        open(table);
        wager(table, "anna", 1, "player");
        Instant end = end(table);
        table.dealer.ready("anna", true);
        table.dealer.ready("bert", true);
        table.dealer.ready("bert", false);
        table.step(A_MOMENT);
        assertTrue(isOpen(table));
        assertEquals("[\"1\"]", clock(table).path("ready").toString());
        table.dealer.ready("bert", true);
        table.until(() -> inRound(table));
        assertTrue(table.table().now().isBefore(end), "nobody waits for the rest of the time");

        open(table);
        assertFalse(clock(table).has("ready"), "what was said holds for one round");
    }

    @Test
    void a_result_lies_there_until_every_person_has_seen_it_and_for_its_time_at_most() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 2);
        table.sit("anna", 1);
        table.sit("bert", 2);
        Instant looked = result(table);
        table.until(() -> !inRound(table));
        assertFalse(table.table().now().isBefore(looked.plus(Pace.USUAL.result())));

        looked = result(table);
        table.dealer.ready("anna", true);
        table.step(A_MOMENT);
        assertTrue(inRound(table), "bert looks at it");
        assertEquals("[\"1\"]", clock(table).path("ready").toString());
        table.dealer.ready("bert", true);
        soon(table, () -> !inRound(table));
        assertTrue(
                table.table().now().isBefore(looked.plus(Pace.USUAL.step())),
                "they wait for no one");

        open(table);
        assertFalse(clock(table).has("ready"), "who has seen a result is not ready for cards");
    }

    /// Anna wagers, and the round is played to the moment at which all is paid.
    private static Instant result(DrivenTable table) {
        open(table);
        wager(table, "anna", 1, "player");
        soon(table, () -> table.state().phase() instanceof Phase.Clearing);
        return table.table().now();
    }

    @Test
    void a_free_hand_is_dealt_at_once_and_house_players_do_not_wager_on_it() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 0);
        table.sit("anna", 1);
        open(table);
        Instant asked = table.table().now();
        table.ask(Person.patron("anna"), "{'command':'AskForAFreeHand'}");
        table.until(() -> inRound(table));
        assertTrue(Duration.between(asked, table.table().now()).compareTo(Pace.USUAL.step()) <= 0);
    }

    @Test
    void the_table_waits_for_house_money_only_where_there_is_something_to_press() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("anna", 1);
        Set<Boolean> seen = new HashSet<>();
        for (int round = 0; round < 40 && seen.size() < 2; round++) {
            open(table);
            wager(table, "anna", 1, "player");
            wager(table, "anna", 1, "house-money");
            while (!(table.state().phase() instanceof Phase.SettlingHouseMoney)) {
                table.step(A_MOMENT);
            }
            table.step(A_MOMENT);
            Optional<HouseMoneyOffer> offer =
                    HouseMoneyOffer.of(
                            table.state(), table.state().roster().patron("anna").orElseThrow());
            boolean waits = clock(table).path("kind").asString().equals("CHOICE");
            assertEquals(offer.isPresent(), waits);
            seen.add(waits);
            table.until(() -> !inRound(table));
        }
        assertEquals(Set.of(true, false), seen);
    }
}
