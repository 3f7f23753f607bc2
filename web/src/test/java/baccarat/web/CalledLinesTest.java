package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.FirstTables;
import baccarat.server.tables.ShownRounds;
import baccarat.table.Event;
import baccarat.table.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Every line that the page shows under the hands is what the record says, in the order of the
/// record: 1,000 rounds of each example, shown by the page's own modules.
@Tag("slow")
class CalledLinesTest {

    private static final int ROUNDS = 1_000;
    private static final Path LINES = Path.of("src/test/js/lines.js");

    @TempDir Path data;

    /// One frame of a round, and what the page has to show after it.
    private record Shown(List<Event> events, ObjectNode frame) {}

    @Test
    void every_line_under_the_hands_is_what_the_record_says() throws Exception {
        Path frames = data.resolve("frames");
        var expected = new ArrayList<String>();
        try (var out = Files.newBufferedWriter(frames)) {
            for (String example : FirstTables.EXAMPLES) {
                var round = new ArrayList<Shown>();
                var lines = new CalledLines(isEz(example));
                ShownRounds.play(
                        example,
                        ROUNDS,
                        (events, frame) -> {
                            round.add(new Shown(events, frame));
                            if (!frame.path("cards").has("round")) {
                                expected.addAll(told(round, lines));
                                round.forEach(one -> write(out, one.frame()));
                                round.clear();
                            }
                        });
            }
        }

        List<String> shown = shown(frames);
        assertTrue(expected.size() > ROUNDS * FirstTables.EXAMPLES.size() * 8, "few lines");
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i), shown.get(i), "line " + i);
        }
        assertEquals(expected.size(), shown.size());
    }

    private static boolean isEz(String example) {
        return FirstTables.submission(example).contains("ez: true");
    }

    private static List<String> told(List<Shown> round, CalledLines lines) {
        var told = new ArrayList<String>();
        for (int i = 0; i < round.size(); i++) {
            round.get(i).events().forEach(lines::follow);
            if (round.get(i).frame().path("cards").has("round")) {
                told.add(lines.line(next(round.subList(i + 1, round.size()))));
            }
        }
        return told;
    }

    private static Optional<Place> next(List<Shown> rest) {
        return rest.stream()
                .flatMap(one -> one.events().stream())
                .filter(Event.CardDealt.class::isInstance)
                .map(event -> ((Event.CardDealt) event).place())
                .findFirst();
    }

    private static void write(Writer out, ObjectNode frame) {
        try {
            out.write(JsonMapper.shared().writeValueAsString(frame) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What the page's modules show for these frames.
    private List<String> shown(Path frames) throws IOException, InterruptedException {
        Path told = data.resolve("told");
        Process node =
                new ProcessBuilder("node", LINES.toString())
                        .redirectInput(frames.toFile())
                        .redirectOutput(told.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        assertEquals(0, node.waitFor());
        return Files.readAllLines(told);
    }
}
