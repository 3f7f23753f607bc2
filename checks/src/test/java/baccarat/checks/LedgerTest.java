package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.reports.ClauseLedger.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// Joins what the tests of the rooms before this one showed with the documents.
class LedgerTest {

    private static final Pattern WRITTEN = Pattern.compile("/target/cites-\\d+\\.txt$");

    private static final Pattern FOREIGN = Pattern.compile("/target/foreign-\\d+\\.txt$");

    private static final Path ROOT = Path.of("..");
    private static final Path JSON =
            ROOT.resolve("reports/src/main/resources/baccarat/reports/clauses.json");
    private static final Path PAGE = ROOT.resolve("docs/clauses.md");

    @Test
    void every_citation_is_of_a_clause_that_exists() throws IOException {
        Set<String> known = new HashSet<>();
        for (Regulation regulation : Regulations.shipped().all()) {
            for (var clause : regulation.clauses()) {
                String citation = regulation.id() + " " + clause.path();
                known.add(citation);
                clause.parts().forEach(part -> known.add(citation + " # " + part.name()));
            }
        }

        List<String> unknown =
                shown().entrySet().stream()
                        .filter(entry -> !known.contains(entry.getKey()))
                        .map(entry -> entry.getKey() + ", cited by " + entry.getValue())
                        .toList();

        assertEquals(List.of(), unknown);
    }

    /// What a playthrough of one document shows is no evidence for another.
    @Test
    void a_playthrough_is_cited_for_its_own_document() throws IOException {
        var foreign =
                shown().entrySet().stream()
                        .flatMap(
                                entry ->
                                        entry.getValue().stream()
                                                .filter(test -> isForeign(entry.getKey(), test))
                                                .map(test -> entry.getKey() + ", by " + test))
                        .toList();

        assertEquals(List.of(), foreign);
        assertTrue(isForeign("ma-midi 5(b)", "baccarat.records.PlaythroughTest ma-mini/a.txt"));
        assertFalse(isForeign("ma-midi 5(b)", "baccarat.records.PlaythroughTest ma-midi/a.txt"));
    }

    /// What a test of one document shows is no evidence for another. The listener writes down which
    /// documents a test played by.
    @Test
    void a_test_is_cited_for_the_documents_it_plays_by() throws IOException {
        var foreign = new TreeSet<String>();
        for (Path file : written(FOREIGN)) {
            foreign.addAll(Files.readAllLines(file));
        }

        assertEquals(Set.of(), foreign, "cited for a document that the test does not play by");
    }

    private static boolean isForeign(String citation, String test) {
        String document = citation.substring(0, citation.indexOf(' '));
        int name = test.indexOf("PlaythroughTest ");
        return name >= 0 && !test.startsWith(document + "/", name + "PlaythroughTest ".length());
    }

    @Test
    void words_that_nothing_covers_stand_with_their_clause() throws IOException {
        Ledger ledger = Ledger.of(Map.of());

        assertEquals(
                "identical in appearance", entry(ledger, "3(a)").notCovered().getFirst().words());
        assertTrue(
                ledger.toMarkdown(ProofFiles.read())
                        .contains(
                                "with two cover cards.<br>not covered: \"identical in appearance\" ("));
    }

    /// Kinds, gists and provisions come from the documents alone, so this needs no other test to
    /// have run; the tests that show a clause are taken from the committed ledger as they are.
    @Test
    void the_committed_ledger_has_the_words_of_the_documents() throws IOException {
        compareOrWrite(Ledger.of(committed()));
    }

    /// Needs every test to have run, so it is left out where the slow ones are.
    @Tag("slow")
    @Test
    void the_committed_ledger_is_what_the_tests_show() throws IOException {
        compareOrWrite(Ledger.of(shown()));
    }

