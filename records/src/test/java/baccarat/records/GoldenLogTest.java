package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.EarlierReading;
import baccarat.table.Laid;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// One round at a table in Washington, written down in each format when that was new. The files
/// have to stay readable for ever: where this test fails, the program is wrong and not the file.
class GoldenLogTest {

    private static List<String> lines(int format) {
        return lines("format-%d.log".formatted(format));
    }

    private static List<String> lines(String file) {
        try (InputStream in = GoldenLogTest.class.getResourceAsStream(file)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static LogHeader header(int format) {
        return header(lines(format));
    }

    private static LogHeader header(List<String> lines) {
        LogLine first = new LogReader(lines.iterator()).next();
        return assertInstanceOf(LogLine.Opening.class, first, first.toString()).header();
    }

    private static TableRules rules(int format) {
        return rules(header(format));
    }

    private static TableRules rules(LogHeader header) {
        Review review =
                RulesSubmission.reviewAsOf(
                        header.edition(), header.submission(), Regulations.shipped());
        return assertInstanceOf(Review.Approved.class, review, review.toString()).rules();
    }

    @ParameterizedTest
    @CsvSource({"1, anna", "2, p-c84417f02e69"})
    void it_is_read_to_its_end_and_the_table_follows(int format, String patron) {
        List<String> lines = lines(format);
        var reader = new LogReader(lines.iterator());
        var replay = new LogReplay(rules(format), reader);
        LogLine line = replay.next();
        while (line instanceof LogLine.Opening || line instanceof LogLine.Entry) {
            line = replay.next();
        }

        assertEquals(new LogLine.End(), line);
        assertEquals(lines.size() - 1, reader.number());
        assertEquals(1, replay.state().shoe().rounds());
        assertEquals(Money.dollars(50_000), replay.state().accounts().of(new Account.Rack(patron)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void it_is_written_again_byte_for_byte(int format) {
        LogHeader header = header(format);
        var written = new ArrayList<>(List.of(header.line()));
        var writer = new LogWriter(header);
        var reader = new LogReader(lines(format).iterator());
        reader.next();
        while (reader.next() instanceof LogLine.Entry(_, var happened)) {
            written.add(writer.line(happened));
        }

        assertEquals(lines(format), written);
    }

    @Test
    void the_header_of_format_2_says_what_house_and_which_edition() {
        assertEquals(Map.of("house", "play", "rules", "1", "readings", "40"), header(2).more());
        assertEquals(Map.of(), header(1).more());
    }

    /// What a table did under an earlier edition of the rules and would refuse or do otherwise now.
    @ParameterizedTest
    @CsvSource({"format-1-press.log, 41 41", "format-1-debt.log, ''", "format-2-must-hit.log, ''"})
    void what_an_earlier_reading_allowed_is_followed_and_told(String file, String readings) {
        List<String> lines = lines(file);
        LogHeader header = header(lines);
        var replay = new LogReplay(rules(header), new LogReader(lines.iterator()));
        var told = new ArrayList<String>();
        TableState before = replay.state();
        LogLine line = replay.next();
        while (line instanceof LogLine.Opening || line instanceof LogLine.Entry) {
            if (line instanceof LogLine.Entry(_, var happened)) {
                EarlierReading.of(before, happened.event())
                        .ifPresent(earlier -> told.add(String.valueOf(earlier.reading())));
            }
            before = replay.state();
            line = replay.next();
        }

        assertEquals(new LogLine.End(), line);
        assertEquals(readings, String.join(" ", told));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void its_round_has_the_cards_that_were_dealt(int format) {
        Rebuilt rebuilt = RoundRebuild.of(1, rules(format), lines(format).iterator());
        RoundLog round = assertInstanceOf(Rebuilt.Found.class, rebuilt).round();

        assertEquals(Card.listOf("8c,9h").orElseThrow(), faces(round, Side.PLAYER));
        assertEquals(Card.listOf("Qs,6s").orElseThrow(), faces(round, Side.BANKER));
    }

    private static List<Card> faces(RoundLog round, Side side) {
        return round.hand(side).stream().map(Laid::face).map(face -> face.orElseThrow()).toList();
    }
}
