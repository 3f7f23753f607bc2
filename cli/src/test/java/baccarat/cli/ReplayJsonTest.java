package baccarat.cli;

import static baccarat.cli.DealtLogs.log;
import static baccarat.cli.DealtLogs.replay;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What `replay --json` writes.
class ReplayJsonTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void the_json_has_the_documented_keys() {
        Path log = log(folder, "ma-mini-everything.yaml", "--rounds", "2", "--seed", "3");
        JsonNode whole = replay(log, "--json").json();

        assertEquals(
                Set.of(
                        "edition",
                        "otherLaw",
                        "earlier",
                        "objections",
                        "regulation",
                        "name",
                        "stream",
                        "seed",
                        "firstShoe",
                        "rounds",
                        "events",
                        "head",
                        "closed"),
                keys(whole));
        assertEquals("3", whole.get("seed").stringValue());
        assertEquals(64, whole.get("head").stringValue().length());
        assertEquals(2, whole.get("rounds").size());
        assertEquals(
                Set.of(
                        "round",
                        "shoe",
                        "kind",
                        "player",
                        "banker",
                        "playerCount",
                        "bankerCount",
                        "result"),
                keys(whole.get("rounds").get(0)));
    }

    @Test
    void a_round_has_the_documented_keys() {
        Path log = log(folder, "ma-mini-everything.yaml", "--rounds", "2", "--seed", "3");
        JsonNode whole = replay(log, "--json").json();
        JsonNode page = replay(log, "--round", "2", "--json").json();

        assertEquals(
                Set.of(
                        "regulation",
                        "name",
                        "round",
                        "over",
                        "hands",
                        "events",
                        "patrons",
                        "before",
                        "after"),
                keys(page));
        assertEquals(whole.get("rounds").get(1), page.get("hands").get(0));
        assertEquals(
                Set.of("at", "role", "who", "told", "clauses", "because"),
                keys(page.get("events").get(0)));
        assertEquals(
                Set.of("patron", "before", "after", "change"), keys(page.get("patrons").get(0)));
        assertEquals(
                Set.of("tray", "drop", "vigorish", "meters", "shoe", "discards"),
                keys(page.get("before")));
        assertEquals(
                Set.of("star", "spade", "heart", "must-hit"),
                keys(page.get("after").get("meters")));
    }

    private static Set<String> keys(JsonNode object) {
        return new TreeSet<>(object.propertyNames());
    }
}
