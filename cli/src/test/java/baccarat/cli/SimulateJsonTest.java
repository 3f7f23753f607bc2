package baccarat.cli;

import static baccarat.cli.Simulations.simulate;
import static baccarat.cli.Simulations.simulated;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.simulation.Simulated;
import baccarat.simulation.WagerResult;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What `simulate --json` writes.
@Tag("slow")
class SimulateJsonTest {

    @Test
    void the_json_is_the_simulation() {
        JsonNode json = simulate("--shoes", "300", "--seed", "7", "--json").json();
        Simulated simulated = simulated(7, 300);

        assertEquals(
                List.of(
                        "stream",
                        "seed",
                        "shoes",
                        "rounds",
                        "seconds",
                        "roundsPerSecond",
                        "wagers",
                        "roundsPerShoe",
                        "cardsPerRound",
                        "streaks",
                        "interrupted",
                        "byRound"),
                List.copyOf(json.propertyNames()));
        assertEquals(simulated.stream(), json.get("stream").stringValue());
        assertEquals("7", json.get("seed").stringValue());
        assertEquals(300, json.get("shoes").longValue());
        assertEquals(simulated.rounds(), json.get("rounds").longValue());
        assertTrue(json.get("byRound").isNull());
        for (int wager = 0; wager < simulated.wagers().size(); wager++) {
            assertWritten(simulated.wagers().get(wager), json.get("wagers").get(wager));
        }
        assertEquals(
                0,
                simulated
                        .roundsPerShoe()
                        .standardDeviation()
                        .orElseThrow()
                        .compareTo(
                                json.get("roundsPerShoe").get("standardDeviation").decimalValue()));
    }

    private static void assertWritten(WagerResult result, JsonNode one) {
        assertEquals(result.wager().toString(), one.get("wager").stringValue());
        assertEquals(
                result.ev().numerator().toString(), one.get("ev").get("numerator").stringValue());
        assertEquals(
                result.firstRoundEv().denominator().toString(),
                one.get("firstRoundEv").get("denominator").stringValue());
        assertEquals(
                0,
                result.standardError()
                        .orElseThrow()
                        .compareTo(one.get("standardError").decimalValue()));
        for (int line = 0; line < result.lines().size(); line++) {
            JsonNode outcome = one.get("outcomes").get(line);
            assertEquals(result.lines().get(line).outcome(), outcome.get("outcome").stringValue());
            assertEquals(result.lines().get(line).count(), outcome.get("count").longValue());
        }
    }
}
