package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.rules.TableRules;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulation;
import baccarat.simulation.WagerResult;
import baccarat.simulation.strategy.Progress;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.Strategies;
import baccarat.simulation.strategy.StrategyResult;
import baccarat.simulation.strategy.StrategyRun;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// `--strategy`: what the command makes of what `simulation` says.
class SimulateStrategyTest {

    private static final String MINI = Run.EXAMPLES + "ma-mini.yaml";
    private static final TableRules RULES =
            SubmissionFile.read(Path.of(MINI), Regulations.shipped()).approved().rules();
    private static final String MARTINGALE = "martingale:player,cap=8";

    @TempDir private Path folder = Path.of("");

    private static Run simulate(String... more) {
        var args = new ArrayList<>(List.of("simulate", "--rules", MINI, "--strategy"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static StrategyResult result(String strategy, long shoes, Sessions sessions) {
        return StrategyRun.run(
                Plan.of(RULES, 7, shoes),
                StrategyOptions.read(strategy, RULES),
                sessions,
                1,
                Progress.NOT_WATCHED);
    }

    private static final Sessions TEN_FROM_FIFTY = new Sessions(10, Optional.of(50L));

    private static Run martingale(String... more) {
        var args =
                new ArrayList<>(
                        List.of(MARTINGALE, "--bankroll", "50", "--session", "10", "--seed", "7"));
        args.addAll(List.of("--shoes", "3000"));
        args.addAll(List.of(more));
        return simulate(args.toArray(String[]::new));
    }

    @Test
    void the_json_has_the_documented_keys() {
        JsonNode json = martingale("--json").json();
        StrategyResult result = result(MARTINGALE, 3000, TEN_FROM_FIFTY);

        assertEquals(
                List.of(
                        "stream",
                        "seed",
                        "shoes",
                        "rounds",
                        "seconds",
                        "roundsPerSecond",
                        "strategy",
                        "interrupted"),
                List.copyOf(json.propertyNames()));
        assertEquals("xoroshiro128pp-lazy-1", json.get("stream").stringValue());
        assertEquals("7", json.get("seed").stringValue());
        assertEquals(result.shoes(), json.get("shoes").longValue());
        assertEquals(result.rounds(), json.get("rounds").longValue());
        assertTrue(result.shoes() < 3000, "some sessions are ruined");
    }

    @Test
    void the_json_has_what_the_strategy_brought() {
        JsonNode strategy = martingale("--json").json().get("strategy");
        StrategyResult result = result(MARTINGALE, 3000, TEN_FROM_FIFTY);

        assertEquals(MARTINGALE, strategy.get("text").stringValue());
        assertEquals(result.strategy(), strategy.get("description").stringValue());
        assertEquals(300, strategy.get("sessions").longValue());
        assertEquals(10, strategy.get("shoesPerSession").intValue());
        assertEquals(50, strategy.get("bankroll").longValue());
        assertEquals(
                result.unitsPerShoe().value().numerator().toString(),
                strategy.get("unitsPerShoe").get("exact").get("numerator").stringValue());
        assertEquals(
                0,
                result.returnPerUnit()
                        .orElseThrow()
                        .interval()
                        .orElseThrow()
                        .low()
                        .setScale(12, RoundingMode.HALF_UP)
                        .compareTo(strategy.get("returnPerUnit").get("low").decimalValue()));
        assertEquals(
                0,
                result.ruin()
                        .orElseThrow()
                        .value()
                        .toDecimal(10)
                        .compareTo(strategy.get("ruin").get("value").decimalValue()));
        JsonNode end = strategy.get("end");
        assertEquals(7, end.get("quantiles").size());
        long inBins = 0;
        for (JsonNode bin : end.get("histogram")) {
            inBins += bin.get("count").longValue();
        }
        assertEquals(300, inBins);
        assertEquals(10, strategy.get("paths").size());
        assertEquals("player", strategy.get("wagers").get(0).get("wager").stringValue());
    }

    @Test
    void the_table_has_every_figure() {
        Run run = martingale();
        StrategyResult result = result(MARTINGALE, 3000, TEN_FROM_FIFTY);

        assertEquals(0, run.status(), run.err());
        assertEquals("", run.err());
        assertTrue(
                run.out()
                        .contains(
                                "\n300 sessions of 10 shoes from 50 units: %,d shoes, %,d rounds; seed 7, stream xoroshiro128pp-lazy-1\n"
                                        .formatted(result.shoes(), result.rounds())),
                run.out());
        for (String figure :
                List.of(
                        "units won per shoe +%.4f +\\S+ +\\S+ to \\S+"
                                .formatted(result.unitsPerShoe().value().toDecimal(12)),
                        "return per unit +\\S+% +\\S+% +\\S+% to \\S+%",
                        "risk of ruin +\\S+% +\\S+% +\\S+% to \\S+%",
                        "wagers per shoe +\\S+",
                        "units wagered per shoe +\\S+",
                        "player +[\\d,]+ +[\\d,]+ +\\S+ +\\S+%",
                        "bankroll( +[\\d.]+){11}",
                        "largest fall in a session: \\S+ on average, .*")) {
            assertTrue(run.out().matches("(?s).*\n" + figure + "\n.*"), figure + "\n" + run.out());
        }
        assertEquals(List.of(), run.out().lines().filter(line -> line.length() > 130).toList());
    }

    /// Two ways to the same figure: a unit on Banker by a strategy, and by the tally of all wagers.
    @Test
    void a_flat_wager_returns_what_the_simulation_of_all_wagers_has() {
        JsonNode flat = simulate("flat:banker", "--seed", "7", "--shoes", "2000", "--json").json();
        WagerResult banker = Simulation.run(Plan.of(RULES, 7, 2000), 1).wagers().get(1);

        JsonNode returned = flat.get("strategy").get("returnPerUnit");
        assertEquals(
                banker.ev().numerator().toString(),
                returned.get("exact").get("numerator").stringValue());
        assertEquals(
                0,
                banker.standardError()
                        .orElseThrow()
                        .compareTo(returned.get("standardError").decimalValue()));
        assertTrue(flat.get("strategy").get("ruin").isNull());
        assertTrue(flat.get("strategy").get("bankroll").isNull());
    }

    @Test
    void shoes_that_nobody_counted_make_whole_sessions() {
        Run run = simulate("pattern:BBBBBBBB>P", "--session", "30", "--json");

        assertEquals(3334, run.json().get("strategy").get("sessions").longValue());
    }

    /// One of a hundred sessions is ruined, so the plain interval would begin below zero.
    @Test
    void a_chance_is_never_below_none() {
        List<String> options =
                List.of("flat:player", "--bankroll", "20", "--shoes", "100", "--seed", "8");
        Run run = simulate(options.toArray(String[]::new));
        var json = new ArrayList<>(options);
        json.add("--json");
        JsonNode ruin = simulate(json.toArray(String[]::new)).json().get("strategy").get("ruin");

        assertTrue(ruin.get("value").decimalValue().signum() > 0, ruin.toString());
        assertEquals(0, ruin.get("low").decimalValue().signum(), ruin.toString());
        assertTrue(run.out().matches("(?s).*\nrisk of ruin .* 0.0000% to .*"), run.out());
    }

    @Test
    void nothing_wagered_is_no_return() {
        Run run = simulate("count:tie,at=1000", "--shoes", "2");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().matches("(?s).*\nunits won per shoe +0.0000 .*"), run.out());
        assertTrue(!run.out().contains("return per unit"), run.out());
        assertTrue(!run.out().contains("\nwager "), run.out());
    }

    @Test
    void help_lists_every_strategy_and_each_example_can_be_played() {
        Run help = Run.of("simulate", "--strategy", "help");
        Run unknown = simulate("labouchere:player");

        assertEquals(0, help.status());
        assertEquals(2, unknown.status());
        assertEquals("", unknown.out());
        assertEquals(
                "baccarat simulate: there is no strategy 'labouchere:player'; choose one of\n"
                        + help.out(),
                unknown.err());
        String usage = Run.of("simulate", "--help").out();
        for (Strategies.Help one : Strategies.help()) {
            assertTrue(help.out().contains(one.name() + " "), help.out());
            assertTrue(help.out().contains(one.gist()), help.out());
            assertTrue(usage.contains(one.name()), usage);
            for (String example : one.examples()) {
                assertTrue(help.out().contains("--strategy '" + example + "'\n"), help.out());
                Run run = Run.of("simulate", "--strategy", example, "--shoes", "1");
                assertEquals(0, run.status(), run.err());
            }
        }
    }

    @Test
    void bankrolls_are_drawn_as_paths_and_bars() throws IOException {
        for (String shoes : List.of("1", "500")) {
            String plot = folder.resolve("bankrolls.png").toString();
            Run run = simulate("flat:banker", "--shoes", shoes, "--plot", plot);

            assertEquals(0, run.status(), run.err());
            BufferedImage image = Objects.requireNonNull(ImageIO.read(Path.of(plot).toFile()));
            assertTrue(image.getWidth() > 1000 && image.getHeight() > 500);
            assertTrue(SimulateCommandTest.colours(image) > 20);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "martingale",
                "flat:dragon-7",
                "flat:royal-9",
                "flat:banker --bankroll 0",
                "flat:banker --bankroll 1e13",
                "flat:banker --session 0",
                "flat:banker --session 3 --shoes 10",
                "flat:banker --rounds 1000",
                "flat:banker --by-round",
                "flat:banker --csv -",
                "flat:banker --checkpoint run.json",
                "flat:banker --kernel vector",
                "flat:banker --plot picture.jpg"
            })
    void wrong_usage_is_one_line_before_anything_runs(String options) {
        Run run = simulate(options.split(" "));

        assertEquals(2, run.status(), run.err());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("baccarat simulate: "), run.err());
    }

    @Test
    void a_wrong_number_of_shoes_comes_with_one_that_is_right() {
        assertEquals(
                "baccarat simulate: --shoes 10 does not divide into whole sessions of 3; use 12\n",
                simulate("flat:banker", "--session", "3", "--shoes", "10").err());
    }
}
