package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.store.Ledger;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.Viewer;
import baccarat.table.Account;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A floorperson's work, over nothing but HTTP and WebSockets.
@Tag("slow")
class FloorTest {

    @TempDir Path data;
    private OpenCasino open;
    private Staff staff;
    private Visitor floor;
    private Visitor dealer;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.at(data);
        staff = Staff.of(open);
        floor = staff.hire("fay", "floorperson");
        dealer = staff.hire("dan", "dealer");
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private TableState state(String table) {
        return open.casino().table(table).orElseThrow().state().join();
    }

    private void newTable(String id, String dealing) {
        Staff.table(floor, id, "West", dealing, Staff.submission(floor, "ma-mini")).is(201);
    }

    private void newTableIsRefused(String id) {
        Staff.table(floor, id, "West", "sealed", Staff.submission(floor, "ma-mini")).is(409);
    }

    private Visitor.Reply opened(String table) {
        String body = "{'tray':'100000.00'}";
        return Staff.slip(staff.administrator(), floor, "/v1/tables/" + table + "/opening", body);
    }

    @Test
    void only_a_table_that_was_never_opened_is_taken_away() {
        newTable("mini-2", "sealed");
        newTable("mini-3", "sealed");
        opened("mini-3").is(200);
        newTable("mini-4", "sealed");
        Staff.signOn(dealer, "mini-4");
        newTable("mini-5", "sealed");
        floor.post("/v1/tables/mini-5/opening", "{'tray':'100000.00'," + Staff.SIGNED + "}")
                .is(201);

        dealer.delete("/v1/tables/mini-2").is(403);
        Watching watching = dealer.watch("mini-2");
        assertTrue(watching.hasComeIn());
        TableDoor gone = open.casino().table("mini-2").orElseThrow();
        floor.delete("/v1/tables/mini-2").is(204);
        assertEquals("1001 the table was taken away", watching.untilClosed());
        var late = new Late();
        gone.join(late, -1);
        assertEquals("the table has been taken away", late.told);
        floor.delete("/v1/tables/mini-3").is(409);
        floor.delete("/v1/tables/mini-4").is(409);
        floor.delete("/v1/tables/mini-5").is(409);
        floor.delete("/v1/tables/ma-mini").is(409);

        String tables = floor.get("/v1/tables").is(200).text();
        assertFalse(tables.contains("mini-2"), tables);
        assertTrue(tables.contains("mini-3") && tables.contains("mini-5"), tables);
        floor.get("/v1/tables/mini-2").is(404);
        floor.delete("/v1/tables/mini-2").is(404);
        newTableIsRefused("mini-2");
        assertTrue(Staff.significant(floor, "table-taken-away").contains("never opened"));
    }

    /// Somebody who found the table a moment before it went.
    private static final class Late implements Viewer {

        private String told = "";

        @Override
        public Person person() {
            return Person.patron("late");
        }

        @Override
        public void send(String frame) {
            told = frame;
        }

        @Override
        public void dismiss(String why) {
            told = why;
        }
    }

    @Test
    void a_table_that_was_taken_away_does_not_come_back_with_a_restart() {
        newTable("mini-2", "sealed");
        floor.delete("/v1/tables/mini-2").is(204);
        open.close();
        open = OpenCasino.at(data);

        assertTrue(open.casino().table("mini-2").isEmpty());
        assertTrue(open.casino().table("ma-mini").isPresent());
    }

