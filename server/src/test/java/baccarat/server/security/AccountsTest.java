package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.people.AdministratorCode;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Passwords are chosen and reset, posts change, accounts end; each is recorded.
class AccountsTest {

    private static final String OTHER = "another horse battery";

    private OpenCasino open;
    private Staff staff;

    @BeforeEach
    void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        staff = Staff.of(open);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private Visitor.Reply signIn(String name, String password) {
        return open.visitor()
                .post("/v1/session", "{'name':'%s','password':'%s'}".formatted(name, password));
    }

    private static Visitor.Reply choose(Visitor visitor, String old, String password) {
        return visitor.post(
                "/v1/session/password", "{'old':'%s','password':'%s'}".formatted(old, password));
    }

    private String recorded(String kind) {
        return staff.administrator().get("/v1/significant?kind=" + kind).is(200).text();
    }

    @Test
    void a_password_is_changed_by_who_knows_it_and_the_other_sessions_end() {
        Visitor fay = staff.hire("fay", "floorperson");
        Visitor elsewhere = open.visitor().signIn("fay", Staff.PASSWORD);
        Watching watching = elsewhere.watch("ma-mini");
        assertTrue(watching.hasComeIn());

        choose(fay, "not the right one", OTHER).is(403);
        choose(fay, Staff.PASSWORD, Staff.PASSWORD).is(409);
        choose(fay, Staff.PASSWORD, "1234567890").is(409);
        choose(fay, Staff.PASSWORD, OTHER).is(200);

        fay.get("/v1/pits").is(200);
        elsewhere.get("/v1/pits").is(401);
        assertEquals("1008 sign in again", watching.untilClosed());
        signIn("fay", Staff.PASSWORD).is(401);
        signIn("fay", OTHER).is(201);
        assertTrue(recorded("password").contains("chose another password"));
    }

    @Test
    void a_reset_gives_a_password_that_serves_for_nothing_but_choosing_another() {
        Visitor fay = staff.hire("fay", "floorperson");
        Visitor ada = staff.administrator();
        ada.post("/v1/people/fay/password", "{}").is(400);
        ada.post("/v1/people/fay/password", "{'ownPassword':'not hers at all'}").is(403);
        fay.get("/v1/pits").is(200);
        JsonNode reset =
                ada.post("/v1/people/fay/password", "{" + Staff.PROVEN + "}").is(200).json();
        String oneTime = reset.path("password").asString();
        fay.get("/v1/pits").is(401);
        signIn("fay", Staff.PASSWORD).is(401);

        Visitor again = open.visitor().signIn("fay", oneTime);
        assertTrue(again.get("/v1/session").is(200).json().path("oneTime").asBoolean());
        again.get("/v1/pits").is(403);
        assertFalse(again.watch("ma-mini").hasComeIn());
        choose(again, oneTime, OTHER).is(200);
        again.get("/v1/pits").is(200);
        signIn("fay", oneTime).is(401);
        assertTrue(recorded("password").contains("fay was given a one-time password"));
        assertFalse(recorded("password").contains(oneTime));
    }

    @Test
    void an_account_that_has_ended_does_nothing_and_keeps_its_name() {
        Visitor dan = staff.hire("dan", "dealer");
        Watching watching = dan.watch("ma-mini");
        assertTrue(watching.hasComeIn());
        staff.administrator().post("/v1/people/dan/ending", "{}").is(400);

        staff.administrator()
                .post("/v1/people/dan/ending", "{'reason':'has left'," + Staff.PROVEN + "}")
                .is(200);

        dan.get("/v1/pits").is(401);
        assertEquals("1008 sign in again", watching.untilClosed());
        signIn("dan", Staff.PASSWORD).is(401);
        open.visitor().post("/v1/guests", "{'name':'Dan'}").is(409);
        for (String act : List.of("password", "post", "unlocking", "ending")) {
            staff.administrator()
                    .post(
                            "/v1/people/dan/" + act,
                            "{'reason':'x','post':'dealer'," + Staff.PROVEN + "}")
                    .is(409);
        }
        assertTrue(recorded("account").contains("the account of dan ended: has left"));
    }

    @Test
    void nobody_is_signed_out_by_what_changes_nothing() {
        Visitor dan = staff.hire("dan", "dealer");
        Visitor anna = open.visitor().walkIn("anna");
        Visitor ada = staff.administrator();

        ada.post("/v1/people/dan/unlocking", "{}").is(409);
        ada.post("/v1/people/anna/unlocking", "{}").is(409);
        ada.post("/v1/people/dan/post", "{'post':'dealer'," + Staff.PROVEN + "}").is(409);

        dan.get("/v1/session").is(200);
        anna.get("/v1/session").is(200);
    }

