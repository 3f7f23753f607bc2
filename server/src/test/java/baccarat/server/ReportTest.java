package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.store.Ledger;
import baccarat.server.tables.TableDoor;
import baccarat.table.Account;
import baccarat.table.TableState;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What the reports say is what has moved, to the cent.
@Tag("slow")
class ReportTest {

    @TempDir static Path data;
    private static OpenCasino open;
    private static Staff staff;

    /// All five tables are played for a while by a patron, beside house players who wager on
    /// whatever there is, then everything stops.
    @BeforeAll
    static void play() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(3));
        staff = Staff.of(open);
        Visitor anna = open.visitor().walkIn("anna");
        List<Watching> seated =
                open.casino().tables().stream()
                        .map(table -> Staff.seated(anna, "anna", table.setting().id(), 1))
                        .toList();
        for (int round = 0; round < 8; round++) {
            String wager = List.of("player", "banker", "tie").get(round % 3);
            seated.forEach(table -> wagers(table, wager, "100.00"));
            seated.forEach(table -> table.untilEvent("CardsCleared"));
        }
        staff.administrator().post("/v1/stopping", "{'reason':'the test counts'}").is(204);
        open.casino().tables().forEach(ReportTest::untilAtRest);
    }

    private static void wagers(Watching table, String wager, String stake) {
        Staff.again(
                table,
                "{'command':'PlaceWager','spot':'1','wager':'%s','stake':'%s'}"
                        .formatted(wager, stake));
    }

    private static void untilAtRest(TableDoor table) {
        var _ =
                Patience.until(
                        () ->
                                table.lastPublicEvent().join() == lastStored(table)
                                        && wagers(table.state().join()) == 0,
                        isAtRest -> isAtRest);
    }

    private static long lastStored(TableDoor table) {
        return open.casino()
                .store()
                .read(handle -> baccarat.server.store.Events.head(handle, table.setting().log()))
                .number();
    }

    private static long wagers(TableState state) {
        return state.accounts().held().entrySet().stream()
                .filter(held -> held.getKey() instanceof Account.Wagers)
                .mapToLong(held -> held.getValue().cents())
                .sum();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static JsonNode report(String query) {
        return staff.administrator().get("/v1/reports/tables" + query).is(200).json();
    }

    private static long cents(JsonNode node, String field) {
        return Long.parseLong(node.path(field).asString().replace(".", ""));
    }

    /// What the house has at the table, less what it brought there.
    private static long won(TableDoor table) {
        Map<String, Long> brought =
                open
                        .casino()
                        .store()
                        .read(
                                handle ->
                                        Ledger.postings(
                                                handle, "table:" + table.setting().id(), 10_000))
                        .stream()
                        .filter(posting -> posting.from().equals("cage"))
                        .collect(
                                Collectors.groupingBy(
                                        Ledger.Posting::memo,
                                        Collectors.summingLong(p -> p.amount().cents())));
        long has =
                table.state().join().accounts().held().entrySet().stream()
                        .filter(held -> isTheHouses(held.getKey()))
                        .mapToLong(held -> held.getValue().cents())
                        .sum();
        return has - brought.values().stream().mapToLong(Long::longValue).sum();
    }

    private static boolean isTheHouses(Account account) {
        return account != Account.Fixed.CAGE
                && !(account instanceof Account.Rack)
                && !(account instanceof Account.Wagers);
    }

    /// What the house won of its own players, which no report has.
    private static long wonOfItself(TableDoor table) {
        return open.casino()
                .store()
                .read(
                        handle ->
                                handle.createQuery(
                                                "SELECT coalesce(sum(won + vigorish), 0)"
                                                        + " FROM round_wager WHERE log = ?"
                                                        + " AND house_player = 1")
                                        .bind(0, table.setting().log())
                                        .mapTo(Long.class)
                                        .one());
    }

    private static List<Ledger.Posting> buyIns(TableDoor table, boolean ofHousePlayers) {
        return open
                .casino()
                .store()
                .read(handle -> Ledger.postings(handle, "table:" + table.setting().id(), 10_000))
                .stream()
                .filter(posting -> posting.memo().equals("ChipsBought"))
                .filter(posting -> posting.from().equals("house:simulated") == ofHousePlayers)
                .toList();
    }

    @Test
    void house_players_play_and_count_in_no_report() {
        long theirs = 0;
        for (TableDoor table : open.casino().tables()) {
            theirs += buyIns(table, true).size();
            assertEquals(1, buyIns(table, false).size());
        }
        assertTrue(theirs > 0);
        for (JsonNode row : report("").path("tables").values()) {
            assertEquals(80_000, cents(row, "handle"), row.toString());
        }
        JsonNode day = staff.administrator().get("/v1/reports/day").is(200).json().path("rows");
        for (JsonNode row : day.values()) {
            int rounds = row.path("name").asString().equals("all") ? 40 : 8;
            assertEquals(rounds, row.path("rounds").asInt(), row.toString());
        }
    }

    @Test
    void the_win_over_all_wagers_is_the_houses_gain_to_the_cent() {
        JsonNode tables = report("").path("tables");
        assertEquals(5, tables.size());
        for (JsonNode row : tables.values()) {
            TableDoor table = open.casino().table(row.path("table").asString()).orElseThrow();
            long sum = row.path("wagers").values().stream().mapToLong(w -> cents(w, "win")).sum();

            assertEquals(won(table), cents(row, "win") + wonOfItself(table), row.toString());
            assertEquals(cents(row, "win"), sum);
            assertTrue(cents(row, "handle") > 0, row.toString());
        }
    }

    @Test
    void the_ledger_has_of_a_table_what_the_table_owes_its_cage() {
        for (TableDoor table : open.casino().tables()) {
            Money ledger =
                    open.casino()
                            .store()
                            .read(
                                    handle ->
                                            Ledger.balance(
                                                    handle, "table:" + table.setting().id()));
            Money cage = table.state().join().accounts().of(Account.Fixed.CAGE);
            assertEquals(Money.ZERO, ledger.plus(cage), table.setting().id());
        }
        assertEquals(List.of(), open.casino().store().read(Ledger::wrong));
    }

    @Test
    void the_drop_is_what_chips_were_bought_with_and_the_hold_the_win_of_it() {
        for (JsonNode row : report("").path("tables").values()) {
            TableDoor table = open.casino().table(row.path("table").asString()).orElseThrow();
            long drop = buyIns(table, false).stream().mapToLong(one -> one.amount().cents()).sum();

            assertEquals(drop, cents(row, "drop"), row.toString());
            assertEquals(
                    (double) Math.round(10_000.0 * (double) cents(row, "win") / (double) drop),
                    (double) cents(row, "hold"),
                    1.0);
        }
    }

    @Test
    void the_theoretical_win_is_the_handle_times_the_exact_edge() {
        JsonNode mini =
                report("").path("tables").values().stream()
                        .filter(one -> one.path("table").asString().equals("ma-mini"))
                        .findFirst()
                        .orElseThrow();
        for (JsonNode wager : mini.path("wagers").values()) {
            double edge =
                    switch (wager.path("wager").asString()) {
                        case "player" -> 0.01235082;
                        case "banker" -> 0.01057910;
                        case "tie" -> 0.14359628;
                        default -> 0;
                    };
            if (edge != 0) {
                assertEquals(
                        edge * (double) cents(wager, "handle"),
                        (double) cents(wager, "theoretical"),
                        0.6,
                        "" + wager);
            }
        }
    }

    @Test
    void shifts_add_up_and_the_csv_has_the_same_figures() {
        String csv = staff.administrator().get("/v1/reports/tables?form=csv").is(200).text();
        JsonNode tables = report("").path("tables");

        for (JsonNode row : tables.values()) {
            long sum = row.path("shifts").values().stream().mapToLong(s -> cents(s, "win")).sum();
            assertEquals(cents(row, "win"), sum);
            JsonNode shift = row.path("shifts").get(0);
            assertTrue(
                    csv.contains(
                            "%s,%s,all,%s,%s,"
                                    .formatted(
                                            row.path("table").asString(),
                                            shift.path("begins").asString(),
                                            shift.path("handle").asString(),
                                            shift.path("win").asString())),
                    csv);
        }
        assertTrue(csv.startsWith("table,shift,wager,handle,"));
        staff.administrator().post("/v1/reports/shifts", "{'hour':3}").is(204);
        String begins =
                report("").path("tables").get(0).path("shifts").get(0).path("begins").asString();
        assertTrue(
                List.of("T03:00:00Z", "T11:00:00Z", "T19:00:00Z").contains(begins.substring(10)),
                begins);
        staff.administrator().post("/v1/reports/shifts", "{'hour':24}").is(400);
    }

    @Test
    void a_report_of_another_time_is_empty_and_wrong_times_are_said() {
        assertEquals(
                0,
                report("?from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z").path("tables").size());
        staff.administrator().get("/v1/reports/tables?from=yesterday").is(400);
        staff.administrator().get("/v1/reports/tables?form=xls").is(400);
        staff.administrator().get("/v1/reports/tables?day=yesterday").is(400);
        assertEquals(0, report("?day=2020-01-01").path("tables").size());
        staff.hire("dan", "dealer").get("/v1/reports/tables").is(403);
        assertFalse(report("").path("tables").isEmpty());
    }
}
