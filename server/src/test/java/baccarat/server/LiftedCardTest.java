package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A card that a patron has lifted and not turned is in no record that anybody can ask for.
class LiftedCardTest {

    /// Nobody turns the hand in the patron's place while the records are looked at.
    private static final Pace UNHURRIED =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofMillis(400),
                    Duration.ofMinutes(5),
                    Duration.ofMillis(100),
                    Duration.ofMillis(5));

    @TempDir Path data;

    @Test
    void a_lifted_card_is_public_only_once_the_hand_is_turned() {
        var settings = Settings.USUAL.with(data).with(UNHURRIED).withRegulars(0);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Visitor watcher = Staff.of(open).hire("sue", "surveillance");
            Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-midi", 1);
            Staff.again(
                    anna, "{'command':'PlaceWager','spot':'1','wager':'player','stake':'100.00'}");
            anna.until(_ -> anna.you().path("steps").toString().contains("\"Lift\""));
            JsonNode before = faced(watcher);
            JsonNode head = chain(watcher);

            anna.must("{'command':'Lift','place':'PLAYER_FIRST'}");

            assertEquals(before, faced(watcher));
            assertEquals(head.path("head"), chain(watcher).path("head"));
            String log = watcher.get("/v1/tables/ma-midi/log").is(200).text();
            assertFalse(log.contains("CardLifted"), log);
            assertTrue(chain(watcher).path("checked").asLong() > head.path("event").asLong());
            anna.must("{'command':'Turn','side':'PLAYER'}");
            assertTrue(faced(watcher).size() > before.size());
            Staff.toTheEnd(anna);
            assertTrue(watcher.get("/v1/tables/ma-midi/log").is(200).text().contains("CardLifted"));
        }
    }

    private static JsonNode faced(Visitor visitor) {
        return visitor.get("/v1/tables/ma-midi/shoes/1").is(200).json().path("faced");
    }

    private static JsonNode chain(Visitor visitor) {
        return visitor.get("/v1/tables/ma-midi/chain").is(200).json();
    }
}
