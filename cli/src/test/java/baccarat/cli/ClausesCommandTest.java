package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ClausesCommandTest {

    @Test
    void all_603_clauses_are_listed_in_the_documents_order() {
        var entries = Run.of("clauses", "--json").json();

        assertEquals(
                Regulations.shipped().all().stream()
                        .flatMap(r -> r.clauses().stream().map(c -> r.id() + " " + c.path()))
                        .toList(),
                entries.valueStream()
                        .map(
                                e ->
                                        e.get("regulation").stringValue()
                                                + " "
                                                + e.get("path").stringValue())
                        .toList());
        assertEquals(603, entries.size());
    }

    @Test
    void a_clause_has_kind_gist_provisions_tests_and_whether_it_is_shown() {
        JsonNode clause =
                Run.of("clauses", "ma-mini", "--json")
                        .json()
                        .valueStream()
                        .filter(e -> e.get("path").stringValue().equals("10(a)"))
                        .findFirst()
                        .orElseThrow();

        assertEquals("ma-mini", clause.get("regulation").stringValue());
        assertEquals("enforced", clause.get("kind").stringValue());
        assertFalse(clause.get("gist").stringValue().isEmpty());
        assertTrue(clause.get("shown").booleanValue());
        assertEquals("NATURAL_STOPS_THE_DRAW", clause.get("provisions").get(0).stringValue());
        assertTrue(clause.get("tests").size() > 0);
        assertEquals(0, clause.get("parts").size());
    }

    @Test
    void clauses_are_picked_by_document_kind_and_whether_they_are_shown() {
        var picked = Run.of("clauses", "ma-midi", "--kind", "layout", "--json").json();
        var notShown = Run.of("clauses", "--not-shown", "--json").json();

        assertEquals(Set.of("ma-midi"), all(picked, "regulation"));
        assertEquals(Set.of("layout"), all(picked, "kind"));
        assertTrue(picked.valueStream().allMatch(e -> e.get("shown").booleanValue()));
        assertEquals(0, notShown.size(), "the ledger is closed");
    }

    @Test
    void people_read_a_table_and_a_count() {
        Run run = Run.of("clauses", "wa-mini", "--kind", "PHYSICAL");

        assertEquals(0, run.status());
        assertEquals(
                """
                regulation  path  kind  shown  gist

                0 clauses, 0 shown, 0 not yet
                """,
                run.out());
        assertTrue(
                Run.of("clauses", "ma-mini")
                        .out()
                        .lines()
                        .anyMatch(
                                line -> line.matches("ma-mini +10\\(a\\) +enforced +yes +\\S.*")));
    }

    @Test
    void words_that_nothing_covers_are_listed_with_their_clause() {
        String out = Run.of("clauses", "ma-midi").out();

        assertTrue(
                out.lines()
                        .anyMatch(
                                line ->
                                        line.matches(
                                                "ma-midi +3\\(a\\) +\"opaque and in a solid color\" +\\S.*")),
                out);
    }

    private static Set<String> all(JsonNode entries, String key) {
        return entries.valueStream().map(e -> e.get(key).stringValue()).collect(Collectors.toSet());
    }
}
