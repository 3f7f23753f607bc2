package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Snapshots;
import baccarat.server.tables.Pace;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A table that has played for longer than one shoe and than one snapshot.
@Tag("slow")
class LongLogTest {

    private static final Duration NO_TIME = Duration.ZERO;
    private static final Pace IN_A_HURRY =
            new Pace(NO_TIME, Duration.ofMillis(30), NO_TIME, NO_TIME, NO_TIME);

    @TempDir Path data;

    @Test
    void a_finished_shoe_is_shown_whole_and_its_rounds_are_rebuilt() {
        try (OpenCasino open =
                OpenCasino.with(Settings.USUAL.with(data).with(IN_A_HURRY).withRegulars(5))) {
            Visitor anna = open.visitor().walkIn("anna");
            Watching table = anna.watch("ma-mini");
            table.untilEvent("SealPublished");
            table.untilEvent("SealOpened");
            table.until(_ -> hasSnapshot(open));
            table.untilEvent("CardsCleared");

            finishedShoe(anna);
            Visitor sue = Staff.of(open).hire("sue", "surveillance");
            for (JsonNode row : rounds(sue)) {
                rebuilt(sue, row);
            }
        }
    }

    private static boolean hasSnapshot(OpenCasino open) {
        return open.casino()
                .store()
                .read(handle -> Snapshots.last(handle, "ma-mini/1"))
                .isPresent();
    }

    private static void finishedShoe(Visitor anna) {
        String file = anna.get("/v1/tables/ma-mini/shoes/1").is(200).text();
        JsonNode shoe = JsonMapper.shared().readTree(file);
        int dealt =
                rounds(anna).stream()
                        .filter(row -> row.path("shoe").asInt() == 1)
                        .mapToInt(row -> cards(row, "player") + cards(row, "banker"))
                        .sum();

        Verdict verdict = Verifier.verify(file.lines().iterator(), Optional.empty());
        assertTrue(verdict.good(), verdict.toString());
        assertEquals(8 * 52, shoe.path("order").size());
        int burned = shoe.path("faced").size() - dealt;
        assertTrue(burned >= 1 && burned <= 11, "faced but not dealt: " + burned);
    }

    private static int cards(JsonNode row, String hand) {
        return row.path(hand).asString().split(" ", -1).length;
    }

    private static List<JsonNode> rounds(Visitor anna) {
        return List.copyOf(
                anna.get("/v1/tables/ma-mini/rounds?last=1000")
                        .is(200)
                        .json()
                        .path("rounds")
                        .values());
    }

    private static void rebuilt(Visitor anna, JsonNode row) {
        int number = row.path("round").asInt();
        JsonNode page = anna.get("/v1/tables/ma-mini/rounds/" + number).is(200).json();

        JsonNode hand = page.path("hands").get(0);
        assertEquals(row.path("player").asString(), words(hand.path("player")));
        assertEquals(row.path("banker").asString(), words(hand.path("banker")));
        assertEquals(number, page.path("round").asInt());
        JsonNode first = page.path("events").get(0);
        JsonNode last = page.path("events").get(page.path("events").size() - 1);
        assertEquals(
                page.path("events").size(),
                last.path("n").asInt() - first.path("n").asInt() + 1,
                "events are numbered without a gap");
        assertEquals("CardsCleared", last.path("event").asString());
    }

    private static String words(JsonNode cards) {
        return String.join(" ", cards.values().stream().map(JsonNode::asString).toList());
    }
}
