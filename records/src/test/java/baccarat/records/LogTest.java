package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.table.Happened;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A log that is written is read, and the table follows it to where it stood.
class LogTest {

    @ParameterizedTest
    @MethodSource("baccarat.records.DealtShoe#examples")
    void a_shoe_that_is_read_again_leaves_the_table_as_it_stood(String example) {
        var shoe = new DealtShoe(example).toTheEndOfTheShoe();
        var replay = new LogReplay(shoe.rules(), new LogReader(shoe.lines().iterator()));

        assertEquals(new LogLine.Opening(shoe.header()), replay.next());
        var read = new ArrayList<Happened>();
        while (replay.next() instanceof LogLine.Entry(long number, var happened)) {
            read.add(happened);
            assertEquals(read.size(), number);
        }

        assertEquals(new LogLine.End(), replay.next());
        assertEquals(shoe.events(), read);
        assertEquals(shoe.state(), replay.state());
    }

    @Test
    void the_chain_is_the_hash_of_the_chain_before_and_the_line_without_its_own()
            throws NoSuchAlgorithmException {
        var shoe = new DealtShoe("wa-mini").rounds(1);
        var before = new byte[32];

        for (String line : shoe.lines()) {
            int end = line.lastIndexOf(",\"chain\":\"");
            var sha256 = MessageDigest.getInstance("SHA-256");
            sha256.update(before);
            sha256.update((line.substring(0, end) + "}").getBytes(StandardCharsets.UTF_8));
            before = sha256.digest();

            assertEquals(
                    ",\"chain\":\"" + HexFormat.of().formatHex(before) + "\"}",
                    line.substring(end));
        }
    }

    @Test
    void a_header_holds_the_submission_and_where_the_cards_came_from() {
        var seeded =
                new LogHeader(
                        "ma-mini",
                        "Mini \u2116 7",
                        "format: 1\nname: \"x\"\n",
                        Optional.of(new LogHeader.Dealt("sha256-counter", Long.MIN_VALUE, 1)));

        assertTrue(
                seeded.line()
                        .startsWith(
                                """
                                {"format":3,"regulation":"ma-mini","name":"Mini \\u2116 7",\
                                "submission":"format: 1\\nname: \\"x\\"\\n",\
                                "stream":"sha256-counter","seed":"-9223372036854775808",\
                                "firstShoe":"1","chain":\""""),
                seeded.line());
        assertEquals(new LogLine.Opening(seeded), opened(seeded));
    }

    @Test
    void a_table_with_real_cards_has_no_seed_in_its_header() {
        var real = new LogHeader("ma-mini", "Mini 7", "format: 1", Optional.empty());

        assertTrue(!real.line().contains("seed"));
        assertEquals(new LogLine.Opening(real), opened(real));
    }

    @Test
    void a_header_may_grow_and_a_key_of_a_later_program_is_kept() {
        var later =
                new LogHeader("ma-mini", "Mini 7", "format: 1", Optional.empty())
                        .with(LogHeader.HOUSE, "play")
                        .with("not known here", "Zo\u00eb");

        assertTrue(
                later.line()
                        .contains("\"house\":\"play\",\"not known here\":\"Zo\\u00EB\",\"chain\""),
                later.line());
        assertEquals(new LogLine.Opening(later), opened(later));
        assertEquals(later.line(), LogHeader.of(later.line()).line());
    }

    @Test
    void a_key_of_the_header_stands_there_once_and_format_1_has_no_more_of_them() {
        var header = new LogHeader("ma-mini", "Mini 7", "format: 1", Optional.empty());

        for (String taken : List.of("format", "name", "seed", "chain")) {
            assertThrows(IllegalArgumentException.class, () -> header.with(taken, "x"));
        }
        var more = new LinkedHashMap<>(Map.of("house", "play"));
        assertThrows(
                IllegalArgumentException.class,
                () -> new LogHeader(1, "ma-mini", "Mini 7", "", Optional.empty(), more));
        assertThrows(
                BadRecord.class,
                () -> LogHeader.of(chained("\"format\":1,", "\"house\":\"play\",")));
        assertThrows(
                BadRecord.class, () -> LogHeader.of(chained("\"format\":2,", "\"house\":true,")));
        assertThrows(
                BadRecord.class, () -> LogHeader.of(chained("\"format\":2,", "\"chain\":\"0\",")));
    }

    private static String chained(String format, String further) {
        String json =
                "{%s%s\"regulation\":\"ma-mini\",\"name\":\"Mini 7\",\"submission\":\"\"}"
                        .formatted(format, further);
        return Chained.after(Chain.START, json).line();
    }

    private static LogLine opened(LogHeader header) {
        return new LogReader(List.of(header.line()).iterator()).next();
    }

    @Test
    void a_writer_goes_on_where_a_reader_stopped() {
        var shoe = new DealtShoe("wa-mini").rounds(1);
        List<String> lines = shoe.lines();
        int half = lines.size() / 2;
        var reader = new LogReader(lines.subList(0, half).iterator());
        for (int i = 0; i <= half; i++) {
            reader.next();
        }

        LogWriter writer = LogWriter.after(reader);

        for (int i = half; i < lines.size(); i++) {
            assertEquals(lines.get(i), writer.line(shoe.events().get(i - 1)));
        }
    }

    @Test
    void the_reader_takes_no_line_before_it_is_asked_for() {
        List<String> lines = new DealtShoe("wa-mini").rounds(1).lines();
        Iterator<String> iterator = lines.iterator();
        var reader = new LogReader(iterator);

        reader.next();
        assertInstanceOf(LogLine.Entry.class, reader.next());

        assertEquals(lines.get(2), iterator.next());
    }
}
