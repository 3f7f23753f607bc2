package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.odds.Composition;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.regulations.Edition;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Json;
import baccarat.reports.OddsJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What an analyst is told over HTTP.
class AnalystTest {

    private static OpenCasino open;
    private static Visitor ada;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        ada = open.visitor().walkIn("ada");
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static String example(String regulation) {
        return FirstTables.submission(regulation);
    }

    @Test
    void an_approved_submission_comes_back_with_its_house_edges() {
        JsonNode review = ada.post("/v1/reviews", example("ma-mini")).is(200).json();

        assertTrue(review.path("approved").asBoolean());
        assertEquals("ma-mini", review.path("regulation").asString());
        JsonNode banker =
                review.path("houseEdges").values().stream()
                        .filter(one -> one.path("wager").asString().equals("banker"))
                        .findFirst()
                        .orElseThrow();
        assertTrue(banker.path("houseEdge").asString().startsWith("0.0105"), banker.toString());
    }

    @Test
    void every_objection_comes_with_its_key_line_and_clause() {
        String wrong = example("ma-mini").replaceFirst("decks: \\d", "decks: 2");
        JsonNode review = ada.post("/v1/reviews", wrong).is(200).json();

        assertFalse(review.path("approved").asBoolean());
        JsonNode first = review.path("objections").path(0);
        assertEquals("cards.decks", first.path("at").asString());
        assertEquals("3(a)", first.path("clause").asString());
        assertTrue(first.path("line").asInt() > 1);
    }

    @Test
    void a_reading_says_which_clauses_it_is_about() {
        JsonNode reading = ada.get("/v1/readings").is(200).json().path("readings").path(25);

        assertEquals(
                "[\"ma-mini 9(e)\",\"ma-mini-earlier 9(e)\",\"ma-midi 9(d)\",\"ma-baccarat 10(d)\"]",
                reading.path("where").toString());
    }

    @Test
    void odds_are_those_of_the_count() {
        JsonNode told = ada.post("/v1/odds", "{'regulation':'ma-mini'}").is(200).json();
        var rules = CasinoTables.approved(example("ma-mini")).rules();
        Odds odds = Odds.of(Question.of(Composition.of(8), rules)).orElseThrow();

        assertEquals(Json.MAPPER.readTree(Json.MAPPER.writeValueAsString(OddsJson.of(odds))), told);
    }

