package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.ClauseLedger;
import baccarat.reports.Json;
import baccarat.reports.Mutation;
import baccarat.reports.Proof;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Where the clauses are decided and tested: what is printed is there.
class PlacesTest {

    private static final Path ROOT = Path.of("..");

    /// A path with a folder in it, and perhaps a line.
    private static final Pattern PLACE =
            Pattern.compile(
                    "(?<= )((?:[\\w.-]+/)+(?:[\\w.-]+\\.(?:java|txt|md|yaml)|clauses))(?::(\\d+))?");

    private static final Set<String> RULES = Set.of("enforced", "prompted", "configured");

    private final Map<String, List<String>> read = new HashMap<>();
    private final Places places = Places.known();
    private final Proof proof = places.proved();

    private List<ClausePage> pages() {
        return ClauseLedger.read().stream()
                .map(entry -> ClausePage.of(entry, places, proof))
                .toList();
    }

    private List<String> lines(String file) {
        return read.computeIfAbsent(
                file,
                it -> {
                    try {
                        return Files.readAllLines(ROOT.resolve(it));
                    } catch (IOException e) {
                        return List.of();
                    }
                });
    }

    private String line(String place) {
        int colon = place.lastIndexOf(':');
        List<String> lines = lines(place.substring(0, colon));
        int line = Integer.parseInt(place.substring(colon + 1));
        return line <= lines.size() ? lines.get(line - 1) : "";
    }

    @Test
    void each_path_that_the_603_pages_print_exists() {
        var missing = new ArrayList<String>();
        int printed = 0;
        for (ClausePage page : pages()) {
            var text = new StringWriter();
            page.print(new PrintWriter(text));
            Matcher place = PLACE.matcher(text.toString());
            while (place.find()) {
                boolean isThere =
                        !place.group(1).contains("PlaythroughTest")
                                && Files.isRegularFile(ROOT.resolve(place.group(1)));
                boolean isPlaythrough =
                        Files.isRegularFile(
                                ROOT.resolve("records/src/test/playthroughs/" + place.group(1)));
                boolean hasLine = place.group(2) == null || !line(place.group()).isBlank();
                if (!(isThere && hasLine) && !isPlaythrough) {
                    missing.add(page.clause().path() + ": " + place.group());
                }
                printed++;
            }
        }
        assertEquals(603, pages().size());
        assertTrue(printed > 4_000, printed + " paths");
        assertEquals(List.of(), missing);
    }

    @Test
    void each_line_is_the_one_that_is_meant() {
        for (ClausePage page : pages()) {
            String start = line(Objects.requireNonNull(page.place()));
            assertTrue(start.startsWith(page.clause().path() + " "), start);
            for (ClausePage.Provided one : page.provisions()) {
                one.decided().forEach(at -> assertTrue(line(at).contains(one.provision()), at));
            }
            for (ClausePage.Shown test : page.tests()) {
                String line = line(Objects.requireNonNull(test.place()));
                String claim = test.test().substring(test.test().lastIndexOf('.') + 1);
                assertTrue(
                        test.test().contains(" ")
                                ? line.startsWith("shows ")
                                : line.contains("void " + claim + "("),
                        test.toString());
            }
            for (ClausePage.Broken one : page.mutations()) {
                assertEquals(one.mutation(), line(Objects.requireNonNull(one.place())));
                String first = one.before().strip().split("\\s+", 2)[0];
                assertTrue(
                        line(Objects.requireNonNull(one.breaks())).contains(first), one.toString());
            }
        }
    }

    @Test
    void every_rule_of_the_program_names_a_line_that_decides_it_and_a_test() {
        List<String> without =
                pages().stream()
                        .filter(page -> RULES.contains(page.clause().kind()))
                        .filter(
                                page ->
                                        page.tests().isEmpty()
                                                || (page.mutations().isEmpty()
                                                        && page.provisions().stream()
                                                                .allMatch(
                                                                        it ->
                                                                                it.decided()
                                                                                        .isEmpty())))
                        .map(page -> page.clause().regulation() + " " + page.clause().path())
                        .toList();

        assertEquals(List.of(), without);
    }

    @Test
    void every_mutation_of_a_clause_is_told_with_the_test_that_noticed() {
        List<String> unnoticed =
                pages().stream()
                        .flatMap(page -> page.mutations().stream())
                        .filter(one -> one.noticedBy() == null && one.noticedOnScreenBy() == null)
                        .map(ClausePage.Broken::mutation)
                        .toList();

        assertEquals(List.of(), unnoticed);
    }

    @Test
    void what_a_package_brings_along_is_what_the_clone_has() {
        Places brought =
                Json.MAPPER.readValue(Json.MAPPER.writeValueAsString(places), Places.class);

        assertEquals(places, brought);
        assertEquals(
                proof.mutations().stream().map(Mutation::name).toList(),
                brought.proved().mutations().stream().map(Mutation::name).toList());
    }

    @Test
    void a_folder_that_is_no_clone_is_refused(@TempDir Path folder) {
        assertTrue(
                org.junit.jupiter.api.Assertions.assertThrows(
                                Stop.class, () -> SourceTree.at(folder))
                        .lines()
                        .getFirst()
                        .endsWith("is not a clone of this project"));
    }

    @Test
    void the_tests_of_a_clause_are_run_by_room_class_and_method() {
        ClausePage page =
                pages().stream()
                        .filter(it -> it.clause().regulation().equals("wa-mini"))
                        .filter(it -> it.clause().path().equals("4"))
                        .findFirst()
                        .orElseThrow();

        List<String> command =
                new ClauseTests(SourceTree.here().orElseThrow(), page.tests()).command();

        assertEquals("records,regulations,rules", command.get(command.indexOf("-pl") + 1));
        assertTrue(
                command.contains(
                        "-Dtest=baccarat.records.PlaythroughTest#it_comes_out_as_written,"
                                + "baccarat.regulations.WashingtonApprovedTest#washingtons_house_documents_what_the_document_leaves_to_it,"
                                + "baccarat.rules.AcceptanceTest#lines_take_wagers_up_to_the_eighth_where_there_is_a_gallery"),
                command.toString());
    }

    @Test
    void all_clauses_at_once_are_not_run() {
        Run run = Run.of("clauses", "ma-mini", "--run");

        assertEquals(2, run.status());
        assertFalse(run.err().isEmpty());
    }
}
