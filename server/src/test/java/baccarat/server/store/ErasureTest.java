package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.money.HouseKind;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A patron takes a copy of their data and is erased: nothing has the name afterwards, and
/// everything still adds up.
@Tag("slow")
class ErasureTest {

    private static final String NAME = "Ermintrude";

    @TempDir Path data;

    @Test
    void a_patron_exports_everything_and_is_erased_and_the_log_still_verifies() throws IOException {
        List<String> before;
        try (var open = OpenCasino.with(settings())) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Visitor patron = registered(open);
            play(patron);
            JsonNode copy = patron.get("/v1/account/export").is(200).json();
            assertEquals(NAME, copy.path("name").asString());
            assertTrue(copy.path("rounds").size() > 0, copy.toString());
            assertEquals(2, copy.path("postings").size(), copy.toString());
            assertEquals(1, copy.path("sessions").size());
            assertEquals(1, copy.path("idsInLogs").size());
            patron.post("/v1/account/erasure", "{}").is(200);
            before = log(floor);

            erase(staff, patron);

            assertEquals(before, log(floor).subList(0, before.size()));
            assertFalse(floor.get("/v1/significant").is(200).text().contains(NAME));
            patron.get("/v1/session").is(401);
            assertEquals(0L, sumOfBalances(open));
            assertEquals(0, ids(open), "nothing says whose an id in a log was");
        }
        assertEquals(List.of(), filesWith(NAME));
        assertEquals(List.of(), filesWith("Minty"));
    }

    private static int ids(OpenCasino open) {
        return open.casino()
                .store()
                .read(
                        handle ->
                                handle.createQuery("SELECT count(*) FROM alias")
                                        .mapTo(Integer.class)
                                        .one());
    }

    private Settings settings() {
        return Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0);
    }

    private static Visitor registered(OpenCasino open) {
        Visitor patron = open.visitor();
        patron.post("/v1/patrons", "{'name':'%s','password':'%s'}".formatted(NAME, Staff.PASSWORD))
                .is(201);
        patron.send(
                        patron.request("/v1/account/shown")
                                .PUT(HttpRequest.BodyPublishers.ofString("{\"shown\":\"Minty\"}")))
                .is(200);
        return patron;
    }

    private static void play(Visitor patron) {
        Watching table = Staff.seated(patron, NAME, "ma-mini", 1);
        Staff.played(table, 1, "player", "100.00");
    }

    /// Not from a table; play chips go back to the house.
    private static void erase(Staff staff, Visitor patron) {
        Visitor administrator = staff.administrator();
        String path = "/v1/people/" + NAME + "/erasure";
        assertTrue(administrator.get("/v1/erasures").is(200).text().contains(NAME));
        administrator.post(path, "{'reason':'asked for it'}").is(409);
        Staff.again(patron.watch("ma-mini"), "{'command':'Leave','patron':'%s'}".formatted(NAME));
        administrator.get("/v1/people/" + NAME + "/export").is(200);
        administrator.post(path, "{'reason':'asked for it'}").is(204);
        assertFalse(administrator.get("/v1/erasures").is(200).text().contains(NAME));
        administrator.post(path, "{'reason':'asked for it'}").is(404);
    }

    @Test
    void money_is_paid_out_before_anybody_is_erased() throws IOException {
        try (var open = OpenCasino.with(settings().founded(HouseKind.MONEY))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            floor.post(
                            "/v1/patrons",
                            "{'name':'%s','password':'%s'}".formatted(NAME, Staff.PASSWORD))
                    .is(201);
            String cash =
                    "{'amount':'100.00','means':'cash','reason':'an envelope',"
                            + Staff.SIGNED
                            + "}";
            floor.post("/v1/people/" + NAME + "/deposits", cash).is(201);
            String path = "/v1/people/" + NAME + "/erasure";
            Visitor patron = open.visitor().signIn(NAME, Staff.PASSWORD);
            JsonNode unasked =
                    staff.administrator().post(path, "{'reason':'tidying up'}").is(409).json();
            assertTrue(unasked.toString().contains("has not asked"), unasked.toString());
            patron.get("/v1/session").is(200);
            patron.post("/v1/account/erasure", "{}").is(200);

            JsonNode refused =
                    staff.administrator().post(path, "{'reason':'asked for it'}").is(409).json();
            assertTrue(refused.toString().contains("pay it out first"), refused.toString());
            floor.post("/v1/people/" + NAME + "/withdrawals", cash).is(201);
            staff.administrator().post(path, "{'reason':'asked for it'}").is(204);
            assertEquals(0L, sumOfBalances(open));
        }
        assertEquals(List.of(), filesWith(NAME));
    }

    private static List<String> log(Visitor floor) {
        List<String> lines = floor.get("/v1/tables/ma-mini/log").is(200).text().lines().toList();
        Verdict verdict = Verifier.verify(lines.iterator(), Optional.empty());
        assertTrue(verdict.good(), verdict.toString());
        assertFalse(String.join("", lines).contains(NAME));
        return lines;
    }

    private static long sumOfBalances(OpenCasino open) {
        return open.casino()
                .store()
                .read(
                        handle ->
                                handle.createQuery("SELECT sum(cents) FROM balance")
                                        .mapTo(Long.class)
                                        .one());
    }

    /// Once the casino is closed and its write-ahead log is put away.
    private List<String> filesWith(String name) throws IOException {
        var found = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                if (text.contains(name)) {
                    int at = text.indexOf(name);
                    found.add(file + ": " + text.substring(Math.max(0, at - 60), at + 40));
                }
            }
        }
        return found;
    }
}
