package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who has a share in the order of a shoe, and how long a table waits for it.
class SharesTest {

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

    private static Seal seal(DrivenTable table) {
        return table.state().shoe().seal().orElseThrow();
    }

    private static String nonce(int seat) {
        return ("0" + seat).repeat(32);
    }

    private static void pledge(DrivenTable table, String patron, int seat) {
        table.must(
                patron,
                "{'command':'PledgeShare','seat':'%d','pledge':'%s'}"
                        .formatted(seat, seal(table).pledgeFor(Spot.seat(seat), nonce(seat))));
    }

    private static void reveal(DrivenTable table, String patron, int seat) {
        table.must(patron, "{'command':'AddNonce','nonce':'%s'}".formatted(nonce(seat)));
    }

    private static boolean isOffered(DrivenTable table, int seat) {
        return table.state().phase() instanceof Phase.OfferingCut(var seats)
                && seats.getFirst().equals(Spot.seat(seat));
    }

    /// Pledges, and says where to cut.
    private static void cut(DrivenTable table, String patron, int seat) {
        table.until(() -> isOffered(table, seat));
        table.must(patron, "{'command':'AcceptCut'}");
        pledge(table, patron, seat);
        table.must(patron, "{'command':'CutCards','depth':150}");
    }

    private static boolean isRevealing(DrivenTable table) {
        return seal(table).stage() == Seal.Stage.REVEALING;
    }

    private static boolean isSimulated(DrivenTable table, Spot seat) {
        return table.state()
                .roster()
                .at(seat)
                .map(Patron::name)
                .filter(Asker::isSimulated)
                .isPresent();
    }

    @Test
    void simulated_patrons_leave_the_cut_and_the_shares_to_people() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 3);
        table.sit("vera", 1);
        table.until(
                () -> {
                    List<Spot> pledged =
                            table
                                    .state()
                                    .shoe()
                                    .seal()
                                    .map(Seal::pledges)
                                    .orElse(List.of())
                                    .stream()
                                    .map(Seal.Pledge::seat)
                                    .toList();
                    assertTrue(pledged.stream().noneMatch(seat -> isSimulated(table, seat)));
                    if (table.state().phase() instanceof Phase.Cutting(var cutter)) {
                        assertEquals(Optional.empty(), cutter.seat());
                    }
                    return isOffered(table, 1);
                });
        assertTrue(isSimulated(table, Spot.seat(8)), "somebody simulated was asked before");
    }

    @Test
    void where_only_simulated_patrons_sit_the_house_cuts_alone_and_it_is_counted() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 3);
        table.until(
                () ->
                        table.state().phase() instanceof Phase.Covering(var cutter)
                                && cutter.seat().isEmpty());
        assertEquals(List.of(), seal(table).shares());
        assertEquals(1, table.state().shoe().choices().alone());
    }

    @Test
    void a_single_person_waits_for_nobody() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("vera", 1);
        cut(table, "vera", 1);
        var marked = table.state().clock();
        table.step();
        assertTrue(isRevealing(table));
        assertEquals(marked, table.state().clock());
        reveal(table, "vera", 1);
        assertInstanceOf(Phase.Covering.class, table.state().phase());
    }

    @Test
    void a_single_person_who_does_not_pledge_is_not_waited_for() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("vera", 1);
        table.until(() -> isOffered(table, 1));
        table.must("vera", "{'command':'DeclineCut'}");
        table.until(() -> table.state().phase() instanceof Phase.Covering);
        assertEquals(at(SealEvent.CutMarked.class), at(SealEvent.PledgesClosed.class));
    }

    /// When the first event of this kind happened.
    private Instant at(Class<? extends SealEvent> kind) {
        var found = new ArrayList<Instant>();
        store.read(
                handle -> {
                    store.events()
                            .read(
                                    handle,
                                    "t/1",
                                    1,
                                    event -> {
                                        if (kind.isInstance(event.happened().event())) {
                                            found.add(event.happened().at());
                                        }
                                    });
                    return found;
                });
        return found.getFirst();
    }

    @Test
    void simulated_patrons_are_not_waited_for() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 3);
        table.sit("vera", 1);
        cut(table, "vera", 1);
        var marked = table.state().clock();
        table.step();
        assertTrue(isRevealing(table));
        assertEquals(marked, table.state().clock());
    }

    @Test
    void another_person_has_time_to_pledge_and_no_longer_once_they_have() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("vera", 1);
        table.sit("ben", 2);
        table.until(() -> isOffered(table, 2));
        table.must("ben", "{'command':'DeclineCut'}");
        cut(table, "vera", 1);
        table.step();
        assertFalse(isRevealing(table), "ben has not pledged, and there is time");
        table.step();
        assertTrue(isRevealing(table), "the time is over");
        assertEquals(1, seal(table).pledges().size());
    }

    @Test
    void when_everybody_has_pledged_the_shares_are_asked_for_at_once() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("vera", 1);
        table.sit("ben", 2);
        table.until(() -> isOffered(table, 2));
        table.must("ben", "{'command':'DeclineCut'}");
        pledge(table, "ben", 2);
        cut(table, "vera", 1);
        table.step();
        assertTrue(isRevealing(table));
        reveal(table, "vera", 1);
        reveal(table, "ben", 2);
        assertEquals(2, seal(table).shares().size());
        assertInstanceOf(Phase.Covering.class, table.state().phase());
    }

    @Test
    void who_has_pledged_and_keeps_silent_is_left_out_after_the_time_and_counted() {
        DrivenTable table = DrivenTable.open(store, "ma-mini", 5, 0);
        table.sit("vera", 1);
        table.sit("ben", 2);
        table.until(() -> isOffered(table, 2));
        pledge(table, "vera", 1);
        cut(table, "ben", 2);
        table.until(() -> isRevealing(table));
        reveal(table, "vera", 1);
        table.until(() -> table.state().phase() instanceof Phase.Covering);
        assertEquals(List.of(Spot.seat(2)), seal(table).withheld());
        assertEquals(1, table.state().shoe().choices().withheld());
        assertEquals(0, table.table().hands().shoes().cuts().getFirst().seat());
        table.restart();
        assertEquals(1, table.state().shoe().choices().withheld());
        assertEquals(2, table.table().hands().shoes().cuts().getFirst().pledges().size());
    }
}