    @Test
    void a_new_table_stays_closed_until_two_people_sign_one_of_them_a_floorperson() {
        newTable("mini-2", "sealed");
        assertTrue(state("mini-2").phase() instanceof Phase.Closed);
        floor.post("/v1/tables/mini-2/starting", "{}").is(409);
        assertTrue(floor.get("/v1/tables/mini-2/chain").is(200).json().path("right").asBoolean());
        Visitor other = staff.hire("dee", "dealer");

        String tray = "{'tray':'100000.00'," + Staff.SIGNED + "}";
        dealer.post("/v1/tables/mini-2/opening", tray).is(409);
        Staff.signOn(dealer, "mini-2");
        Staff.signOn(other, "mini-2");
        JsonNode slip = dealer.post("/v1/tables/mini-2/opening", tray).is(201).json();
        String path = "/v1/slips/" + slip.path("id").asString() + "/signatures";
        String signed = "{" + Staff.SIGNED + "}";
        dealer.post(path, signed).is(409);
        other.post(path, signed).is(409);
        staff.hire("sue", "surveillance").post(path, signed).is(403);
        floor.post(path, "{'password':'not the right one'}").is(403);
        floor.post(path, "{}").is(400);
        assertTrue(state("mini-2").phase() instanceof Phase.Closed);
        JsonNode done = floor.post(path, signed).is(200).json();

        assertEquals("[\"dan\",\"fay\"]", done.path("signatures").toString());
        assertTrue(!(state("mini-2").phase() instanceof Phase.Closed));
        floor.post(path, signed).is(409);
        assertTrue(Staff.significant(floor, "table").contains("mini-2"));
        newTableIsRefused("mini-2");
        assertTrue(
                Staff.table(floor, "mini-3", "West", "automatic", "format: 1")
                                .is(422)
                                .json()
                                .path("objections")
                                .size()
                        > 1);
    }

    @Test
    void a_fill_and_a_credit_move_chips_once_and_with_two_signatures() {
        newTable("mini-2", "sealed");
        Staff.slip(dealer, floor, "/v1/tables/mini-2/opening", "{'tray':'100000.00'}").is(200);
        String slips = "/v1/tables/mini-2/slips";

        Staff.slip(floor, dealer, slips, "{'kind':'fill','amount':'2500.00'}").is(200);
        Staff.slip(dealer, floor, slips, "{'kind':'credit','amount':'500.00'}").is(200);
        floor.post(slips, "{'kind':'fill','amount':'1000000.00'," + Staff.SIGNED + "}").is(201);
        Staff.slip(dealer, floor, slips, "{'kind':'credit','amount':'900000.00'}").is(409);

        assertEquals(Money.dollars(102_000), tray("mini-2"));
        assertEquals(
                Money.dollars(102_000),
                open.casino().store().read(handle -> Ledger.balance(handle, "table:mini-2")));
        assertEquals(5, dealer.get(slips).is(200).json().path("slips").size());
        floor.post(slips, "{'kind':'gift','amount':'1.00'}").is(400);
    }

    private Money tray(String table) {
        return state(table).accounts().of(Account.Fixed.TRAY);
    }

    @Test
    void a_closed_table_gets_other_rules_in_a_log_of_their_own() {
        Watching watching = open.visitor().walkIn("anna").watch("ma-mini");
        watching.untilEvent("CardsCleared");
        String other = Staff.submission(floor, "ma-mini").replace("max: 1000.00", "max: 2000.00");
        String change = "{'submission':%s}".formatted(Staff.text(other));
        floor.post("/v1/tables/ma-mini/rules", change).is(409);

        Staff.slip(floor, staff.administrator(), "/v1/tables/ma-mini/closing", "{'counted':'1.00'}")
                .is(200);
        assertTrue(state("ma-mini").phase() instanceof Phase.Closed);
        assertTrue(Staff.significant(floor, "count-differs").contains("counted 1.00"));
        CountsThatDiffer.explained(floor, staff);
        int rounds = state("ma-mini").shoe().rounds();
        JsonNode changed = floor.post("/v1/tables/ma-mini/rules", change).is(200).json();

        assertEquals("ma-mini/2", changed.path("log").asString());
        assertEquals(other, Staff.submission(floor, "ma-mini"));
        assertTrue(rounds > 0);
        assertEquals(0, state("ma-mini").shoe().rounds());
        floor.get("/v1/tables/ma-mini/rounds/1").is(404);
        floor.get("/v1/tables/ma-mini/rounds/1?run=1").is(200);
        assertTrue(Staff.significant(floor, "rules").contains("Mini 7"));
        assertTrue(Staff.significant(floor, "limits").contains("before 10.00 to 1000.00"));
        assertTrue(watching.closed().isEmpty() || watching.closed().startsWith("1001"));
        opened("ma-mini").is(200);
    }

