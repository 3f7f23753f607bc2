package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.Laid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// One round at a table in Washington, written down in format 1 when that was new. It has to stay
/// readable for ever: where this test fails, the program is wrong and not the file.
class GoldenLogTest {

    private static final List<String> LINES = lines();

    private static List<String> lines() {
        try (InputStream in = GoldenLogTest.class.getResourceAsStream("format-1.log")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static LogHeader header() {
        LogLine first = new LogReader(LINES.iterator()).next();
        return assertInstanceOf(LogLine.Opening.class, first, first.toString()).header();
    }

    private static TableRules rules() {
        return ((Review.Approved) RulesSubmission.review(header().submission())).rules();
    }

    @Test
    void it_is_read_to_its_end_and_the_table_follows() {
        var reader = new LogReader(LINES.iterator());
        var replay = new LogReplay(rules(), reader);
        LogLine line = replay.next();
        while (line instanceof LogLine.Opening || line instanceof LogLine.Entry) {
            line = replay.next();
        }

        assertEquals(new LogLine.End(), line);
        assertEquals(LINES.size() - 1, reader.number());
        assertEquals(1, replay.state().shoe().rounds());
        assertEquals(Money.dollars(50_000), replay.state().accounts().of(new Account.Rack("anna")));
    }

    @Test
    void it_is_written_again_byte_for_byte() {
        var written = new ArrayList<>(List.of(header().line()));
        var writer = new LogWriter(header());
        var reader = new LogReader(LINES.iterator());
        reader.next();
        while (reader.next() instanceof LogLine.Entry(_, var happened)) {
            written.add(writer.line(happened));
        }

        assertEquals(LINES, written);
    }

    @Test
    void its_round_has_the_cards_that_were_dealt() {
        Rebuilt rebuilt = RoundRebuild.of(1, rules(), LINES.iterator());
        RoundLog round = assertInstanceOf(Rebuilt.Found.class, rebuilt).round();

        assertEquals(Card.listOf("8c,9h").orElseThrow(), faces(round, Side.PLAYER));
        assertEquals(Card.listOf("Qs,6s").orElseThrow(), faces(round, Side.BANKER));
    }

    private static List<Card> faces(RoundLog round, Side side) {
        return round.hand(side).stream().map(Laid::face).map(face -> face.orElseThrow()).toList();
    }
}
