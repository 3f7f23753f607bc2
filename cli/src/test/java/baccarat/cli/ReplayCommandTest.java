package baccarat.cli;

import static baccarat.cli.DealtLogs.log;
import static baccarat.cli.DealtLogs.replay;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ReplayCommandTest {

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @MethodSource("baccarat.cli.DealtShoes#examples")
    void the_log_of_every_example_is_whole_and_has_the_rounds_that_were_dealt(String example) {
        Path log = folder.resolve("table.log");
        Run dealt = Run.of("deal", "--rules", Run.EXAMPLES + example, "--log", log.toString());
        JsonNode read = replay(log, "--json").json();
        var hands = new ArrayList<String>();
        for (JsonNode round : read.get("rounds")) {
            hands.add("Player " + words(round.get("player")));
            hands.add("Banker " + words(round.get("banker")));
        }
        assertEquals(DealtShoes.hands(dealt.out()), hands);
        assertTrue(read.get("closed").booleanValue());
    }

    /// A log from the time when a press was still taken with a third card in view.
    @Test
    void what_only_an_earlier_reading_allowed_is_told() {
        Path log = Path.of("../records/src/test/resources/baccarat/records/format-1-press.log");

        assertTrue(
                replay(log)
                        .out()
                        .contains(
                                """
                                By an earlier reading, refused today:
                                  event 35: seat 3 presses onto the Banker's Hand (reading 41)
                                """),
                replay(log).out());
        assertTrue(
                replay(log, "--round", "1").out().contains("by an earlier reading"),
                replay(log, "--round", "1").out());
        JsonNode read = replay(log, "--json").json();
        assertEquals("1", read.get("edition").stringValue());
        assertEquals(41, read.get("earlier").get(0).get("reading").intValue());
    }

    /// A Must Hit whose range one round can overrun was approved once, and its meter ran away.
    @Test
    void a_submission_that_only_an_earlier_reading_approved_is_told() {
        Path log = Path.of("../records/src/test/resources/baccarat/records/format-2-must-hit.log");
        String told = replay(log).out();

        assertTrue(told.contains("The log is intact"), told);
        assertTrue(told.contains("approved by an earlier reading"), told);
        assertTrue(told.contains("wagers.royal-9.must-hit.ceiling"), told);
    }

    private static String words(JsonNode cards) {
        var words = new ArrayList<String>();
        cards.forEach(card -> words.add(card.stringValue()));
        return String.join(" ", words);
    }

    @Test
    void rounds_are_listed_with_hands_and_result_and_the_log_is_whole() throws IOException {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "20", "--patrons", "1");
        Run run = replay(log);

        assertEquals(0, run.status(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals("Mini 7, Massachusetts Minibaccarat (ma-mini)", lines.get(0));
        assertEquals("cards from xoroshiro128pp-lazy-1, seed 1, from shoe 1 on", lines.get(1));
        assertEquals("    1     1  Kc Kc 8h  8   Kh 4s     4   player", lines.get(4));
        assertTrue(lines.stream().anyMatch(line -> line.endsWith("  free")), run.out());
        List<String> written = Files.readAllLines(log);
        assertTrue(
                run.out()
                        .contains(
                                "The log is intact: %d events, 20 rounds, the table is closed.\n"
                                        .formatted(written.size() - 1)));
        String last = written.getLast();
        String head = last.substring(last.length() - 66, last.length() - 2);
        assertTrue(run.out().endsWith("The chain ends in " + head + "\n"), run.out());
    }

    @Test
    void a_log_that_stops_early_is_right_as_far_as_it_goes() throws IOException {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "3");
        List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 1));

        Run run = replay(log);

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("3 rounds, the table is not closed yet."), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ma-mini-everything.yaml", "ma-baccarat.yaml", "wa-mini.yaml"})
    void a_round_is_told_step_by_step_with_clauses_hands_and_money(String example) {
        Path log = log(folder, example, "--rounds", "4");
        for (int number : List.of(1, 4)) {
            Run run = replay(log, "--round", String.valueOf(number));

            assertEquals(0, run.status(), run.err());
            assertTrue(run.out().contains("\nround " + number + ", shoe 1, played\n"), run.out());
            assertTrue(run.out().contains("round " + number + " begins"), run.out());
            assertTrue(run.out().contains("to the discards: "), run.out());
            assertTrue(run.out().contains(" on banker ") || run.out().contains(" on player "));
            assertTrue(run.out().matches("(?s).*\\[\\d.*"), run.out());
            assertTrue(run.out().contains("\nPlayer's Hand  "), run.out());
            assertTrue(run.out().contains("\ncards in the shoe "), run.out());
            assertEquals(List.of(), run.out().lines().filter(l -> l.length() > 110).toList());
        }
    }

    @Test
    void the_money_of_a_round_adds_up() {
        Path log = log(folder, "ma-midi.yaml", "--rounds", "6", "--patrons", "9");
        for (int number = 1; number <= 6; number++) {
            JsonNode page = replay(log, "--round", String.valueOf(number), "--json").json();
            BigDecimal sum = held(page.get("after")).subtract(held(page.get("before")));
            for (JsonNode patron : page.get("patrons")) {
                sum = sum.add(new BigDecimal(patron.get("change").stringValue()));
            }
            assertEquals(0, sum.signum(), page.toString());
        }
    }

    private static BigDecimal held(JsonNode holdings) {
        return List.of("tray", "drop", "vigorish").stream()
                .map(key -> new BigDecimal(holdings.get(key).stringValue()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    @Test
    void a_round_that_is_not_there_is_one_line() {
        Path log = log(folder, "ma-mini.yaml", "--rounds", "2");
        Run run = replay(log, "--round", "3");

        assertEquals(1, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().endsWith("there is no round 3: the log has rounds 1 to 2\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nowhere.log",
                "..",
                "",
                "nowhere.log --round 0",
                "nowhere.log --round -1",
                "nowhere.log --round x"
            })
    void wrong_usage_is_one_line_and_status_2(String args) {
        Run run = Run.of(("replay " + args).strip().split(" "));

        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void a_void_round_is_listed_as_void_with_the_cards_nobody_saw() throws IOException {
        var table = new IrregularTable("wa-mini-no-commission.yaml").wager();
        table.untilTheFirstCardLies().step().step().surplus(Optional.empty()).follow();
        table.wager().follow();
        Path log = Files.write(folder.resolve("void.log"), table.lines());
        Run run = replay(log);

        assertEquals(0, run.status(), run.err());
        List<String> lines = run.out().lines().toList();
        assertTrue(lines.get(3).matches(" {4}1 {5}1  \\w\\w \\?\\? +\\w\\w +void"), run.out());
        assertTrue(lines.get(4).matches(" {4}2 .* (player|banker|tie)"), run.out());
        Run round = replay(log, "--round", "1");
        assertEquals(0, round.status(), round.err());
        assertTrue(round.out().contains("round 1 is void, wagers go back"), round.out());
        assertTrue(round.out().contains("\nvoid\n"), round.out());
        JsonNode json = replay(log, "--round", "1", "--json").json().get("hands").get(0);
        assertEquals("void", json.get("result").stringValue());
        assertTrue(json.get("playerCount").isNull());
    }

    @Test
    void a_simulated_round_has_no_number_and_belongs_to_the_round_before() throws IOException {
        var table = new IrregularTable("ma-mini.yaml").wager().follow();
        table.surplus(Optional.of(table.next())).follow().wager().follow();
        Path log = Files.write(folder.resolve("simulated.log"), table.lines());
        JsonNode rounds = replay(log, "--json").json().get("rounds");
        Run run = replay(log, "--round", "1");

        assertEquals("simulated", rounds.get(1).get("kind").stringValue());
        assertTrue(rounds.get(1).get("round").isNull());
        assertEquals(2, rounds.get(2).get("round").intValue());
        assertTrue(replay(log).out().contains("\n    -     1  "), replay(log).out());
        assertTrue(run.out().contains("\nsimulated\nPlayer's Hand  "), run.out());
    }

    @Test
    void a_round_that_is_under_way_at_the_end_of_the_log_is_said_to_be() throws IOException {
        var table = new IrregularTable("ma-mini.yaml").wager().untilTheFirstCardLies();
        Path log = Files.write(folder.resolve("open.log"), table.lines());
        Run run = replay(log, "--round", "1");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("; the log ends before the round does"), run.out());
        assertFalse(replay(log, "--round", "1", "--json").json().get("over").booleanValue());
        assertTrue(replay(log).out().contains("1 round, the table is not closed yet."));
    }

    @Test
    void what_a_terminal_would_obey_is_not_printed() throws IOException {
        var table = new IrregularTable("ma-mini.yaml").wager().follow();
        Path log = Files.write(folder.resolve("name.log"), table.lines());
        Run run = replay(log, "--round", "1");

        assertTrue(run.out().contains("Zo?[31m\u00e9"), run.out());
        assertFalse(run.out().contains("\033"), run.out());
    }

    /// The page shows this run, but has no log that its own test could read.
    @Test
    void the_page_shows_what_a_replay_prints() throws IOException {
        String page = Files.readString(Path.of("../docs/cli.md"));
        Path log = log(folder, "ma-mini.yaml", "--rounds", "4");
        String listed = replay(log).out();
        String round = replay(log, "--round", "1").out();

        assertTrue(page.contains(listed.substring(0, listed.indexOf("The chain"))), listed);
        assertTrue(page.contains(round), round);
    }
}
