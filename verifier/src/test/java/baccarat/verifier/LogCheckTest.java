package baccarat.verifier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A log as `records` once wrote it, and what can be done to it.
@Tag("slow")
class LogCheckTest {

    private static final List<String> LINES = lines(1);

    private static List<String> lines(int format) {
        try {
            return Files.readAllLines(
                    Path.of(
                            "../records/src/test/resources/baccarat/records/format-%d.log"
                                    .formatted(format)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Verdict verdict(List<String> lines) {
        return Verifier.verify(lines.iterator(), Optional.empty());
    }

    private static String wrong(List<String> lines) {
        List<String> wrong =
                verdict(lines).findings().stream()
                        .filter(Finding::isWrong)
                        .map(Finding::what)
                        .toList();
        return wrong.isEmpty() ? "" : wrong.getFirst();
    }

    private static List<String> with(int line, String text) {
        var altered = new ArrayList<>(LINES);
        altered.set(line - 1, text);
        return altered;
    }

    private static String chain(String line) {
        return line.substring(line.length() - 66, line.length() - 2);
    }

    @Test
    void the_golden_log_is_good() {
        Verdict verdict = verdict(LINES);

        assertTrue(verdict.good(), verdict.toString());
        assertEquals(Verdict.Kind.LOG, verdict.kind());
        assertEquals("Card room table 2 (wa-mini)", verdict.about());
        assertTrue(
                verdict.findings()
                        .contains(Finding.ok("the chain of all %d lines".formatted(LINES.size()))));
    }

    /// All characters of all lines, the first with its long submission by every seventh.
    @Test
    void any_changed_character_is_found_in_its_line() {
        for (int line = 1; line <= LINES.size(); line++) {
            String text = LINES.get(line - 1);
            for (int at = 0; at < text.length(); at += line == 1 ? 7 : 1) {
                char other = text.charAt(at) == '7' ? '8' : '7';
                String altered = text.substring(0, at) + other + text.substring(at + 1);
                String wrong = wrong(with(line, altered));
                String where = "line %d: ".formatted(line);
                assertTrue(
                        wrong.startsWith(where) || (at < 12 && line == 1 && !wrong.isEmpty()),
                        () -> "%sat: %s".formatted(where, wrong));
            }
        }
    }

    @Test
    void a_line_left_out_doubled_or_moved_is_found_where_it_was() {
        for (int line = 2; line < LINES.size(); line++) {
            var without = new ArrayList<>(LINES);
            without.remove(line - 1);
            assertEquals(gap(line, line, line - 1), wrong(without));

            var doubled = new ArrayList<>(LINES);
            doubled.add(line, LINES.get(line - 1));
            assertEquals(gap(line + 1, line - 1, line), wrong(doubled));

            var moved = new ArrayList<>(LINES);
            Collections.swap(moved, line - 1, line);
            assertEquals(gap(line, line, line - 1), wrong(moved));
        }
    }

    private static String gap(int line, int number, int right) {
        return "line %d: number %d stands where %d should: a line is missing, doubled or out of place"
                .formatted(line, number, right);
    }

    /// The numbers are right again, and the chain is not.
    @Test
    void a_line_replaced_by_another_of_its_number_is_found() {
        String forged = LINES.get(4).replace("\"n\":4", "\"n\":5");

        assertEquals(
                "line 6: the chain does not match: this line was altered, or one before it is missing",
                wrong(with(6, forged)));
    }

    @Test
    void a_last_line_that_is_cut_off_is_found() {
        String last = LINES.getLast();
        for (int length = 0; length < last.length(); length++) {
            assertEquals(
                    "line %d: a line ends in its chain, this one does not".formatted(LINES.size()),
                    wrong(with(LINES.size(), last.substring(0, length))));
        }
    }

    @Test
    void a_log_of_format_2_is_good_whatever_its_header_says_more() {
        Verdict verdict = verdict(lines(2));

        assertTrue(verdict.good(), verdict.toString());
        assertTrue(verdict.findings().contains(Finding.ok("the header: format 2")));
        String more = json(1).replace("\"format\":1,", "\"format\":2,\"later\":[7],");
        assertEquals("", wrong(chained(List.of(more))));
    }

    @Test
    void what_ends_where_it_was_noted_is_whole() {
        String head = chain(LINES.getLast());
        List<String> shorter = LINES.subList(0, LINES.size() - 1);

        assertTrue(Verifier.verify(LINES.iterator(), Optional.of(head)).good());
        assertTrue(verdict(shorter).good());
        assertFalse(Verifier.verify(shorter.iterator(), Optional.of(head)).good());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "format":1,          | "format":4,      | format: should be the number 1, 2 or 3, this program knows no other
                    "format":1,          | "format":"1",    | format: should be the number 1, 2 or 3, this program knows no other
                    "seed":"7",          | ''               | seed: is missing
                    "regulation":        | "document":      | document: there is no such key
                    "regulation":"wa-mini", | ''            | regulation: is missing
                    """)
    void a_header_that_is_chained_and_yet_wrong_is_found(
            String part, String other, String message) {
        assertEquals("line 1: " + message, wrong(chained(List.of(json(1).replace(part, other)))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "role":"floorperson", | ''                        | role: is missing
                    "because":[           | "because":[7,             | because[0]: should be a text in quotes
                    "transfers":[         | "transfers":[7,           | transfers[0]: should be an object in braces
                    "at":"2026            | "at":"soon                | at: should be a time such as 2026-01-01T12:00:05Z
                    "n":1,                | "n":1,"n":1,              | column 13: the key "n" stands twice
                    """)
    void an_event_that_is_chained_and_yet_wrong_is_found(
            String part, String other, String message) {
        List<String> forged = chained(List.of(json(1), json(2).replace(part, other)));

        assertEquals("line 2: " + message, wrong(forged));
    }

    @Test
    void time_does_not_go_back() {
        String early = json(3).replaceFirst("\"at\":\"2026", "\"at\":\"2025");

        assertEquals(
                "line 3: at: is before the line before it",
                wrong(chained(List.of(json(1), json(2), early))));
    }

    private static String json(int line) {
        String text = LINES.get(line - 1);
        return text.substring(0, text.length() - 76) + "}";
    }

    /// Somebody writes the log anew and computes the chain.
    static List<String> chained(List<String> objects) {
        var lines = new ArrayList<String>();
        String chain = "00".repeat(32);
        for (String json : objects) {
            chain = Hashing.sha256(chain, Hashing.utf8(json));
            lines.add(json.substring(0, json.length() - 1) + ",\"chain\":\"" + chain + "\"}");
        }
        return lines;
    }

    @Test
    void a_log_written_anew_with_its_old_lines_is_the_same_log() {
        List<String> objects =
                java.util.stream.IntStream.rangeClosed(1, LINES.size())
                        .mapToObj(LogCheckTest::json)
                        .toList();

        assertEquals(LINES, chained(objects));
    }
}