    @Test
    void cards_that_are_gone_or_known_change_the_odds() {
        String fresh = ada.post("/v1/odds", "{}").is(200).text();
        String gone = ada.post("/v1/odds", "{'without':['9h','9s']}").is(200).text();
        JsonNode known =
                ada.post("/v1/odds", "{'known':{'player':['9h','Kd'],'banker':['2c','3c']}}")
                        .is(200)
                        .json();

        assertFalse(fresh.equals(gone));
        JsonNode player = known.path("wagers").path(0);
        assertEquals("player", player.path("wager").asString());
        assertEquals("1", player.path("ev").path("numerator").asString(), "a natural nine has won");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {'decks':0} | decks: a whole number, 1 to 16
                    {'decks':'8'} | decks: a whole number, 1 to 16
                    {'deck':8} | deck: there is no such field
                    {'decks':8,'shoe':{'9h':8}} | give shoe or decks, not both
                    {'shoe':{'9h':5}} | a round takes up to six cards; this shoe holds 5
                    {'shoe':{'9h':17}} | 9h: a whole number, 0 to 16
                    {'without':['1h']} | without: write cards as 9h, Ks, Td
                    {'without':'9h'} | without: a list of texts
                    {'decks':1,'without':['9h','9h']} | 9h is out 2 times, the shoe holds it 1 times
                    {'seat':7} | there is no seat 7; the last one is 6
                    {'ez':true,'vigorish':'4%'} | EZ Baccarat collects no vigorish; give ez or vigorish, not both
                    {'known':{'dealer':['9h']}} | dealer: there is no such field
                    {'regulation':'mars'} | regulation: a document of this casino, such as ma-mini
                    {'meters':{'major':'5.00'}} | this table has no meter major
                    """)
    void what_cannot_be_is_one_clear_line(String body, String detail) {
        Visitor.Reply reply = ada.post("/v1/odds", body).is(400);

        assertEquals(detail, reply.json().path("detail").asString());
    }

    @Test
    void removal_is_by_rank_and_by_card_where_suits_count() {
        JsonNode byRank = ada.post("/v1/odds/removal", "{'regulation':'wa-mini'}").is(200).json();

        assertEquals(13, byRank.path("removals").size());
        assertEquals(416, byRank.path("cards").asInt());
    }

    @Test
    void the_report_is_a_page_or_json() {
        Visitor.Reply page =
                ada.post("/v1/report", "{'regulation':'ma-mini','form':'html'}").is(200);
        JsonNode json = ada.post("/v1/report", "{'regulation':'ma-mini'}").is(200).json();

        assertTrue(page.text().startsWith("<!DOCTYPE html>"));
        assertTrue(page.text().contains(json.path("sha256").asString()));
        assertEquals(
                "attachment; filename=\"report.html\"",
                page.headers().firstValue("Content-Disposition").orElse(""));
    }

    @Test
    void a_submission_that_is_not_approved_has_no_report_but_its_objections() {
        String wrong = example("ma-mini").replaceFirst("decks: \\d", "decks: 2");
        String body = Json.MAPPER.createObjectNode().put("submission", wrong).toString();
        JsonNode problem =
                ada.send(
                                ada.request("/v1/report")
                                        .header("Content-Type", "application/json")
                                        .POST(
                                                java.net.http.HttpRequest.BodyPublishers.ofString(
                                                        body)))
                        .is(422)
                        .json();

        assertEquals("3(a)", problem.path("objections").path(0).path("clause").asString());
    }

    @Test
    void whoever_sits_at_a_table_is_told_no_odds_until_they_leave() {
        Visitor bob = open.visitor().walkIn("bob");
        bob.post("/v1/odds", "{}").is(200);
        Watching table = bob.watch("wa-mini");
        Staff.again(table, "{'command':'BuyIn','patron':'bob','amount':'500.00'}");

        for (String path : new String[] {"odds", "odds/removal", "report", "reviews"}) {
            bob.post("/v1/" + path, "{}").is(409);
        }
        bob.post("/v1/simulations", "{}").is(409);

        table.must("{'command':'Leave','patron':'bob'}");
        table.untilView(now -> !now.path("seats").toString().contains("\"bob\""));
        bob.post("/v1/odds", "{}").is(200);
    }

    @Test
    void nobody_asks_for_odds_without_signing_in() {
        open.visitor().post("/v1/odds", "{}").is(401);
    }

    @Test
    void clauses_are_found_by_kind_and_by_what_they_say() {
        Visitor anybody = open.visitor();
        JsonNode all = anybody.get("/v1/regulations/ma-mini/clauses").is(200).json();
        JsonNode some =
                anybody.get("/v1/regulations/ma-mini/clauses?kind=enforced&search=dragon")
                        .is(200)
                        .json();

        assertEquals(
                anybody.get("/v1/regulations").is(200).json().path("regulations").values().stream()
                        .filter(one -> one.path("id").asString().equals("ma-mini"))
                        .findFirst()
                        .orElseThrow()
                        .path("clauses")
                        .asInt(),
                all.path("clauses").size());
        assertTrue(some.path("clauses").size() > 0);
        assertTrue(some.path("clauses").size() < all.path("clauses").size());
        some.path("clauses")
                .forEach(clause -> assertEquals("enforced", clause.path("kind").asString()));
        anybody.get("/v1/regulations/ma-mini/clauses?kind=odd").is(400);
        anybody.get("/v1/regulations/mars/clauses").is(404);
    }

    @Test
    void the_terms_of_a_document_name_what_is_acceptable_and_where_it_is_written() {
        Visitor anybody = open.visitor();
        JsonNode mini = anybody.get("/v1/regulations/ma-mini/terms").is(200).json();
        assertTrue(mini.path("keys").toString().contains("\"wagers.dragon-7\""));
        assertEquals(
                "{\"manual\":1,\"machine\":2,\"preshuffled\":1,\"continuous\":1}",
                mini.path("batches").toString());
        JsonNode terms = mini.path("terms");
        JsonNode tie =
                terms.values().stream()
                        .filter(term -> term.path("about").asString().equals("wagers.tie.odds"))
                        .findFirst()
                        .orElseThrow();

        assertEquals("at least 8 to 1", tie.path("acceptable").asString());
        assertEquals("[\"12(b)\"]", tie.path("clauses").toString());
        anybody.get("/v1/regulations/mars/terms").is(404);
    }

    @Test
    void every_example_is_served_as_it_is_and_is_approved() throws IOException {
        Path folder = Path.of("..", "regulations", "examples");
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(it -> it.toString().endsWith(".yaml")).toList()) {
                files.put(
                        file.getFileName().toString().replace(".yaml", ""), Files.readString(file));
            }
        }
        var served = new TreeMap<String, String>();
        open.visitor()
                .get("/v1/examples")
                .is(200)
                .json()
                .path("examples")
                .forEach(
                        one ->
                                served.put(
                                        one.path("id").asString(),
                                        one.path("submission").asString()));

        assertEquals(files, served);
        served.values()
                .forEach(
                        yaml ->
                                assertTrue(
                                        RulesSubmission.review(yaml) instanceof Review.Approved));
    }

    @Test
    void every_reading_has_its_page() {
        Visitor anybody = open.visitor();
        JsonNode all = anybody.get("/v1/readings").is(200).json().path("readings");

        assertEquals(Edition.READINGS, String.valueOf(all.size()));
        for (JsonNode reading : all) {
            String page =
                    anybody.get("/v1/readings/" + reading.path("number").asInt())
                            .is(200)
                            .json()
                            .path("markdown")
                            .asString();
            assertTrue(page.startsWith("# Reading " + reading.path("number").asInt()), page);
        }
        anybody.get("/v1/readings/99").is(404);
        anybody.get("/v1/readings/x").is(404);
    }
}
