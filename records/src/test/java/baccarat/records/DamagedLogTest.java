package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.table.Event;
import baccarat.table.Happened;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A log that somebody or something has damaged: what is wrong is said, and in which line.
@Tag("slow")
class DamagedLogTest {

    private static final DealtShoe SHOE = new DealtShoe("wa-mini").rounds(2);
    private static final List<String> LINES = SHOE.lines();

    private static final String CHAIN =
            "the chain does not match: this line was altered, or one before it is missing";

    private static LogLine end(List<String> lines) {
        var replay = new LogReplay(SHOE.rules(), new LogReader(lines.iterator()));
        LogLine line = replay.next();
        while (line instanceof LogLine.Opening || line instanceof LogLine.Entry) {
            line = replay.next();
        }
        assertEquals(line, replay.next());
        return line;
    }

    private static LogLine endOf(Consumer<List<String>> damage) {
        var lines = new ArrayList<>(LINES);
        damage.accept(lines);
        return end(lines);
    }

    private static LogLine.Wrong wrong(long line, String what) {
        return new LogLine.Wrong(line, what);
    }

    private static List<String> chained(List<Happened> events) {
        var writer = new LogWriter(SHOE.header());
        return Stream.concat(Stream.of(SHOE.header().line()), events.stream().map(writer::line))
                .toList();
    }

    /// As somebody would who can compute the chain.
    private static List<String> chainedAgain(List<String> lines) {
        var again = new ArrayList<String>();
        Chain chain = Chain.START;
        for (String line : lines) {
            Chained next = Chained.after(chain, Chained.of(line).orElseThrow().json());
            chain = next.chain();
            again.add(next.line());
        }
        return again;
    }

    @Test
    void the_log_is_right_before_it_is_damaged() {
        assertEquals(new LogLine.End(), end(LINES));
        assertEquals(LINES, chainedAgain(LINES));
    }

    @Test
    void an_altered_line_does_not_match_its_chain() {
        assertEquals(
                wrong(40, CHAIN),
                endOf(lines -> lines.set(39, lines.get(39).replace(":\"2026", ":\"2027"))));
    }

    @Test
    void an_altered_header_does_not_match_its_chain() {
        assertEquals(
                wrong(1, CHAIN),
                endOf(lines -> lines.set(0, lines.get(0).replace("decks: 8", "decks: 6"))));
    }

    @Test
    void the_lines_of_another_log_do_not_match_this_header() {
        var other = new LogHeader("wa-mini", "another", "", SHOE.header().dealt());

        assertEquals(wrong(2, CHAIN), endOf(lines -> lines.set(0, other.line())));
    }

    @Test
    void a_missing_a_doubled_and_a_swapped_line_have_a_number_out_of_order() {
        String what =
                "number %d stands where %d should: a line is missing, doubled or out of place";

        assertEquals(wrong(40, what.formatted(40, 39)), endOf(lines -> lines.remove(39)));
        assertEquals(
                wrong(41, what.formatted(39, 40)), endOf(lines -> lines.add(39, lines.get(39))));
        assertEquals(
                wrong(40, what.formatted(40, 39)), endOf(lines -> Collections.swap(lines, 39, 40)));
    }

    @Test
    void a_missing_line_does_not_match_even_if_those_after_it_are_numbered_anew() {
        assertEquals(
                wrong(40, CHAIN),
                endOf(
                        lines -> {
                            lines.remove(39);
                            lines.replaceAll(line -> line.replace("{\"n\":40,", "{\"n\":39,"));
                        }));
    }

    @Test
    void a_number_out_of_order_is_wrong_even_if_the_chain_is_right() {
        var lines = new ArrayList<>(LINES);
        lines.set(39, lines.get(39).replace("{\"n\":39,", "{\"n\":4,"));

        assertEquals(
                wrong(
                        40,
                        "number 4 stands where 39 should: a line is missing, doubled or out of"
                                + " place"),
                end(chainedAgain(lines)));
    }

    @Test
    void a_last_line_that_is_cut_off_is_found_wherever_the_cut_is() {
        String last = LINES.getLast();
        for (int length = 1; length < last.length(); length++) {
            String cut = last.substring(0, length);
            assertEquals(
                    wrong(LINES.size(), "is cut off: a line ends in its chain"),
                    endOf(lines -> lines.set(lines.size() - 1, cut)));
        }
    }

    @Test
    void text_that_is_not_json_is_shown() {
        assertEquals(
                wrong(40, "should be a JSON object, not hello"),
                endOf(lines -> lines.set(39, "hello")));
        assertEquals(wrong(40, "should be a JSON object, not "), endOf(lines -> lines.set(39, "")));
        assertEquals(
                wrong(40, "a line ends in its chain, this one does not"),
                endOf(lines -> lines.set(39, "{}")));
    }

