package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.RegulationFolder;
import baccarat.regulations.Regulations;
import baccarat.reports.ClauseLedger;
import baccarat.reports.ClauseLedger.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The mutations and results of `scripts/ledger-proof`, without running it: what is committed must
/// belong to the code and to each other.
class LedgerProofTest {

    private static final String CUT =
            """
            the cut may be one card in
            proves CUT_DEPTH
            in baccarat.table.preparation.CutAndBurn
            - depth < from ||
            + depth < 1 ||
            """;

    private final List<Entry> clauses = ClauseLedger.read();

    @Test
    void every_mutation_fits_the_code() throws IOException {
        var misfits = new ArrayList<String>();
        for (Mutation mutation : Mutations.read()) {
            try {
                Path source = MutantCompiler.source(Path.of(".."), mutation.type());
                mutation.appliedTo(Files.readString(source));
            } catch (IllegalArgumentException e) {
                misfits.add(e.getMessage());
            }
        }

        assertEquals(
                List.of(),
                misfits,
                "write the mutation under checks/src/proof for the code as it is now,"
                        + " then run scripts/ledger-proof --new");
    }

    /// A folder that cannot be read would stop every test, and that would prove nothing.
    @Test
    void a_document_with_a_mutation_in_it_can_still_be_read() throws IOException {
        for (Mutation mutation : Mutations.read()) {
            if (mutation.type().startsWith("baccarat/regulations/")) {
                var folders = new ArrayList<RegulationFolder>();
                for (Path folder : folders()) {
                    folders.add(mutated(folder, mutation));
                }
                var refused =
                        assertInstanceOf(
                                Regulations.Added.Refused.class,
                                Regulations.shipped().with(folders));

                assertEquals(
                        List.of(),
                        refused.mistakes().stream()
                                .filter(one -> !one.message().contains("there is a regulation"))
                                .toList(),
                        mutation.name());
                assertEquals(5, refused.mistakes().size(), mutation.name());
            }
        }
    }

    private static List<Path> folders() throws IOException {
        Path all = Path.of("..", "regulations", "src/main/resources/baccarat/regulations");
        try (Stream<Path> inside = Files.list(all)) {
            return inside.filter(Files::isDirectory).toList();
        }
    }

