package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import baccarat.regulations.Edition;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Who sees what of other people: at the door, at a table, and in what is over.
@Tag("slow")
class PrivacyTest {

    @TempDir static Path data;
    private static OpenCasino open;
    private static Visitor pamela;
    private static Visitor anna;
    private static Visitor floor;
    private static Visitor surveillance;
    private static Watching pamelasTable;
    private static Watching annasTable;
    private static int round;

    /// Pamela, who is registered, has wagered at seat 1; Anna, a guest, looks on from seat 3.
    @BeforeAll
    static void playARound() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0));
        Staff staff = Staff.of(open);
        floor = staff.hire("fay", "floorperson");
        surveillance = staff.hire("sue", "surveillance");
        pamela = registered("pamela");
        anna = open.visitor().walkIn("anna");
        annasTable = Staff.seated(anna, "anna", "ma-mini", 3);
        pamelasTable = Staff.seated(pamela, "pamela", "ma-mini", 1);
        Staff.played(pamelasTable, 1, "player", "137.00");
        round = pamela.get("/v1/rounds").is(200).json().path("rounds").get(0).path("round").asInt();
    }

    private static Visitor registered(String name) {
        Visitor visitor = open.visitor();
        visitor.post("/v1/patrons", "{'name':'%s','password':'%s'}".formatted(name, Staff.PASSWORD))
                .is(201);
        return visitor;
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static void hides(String text, String... words) {
        for (String word : words) {
            assertFalse(text.contains(word), word + " in " + text);
        }
    }

    @Test
    void without_signing_in_nothing_about_a_person_is_seen() {
        Staff.again(
                pamelasTable,
                "{'command':'PlaceWager','spot':'1','wager':'banker','stake':'143.00'}");

        for (Visitor one : List.of(open.visitor(), anna)) {
            String table = one.get("/v1/tables/ma-mini").is(200).text();
            hides(table, "pamela", "anna", "\"rack\"", "\"stake\"", "\"patron\"", "p-");
            JsonNode now = one.get("/v1/tables/ma-mini").is(200).json().path("now");
            assertEquals(2, now.path("seats").size());
            assertTrue(now.has("areas"));
        }
        hides(open.visitor().get("/v1/tables").is(200).text(), "pamela", "\"rack\"", "\"stake\"");
        assertTrue(floor.get("/v1/tables/ma-mini").is(200).text().contains("pamela"));
    }

    @Test
    void at_the_table_others_are_a_seat_and_the_name_they_show() {
        annasTable.ask("{'command':'nothing'}");

        String seen = String.join("\n", annasTable.texts());
        hides(seen, "pamela", "p-");
        assertTrue(seen.contains("\"patron\":\"seat 1\""), seen);
        assertTrue(String.join("\n", pamelasTable.texts()).contains("\"patron\":\"pamela\""));
        String hers = String.join("\n", pamelasTable.texts());
        assertTrue(hers.contains("\"patron\":\"anna\""), "a guest shows the name they came with");
        hides(hers, "p-");
    }

    @Test
    void a_name_is_shown_when_its_owner_chooses_one_that_nobody_else_has() {
        Visitor quinn = registered("quinn");
        assertFalse(quinn.get("/v1/account/privacy").is(200).json().has("shown"));

        quinn.send(put(quinn, "/v1/account/shown", "{\"shown\":\"anna\"}")).is(409);
        quinn.send(put(quinn, "/v1/account/shown", "{\"shown\":\"Lucky Q\"}")).is(200);
        Staff.seated(quinn, "quinn", "wa-mini", 2);
        Watching onlooker = anna.watch("wa-mini");
        assertTrue(onlooker.hasComeIn());

        assertTrue(onlooker.texts().getFirst().contains("\"patron\":\"Lucky Q\""));
        hides(onlooker.texts().getFirst(), "quinn");
        quinn.send(put(quinn, "/v1/account/shown", "{\"shown\":\"\"}")).is(200);
        Watching later = anna.watch("wa-mini");
        assertTrue(later.hasComeIn());
        hides(later.texts().getFirst(), "quinn", "Lucky Q");
    }

    private static HttpRequest.Builder put(Visitor who, String path, String body) {
        return who.request(path)
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body));
    }

    @Test
    void history_is_ones_own_and_of_others_there_are_totals_by_area() {
        String path = "/v1/tables/ma-mini/rounds/" + round;
        JsonNode hers = pamela.get(path).is(200).json();
        JsonNode annas = anna.get(path).is(200).json();

        assertTrue(hers.path("wagers").toString().contains("137.00"), hers.toString());
        assertEquals("pamela", hers.path("wagers").get(0).path("patron").asString());
        assertEquals(0, annas.path("wagers").size());
        assertEquals(0, annas.path("settlement").size());
        assertEquals(
                "[{\"wager\":\"player\",\"total\":\"137.00\"}]", annas.path("areas").toString());
        String other = annas.toString();
        hides(other.replace(annas.path("areas").toString(), ""), "pamela", "137.00", "p-");
        hides(anna.get(path + "/bundle").is(200).text(), "pamela", "seat 1 puts");
        assertTrue(floor.get(path).is(200).text().contains("pamela"));
    }

    @Test
    void the_log_and_the_index_of_rounds_have_no_name_of_a_patron() {
        String log = floor.get("/v1/tables/ma-mini/log").is(200).text();

        hides(log, "pamela", "anna");
        String header = log.lines().findFirst().orElseThrow();
        assertTrue(header.startsWith("{\"format\":%d,".formatted(LogHeader.FORMAT)), header);
        assertTrue(
                header.contains(
                        ",\"house\":\"play\",\"rules\":\"%s\",".formatted(Edition.NEWEST.number())),
                header);
    }

    @Test
    void staff_who_read_or_export_are_recorded() {
        String path = "/v1/tables/ma-mini/rounds/" + round;
        for (int i = 0; i < 3; i++) {
            surveillance.get(path).is(200);
        }
        surveillance.get(path + "/bundle").is(200);
        surveillance.get("/v1/tables/ma-mini/log").is(200);
        surveillance.get("/v1/tables/ma-mini/log").is(200);
        surveillance.get("/v1/reports/tables?form=csv").is(200);
        anna.get(path).is(200);

        assertEquals(List.of("rounds of ma-mini/1"), by("sue", "read"));
        assertEquals(
                List.of(
                        "the log ma-mini/1",
                        "the log ma-mini/1",
                        "round %d of ma-mini/1".formatted(round)),
                by("sue", "export").stream().filter(it -> !it.startsWith("the report")).toList());
        assertEquals(
                1, by("sue", "export").stream().filter(it -> it.startsWith("the report")).count());
        assertEquals(List.of(), by("anna", "read"));
    }

    private static List<String> by(String who, String kind) {
        return surveillance
                .get("/v1/significant?kind=" + kind)
                .is(200)
                .json()
                .path("significant")
                .values()
                .stream()
                .filter(one -> one.path("who").asString().equals(who))
                .map(one -> one.path("detail").path("words").asString())
                .toList();
    }
}
