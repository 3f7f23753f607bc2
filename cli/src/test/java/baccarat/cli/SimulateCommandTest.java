package baccarat.cli;

import static baccarat.cli.Simulations.MINI;
import static baccarat.cli.Simulations.in;
import static baccarat.cli.Simulations.simulate;
import static baccarat.cli.Simulations.simulated;
import static baccarat.cli.Simulations.timeless;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Wager;
import baccarat.simulation.Simulated;
import baccarat.simulation.WagerResult;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@Tag("slow")
class SimulateCommandTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void the_table_has_every_wager_and_outcome_with_its_count() {
        Run run = simulate("--shoes", "300", "--seed", "7");
        Simulated simulated = simulated(7, 300);

        assertEquals(0, run.status(), run.err());
        assertEquals("", run.err());
        for (WagerResult result : simulated.wagers()) {
            for (WagerResult.Line line : result.lines()) {
                String row =
                        "(?s).*\n%s +%s +\\S+ +%,d +.*"
                                .formatted(result.wager(), line.outcome(), line.count());
                assertTrue(run.out().matches(row), row);
            }
        }
        assertTrue(
                run.out()
                        .contains(
                                "300 shoes, %,d rounds; seed 7, stream xoroshiro128pp-lazy-1\n"
                                        .formatted(simulated.rounds())),
                run.out());
        assertTrue(run.out().contains("\nrounds in a shoe: "), run.out());
        assertTrue(run.out().contains("\ncards in a round: 4.9"), run.out());
        assertTrue(run.out().contains("\nwins running "), run.out());
        assertEquals(List.of(), run.out().lines().filter(line -> line.length() > 110).toList());
    }

    @Test
    void threads_make_no_difference() {
        assertEquals(
                timeless(simulate("--shoes", "5k", "--threads", "1", "--json")),
                timeless(simulate("--shoes", "5_000", "--threads", "5", "--json")));
    }

    @Test
    void without_rules_every_wager_is_played() {
        JsonNode json = Run.of("simulate", "--shoes", "20", "--json").json();

        assertEquals(Wager.values().length, json.get("wagers").size());
    }

    @Test
    void a_single_shoe_has_no_standard_error() {
        JsonNode json = simulate("--shoes", "1", "--json").json();

        assertTrue(json.get("wagers").get(0).get("standardError").isNull());
        assertEquals(0, simulate("--shoes", "1").status());
    }

    @Test
    void rounds_are_played_in_whole_shoes() {
        JsonNode json = simulate("--rounds", "10_000", "--json").json();
        long shoes = json.get("shoes").longValue();

        assertTrue(json.get("rounds").longValue() >= 10_000);
        assertEquals(simulated(1, shoes).rounds(), json.get("rounds").longValue());
        assertTrue(simulated(1, shoes - 1).rounds() < 10_000);
    }

    @Test
    void a_line_for_each_shoe_adds_up_to_the_answer() throws IOException {
        Run run = simulate("--shoes", "700", "--csv", in(folder, "shoes.csv"), "--json");
        List<String> lines = Files.readAllLines(folder.resolve("shoes.csv"));

        assertEquals(701, lines.size());
        assertEquals(
                "shoe,rounds,player-wins,banker-wins,ties,cards,player,banker,tie,"
                        + "dragon-bonus-player,dragon-bonus-banker,house-money",
                lines.getFirst());
        BigDecimal banker = BigDecimal.ZERO;
        long rounds = 0;
        for (int shoe = 1; shoe <= 700; shoe++) {
            List<String> cells = List.of(lines.get(shoe).split(",", -1));
            assertEquals(shoe, Integer.parseInt(cells.get(0)));
            rounds += Long.parseLong(cells.get(1));
            banker = banker.add(new BigDecimal(cells.get(7)));
        }
        assertEquals(run.json().get("rounds").longValue(), rounds);
        BigDecimal ev = simulated(1, 700).wagers().get(1).ev().toDecimal(12);
        assertEquals(
                0,
                ev.compareTo(banker.divide(BigDecimal.valueOf(rounds), 12, RoundingMode.HALF_UP)));
    }

    @Test
    void the_lines_of_a_round_are_what_deal_shows() {
        Run run = simulate("--shoes", "2", "--seed", "9", "--csv", "-", "--csv-of", "rounds");
        Run dealt = Run.of("deal", "--rules", MINI, "--seed", "9", "--shoe", "2");
        var hands = new ArrayList<String>();
        for (String line : run.out().lines().skip(1).toList()) {
            List<String> cells = List.of(line.split(",", -1));
            if (cells.get(0).equals("2")) {
                hands.add("Player " + cells.get(2));
                hands.add("Banker " + cells.get(3));
            }
        }
        assertEquals(DealtShoes.hands(dealt.out()), hands);
        assertTrue(run.out().startsWith("shoe,round,player-cards,banker-cards,"), run.out());
        assertFalse(run.out().contains("rounds in a shoe"), "only the lines");
    }

    @Test
    void rounds_by_number_are_told_when_asked() {
        Run run = simulate("--shoes", "200", "--by-round");
        JsonNode rows = simulate("--shoes", "200", "--by-round", "--json").json().get("byRound");

        assertTrue(run.out().matches("(?s).*\nround +count +player +banker +tie +cards .*"));
        assertEquals(200, rows.get(0).get("count").longValue());
        assertEquals(1, rows.get(0).get("round").intValue());
        assertTrue(rows.get(rows.size() - 1).get("count").longValue() < 200);
        assertTrue(rows.get(0).get("ev").has("banker"));
    }

    @Test
    void a_plot_is_a_picture_with_something_on_it() throws IOException {
        for (String shoes : List.of("1", "2", "3000")) {
            Run run = simulate("--shoes", shoes, "--plot", in(folder, "values.png"));

            assertEquals(0, run.status(), run.err());
            BufferedImage image =
                    Objects.requireNonNull(ImageIO.read(folder.resolve("values.png").toFile()));
            assertTrue(image.getWidth() > 1000 && image.getHeight() > 700);
            assertTrue(colours(image) > 20, "colours: " + colours(image));
        }
    }

    static long colours(BufferedImage image) {
        int width = image.getWidth();
        return Arrays.stream(image.getRGB(0, 0, width, image.getHeight(), null, 0, width))
                .distinct()
                .count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--shoes 0",
                "--shoes -1",
                "--shoes 1.5",
                "--shoes 1e99",
                "--shoes 1e13",
                "--shoes many",
                "--rounds 0",
                "--shoes 10 --rounds 10",
                "--seed one",
                "--threads 0",
                "--threads 100000",
                "--kernel quantum",
                "--bankroll 100",
                "--session 10",
                "--csv",
                "--csv nowhere/shoes.csv",
                "--csv ..",
                "--csv-of rounds",
                "--csv - --csv-of cards",
                "--csv - --json",
                "--plot picture.jpg",
                "--plot nowhere/picture.png",
                "--csv same --checkpoint same",
                "--checkpoint nowhere/run.json",
                "--colour"
            })
    void wrong_usage_is_one_line_before_anything_runs(String options) {
        Run run = simulate(options.split(" "));

        assertEquals(2, run.status(), run.err());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("baccarat simulate: "), run.err());
    }

    @Test
    void nothing_is_written_over_the_submission() throws IOException {
        Path rules = folder.resolve("mini.png");
        Files.copy(Path.of(MINI), rules);

        Run run = Run.of("simulate", "--rules", rules.toString(), "--plot", rules.toString());

        assertEquals(2, run.status());
        assertTrue(run.err().contains("is the Rules Submission itself"), run.err());
        assertEquals(-1, Files.mismatch(Path.of(MINI), rules));
    }

    @ParameterizedTest
    @ValueSource(strings = {"100000", "100_000", "1e5", "1E5", "100k", "100K", "0.1M", "0.0001g"})
    void many_can_be_written_in_short(String text) {
        assertEquals(new Count(100_000), new Count.Converter().convert(text));
    }

    @Test
    void seeds_make_a_difference_and_the_help_shows_examples() {
        assertNotEquals(
                timeless(simulate("--shoes", "50", "--json")),
                timeless(simulate("--shoes", "50", "--seed", "2", "--json")));
        assertTrue(Run.of("simulate", "--help").out().contains("\n  baccarat simulate --rounds"));
    }
}
