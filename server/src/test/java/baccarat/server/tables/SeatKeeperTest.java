package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.views.Racks;
import baccarat.server.views.TableView;
import baccarat.table.Marker;
import baccarat.table.Patron;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody keeps a place by being silent.
class SeatKeeperTest {

    @TempDir Path data;
    private Store store;
    private final List<Store> stores = new ArrayList<>();

    @BeforeEach
    void open() {
        store = Stores.open("sqlite", data);
    }

    @AfterEach
    void close() {
        stores.forEach(Store::close);
        store.close();
    }

    private static boolean sits(DrivenTable table, String patron) {
        return table.state().roster().patron(patron).isPresent();
    }

    private static void wager(DrivenTable table, String patron, int seat) {
        table.until(() -> table.state().phase() instanceof Phase.AcceptingWagers);
        table.must(
                patron,
                "{'command':'PlaceWager','spot':'%d','wager':'player','stake':'25.00'}"
                        .formatted(seat));
    }

    /// A round in which only this patron wagers, to its end.
    private static void round(DrivenTable table, String patron, int seat) {
        int before = table.state().shoe().rounds();
        wager(table, patron, seat);
        table.until(
                () ->
                        table.state().shoe().rounds() > before
                                && TableView.play(table.state().phase()).isEmpty());
    }

    private static List<String> people(DrivenTable table) {
        return table.state().roster().patrons().stream().map(Patron::name).toList();
    }

