package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class RulesCommandTest {

    @TempDir private Path unprintable = Path.of("");

    /// A licensee's file cannot rewrite the line that a regulator reads.
    @ParameterizedTest
    @ValueSource(strings = {"name: Mini 7", "shuffle: manual"})
    void control_characters_never_reach_the_terminal(String passage) throws IOException {
        String key = passage.substring(0, passage.indexOf(':'));
        Path file = unprintable.resolve("submission.yaml");
        Files.writeString(
                file,
                Files.readString(Path.of(Run.EXAMPLES + "ma-mini.yaml"))
                        .replace(passage, key + ": \"evil\\e[2K\\rapproved\""));

        Run run = Run.of("rules", "check", file.toString());

        assertFalse(run.out().matches("(?s).*[\\p{Cntrl}&&[^\\n]].*"), run.out());
        assertTrue(run.out().contains("evil"), run.out());
    }

    @Test
    void the_five_documents_are_listed() {
        assertEquals(
                """
                regulation       title                                        clauses
                ma-baccarat      Massachusetts Baccarat                           147
                ma-midi          Massachusetts Midibaccarat                       135
                ma-mini          Massachusetts Minibaccarat                       150
                ma-mini-earlier  Massachusetts Minibaccarat, earlier edition      147
                wa-mini          Washington State Mini-Baccarat                    24
                """,
                Run.of("rules", "list").out());
    }

    @Test
    void the_list_in_json() {
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"regulation": "wa-mini", "title": "Washington State Mini-Baccarat", "clauses": 24}
                        """),
                Run.of("rules", "list", "--json").json().get(4));
    }

    @Test
    void a_document_is_shown_with_what_it_permits_and_where() {
        Run run = Run.of("rules", "show", "ma-mini-earlier");

        assertEquals(0, run.status());
        assertTrue(
                run.out()
                        .startsWith(
                                "Massachusetts Minibaccarat, earlier edition (ma-mini-earlier)"));
        assertTrue(
                run.out()
                        .lines()
                        .anyMatch(l -> l.matches("the cut is at least +10 cards deep +5\\(c\\)")));
    }

    @Test
    void a_document_in_json() {
        var shown = Run.of("rules", "show", "ma-mini", "--json").json();

        assertEquals("ma-mini", shown.get("regulation").stringValue());
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"about": "table.cut", "acceptable": "offered, dealer", "unsaid": "offered", "clauses": ["5(b)"]}
                        """),
                term(shown, "table.cut"));
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"about": "table.seats", "acceptable": "1 to 9", "unsaid": null, "clauses": ["2(a)"]}
                        """),
                term(shown, "table.seats"));
    }

    private static JsonNode term(JsonNode shown, String about) {
        return shown.get("terms")
                .valueStream()
                .filter(term -> term.get("about").stringValue().equals(about))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_approved_submission_is_said_to_be() {
        String file = Run.EXAMPLES + "ma-mini.yaml";

        assertEquals(
                new Run(0, file + ": approved under ma-mini: Mini 7\n", ""),
                Run.of("rules", "check", file));
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"regulation": "ma-mini", "approved": true, "objections": [], "warnings": []}
                        """),
                Run.of("rules", "check", "--json", file).json());
    }

    @Test
    void every_objection_is_a_line_with_file_line_key_and_clause(@TempDir Path folder)
            throws IOException {
        Path file = changed(folder, "decks: 8", "decks: 9", "free-hands: true", "free-hand: true");

        Run run = Run.of("rules", "check", file.toString());

        assertEquals(1, run.status());
        assertEquals(
                """
                FILE:7: cards.decks: 9 decks; with shuffle: manual the game takes 6 to 8 [3(a)]
                FILE:15: table.free-hand: unknown key free-hand; did you mean free-hands? table takes announcements, burn, burn-shown, cover-card, cut, \
                discards, disclosed-card, exposed-card, face-up, free-hands, gallery, irregularities, opening, \
                payout-order, recut-by, results-only, seats, smallest-chip, turned-by
                FILE: not approved under ma-mini: 2 objections
                """
                        .replace("FILE:", file + ":"),
                run.out());
    }

    @Test
    void objections_in_json(@TempDir Path folder) throws IOException {
        Path file = changed(folder, "decks: 8", "decks: 9", "seats: 9", "seats: nine");

        Run run = Run.of("rules", "check", "--json", file.toString());

        assertEquals(1, run.status());
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"regulation": "ma-mini", "approved": false, "objections": [
                          {"clause": "3(a)", "message": "9 decks; with shuffle: manual the game takes 6 to 8", "at": "cards.decks", "line": 7},
                          {"clause": null, "message": "\\"nine\\" is not a whole number, as in 8", "at": "table.seats", "line": 12}
                        ], "warnings": []}
                        """),
                run.json());
    }

    @Test
    void a_refused_file_of_a_pit_is_answered_in_json_too(@TempDir Path folder) throws IOException {
        Path file = changed(folder, "decks: 8", "decks: 9");

        Run run = Run.of("rules", "pit", "--json", Run.EXAMPLES + "ma-midi.yaml", file.toString());

        assertEquals(1, run.status());
        assertEquals("", run.err());
        assertEquals(2, run.json().get("tables").intValue());
        assertEquals(false, run.json().get("together").booleanValue());
        assertEquals(1, run.json().get("refused").size());
        assertEquals(file.toString(), run.json().at("/refused/0/file").stringValue());
        assertEquals("3(a)", run.json().at("/refused/0/review/objections/0/clause").stringValue());
    }

    /// A file can write a character by its number; none of them may be obeyed by a terminal.
    @ParameterizedTest
    @ValueSource(strings = {"\\e[2K", "\\x9b2K", "\\u202e", "\\r", "\\u2028"})
    void nothing_in_a_file_is_obeyed_by_the_terminal(String written, @TempDir Path folder)
            throws IOException {
        Path file = changed(folder, "name: Mini 7", "name: \"evil%s name\"".formatted(written));
        for (List<String> command :
                List.of(
                        List.of("rules", "check", file.toString()),
                        List.of("deal", "--rules", file.toString(), "--rounds", "1", "--seed", "1"),
                        List.of("simulate", "--rules", file.toString(), "--shoes", "1"))) {
            Run run = Run.of(command.toArray(String[]::new));

            assertEquals(0, run.status(), run.err());
            assertTrue(run.out().contains("evil?"), run.out());
            assertFalse(
                    (run.out() + run.err())
                            .matches("(?s).*[\\p{Cc}&&[^\\n]].*|(?s).*[\\u202e\\u2028].*"),
                    run.out());
        }
    }

    @Test
    void a_file_that_cannot_be_understood_is_answered_with_no(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("submission.yaml");

        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertEquals(
                new Run(
                        1,
                        "%s:1: it is not UTF-8 text%n%s: not approved: 1 objection%n"
                                .formatted(file, file),
                        ""),
                Run.of("rules", "check", file.toString()));

        Files.writeString(file, "#".repeat(1_000_001));
        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"regulation": null, "approved": false, "objections": [
                          {"clause": null, "message": "it is larger than 1 MB", "at": "", "line": 1}], "warnings": []}
                        """),
                Run.of("rules", "check", "--json", file.toString()).json());
    }

    @Test
    void a_missing_file_is_wrong_usage() {
        assertEquals(
                new Run(
                        2,
                        "",
                        "baccarat rules check: nowhere.yaml cannot be read; check the path\n"),
                Run.of("rules", "check", "nowhere.yaml"));
        assertEquals(
                new Run(2, "", "baccarat rules check: .. is a folder, not a Rules Submission\n"),
                Run.of("rules", "check", ".."));
    }

    private static Path changed(Path folder, String... fromTo) throws IOException {
        String text = Files.readString(Path.of(Run.EXAMPLES + "ma-mini.yaml"));
        for (int i = 0; i < fromTo.length; i += 2) {
            assertTrue(text.contains(fromTo[i]), fromTo[i]);
            text = text.replace(fromTo[i], fromTo[i + 1]);
        }
        return Files.writeString(folder.resolve("submission.yaml"), text);
    }

    @Test
    void tables_of_one_pit_share_their_shuffle() {
        String baccarat = "../regulations/examples/ma-baccarat.yaml";
        String everything = "../regulations/examples/ma-baccarat-everything.yaml";

        assertEquals(
                "2 tables may share a pit\n", Run.of("rules", "pit", baccarat, baccarat).out());
        Run run = Run.of("rules", "pit", baccarat, everything);
        assertEquals(1, run.status());
        assertTrue(run.out().endsWith(" [5(b)]\n"), run.out());
        var json = Run.of("rules", "pit", baccarat, everything, "--json").json();
        assertEquals("5(b)", json.get("objections").get(0).get("clause").stringValue());
    }
}
