package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.regulations.Kind;
import baccarat.regulations.RegulationFolder;
import baccarat.regulations.Regulations;
import baccarat.reports.ClauseLedger;
import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.Mutation;
import baccarat.reports.Proof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The mutations and results of `scripts/ledger-proof`, without running it: what is committed must
/// belong to the code and to each other.
class LedgerProofTest {

    private final List<Entry> clauses = ClauseLedger.read();

    @Test
    void every_mutation_fits_the_code() throws IOException {
        var misfits = new ArrayList<String>();
        for (Mutation mutation : ProofFiles.mutations()) {
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

    @Tag("slow")
    @Test
    void every_mutation_compiles(@TempDir Path into) throws IOException {
        var compiler = new MutantCompiler(Path.of(".."));
        var broken = new ArrayList<String>();
        for (Mutation mutation : ProofFiles.mutations()) {
            try {
                compiler.compile(
                        mutation,
                        System.getProperty("java.class.path"),
                        into.resolve(mutation.fingerprint()));
            } catch (IllegalArgumentException e) {
                broken.add(e.getMessage());
            }
        }

        assertEquals(List.of(), broken, "a mutation that does not compile proves nothing");
    }

    /// A folder that cannot be read would stop every test, and that would prove nothing.
    @Test
    void a_document_with_a_mutation_in_it_can_still_be_read() throws IOException {
        for (Mutation mutation : ProofFiles.mutations()) {
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
                ProofFiles.mutations().stream()
                        .flatMap(one -> one.proves().stream())
                        .filter(proved -> !known.contains(proved))
                        .toList();

        assertEquals(List.of(), unknown, "neither a provision nor a clause of the ledger");
    }

    @Test
    void every_mutation_is_about_a_clause() throws IOException {
        Proof proof = ProofFiles.read();

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
        Proof proof = ProofFiles.read();

        assertEquals(
                pairs(proof, clauses.stream()),
                proof.killers().keySet().stream().sorted().toList(),
                "the results are stale; scripts/ledger-proof --new writes what is missing");
    }

    @Test
    void every_mutation_of_a_clause_with_a_browser_test_was_run_against_it() throws IOException {
        Proof proof = ProofFiles.read();

        assertEquals(
                pairs(proof, clauses.stream().filter(Proof::isShownOnScreen)),
                proof.onScreen().keySet().stream().sorted().toList(),
                "the results are stale; scripts/ledger-proof --new --browser writes what is"
                        + " missing");
    }

    private static List<Proof.Key> pairs(Proof proof, Stream<Entry> clauses) {
        return clauses.flatMap(
                        clause ->
                                proof.about(clause).stream().map(one -> Proof.Key.of(one, clause)))
                .sorted()
                .toList();
    }

    @Test
    void every_clause_that_is_enforced_prompted_or_configured_has_a_mutation() throws IOException {
        Proof proof = ProofFiles.read();

        List<String> without =
                clauses.stream()
                        .filter(Proof::isProvable)
                        .filter(clause -> proof.about(clause).isEmpty())
                        .map(clause -> clause.regulation() + " " + clause.path())
                        .toList();

        assertEquals(List.of(), without, "add a mutation under checks/src/proof");
    }

    /// Prompted means that a screen prompts it, so a test looks at the screen.
    @Test
    void every_clause_that_is_prompted_is_shown_in_a_browser() {
        List<String> elsewhere =
                clauses.stream()
                        .filter(clause -> clause.kind().equals(Kind.PROMPTED.toString()))
                        .filter(clause -> !Proof.isShownOnScreen(clause))
                        .map(clause -> clause.regulation() + " " + clause.path())
                        .toList();

        assertEquals(List.of(), elsewhere, "cite it in a test of web, as PromptsTest does");
    }

    /// Also where the slow tests are left out, which compare the page with what the tests show.
    @Test
    void the_page_has_the_results() throws IOException {
        assertEquals(
                new Ledger(clauses).toMarkdown(ProofFiles.read()),
                Files.readString(Path.of("..", "docs", "clauses.md")),
                "docs/clauses.md was changed by hand; ./verify ledger and scripts/ledger-proof"
                        + " write it");
    }
}
