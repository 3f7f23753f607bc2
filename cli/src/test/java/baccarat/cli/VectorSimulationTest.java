package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.reports.Json;
import baccarat.simulation.LaneShoe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// `--kernel vector`, and `--stream` of `deal`, which shows its shoes. The build runs these with
/// the module of vectors.
class VectorSimulationTest {

    private static final String STREAM = "xoroshiro128pp-lanes-1";
    private static final String MINI = Run.EXAMPLES + "ma-mini.yaml";

    @TempDir private Path folder = Path.of("");

    private static Run vector(String... more) {
        var args = new ArrayList<>(List.of("simulate", "--kernel", "vector", "--rules", MINI));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static JsonNode json(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        Run run = vector(args.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return run.json();
    }

    @Test
    void the_stream_is_named_wherever_shoes_are() throws IOException {
        Path kept = folder.resolve("run.json");
        Run run = vector("--shoes", "300", "--checkpoint", kept.toString());
        JsonNode file = Json.MAPPER.readTree(Files.readString(kept));

        assertTrue(run.out().contains("seed 1, stream " + STREAM + "\n"), run.out() + run.err());
        assertEquals(STREAM, json("--shoes", "5").get("stream").stringValue());
        assertEquals(STREAM, file.get("stream").stringValue());
        assertEquals("vector", file.get("kernel").stringValue());
    }

    /// The lines are walked card by card, the answer comes from the kernel.
    @Test
    void lines_of_shoes_and_rounds_by_number_add_up_to_what_the_kernel_says() throws IOException {
        Path csv = folder.resolve("shoes.csv");
        JsonNode json = json("--shoes", "700", "--csv", csv.toString(), "--by-round");
        long[] sums = new long[4];
        for (String line : Files.readAllLines(csv).subList(1, 701)) {
            List<String> cells = List.of(line.split(",", -1));
            for (int column = 0; column < sums.length; column++) {
                sums[column] += Long.parseLong(cells.get(column + 1));
            }
        }
        long rounds = 0;
        for (JsonNode row : json.get("byRound")) {
            rounds += row.get("count").longValue();
        }

        JsonNode player = json.get("wagers").get(0).get("outcomes");
        assertEquals(json.get("rounds").longValue(), sums[0]);
        assertEquals(json.get("rounds").longValue(), rounds);
        assertEquals(player.get(0).get("count").longValue(), sums[1]);
        assertEquals(player.get(1).get("count").longValue(), sums[3]);
        assertEquals(player.get(2).get("count").longValue(), sums[2]);
    }

    @Test
    void deal_shows_the_same_shoe_card_for_card() {
        Run walked = vector("--shoes", "2", "--seed", "9", "--csv", "-", "--csv-of", "rounds");
        Run dealt =
                Run.of("deal", "--rules", MINI, "--seed", "9", "--shoe", "2", "--stream", STREAM);

        var hands = new ArrayList<String>();
        for (String line : walked.out().lines().skip(1).toList()) {
            List<String> cells = List.of(line.split(",", -1));
            if (cells.get(0).equals("2")) {
                hands.add("Player " + cells.get(2));
                hands.add("Banker " + cells.get(3));
            }
        }
        assertEquals(DealtShoes.hands(dealt.out()), hands);
        List<Card> cards = new LaneShoe(9, 2).order(8).cards();
        int burned = cards.getFirst().rank().burnCount();
        String row =
                cards.subList(1, 1 + burned).stream()
                        .map(Card::toString)
                        .collect(Collectors.joining(" "));
        assertTrue(
                dealt.out()
                        .contains(
                                "%s burned, and %d more: %s"
                                        .formatted(cards.getFirst(), burned, row)),
                dealt.out());
        assertTrue(dealt.out().lines().findFirst().orElse("").endsWith("seed 9, stream " + STREAM));
    }

    @Test
    void a_log_names_the_stream_of_its_cards() {
        String log = folder.resolve("table.log").toString();
        Run dealt =
                Run.of("deal", "--rules", MINI, "--rounds", "2", "--stream", STREAM, "--log", log);
        Run replayed = Run.of("replay", log);

        assertEquals(0, dealt.status(), dealt.err());
        assertTrue(
                replayed.out().contains("\ncards from " + STREAM + ", seed 1, from shoe 1 on\n"),
                replayed.out());
    }

    @Test
    void without_rules_every_wager_but_royal_9_is_played_and_the_title_says_so() {
        Run run = Run.of("simulate", "--kernel", "vector", "--shoes", "20");

        assertEquals(0, run.status(), run.err());
        assertTrue(
                run.out().startsWith("Every wager of the documents but Royal 9, 8 decks\n"),
                run.out());
        assertTrue(!run.out().contains("royal-9"), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    simulate --kernel vector | ma-mini-everything | the vector kernel knows no suits, and this table offers royal-9; the rank kernel plays it
                    simulate --kernel vector | ma-mini-earlier-ez | the vector kernel deals whole shoes, and this table has a continuous shuffler; the rank kernel plays it
                    simulate --kernel vector --strategy flat:banker | ma-mini | --kernel vector cannot be combined with --strategy, which is played by rank
                    deal --stream xoroshiro128pp-lanes-1 | ma-mini-earlier-ez | xoroshiro128pp-lanes-1 is a stream of whole shoes and cannot deal for a continuous shuffler
                    """)
    void what_the_lanes_cannot_deal_is_refused_in_one_line(
            String command, String example, String line) {
        var args = new ArrayList<>(List.of(command.split(" ")));
        args.addAll(List.of("--rules", Run.EXAMPLES + example + ".yaml"));

        String name = args.getFirst();
        assertEquals(
                new Run(2, "", "baccarat %s: %s\n".formatted(name, line)),
                Run.of(args.toArray(String[]::new)));
    }

    @Test
    void a_stream_that_is_none_is_refused_with_those_there_are() {
        Run run = Run.of("deal", "--rules", MINI, "--stream", "lanes");

        assertEquals(2, run.status());
        assertTrue(
                run.err()
                        .contains(
                                "there is no stream 'lanes'; choose one of xoroshiro128pp-lazy-1, "
                                        + STREAM),
                run.err());
    }
}
