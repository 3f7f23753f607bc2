package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.simulation.Plan;
import baccarat.simulation.Simulated;
import baccarat.simulation.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What the command says of simulations of minibaccarat.
final class Simulations {

    static final String MINI = Run.EXAMPLES + "ma-mini.yaml";

    private Simulations() {}

    static Run simulate(String... more) {
        var args = new ArrayList<>(List.of("simulate", "--rules", MINI));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    static Simulated simulated(long seed, long shoes) {
        Review.Approved approved =
                SubmissionFile.read(Path.of(MINI), Regulations.shipped()).approved();
        return Simulation.run(Plan.of(approved.rules(), seed, shoes), 1);
    }

    static String in(Path folder, String name) {
        return folder.resolve(name).toString();
    }

    /// The answer without what differs from run to run.
    static JsonNode timeless(Run run) {
        assertEquals(0, run.status(), run.err());
        var json = (ObjectNode) run.json();
        json.remove(List.of("seconds", "roundsPerSecond"));
        return json;
    }
}
