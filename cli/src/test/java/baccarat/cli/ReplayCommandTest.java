package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogHeader;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ReplayCommandTest {

    @TempDir private Path folder = Path.of("");

    private Path log(String example, String... more) {
        Path log = folder.resolve("table.log");
        var args =
                new ArrayList<>(
                        List.of(
                                "deal",
                                "--rules",
                                Run.EXAMPLES + example,
                                "--log",
                                log.toString()));
        args.addAll(List.of(more));
        Run dealt = Run.of(args.toArray(String[]::new));
        assertEquals(0, dealt.status(), dealt.err());
        return log;
    }

    private static Run replay(Path log, String... more) {
        var args = new ArrayList<>(List.of("replay", log.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    static List<String> examples() throws IOException {
        return DealCommandTest.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_log_of_every_example_is_whole_and_has_the_rounds_that_were_dealt(String example) {
        Path log = folder.resolve("table.log");
        Run dealt = Run.of("deal", "--rules", Run.EXAMPLES + example, "--log", log.toString());
        JsonNode read = replay(log, "--json").json();

        var hands = new ArrayList<String>();
        for (JsonNode round : read.get("rounds")) {
            hands.add("Player " + words(round.get("player")));
            hands.add("Banker " + words(round.get("banker")));
        }
        assertEquals(DealCommandTest.hands(dealt.out()), hands);
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

        assertTrue(told.contains("The log is whole"), told);
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
        Path log = log("ma-mini.yaml", "--rounds", "20", "--patrons", "1");

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
                                "The log is whole: %d events, 20 rounds, the table is closed.\n"
                                        .formatted(written.size() - 1)));
        String last = written.getLast();
        String head = last.substring(last.length() - 66, last.length() - 2);
        assertTrue(run.out().endsWith("The chain ends in " + head + "\n"), run.out());
    }

    @Test
    void a_log_that_stops_early_is_right_as_far_as_it_goes() throws IOException {
        Path log = log("ma-mini.yaml", "--rounds", "3");
        List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 1));

        Run run = replay(log);

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("3 rounds, the table is not closed yet."), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ma-mini-everything.yaml", "ma-baccarat.yaml", "wa-mini.yaml"})
    void a_round_is_told_step_by_step_with_clauses_hands_and_money(String example) {
        Path log = log(example, "--rounds", "4");
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
        Path log = log("ma-midi.yaml", "--rounds", "6", "--patrons", "9");
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
    void the_json_has_the_documented_keys() {
        Path log = log("ma-mini-everything.yaml", "--rounds", "2", "--seed", "3");

        JsonNode whole = replay(log, "--json").json();
        JsonNode page = replay(log, "--round", "2", "--json").json();

        assertEquals(
                Set.of(
                        "edition",
                        "otherLaw",
                        "earlier",
                        "objections",
                        "regulation",
                        "name",
                        "stream",
                        "seed",
                        "firstShoe",
                        "rounds",
                        "events",
                        "head",
                        "closed"),
                keys(whole));
        assertEquals("3", whole.get("seed").stringValue());
        assertEquals(64, whole.get("head").stringValue().length());
        assertEquals(2, whole.get("rounds").size());
        assertEquals(
                Set.of(
                        "round",
                        "shoe",
                        "kind",
                        "player",
                        "banker",
                        "playerCount",
                        "bankerCount",
                        "result"),
                keys(whole.get("rounds").get(0)));
        assertEquals(
                Set.of(
                        "regulation",
                        "name",
                        "round",
                        "over",
                        "hands",
                        "events",
                        "patrons",
                        "before",
                        "after"),
                keys(page));
        assertEquals(whole.get("rounds").get(1), page.get("hands").get(0));
        assertEquals(
                Set.of("at", "role", "who", "told", "clauses", "because"),
                keys(page.get("events").get(0)));
        assertEquals(
                Set.of("patron", "before", "after", "change"), keys(page.get("patrons").get(0)));
        assertEquals(
                Set.of("tray", "drop", "vigorish", "meters", "shoe", "discards"),
                keys(page.get("before")));
        assertEquals(
                Set.of("star", "spade", "heart", "must-hit"),
                keys(page.get("after").get("meters")));
    }

    private static Set<String> keys(JsonNode object) {
        return new TreeSet<>(object.propertyNames());
    }

    /// What is done to the lines, and what has to be said about it.
    private static final Map<String, UnaryOperator<List<String>>> DAMAGE =
            Map.of(
                    ":40: the chain does not match",
                    lines -> changed(lines, 39, line -> line.replace("\"at\":\"2", "\"at\":\"3")),
                    ":41: number 41 stands where 40 should",
                    lines -> without(lines, 40),
                    ":31: number 31 stands where 30 should",
                    lines -> swapped(lines, 30),
                    ":50: is cut off",
                    lines -> changed(lines.subList(0, 50), 49, line -> line.substring(0, 60)),
                    ":1: the chain does not match",
                    lines -> changed(lines, 0, line -> line.replace("Mini 7", "Mini 8")),
                    ":3: ",
                    lines -> changed(lines, 2, _ -> ""));

    private static List<String> changed(List<String> lines, int at, UnaryOperator<String> change) {
        var after = new ArrayList<>(lines);
        after.set(at, change.apply(lines.get(at)));
        return after;
    }

    private static List<String> without(List<String> lines, int at) {
        var after = new ArrayList<>(lines);
        after.remove(at);
        return after;
    }

    private static List<String> swapped(List<String> lines, int at) {
        var after = new ArrayList<>(lines);
        Collections.swap(after, at, at + 1);
        return after;
    }

    @Test
    void a_damaged_log_is_answered_with_the_line_and_what_is_wrong() throws IOException {
        Path log = log("ma-mini.yaml", "--rounds", "6");
        List<String> lines = Files.readAllLines(log);
        for (var damage : DAMAGE.entrySet()) {
            List<String> damaged = damage.getValue().apply(lines);
            Path file = Files.write(folder.resolve("damaged.log"), damaged);

            for (String[] more : List.of(new String[0], new String[] {"--json"})) {
                Run run = replay(file, more);
                assertEquals(1, run.status(), damage.getKey());
                assertEquals(1, run.err().lines().count(), run.err());
                assertTrue(run.err().startsWith("baccarat replay: "), run.err());
                assertTrue(run.err().contains("damaged.log" + damage.getKey()), run.err());
                assertFalse(run.out().contains("whole"), run.out());
            }
            Run last = replay(file, "--round", "6");
            assertEquals(1, last.status(), damage.getKey());
            assertEquals("", last.out());
        }
    }

    @Test
    void every_flipped_character_is_found() throws IOException {
        Path log = log("ma-mini.yaml", "--rounds", "1");
        byte[] bytes = Files.readAllBytes(log);
        Path file = folder.resolve("flipped.log");
        for (int at = 11; at < bytes.length - 1; at += bytes.length / 150) {
            byte[] flipped = bytes.clone();
            flipped[at] ^= 1;
            Files.write(file, flipped);

            Run run = replay(file);

            assertEquals(1, run.status(), "byte " + at + ": " + run.out());
            assertTrue(run.err().matches("baccarat replay: .*flipped.log:\\d+: .+\n"), run.err());
        }
    }

    @Test
    void what_is_no_log_at_all_is_said_to_be_none() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.log"), "");
        Path text = Files.writeString(folder.resolve("text.log"), "Dear diary\n");
        Path json = Files.writeString(folder.resolve("json.log"), "{\"a\":1}\n");
        Path bytes = Files.write(folder.resolve("bytes.log"), new byte[] {(byte) 0xff, 10});

        for (Path file : List.of(empty, text, json, bytes)) {
            Run run = replay(file);
            assertEquals(1, run.status());
            assertEquals("", run.out());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().contains(file.getFileName() + ":1: "), run.err());
        }
        assertTrue(replay(bytes).err().endsWith(":1: is not UTF-8 text\n"));
    }

    @Test
    void a_log_whose_submission_is_not_approved_is_wrong_in_its_first_line() throws IOException {
        Path log = log("ma-mini.yaml", "--rounds", "1");
        var header = new LogHeader("ma-mini", "x", "format: 1", Optional.empty());
        Files.write(log, List.of(header.line()), StandardCharsets.UTF_8);

        Run run = replay(log);

        assertEquals(1, run.status());
        assertTrue(run.err().contains(":1: the Rules Submission in the header is not approved"));
    }

    @Test
    void a_round_that_is_not_there_is_one_line() {
        Path log = log("ma-mini.yaml", "--rounds", "2");

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
        Path log = log("ma-mini.yaml", "--rounds", "4");

        String listed = replay(log).out();
        String round = replay(log, "--round", "1").out();

        assertTrue(page.contains(listed.substring(0, listed.indexOf("The chain"))), listed);
        assertTrue(page.contains(round), round);
    }
}
