package baccarat.cli;

import static baccarat.cli.Simulations.in;
import static baccarat.cli.Simulations.simulate;
import static baccarat.cli.Simulations.timeless;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A simulation that is interrupted goes on from its checkpoint.
@Tag("slow")
class SimulateCheckpointTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void a_checkpoint_is_gone_on_from_to_the_same_end() throws IOException {
        String kept = in(folder, "run.json");
        Run first = simulate("--shoes", "500", "--checkpoint", kept, "--json");
        Run more = simulate("--shoes", "1200", "--checkpoint", kept, "--json");
        Run again = simulate("--shoes", "1200", "--checkpoint", kept, "--json");

        assertEquals("", first.err());
        assertTrue(more.err().contains("continues from the 500 shoes in"), more.err());
        assertEquals(timeless(simulate("--shoes", "1200", "--json")), timeless(more));
        assertEquals(timeless(more), timeless(again));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(Path.of(kept)), files.toList());
        }
    }

    @Test
    void a_checkpoint_of_another_plan_is_refused_and_kept() throws IOException {
        Path kept = folder.resolve("run.json");
        simulate("--shoes", "500", "--checkpoint", kept.toString());
        String before = Files.readString(kept);
        Run seed = simulate("--shoes", "900", "--seed", "2", "--checkpoint", kept.toString());
        Run rules = Run.of("simulate", "--shoes", "900", "--checkpoint", kept.toString());
        Run fewer = simulate("--shoes", "400", "--checkpoint", kept.toString());

        assertEquals(
                new Run(
                        2,
                        "",
                        "baccarat simulate: %s belongs to a different run: seed is 1 there and 2 here\n"
                                .formatted(kept)),
                seed);
        assertEquals(2, rules.status());
        assertTrue(rules.err().contains("belongs to a different run: rules is "), rules.err());
        assertEquals(2, fewer.status());
        assertTrue(fewer.err().contains("more than requested"), fewer.err());
        assertEquals(before, Files.readString(kept));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"format\":2}", "not JSON", "damaged"})
    void a_checkpoint_that_cannot_be_read_is_one_line_and_status_1(String text) throws IOException {
        Path kept = folder.resolve("run.json");
        if (text.equals("damaged")) {
            simulate("--shoes", "50", "--checkpoint", kept.toString());
            Files.writeString(
                    kept, Files.readString(kept).replaceFirst("\"early\":\\[0", "\"early\":[1"));
        } else {
            Files.writeString(kept, text);
        }

        Run run = simulate("--checkpoint", kept.toString());

        assertEquals(1, run.status(), run.err());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("cannot be read as a checkpoint"), run.err());
    }
}