    @Test
    void a_stopped_table_finishes_its_round_and_stays_stopped() {
        Visitor anna = open.visitor().walkIn("anna");
        Watching table = Staff.seated(anna, "anna", "wa-mini", 1);
        table.untilPhase("AcceptingWagers");
        floor.post("/v1/tables/wa-mini/stopping", "{'reason':'a spilled drink'}").is(204);
        table.untilPhase("AcceptingWagers");

        JsonNode answer =
                table.ask("{'command':'PlaceWager','spot':'1','wager':'player','stake':'50.00'}");
        assertEquals(
                "The floor has stopped the table. It takes wagers again when the floor lets it continue.",
                answer.path("detail").asString(),
                answer + "");
        assertFalse((answer + "").contains("spilled"), answer + "");
        assertTrue(Staff.significant(floor, "stopped").contains("a spilled drink"));
        open.close();
        open = OpenCasino.at(data);
        floor = open.visitor().signIn("fay", "correct horse battery");
        Watching again = open.visitor().walkIn("bert").watch("wa-mini");
        again.untilPhase("AcceptingWagers");
        Staff.again(again, "{'command':'BuyIn','patron':'bert','amount':'500.00'}");
        floor.post("/v1/tables/wa-mini/starting", "{}").is(204);
        again.untilEvent("RoundBegun");
    }

    @Test
    void a_patron_who_is_stopped_is_signed_out_and_leaves_the_seat() {
        Visitor anna = open.visitor().walkIn("anna");
        Staff.seated(anna, "anna", "ma-mini", 1);
        Watching watching = open.visitor().walkIn("bert").watch("ma-mini");
        watching.untilView(now -> now.path("seats").toString().contains("\"anna\""));

        floor.post("/v1/people/anna/stopping", "{'reason':'asked to go'}").is(204);
        floor.post("/v1/people/fay/stopping", "{'reason':'is staff'}").is(404);

        anna.get("/v1/session").is(401);
        watching.untilView(now -> !now.path("seats").toString().contains("\"anna\""));
        assertTrue(Staff.significant(floor, "stopped").contains("anna: asked to go"));
    }

    @Test
    void a_kept_submission_is_read_again_and_a_pit_says_why_a_table_stands_still() {
        String yaml = Staff.submission(floor, "ma-mini");
        String id =
                floor.post("/v1/submissions", "{'submission':%s}".formatted(Staff.text(yaml)))
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        assertEquals(
                yaml,
                floor.get("/v1/submissions/" + id).is(200).json().path("submission").asString());
        floor.get("/v1/submissions/none").is(404);
        dealer.get("/v1/submissions/" + id).is(403);

        floor.post("/v1/tables/ma-mini/stopping", "{'reason':'a spilled drink'}").is(204);
        assertTrue(
                dealer.get("/v1/pits").is(200).text().contains("\"stopped\":\"a spilled drink\""));
    }

    @Test
    void everything_stops_at_once_and_what_is_of_note_is_for_those_who_watch() {
        floor.post("/v1/stopping", "{'reason':'fire drill'}").is(204);
        assertEquals(
                5,
                floor.get("/v1/significant?kind=stopped")
                        .is(200)
                        .json()
                        .path("significant")
                        .size());
        for (int i = 0; i < 3; i++) {
            open.visitor().post("/v1/session", "{'name':'fay','password':'wrong wrong'}").is(401);
            open.visitor().post("/v1/session", "{'name':'nemo','password':'wrong wrong'}").is(401);
        }
        String failed = Staff.significant(floor, "sign-in");
        assertTrue(failed.contains("3 wrong sign-ins in a row"), failed);
        assertFalse(failed.contains("nemo"), failed);
        dealer.get("/v1/significant").is(403);
        assertEquals(
                2, floor.get("/v1/significant?last=2").is(200).json().path("significant").size());
        floor.post("/v1/stopping", "{}").is(400);
    }
}
