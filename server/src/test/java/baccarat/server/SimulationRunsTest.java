package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import baccarat.reports.SimulatedJson;
import baccarat.reports.Stopwatch;
import baccarat.reports.StrategyJson;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulation;
import baccarat.simulation.strategy.Parsed;
import baccarat.simulation.strategy.Progress;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.Strategies;
import baccarat.simulation.strategy.StrategyResult;
import baccarat.simulation.strategy.StrategyRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Simulations that people ask a casino for.
class SimulationRunsTest {

    /// As many as there may be: it plays for seconds, long enough to be seen playing.
    private static final String LONG = "{'regulation':'ma-mini','shoes':900000}";

    private static OpenCasino open;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static String begun(Visitor visitor, String body) {
        return visitor.post("/v1/simulations", body).is(202).json().path("id").asString();
    }

    private static JsonNode until(Visitor visitor, String id, String... states) {
        return Patience.until(
                () -> visitor.get("/v1/simulations/" + id).is(200).json(),
                run -> Set.of(states).contains(run.path("state").asString()));
    }

    @Test
    void the_result_is_that_of_the_same_seed_anywhere() {
        Visitor ada = open.visitor().walkIn("ada");
        String id = begun(ada, "{'regulation':'wa-mini','shoes':200,'seed':'7'}");
        JsonNode result = until(ada, id, "done").path("result");

        var plan =
                Plan.of(CasinoTables.approved(FirstTables.submission("wa-mini")).rules(), 7, 200);
        JsonNode again =
                Json.MAPPER.readTree(
                        Json.MAPPER.writeValueAsString(
                                SimulatedJson.of(
                                        Simulation.run(plan, 1),
                                        new Stopwatch().time(1),
                                        false,
                                        Optional.empty())));
        assertEquals(withoutTime(again), withoutTime(result));
    }

    private static ObjectNode withoutTime(JsonNode result) {
        ObjectNode rest = (ObjectNode) result.deepCopy();
        rest.remove(List.of("seconds", "roundsPerSecond"));
        return rest;
    }

    @Test
    void a_strategy_comes_to_the_same_as_anywhere() {
        Visitor fay = open.visitor().walkIn("fay");
        String id =
                begun(
                        fay,
                        "{'regulation':'ma-mini','shoes':200,'seed':'7','strategy':'martingale:player',"
                                + "'bankroll':50,'session':2}");
        JsonNode run = until(fay, id, "done");

        var plan =
                Plan.of(CasinoTables.approved(FirstTables.submission("ma-mini")).rules(), 7, 200);
        var strategy =
                (Parsed.Read) Strategies.parse("martingale:player", plan.rules(), plan.stake());
        StrategyResult played =
                StrategyRun.run(
                        plan,
                        strategy.factory(),
                        new Sessions(2, Optional.of(50L)),
                        1,
                        Progress.NOT_WATCHED);
        JsonNode again =
                Json.MAPPER.readTree(
                        Json.MAPPER.writeValueAsString(
                                StrategyJson.of(
                                        "martingale:player", played, new Stopwatch().time(1))));
        assertEquals(withoutTime(again), withoutTime(run.path("result")));
        assertEquals("martingale:player", run.path("strategy").asString());
    }

    @Test
    void one_that_is_cancelled_tells_what_it_had_and_one_that_waits_never_plays() {
        Visitor bea = open.visitor().walkIn("bea");
        String playing = begun(bea, LONG);
        String waiting = begun(bea, LONG);
        until(bea, playing, "playing");

        bea.delete("/v1/simulations/" + waiting).is(204);
        bea.delete("/v1/simulations/" + playing).is(204);

        assertEquals(0, until(bea, waiting, "cancelled").path("roundsPlayed").asLong());
        JsonNode cut = until(bea, playing, "cancelled");
        assertTrue(cut.path("result").path("interrupted").asBoolean());
        assertTrue(cut.path("shoesPlayed").asLong() < 900_000);
        assertEquals(2, bea.get("/v1/simulations").is(200).json().path("simulations").size());
    }

    @Test
    void nobody_sees_or_cancels_somebody_elses_or_has_more_than_three() {
        Visitor cleo = open.visitor().walkIn("cleo");
        Visitor dan = open.visitor().walkIn("dan");
        String first = begun(cleo, LONG);
        String second = begun(cleo, LONG);
        String third = begun(cleo, LONG);

        cleo.post("/v1/simulations", LONG).is(429);
        dan.get("/v1/simulations/" + first).is(404);
        dan.delete("/v1/simulations/" + first).is(404);
        assertEquals(0, dan.get("/v1/simulations").is(200).json().path("simulations").size());

        for (String id : new String[] {first, second, third}) {
            cleo.delete("/v1/simulations/" + id).is(204);
            until(cleo, id, "cancelled");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'shoes':0}",
                "{'shoes':1000000000}",
                "{'shoes':'many'}",
                "{'seed':1}",
                "{'seed':'x'}",
                "{'rounds':5}",
                "{'strategy':'hope'}",
                "{'bankroll':5}",
                "{'shoes':10,'session':3,'strategy':'flat:banker'}",
                "{'submission':'x'}",
                "[]",
                "{"
            })
    void what_cannot_be_simulated_is_refused_at_once(String body) {
        Visitor eve = open.visitor().walkIn("eve" + Math.abs(body.hashCode() % 1_000));

        int status = eve.post("/v1/simulations", body).status();

        assertTrue(status == 400 || status == 422, "" + status);
    }

    /// Several times, since half of its time a simulation rests.
    @RepeatedTest(4)
    void one_that_plays_when_the_casino_closes_is_no_failure(@TempDir Path data) {
        try (var log = new CapturedLog()) {
            try (OpenCasino other = OpenCasino.at(data)) {
                Visitor anna = other.visitor().walkIn("anna");
                until(anna, begun(anna, LONG), "playing");
            }
            assertEquals(
                    List.of(),
                    log.lines().stream().filter(line -> line.contains("simulation")).toList());
        }
    }
}