    private static RegulationFolder mutated(Path folder, Mutation mutation) throws IOException {
        String name = folder.getFileName().toString();
        var files = new HashMap<String, String>();
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path file : inside.toList()) {
                String text = Files.readString(file);
                String path = "baccarat/regulations/" + name + "/" + file.getFileName();
                files.put(
                        file.getFileName().toString(),
                        mutation.type().equals(path) ? mutation.appliedTo(text) : text);
            }
        }
        return new RegulationFolder(name, name, files);
    }

    @Test
    void what_a_mutation_proves_exists() throws IOException {
        List<String> known =
                clauses.stream()
                        .filter(Proof::isProvable)
                        .flatMap(
                                one ->
                                        Stream.concat(
                                                Stream.of(one.regulation() + " " + one.path()),
                                                one.provisions().stream()))
                        .distinct()
                        .toList();

        List<String> unknown =
                Mutations.read().stream()
                        .flatMap(one -> one.proves().stream())
                        .filter(proved -> !known.contains(proved))
                        .toList();

        assertEquals(List.of(), unknown, "neither a provision nor a clause of the ledger");
    }

    @Test
    void every_mutation_is_about_a_clause() throws IOException {
        Proof proof = Proof.read();

        List<String> aboutNothing =
                proof.mutations().stream()
                        .filter(
                                mutation ->
                                        clauses.stream()
                                                .noneMatch(
                                                        clause ->
                                                                proof.about(clause)
                                                                        .contains(mutation)))
                        .map(Mutation::name)
                        .toList();

        assertEquals(List.of(), aboutNothing);
    }

    @Test
    void every_mutation_has_a_result_for_every_clause_it_is_about() throws IOException {
        Proof proof = Proof.read();
        List<Proof.Key> expected =
                clauses.stream()
                        .flatMap(
                                clause ->
                                        proof.about(clause).stream()
                                                .map(one -> Proof.Key.of(one, clause)))
                        .sorted()
                        .toList();

        assertEquals(
                expected,
                proof.killers().keySet().stream().sorted().toList(),
                "the results are stale; scripts/ledger-proof --new writes what is missing");
    }

    @Test
    void every_clause_that_is_enforced_prompted_or_configured_has_a_mutation() throws IOException {
        Proof proof = Proof.read();

        List<String> without =
                clauses.stream()
                        .filter(Proof::isProvable)
                        .filter(clause -> proof.about(clause).isEmpty())
                        .map(clause -> clause.regulation() + " " + clause.path())
                        .toList();

        assertEquals(List.of(), without, "add a mutation under checks/src/proof");
    }

    /// Also where the slow tests are left out, which compare the page with what the tests show.
    @Test
    void the_page_has_the_results() throws IOException {
        assertEquals(
                new Ledger(clauses).toMarkdown(Proof.read()),
                Files.readString(Path.of("..", "docs", "clauses.md")),
                "docs/clauses.md was changed by hand; ./verify ledger and scripts/ledger-proof write it");
    }

    @Test
    void results_that_were_changed_by_hand_are_not_read() throws IOException {
        String text = Proof.read().text();

        assertEquals(Proof.read().killers(), Proof.killers(text));
        assertThrows(
                IllegalArgumentException.class,
                () -> Proof.killers(text + "ma-mini 5(d)\tabc\tSomeTest.some_claim\n"));
    }

    @Test
    void a_test_counts_only_while_it_is_cited_for_the_clause() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var proof = new Proof(List.of(cut), Map.of(Proof.Key.of(cut, cited), "T.notices"));

        assertTrue(proof.isProved(cited));
        assertEquals("killed 1 of 1", proof.cell(cited));
        assertFalse(proof.isProved(clause(List.of("T.is_another"))));
        assertEquals(
                "killed 0 of 1<br>survives: the cut may be one card in",
                proof.cell(clause(List.of("T.is_another"))));
    }

    @Test
    void a_changed_mutation_has_no_result() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Mutation changed = Mutations.of(CUT.replace("< 1", "< 2")).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var results = Map.of(Proof.Key.of(cut, cited), "T.notices");

        assertFalse(new Proof(List.of(changed), results).isProved(cited));
    }

    @Test
    void a_mutation_whose_code_has_moved_keeps_its_result() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Mutation moved = Mutations.of(CUT.replace("preparation.", "elsewhere.")).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var results = Map.of(Proof.Key.of(cut, cited), "T.notices");

        assertTrue(new Proof(List.of(moved), results).isProved(cited));
    }

    @Test
    void a_mutation_is_about_its_provisions_in_its_documents() {
        Mutation midi = Mutations.of(CUT + "for ma-midi\n").getFirst();

        assertEquals(Set.of("ma-midi"), midi.documents());
        assertTrue(midi.isAbout("ma-midi", "5(d)", List.of("CUT_DEPTH")));
        assertFalse(midi.isAbout("ma-mini", "5(c)", List.of("CUT_DEPTH")));
        assertFalse(midi.isAbout("ma-midi", "5(e)", List.of("BURN")));
    }

    @Test
    void a_mutation_finds_its_text_however_lines_are_broken_and_only_once() {
        Mutation cut = Mutations.of(CUT).getFirst();

        assertEquals("if (depth < 1 || x)", cut.appliedTo("if (depth\n   < from || x)"));
        assertThrows(IllegalArgumentException.class, () -> cut.appliedTo("depth < to ||"));
        assertThrows(
                IllegalArgumentException.class,
                () -> cut.appliedTo("depth < from || depth < from ||"));
    }

    @Test
    void a_mutation_without_a_change_is_refused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Mutations.of(CUT.replace("+ depth < 1 ||\n", "")));
    }

    /// What `scripts/ledger-proof` counts as noticed.
    @Test
    void a_changed_citation_is_no_changed_behaviour() {
        assertFalse(ProofWorker.differ("the cut   [5(c), 5(d)]\n", "the cut   [5(c)]\n"));
        assertTrue(ProofWorker.differ("the cut   [5(c)]\n", "no cut   [5(c)]\n"));
    }

    private static Entry clause(List<String> tests) {
        return new Entry(
                "ma-mini",
                "5(c)",
                "enforced",
                "The cut is deep.",
                List.of("CUT_DEPTH"),
                tests,
                true,
                List.of(),
                null,
                List.of());
    }
}