    @Test
    void another_format_is_not_read() {
        assertEquals(
                wrong(1, "format 4 is not known, this program reads formats 1 to 3"),
                endOf(lines -> lines.set(0, "{\"format\":4,\"linked\":\"otherwise\"}")));
        assertEquals(
                wrong(1, "format 4 is not known, this program reads formats 1 to 3"),
                endOf(lines -> lines.set(0, lines.get(0).replace("\"format\":3", "\"format\":4"))));
        assertEquals(
                wrong(1, "the first line of a log has a format, this one has none"),
                endOf(List::removeFirst));
    }

    @Test
    void an_empty_log_has_not_even_a_header() {
        assertEquals(wrong(1, "the log is empty; it must begin with a header"), endOf(List::clear));
    }

    @Test
    void a_header_has_all_of_a_stream_or_nothing_of_it() {
        var lines = new ArrayList<>(LINES);
        lines.set(0, lines.get(0).replace("\"seed\":\"7\",", ""));

        assertEquals(
                wrong(1, "stream, seed and firstShoe are there together or not at all"),
                end(chainedAgain(lines)));
    }

    @Test
    void an_event_nobody_knows_is_wrong_even_if_the_chain_is_right() {
        var lines = new ArrayList<>(LINES);
        lines.set(1, lines.get(1).replace("TableOpened", "TableBurned"));

        assertEquals(
                wrong(2, "event: TableBurned is no event this program knows"),
                end(chainedAgain(lines)));
    }

    @Test
    void an_event_that_does_not_fit_the_table_is_wrong_even_if_the_chain_is_right() {
        var events = new ArrayList<>(SHOE.events());
        int first =
                events.indexOf(
                        events.stream()
                                .filter(one -> one.event() instanceof Event.CardDealt)
                                .findFirst()
                                .orElseThrow());
        events.add(0, events.get(first));

        assertEquals(
                wrong(
                        2,
                        "the event does not fit the table: %s cannot happen while the table is closed"
                                .formatted(events.getFirst().event())),
                end(chained(events).subList(0, 2)));
    }

    @Test
    void lines_missing_at_the_end_show_only_against_a_chain_kept_elsewhere() {
        var writer = new LogWriter(SHOE.header());
        SHOE.events().forEach(writer::line);
        var shortened = new LogReader(LINES.subList(0, LINES.size() - 1).iterator());
        while (!(shortened.next() instanceof LogLine.End)) {
            assertNotEquals(writer.chain(), shortened.chain());
        }

        assertNotEquals(writer.chain(), shortened.chain());
    }

    @Test
    void no_change_of_one_character_goes_unnoticed() {
        var random = new Random(1);
        for (int time = 0; time < 2_000; time++) {
            int line = random.nextInt(LINES.size());
            var text = new StringBuilder(LINES.get(line));
            int at = random.nextInt(text.length());
            char was = text.charAt(at);
            text.setCharAt(at, (char) random.nextInt(128));
            LogLine found = was == text.charAt(at) ? wrong(line + 1, "") : upTo(line, text);

            assertEquals(line + 1, assertInstanceOf(LogLine.Wrong.class, found).line());
        }
    }

    private static LogLine upTo(int line, CharSequence text) {
        var reader =
                new LogReader(
                        Stream.concat(LINES.stream().limit(line), Stream.of(text.toString()))
                                .iterator());
        LogLine found = reader.next();
        for (int i = 0; i < line; i++) {
            found = reader.next();
        }
        return found;
    }

    /// By somebody who can compute the chain: what still is a log is fine, what is not is said.
    @Test
    void no_damage_whatever_ends_in_anything_but_an_answer() {
        var random = new Random(2);
        for (int time = 0; time < 2_000; time++) {
            var lines = new ArrayList<>(LINES);
            int line = 1 + random.nextInt(LINES.size() - 1);
            String json = Chained.of(lines.get(line)).orElseThrow().json();
            lines.set(line, Chained.after(Chain.START, damaged(json, random)).line());

            LogLine found = end(chainedAgain(lines));

            assertTrue(found.toString().lines().count() == 1, found.toString());
        }
    }

    private static String damaged(String json, Random random) {
        String other = LINES.get(random.nextInt(LINES.size()));
        int from = 1 + random.nextInt(json.length() - 2);
        int to = Math.min(json.length() - 1, from + random.nextInt(8));
        int there = random.nextInt(other.length() - 8);
        return json.substring(0, from)
                + other.substring(there, there + random.nextInt(8))
                + json.substring(to);
    }
}
