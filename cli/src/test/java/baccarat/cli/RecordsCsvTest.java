package baccarat.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// `baccarat records csv`. What the rows hold is shown by `LogTablesTest`.
class RecordsCsvTest {

    @TempDir static Path folder;

    private static Path log = Path.of("");

    @BeforeAll
    static void deal() {
        log = folder.resolve("table.log");
        Run.of("deal", "--rules", Run.EXAMPLES + "ma-mini.yaml", "--log", log.toString());
    }

    private static Run csv(String... more) {
        var args = new ArrayList<>(List.of("records", "csv", log.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static List<String> lines(Path out, String table) throws IOException {
        return Files.readString(out.resolve(table + ".csv")).lines().toList();
    }

    @Test
    void it_writes_three_tables_and_says_how_long_they_are() throws IOException {
        Path out = folder.resolve("three");
        Run run = csv("--out", out.toString());

        assertEquals(0, run.status(), run.err());
        assertEquals(
                "Wrote %,d wagers, %,d cards and %,d movements of money to %s.%n"
                        .formatted(
                                lines(out, "wagers").size() - 1,
                                lines(out, "cards").size() - 1,
                                lines(out, "money").size() - 1,
                                out),
                run.out());
        assertTrue(lines(out, "wagers").getFirst().startsWith("event,at,shoe,round,spot,patron,"));
    }

    @Test
    void the_cards_are_those_that_replay_tells() {
        var told = new TreeMap<String, String>();
        for (JsonNode round : Run.of("replay", log.toString(), "--json").json().path("rounds")) {
            told.put(
                    round.path("round").asString(),
                    hand(round.path("player")) + " - " + hand(round.path("banker")));
        }
        List<String[]> cards =
                csv("--print", "cards").out().lines().map(line -> line.split(",", -1)).toList();

        assertEquals(told, hands(cards));
    }

    private static String hand(JsonNode cards) {
        return cards.values().stream().map(JsonNode::asString).collect(joining(" "));
    }

    /// By round, as in `2h 3d - 7c Kd`.
    private static Map<String, String> hands(List<String[]> rows) {
        Map<String, List<String[]>> rounds =
                rows.stream()
                        .filter(row -> row[5].matches("(player|banker)-.*"))
                        .collect(groupingBy(row -> row[3]));
        var hands = new TreeMap<String, String>();
        rounds.forEach(
                (round, cards) ->
                        hands.put(round, side(cards, "player") + " - " + side(cards, "banker")));
        return hands;
    }

    private static String side(List<String[]> cards, String side) {
        return cards.stream()
                .filter(card -> card[5].startsWith(side))
                .map(card -> card[6])
                .collect(joining(" "));
    }

    @Test
    void files_that_are_there_stay_unless_forced() throws IOException {
        Path out = Files.createDirectory(folder.resolve("kept"));
        Files.writeString(out.resolve("money.csv"), "mine");

        Run refused = csv("--out", out.toString());

        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("money.csv already exists; use --force"), refused.err());
        assertEquals("mine", Files.readString(out.resolve("money.csv")));
        assertEquals(0, csv("--out", out.toString(), "--force").status());
        assertTrue(lines(out, "money").size() > 100);
    }

    @Test
    void a_damaged_log_leaves_no_files() throws IOException {
        Path damaged = folder.resolve("damaged.log");
        Files.writeString(
                damaged, Files.readString(log).replaceFirst("\"amount\":\"5", "\"amount\":\"6"));
        Path out = folder.resolve("none");

        Run run = Run.of("records", "csv", damaged.toString(), "--out", out.toString());

        assertEquals(1, run.status());
        assertTrue(run.err().contains("damaged.log:"), run.err());
        try (var files = Files.list(out)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void print_and_out_do_not_go_together() {
        Run run = csv("--print", "money", "--out", folder.resolve("both").toString());

        assertEquals(2, run.status());
        assertFalse(Files.exists(folder.resolve("both")));
    }
}
