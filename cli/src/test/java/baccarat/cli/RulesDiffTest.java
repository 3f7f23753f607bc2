package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RulesDiffTest {

    private static final String MINI = Run.EXAMPLES + "ma-mini.yaml";
    private static final String MIDI = Run.EXAMPLES + "ma-midi.yaml";

    @TempDir Path folder;

    private String changed(String example, String before, String after) throws IOException {
        String text = Files.readString(Path.of(example));
        assertTrue(text.contains(before), before);
        Path file = folder.resolve("changed.yaml");
        Files.writeString(file, text.replace(before, after));
        return file.toString();
    }

    @Test
    void a_key_that_differs_is_shown_with_its_clauses_and_the_edge_it_changes() throws IOException {
        String other = changed(MINI, "odds: 8 to 1", "odds: 9 to 1");
        assertEquals(
                new Run(
                        1,
                        """
                        key              before  after   clauses
                        wagers.tie.odds  8 to 1  9 to 1  12(b)

                        house edge  before    after    change
                        tie         14.3596%  4.8440%  -9.5156

                        No notice of the change is due.
                        """,
                        ""),
                Run.of("rules", "diff", MINI, other));
    }

    @Test
    void a_change_of_the_reshuffle_takes_notice() throws IOException {
        String text = Files.readString(Path.of(MIDI));
        String other =
                text.contains("reshuffle:")
                        ? changed(MIDI, "reshuffle: true", "reshuffle: false")
                        : changed(MIDI, "cards:\n", "cards:\n  reshuffle: true\n");
        Run run = Run.of("rules", "diff", MIDI, other);
        assertTrue(
                run.out()
                        .contains(
                                "notice to surveillance and the Commission is due 30 minutes (0.5 hours) ahead [5(a)(2)]."),
                run.out());
        JsonNode json = Run.of("rules", "diff", "--json", MIDI, other).json();
        assertEquals(30, json.path("noticeMinutes").asInt());
        assertEquals("5(a)(2)", json.path("noticeClause").asString());
    }

    @Test
    void what_only_one_of_them_says_is_left_out_in_the_other() throws IOException {
        String other = changed(MINI, "  burn-shown: true", "  #");
        assertTrue(
                Run.of("rules", "diff", MINI, other)
                        .out()
                        .contains("table.burn-shown  true    (left out: false)  5(f)"),
                Run.of("rules", "diff", MINI, other).out());
        JsonNode change =
                Run.of("rules", "diff", "--json", MINI, other).json().path("changes").get(0);
        assertEquals("false", change.path("holdsAfter").asString());
        assertTrue(change.path("after").isNull() && change.path("heldBefore").isNull());
    }

    @Test
    void a_key_without_a_part_in_the_new_table_holds_nothing() {
        String out = Run.of("rules", "diff", MINI, Run.EXAMPLES + "ma-mini-ez.yaml").out();
        assertTrue(out.matches("(?s).*\nvigorish.rounding +exact +\\(left out\\) .*"), out);
        assertTrue(out.matches("(?s).*\nwagers.house-money.press +all +\\(left out\\) .*"), out);
        assertTrue(out.matches("(?s).*\nez +\\(left out: false\\) +true .*"), out);
    }

    @Test
    void a_change_under_a_document_of_ones_own_has_that_documents_clauses() throws IOException {
        String laws = "../regulations/src/test/resources/laws";
        String old = laws + "/harbour-3.yaml";
        String other = changed(old, "seats: 6", "seats: 5");
        Run run = Run.of("rules", "diff", old, other, "--regulations", laws);
        assertEquals(1, run.status());
        assertTrue(run.out().matches("(?s).*table\\.seats +6 +5 +A 1\n.*No notice.*"), run.out());
        assertTrue(Run.of("rules", "diff", old, other).err().contains("is not one of ma-baccarat"));
    }

    @Test
    void the_same_rules_are_said_to_be_the_same() {
        assertEquals(new Run(0, "Both say the same.\n", ""), Run.of("rules", "diff", MINI, MINI));
    }

    @Test
    void a_submission_that_is_not_approved_ends_with_its_objections() throws IOException {
        String other = changed(MINI, "decks: 8", "decks: 9");
        Run run = Run.of("rules", "diff", MINI, other);
        assertEquals(1, run.status());
        assertTrue(run.err().contains("9 decks"), run.err());
    }
}