    private static void compareOrWrite(Ledger ledger) throws IOException {
        if ("write".equals(System.getProperty("ledger"))) {
            Files.writeString(JSON, ledger.toJson());
            Files.writeString(PAGE, ledger.toMarkdown(ProofFiles.read()));
        }

        String stale = "the ledger is stale; ./verify ledger writes it anew";
        assertEquals(ledger.toJson(), Files.readString(JSON), stale);
        assertEquals(ledger.toMarkdown(ProofFiles.read()), Files.readString(PAGE), stale);
    }

    @Tag("slow")
    @Test
    void every_clause_is_shown() throws IOException {
        List<String> notShown =
                Ledger.of(shown()).entries().stream()
                        .filter(entry -> !entry.shown())
                        .map(entry -> entry.regulation() + " " + entry.path())
                        .toList();

        assertEquals(List.of(), notShown, "no test that passed cites these clauses");
    }

    @Test
    void a_clause_without_a_test_is_not_shown_and_neither_is_its_heading() {
        Ledger ledger = Ledger.of(Map.of("ma-mini 10(b)(1)", Set.of("SomeTest.some_claim")));

        assertTrue(entry(ledger, "10(b)(1)").shown());
        assertFalse(entry(ledger, "10(b)(2)").shown());
        assertFalse(entry(ledger, "10").shown());
        assertEquals(List.of("SomeTest.some_claim"), entry(ledger, "10(b)(1)").tests());
    }

    @Test
    void a_heading_is_shown_when_all_below_it_is() {
        var shown = new TreeMap<String, Set<String>>();
        Regulations.shipped().of("ma-mini").orElseThrow().clauses().stream()
                .filter(clause -> clause.path().startsWith("10("))
                .forEach(
                        clause -> {
                            String citation = "ma-mini " + clause.path();
                            shown.put(citation, Set.of("T.t"));
                            clause.parts()
                                    .forEach(
                                            part ->
                                                    shown.put(
                                                            citation + " # " + part.name(),
                                                            Set.of("T.t")));
                        });

        assertTrue(entry(Ledger.of(shown), "10").shown());

        shown.remove("ma-mini 10(c)(2)(iii) # 4");
        assertFalse(entry(Ledger.of(shown), "10(c)(2)(iii)").shown());
        assertFalse(entry(Ledger.of(shown), "10").shown());
    }

    @Test
    void a_physical_clause_is_shown_by_its_reason() {
        Entry rack = entry(Ledger.of(Map.of()), "2(c)");

        assertTrue(rack.shown());
        assertFalse(String.valueOf(rack.reason()).isEmpty());
    }

    private static Entry entry(Ledger ledger, String path) {
        return ledger.entries().stream()
                .filter(e -> e.regulation().equals("ma-mini") && e.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    /// Citation to tests, as the committed ledger has them.
    private static Map<String, Set<String>> committed() throws IOException {
        List<Entry> entries =
                JsonMapper.shared()
                        .readValue(Files.readString(JSON), new TypeReference<List<Entry>>() {});
        var tests = new TreeMap<String, Set<String>>();
        for (Entry entry : entries) {
            String citation = entry.regulation() + " " + entry.path();
            tests.put(citation, new TreeSet<>(entry.tests()));
            entry.parts()
                    .forEach(
                            part ->
                                    tests.put(
                                            citation + " # " + part.part(),
                                            new TreeSet<>(part.tests())));
        }
        return tests;
    }

    /// What the listener wrote in each room, citation to tests.
    private static Map<String, Set<String>> shown() throws IOException {
        var shown = new TreeMap<String, Set<String>>();
        for (Path file : written(WRITTEN)) {
            for (String line : Files.readAllLines(file)) {
                String[] columns = line.split("\t", 2);
                shown.computeIfAbsent(columns[0], _ -> new TreeSet<>()).add(columns[1]);
            }
        }
        return shown;
    }

    /// A file for each process in which a room's tests ran.
    private static List<Path> written(Pattern name) throws IOException {
        try (var files = Files.find(ROOT, 3, (file, _) -> name.matcher(file.toString()).find())) {
            return files.toList();
        }
    }
}