    @Test
    void a_patron_without_a_session_gives_up_the_place_and_gets_the_chips() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 1, 0);
        table.sit("anna", 1);
        table.sit("bert", 2);
        table.signOut("anna");
        table.until(() -> !sits(table, "anna"));

        assertEquals(Money.dollars(1_000), table.free("anna"));
        assertTrue(sits(table, "bert"));
    }

    @Test
    void a_wager_that_lies_there_is_played_first() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 2, 0);
        table.sit("anna", 1);
        wager(table, "anna", 1);
        table.signOut("anna");
        table.until(() -> !sits(table, "anna"));

        assertEquals(1, table.state().shoe().rounds());
        assertFalse(table.free("anna").equals(Money.dollars(1_000)), "no tie in this shoe");
    }

    private static int seats(DrivenTable table) {
        return table.state().rules().seating().seats();
    }

    private static DrivenTable full(Store store) {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 3, 0);
        for (int seat = 1; seat <= seats(table); seat++) {
            table.sit("p" + seat, seat);
        }
        return table;
    }

    @Test
    void nobody_has_to_wager_while_nobody_waits() {
        DrivenTable table = full(store);
        for (int rounds = 0; rounds < 5; rounds++) {
            round(table, "p1", 1);
        }

        assertEquals(seats(table), people(table).size());
    }

    @Test
    void while_others_wait_one_who_does_not_wager_makes_room() {
        DrivenTable table = full(store);
        round(table, "p1", 1);
        assertTrue(table.waits("zoe"));
        round(table, "p1", 1);
        assertEquals(seats(table), people(table).size(), "three rounds have to be missed");
        assertTrue(table.waits("zoe"));
        round(table, "p1", 1);
        table.until(() -> people(table).size() < seats(table));

        assertEquals(seats(table) - 1, people(table).size());
        assertTrue(sits(table, "p1"));
        assertFalse(table.waits("zoe"), "there is a place now");
        round(table, "p1", 1);
        assertEquals(seats(table) - 1, people(table).size(), "one place is enough for one");
    }

    @Test
    void whoever_has_stopped_asking_does_not_wait_any_more() {
        DrivenTable table = full(store);
        round(table, "p1", 1);
        assertTrue(table.waits("zoe"));
        table.pass(Waiting.PATIENCE);
        for (int rounds = 0; rounds < 4; rounds++) {
            round(table, "p1", 1);
        }

        assertEquals(seats(table), people(table).size());
    }

    @Test
    void a_simulated_patron_makes_room_at_once_and_does_not_come_back() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 4, 3);
        table.sit("anna", 1);
        table.until(() -> people(table).size() == 4);
        for (int seat = 2; seat <= seats(table); seat++) {
            if (table.state().roster().at(Spot.seat(seat)).isEmpty()) {
                table.sit("p" + seat, seat);
            }
        }
        assertTrue(table.waits("zoe"));
        table.until(() -> people(table).size() < seats(table));
        List<String> left = people(table);

        assertEquals(2, left.stream().filter(Asker::isSimulated).count());
        round(table, "anna", 1);
        assertEquals(2, people(table).stream().filter(Asker::isSimulated).count());
    }

    @Test
    void a_house_player_of_an_earlier_version_makes_room_for_those_of_today() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 4, 3);
        table.sit("~Anna", 1);
        table.until(() -> !sits(table, "~Anna"));
        table.until(() -> people(table).size() == 3);

        assertEquals(List.of("~Amber", "~Basil", "~Coral"), people(table));
    }

    /// Everything on the Banker's Hand until it is lost, with vigorish marked from a win before.
    private static boolean isBroke(DrivenTable table) {
        for (int rounds = 0; rounds < 20; rounds++) {
            table.until(() -> table.state().phase() instanceof Phase.AcceptingWagers);
            Money rack = Racks.of(table.state(), "anna");
            if (!rack.isAboveZero()) {
                return !table.state().roster().markers().isEmpty();
            }
            Money stake = rack.isAtMost(MOST) ? rack : MOST;
            table.must(
                    "anna",
                    "{'command':'PlaceWager','spot':'1','wager':'banker','stake':'%s'}"
                            .formatted(stake));
            table.until(() -> TableView.play(table.state().phase()).isPresent());
            table.until(() -> TableView.play(table.state().phase()).isEmpty());
        }
        return false;
    }

    private static final Money MOST = Money.dollars(1_000);

    @Test
    void vigorish_that_the_rack_does_not_cover_comes_from_the_account() {
        DrivenTable table = owing(0);
        Money owed = owed(table);
        table.signOut("anna");
        table.until(() -> !sits(table, "anna"));

        assertEquals(Money.dollars(500).minus(owed), table.free("anna"));
        assertTrue(table.state().roster().unpaid().isEmpty());
    }

    /// Nobody wagers any more, so that the cards of the table are spread and shuffled. Nobody but
    /// the house can let that happen while something is owed, and the house writes it down.
    @Test
    void idle_cards_are_spread_and_what_nobody_can_pay_is_written_off_first() {
        DrivenTable table = owing(500);
        Money owed = owed(table);
        table.signOut("anna");
        table.until(() -> !sits(table, "anna"));
        assertEquals(owed, table.state().roster().unpaid().getFirst().owed());
        table.sit("bert", 2);
        int shoe = table.state().shoe().number();
        table.until(
                () ->
                        table.state().phase() instanceof Phase.Preparing preparing
                                && preparing.idle());
        assertFalse(table.state().roster().unpaid().isEmpty(), "the cards are not shuffled yet");
        table.until(() -> table.state().phase() instanceof Phase.AcceptingWagers);

        assertEquals(shoe + 1, table.state().shoe().number());
        assertTrue(table.state().roster().unpaid().isEmpty());
        List<String> noted =
                stores
                        .getLast()
                        .read(handle -> Significant.last(handle, Optional.of("correction"), 9))
                        .stream()
                        .map(Significant.Entry::detail)
                        .toList();
        assertEquals(1, noted.size());
        String words = "vigorish of %s that anna owed written off".formatted(owed);
        assertTrue(noted.getFirst().contains(words), noted.getFirst());
    }

    @Test
    void what_a_patron_who_has_left_owes_is_taken_once_the_account_has_it() {
        DrivenTable table = owing(500);
        Money owed = owed(table);
        table.signOut("anna");
        table.until(() -> !sits(table, "anna"));
        table.endow("anna", 3);
        table.until(() -> !table.free("anna").isAboveZero());

        assertEquals(
                owed.minus(Money.dollars(3)), table.state().roster().unpaid().getFirst().owed());
        table.endow("anna", 1_000);
        table.until(() -> table.state().roster().unpaid().isEmpty());
        assertEquals(Money.dollars(1_003).minus(owed), table.free("anna"));
    }

    private static Money owed(DrivenTable table) {
        return table.state().roster().markers().values().stream()
                .map(Marker::owed)
                .reduce(Money.ZERO, Money::plus);
    }

    /// A table at which anna has lost everything but what is marked, with so much less in the
    /// account.
    private DrivenTable owing(int bought) {
        int seed = 1;
        DrivenTable table = broke(seed, bought);
        while (!isBroke(table)) {
            seed++;
            table = broke(seed, bought);
        }
        return table;
    }

    private DrivenTable broke(int seed, int bought) {
        Store own = Stores.open("sqlite", data.resolve("seed-" + seed));
        stores.add(own);
        DrivenTable table = DrivenTable.open(own, "ma-mini", seed, 0);
        table.sit("anna", 1);
        if (bought > 0) {
            table.must(
                    "anna",
                    "{'command':'BuyIn','patron':'anna','amount':'%d.00'}".formatted(bought));
        }
        return table;
    }
}
