package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.Mutation;
import baccarat.reports.Mutations;
import baccarat.reports.Proof;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What counts in the proof of the ledger, on small examples.
class ProofTest {

    private static final String CUT =
            """
            the cut may be one card in
            proves CUT_DEPTH
            in baccarat.table.preparation.CutAndBurn
            - depth < from ||
            + depth < 1 ||
            """;

    @Test
    void results_that_were_changed_by_hand_are_not_read() throws IOException {
        String text = ProofFiles.read().text();

        assertEquals(ProofFiles.read(), Proof.of(ProofFiles.mutations(), text));
        assertThrows(
                IllegalArgumentException.class,
                () -> Proof.of(List.of(), text + "ma-mini 5(d)\tabc\tSomeTest.some_claim\n"));
    }

    @Test
    void a_test_counts_only_while_it_is_cited_for_the_clause() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var proof =
                new Proof(List.of(cut), Map.of(Proof.Key.of(cut, cited), "T.notices"), Map.of());

        assertTrue(proof.isProved(cited));
        assertEquals("killed 1 of 1", proof.cell(cited));
        assertFalse(proof.isProved(clause(List.of("T.is_another"))));
        assertEquals(
                "killed 0 of 1<br>survives: the cut may be one card in",
                proof.cell(clause(List.of("T.is_another"))));
    }

    @Test
    void a_clause_that_cites_a_browser_test_is_proved_on_the_screen_too() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Entry cited = clause(List.of("T.notices", "baccarat.web.T.shows"));
        var key = Proof.Key.of(cut, cited);
        var elsewhere = new Proof(List.of(cut), Map.of(key, "T.notices"), Map.of(key, ""));
        var seen =
                new Proof(
                        List.of(cut),
                        Map.of(key, "T.notices"),
                        Map.of(key, "baccarat.web.T.shows"));

        assertFalse(elsewhere.isProved(cited));
        assertEquals(
                "killed 1 of 1, on a screen 0 of 1<br>not on a screen: the cut may be one card in",
                elsewhere.cell(cited));
        assertTrue(seen.isProved(cited));
        assertEquals("killed 1 of 1, on a screen 1 of 1", seen.cell(cited));
        assertEquals(seen, Proof.of(List.of(cut), seen.text()));
    }

    @Test
    void a_mutation_that_does_not_compile_is_reported_and_was_noticed_by_nothing(
            @TempDir Path into) {
        Mutation broken = Mutations.of(CUT.replace("depth < 1 ||", "depth < true ||")).getFirst();
        var compiler = new MutantCompiler(Path.of(".."));
        String classPath = System.getProperty("java.class.path");
        var reported =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> compiler.compile(broken, classPath, into));
        assertTrue(
                reported.getMessage()
                        .startsWith("mutation \"the cut may be one card in\" does not compile"),
                reported.getMessage());

        Entry cited = clause(List.of("T.notices", "baccarat.web.T.shows"));
        var key = Proof.Key.of(broken, cited);
        var before =
                new Proof(
                        List.of(broken),
                        Map.of(key, "T.notices"),
                        Map.of(key, "baccarat.web.T.shows"));
        Proof after =
                new ProofRun((_, _) -> false, Set.of(broken), Map.of(), false)
                        .after(before, List.of(cited));

        assertTrue(before.isProved(cited));
        assertEquals(new Proof(List.of(broken), Map.of(key, ""), Map.of(key, "")), after);
    }

    @Test
    void a_run_without_a_browser_leaves_what_was_seen_on_a_screen() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Entry cited = clause(List.of("T.notices", "baccarat.web.T.shows"));
        var key = Proof.Key.of(cut, cited);
        var before = new Proof(List.of(cut), Map.of(key, ""), Map.of(key, "baccarat.web.T.shows"));
        var noticed = Map.of(cut.fingerprint(), Set.of("T.notices"));

        assertEquals(
                new Proof(
                        List.of(cut),
                        Map.of(key, "T.notices"),
                        Map.of(key, "baccarat.web.T.shows")),
                new ProofRun((_, _) -> true, Set.of(), noticed, false)
                        .after(before, List.of(cited)));
        assertEquals(
                new Proof(List.of(cut), Map.of(key, "T.notices"), Map.of(key, "")),
                new ProofRun((_, _) -> true, Set.of(), noticed, true)
                        .after(before, List.of(cited)));
    }

    @Test
    void a_changed_mutation_has_no_result() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Mutation changed = Mutations.of(CUT.replace("< 1", "< 2")).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var results = Map.of(Proof.Key.of(cut, cited), "T.notices");

        assertFalse(new Proof(List.of(changed), results, Map.of()).isProved(cited));
    }

    @Test
    void a_mutation_whose_code_has_moved_keeps_its_result() {
        Mutation cut = Mutations.of(CUT).getFirst();
        Mutation moved = Mutations.of(CUT.replace("preparation.", "elsewhere.")).getFirst();
        Entry cited = clause(List.of("T.notices"));
        var results = Map.of(Proof.Key.of(cut, cited), "T.notices");

        assertTrue(new Proof(List.of(moved), results, Map.of()).isProved(cited));
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
