package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.EarlierReading;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
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
    @CsvSource({"1, anna", "2, p-c84417f02e69", "3, p-c84417f02e69"})
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
    @ValueSource(ints = {1, 2, 3})
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
    void the_header_of_formats_2_and_3_says_what_house_and_which_edition() {
        assertEquals(Map.of("house", "play", "rules", "1", "readings", "40"), header(2).more());
        assertEquals(header(2).more(), header(3).more());
        assertEquals(Map.of(), header(1).more());
    }

    /// What a table did under an earlier edition of the rules and would refuse or do otherwise now.
    @ParameterizedTest
    @CsvSource({
        "format-1-press.log, 41 41",
        "format-1-debt.log, ''",
        "format-2-must-hit.log, ''",
        "format-3-must-hit.log, ''"
    })
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

    /// Formats 1 and 2 have wagers and meters in capitals, format 3 as a submission spells them.
    @ParameterizedTest
    @CsvSource({
        "format-2-must-hit.log, ROYAL_9, MUST_HIT",
        "format-3-must-hit.log, royal-9, must-hit"
    })
    void a_log_goes_on_in_the_spelling_of_its_format(String file, String wager, String meter) {
        var reader = new LogReader(lines(file).iterator());
        LogHeader header = assertInstanceOf(LogLine.Opening.class, reader.next()).header();
        var placed = new Event.WagerWithdrawn(Spot.seat(3), Wager.ROYAL_9);
        var restarted = new Event.MeterRestarted(Meter.MUST_HIT, Money.dollars(200));

        for (LogWriter writer :
                List.of(
                        new LogWriter(header),
                        LogWriter.after(reader),
                        LogWriter.after(header, 7, Chain.START))) {
            String line = writer.line(happened(placed));
            assertTrue(line.contains("\"wager\":\"%s\"".formatted(wager)), line);
            String next = writer.line(happened(restarted));
            assertTrue(next.contains("\"meter\":\"%s\"".formatted(meter)), next);
        }
        assertTrue(String.join("", lines(file)).contains("\"wager\":\"" + wager), file);
    }

    private static Happened happened(Event event) {
        var dealer = new Person(Role.DEALER, "dealer");
        return new Happened(dealer, Instant.EPOCH, event, List.of(), List.of());
    }

    /// One value has one spelling: a line in that of another format is refused.
    @Test
    void a_wager_in_the_spelling_of_another_format_is_refused() {
        var event = happened(new Event.WagerWithdrawn(Spot.seat(3), Wager.DRAGON_7));
        for (int format : List.of(1, 2, 3)) {
            int other = format == 3 ? 2 : 3;
            Chain chain = header(format).chained().chain();
            String wrong = LogWriter.after(header(other), 0, chain).line(event);
            var reader = new LogReader(List.of(header(format).line(), wrong).iterator());
            reader.next();

            LogLine.Wrong line = assertInstanceOf(LogLine.Wrong.class, reader.next());
            String right = format == 3 ? "player, banker" : "PLAYER, BANKER";
            assertTrue(line.what().startsWith("WagerWithdrawn, wager: should be one of " + right));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"DRAGON_7", "dragon-7"})
    void who_has_no_header_at_hand_reads_an_event_and_a_command_in_both_spellings(String wager) {
        String command = "{'command':'WithdrawWager','spot':'3','wager':'%s'}".formatted(wager);
        String event =
                ("{'n':1,'at':'1970-01-01T00:00:00Z','role':'dealer','who':'dealer',"
                                + "'event':'WagerWithdrawn','spot':'3','wager':'%s','because':[],'transfers':[]}")
                        .formatted(wager);

        assertEquals(
                new Command.WithdrawWager(Spot.seat(3), Wager.DRAGON_7),
                CommandJson.read(command.replace('\'', '"')));
        assertEquals(
                new Event.WagerWithdrawn(Spot.seat(3), Wager.DRAGON_7),
                EventJson.read(event.replace('\'', '"')).happened().event());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
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