    @Test
    void a_post_changes_at_once_and_staff_and_patrons_stay_apart() {
        Visitor dan = staff.hire("dan", "dealer");
        staff.administrator()
                .post("/v1/people/dan/post", "{'post':'floorperson'," + Staff.PROVEN + "}")
                .is(200);

        dan.get("/v1/session").is(401);
        dan.signIn("dan", Staff.PASSWORD).get("/v1/significant").is(200);
        staff.administrator()
                .post("/v1/people/dan/post", "{'post':'patron'," + Staff.PROVEN + "}")
                .is(400);
        open.visitor().walkIn("anna");
        staff.administrator()
                .post("/v1/people/anna/post", "{'post':'dealer'," + Staff.PROVEN + "}")
                .is(409);
        staff.administrator()
                .post("/v1/people/nemo/post", "{'post':'dealer'," + Staff.PROVEN + "}")
                .is(409);
        assertTrue(recorded("staff").contains("dan is floorperson, and was dealer"));
    }

    @Test
    void the_last_administrator_stays() {
        staff.administrator()
                .post("/v1/people/ada/ending", "{'reason':'x'," + Staff.PROVEN + "}")
                .is(409);
        staff.administrator()
                .post("/v1/people/ada/post", "{'post':'dealer'," + Staff.PROVEN + "}")
                .is(409);
        Visitor bea = staff.hire("bea", "administrator");

        bea.post("/v1/people/ada/post", "{'post':'dealer'," + Staff.PROVEN + "}").is(200);
        bea.post("/v1/people/bea/ending", "{'reason':'x'," + Staff.PROVEN + "}").is(409);
    }

    @Test
    void a_guest_who_chooses_a_password_keeps_name_and_chips() {
        Visitor anna = open.visitor().walkIn("anna");
        Watching watching = anna.watch("ma-mini");
        assertTrue(watching.hasComeIn());
        anna.post("/v1/session/password", "{'password':'anna.anna.anna'}").is(409);
        JsonNode now =
                anna.post("/v1/session/password", "{'password':'%s'}".formatted(OTHER))
                        .is(200)
                        .json();

        assertFalse(now.path("guest").asBoolean());
        assertEquals("5000.00", now.path("account").asString());
        assertFalse(anna.get("/v1/session").is(200).json().path("guest").asBoolean());
        assertEquals("", watching.closed(), "the place at the table is kept");
        Visitor elsewhere = open.visitor().signIn("anna", OTHER);
        assertEquals("5000.00", elsewhere.get("/v1/account").json().path("account").asString());
        choose(anna, "not the right one", Staff.PASSWORD).is(403);
        anna.post("/v1/session/password", "{'password':'%s'}".formatted(OTHER)).is(400);
    }

    @Test
    void thirty_at_once_with_the_right_code_make_one_administrator() throws InterruptedException {
        String code = AdministratorCode.issue(open.casino().store());
        var statuses = new ConcurrentLinkedQueue<Integer>();
        List<Thread> all =
                IntStream.range(0, 30)
                        .mapToObj(
                                i ->
                                        Thread.startVirtualThread(
                                                () -> statuses.add(administrator(code, i))))
                        .toList();
        for (Thread thread : all) {
            thread.join();
        }

        assertEquals(1, statuses.stream().filter(it -> it == 201).count(), statuses::toString);
        assertEquals(30, statuses.size());
        assertEquals(403, administrator(code, 30));
    }

    private int administrator(String code, int number) {
        return open.visitor()
                .post(
                        "/v1/administrator",
                        "{'code':'%s','name':'boss%d','password':'%s'}"
                                .formatted(code, number, Staff.PASSWORD))
                .status();
    }

    @Test
    void strangers_make_nobody_wait_who_has_signed_in_in_this_browser() {
        Visitor fay = staff.hire("fay", "floorperson");
        for (int i = 0; i < 3; i++) {
            signIn("fay", "not the right one").is(401);
        }
        Visitor.Reply waits = signIn("fay", Staff.PASSWORD).is(429);
        assertTrue(waits.headers().firstValue("Retry-After").isPresent());

        fay.get("/v1/pits").is(200);
        fay.delete("/v1/session").is(204);
        fay.signIn("fay", Staff.PASSWORD);
    }
}
