package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Rounds;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What is on record about a table, over nothing but HTTP, while the table goes on.
class RecordsTest {

    @TempDir static Path data;
    private static OpenCasino open;
    private static Visitor anna;
    private static Visitor bert;
    private static Visitor floor;
    private static int round;

    /// Anna has played a round at the minibaccarat table, Bert has only walked in.
    @BeforeAll
    static void playARound() {
        open = OpenCasino.at(data);
        floor = Staff.of(open).hire("fay", "floorperson");
        anna = open.visitor().walkIn("anna");
        bert = open.visitor().walkIn("bert");
        Watching table = Staff.seated(anna, "anna", "ma-mini", 1);
        Staff.played(table, 1, "player", "100.00");
        round = rounds(anna.get("/v1/rounds")).getFirst().path("round").asInt();
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static List<JsonNode> rounds(Visitor.Reply reply) {
        return List.copyOf(reply.is(200).json().path("rounds").values());
    }

    private static String path(String more) {
        return "/v1/tables/ma-mini" + more;
    }

    private static JsonNode page(Visitor visitor) {
        return visitor.get(path("/rounds/" + round)).is(200).json();
    }

    @Test
    void a_patron_finds_the_rounds_they_had_a_wager_in_and_no_others() {
        assertEquals(1, rounds(anna.get("/v1/rounds")).size());
        assertEquals(0, rounds(bert.get("/v1/rounds")).size());
        anna.get("/v1/rounds?last=0").is(400);
        open.visitor().get("/v1/rounds").is(401);
    }

    @Test
    void the_floor_finds_a_disputed_round_by_what_is_known_of_it() {
        JsonNode found = rounds(floor.get("/v1/search/rounds?patron=anna")).getFirst();
        assertEquals(round, found.path("round").asInt());
        assertEquals("ma-mini", found.path("table").asString());
        String known = "/v1/search/rounds?table=ma-mini&patron=anna&seat=1&least=100.00";
        assertEquals(1, rounds(floor.get(known)).size());
        String result = found.path("result").asString();
        assertEquals(1, rounds(floor.get(known + "&result=" + result)).size());
        assertEquals(0, rounds(floor.get(known + "&result=void")).size());
        assertEquals(0, rounds(floor.get(known.replace("least=100.00", "least=100.01"))).size());
        assertEquals(0, rounds(floor.get(known.replace("ma-mini", "ma-midi"))).size());
        assertEquals(0, rounds(floor.get(known + "&day=2020-01-01")).size());
        assertEquals(0, rounds(floor.get("/v1/search/rounds?patron=bert")).size());
        floor.get("/v1/search/rounds?patron=nobody").is(404);
        floor.get("/v1/search/rounds?least=much").is(400);
        floor.get("/v1/search/rounds?result=won").is(400);
        anna.get("/v1/search/rounds").is(403);
    }

    @Test
    void the_last_rounds_of_a_table_are_there_at_once_the_latest_first() {
        List<JsonNode> rounds = rounds(bert.get(path("/rounds?last=3")));

        assertTrue(rounds.size() >= 1 && rounds.size() <= 3, rounds.toString());
        for (int i = 1; i < rounds.size(); i++) {
            assertEquals(
                    rounds.get(i - 1).path("round").asInt() - 1,
                    rounds.get(i).path("round").asInt());
        }
    }

    @Test
    void a_round_is_rebuilt_with_its_wagers_clauses_and_chips() {
        JsonNode page = page(floor);
        JsonNode row = rounds(anna.get("/v1/rounds")).getFirst();

        JsonNode hand = page.path("hands").get(0);
        assertEquals(row.path("player").asString(), joined(hand.path("player")));
        assertEquals(row.path("banker").asString(), joined(hand.path("banker")));
        assertEquals(row.path("result").asString(), hand.path("result").asString());
        assertTrue(page.path("wagers").toString().contains("\"patron\":\"anna\""));
        assertTrue(page.path("settlement").toString().contains("\"wager\":\"player\""));
        JsonNode cleared = page.path("events").get(page.path("events").size() - 1);
        assertTrue(cleared.path("clauses").size() > 0, cleared.toString());
        JsonNode chips = chips(page, "anna").orElseThrow();
        assertEquals(
                cents(chips, "after") - cents(chips, "before"), cents(chips, "change"), "" + chips);
        assertTrue(page.path("before").has("tray"));
    }

    private static String joined(JsonNode cards) {
        return String.join(" ", cards.values().stream().map(JsonNode::asString).toList());
    }

    private static Optional<JsonNode> chips(JsonNode page, String patron) {
        return page.path("patrons").values().stream()
                .filter(one -> one.path("patron").asString().equals(patron))
                .findFirst();
    }

    private static long cents(JsonNode node, String field) {
        return Long.parseLong(node.path(field).asString().replace(".", ""));
    }

    @Test
    void a_patron_sees_their_own_chips_and_neither_those_of_others_nor_the_tray() {
        assertEquals(1, page(anna).path("patrons").size());
        JsonNode strangers = page(bert);

        assertEquals(0, strangers.path("patrons").size());
        assertFalse(strangers.has("before"));
        assertTrue(page(floor).path("patrons").size() > 1);
        assertEquals(page(floor).path("hands"), strangers.path("hands"));
    }

    @Test
    void a_round_that_is_not_over_or_never_was_is_not_found() {
        anna.get(path("/rounds/999999")).is(404);
        anna.get(path("/rounds/0")).is(400);
        anna.get(path("/rounds/1?run=2")).is(404);
        anna.get("/v1/tables/nowhere/rounds/1").is(404);
    }

    @Test
    void a_bundle_is_one_file_with_the_same_json_inside() {
        Visitor.Reply reply = anna.get(path("/rounds/" + round + "/bundle")).is(200);
        String html = reply.text();

        String from = "id=\"round\">";
        int start = html.indexOf(from) + from.length();
        String json = html.substring(start, html.indexOf("</script>", start));
        JsonNode inside = JsonMapper.shared().readTree(json);
        assertEquals("anna", inside.path("exported").path("by").asString());
        assertEquals(page(anna), told(inside));
        assertFalse(html.contains("src="), "it needs nothing else");
        assertEquals(
                page(anna),
                told(anna.get(path("/rounds/" + round + "/bundle?form=json")).is(200).json()));
        anna.get(path("/rounds/" + round + "/bundle?form=pdf")).is(400);
    }

    @Test
    void staff_have_the_chain_and_the_corrections_in_a_bundle_and_a_patron_has_neither() {
        String bundle = path("/rounds/" + round + "/bundle?form=json");
        JsonNode staff = floor.get(bundle).is(200).json();
        assertEquals(64, staff.path("chain").asString().length(), staff.toString());
        assertTrue(staff.path("corrections").isArray(), staff.toString());
        JsonNode own = anna.get(bundle).is(200).json();
        assertFalse(own.has("chain") || own.has("corrections"), own.toString());
    }

    /// What a bundle says of the round: without its format, the program that wrote it, the lines
    /// behind it and who exported it.
    private static JsonNode told(JsonNode bundle) {
        return ((ObjectNode) bundle).remove(List.of("format", "program", "proof", "exported"));
    }

    @Test
    void the_log_is_one_that_the_verifier_accepts_with_the_head_the_chain_has() {
        List<String> lines = floor.get(path("/log")).is(200).text().lines().toList();
        JsonNode chain = floor.get(path("/chain")).is(200).json();

        Verdict verdict = Verifier.verify(lines.iterator(), Optional.empty());
        assertTrue(verdict.good(), verdict.toString());
        assertEquals(Verdict.Kind.LOG, verdict.kind());
        assertTrue(chain.path("right").asBoolean(), chain.toString());
        List<String> later = floor.get(path("/log")).is(200).text().lines().toList();
        int event = chain.path("event").asInt();
        assertTrue(
                later.get(event).endsWith(",\"chain\":\"" + chain.path("head").asString() + "\"}"));
        anna.get(path("/log")).is(403);
        anna.get(path("/chain")).is(403);
    }

    @Test
    void the_log_shown_ends_before_a_round_under_way() {
        for (int i = 0; i < 20; i++) {
            String last = floor.get(path("/log")).is(200).text().lines().toList().getLast();
            assertFalse(last.contains("\"event\":\"CardDealt\""), last);
            assertFalse(last.contains("\"event\":\"CardLifted\""), last);
        }
    }

    @Test
    void an_open_shoe_is_shown_with_the_faced_cards_alone_and_verifies() {
        String file = open.visitor().get(path("/shoes/1")).is(200).text();

        Verdict verdict = Verifier.verify(file.lines().iterator(), Optional.empty());
        assertTrue(verdict.good(), verdict.toString());
        JsonNode shoe = JsonMapper.shared().readTree(file);
        assertFalse(shoe.has("key"), "the shoe is not over");
        int seen =
                open
                        .casino()
                        .store()
                        .read(handle -> Rounds.ofTheShoe(handle, "ma-mini/1", 1))
                        .stream()
                        .mapToInt(one -> (one.player() + " " + one.banker()).split(" ").length)
                        .sum();
        assertTrue(shoe.path("faced").size() >= Math.min(seen, 4), shoe.toString());
        open.visitor().get(path("/shoes/99")).is(404);
    }
}
