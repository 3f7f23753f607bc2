package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.money.HouseKind;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Visitors may watch a table without signing in, in a house for play and in one for money. They
/// see cards, results and totals, and nothing about a person.
@Tag("slow")
class StrangersTest {

    @TempDir Path data;

    private OpenCasino open(HouseKind kind) {
        return OpenCasino.with(
                Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0).founded(kind));
    }

    @ParameterizedTest
    @EnumSource(HouseKind.class)
    void a_table_is_open_to_watch(HouseKind kind) {
        try (var open = open(kind)) {
            Watching stranger = open.visitor().watch("ma-mini");
            stranger.untilView(
                    now -> !now.path("phase").path("name").asString("Closed").equals("Closed"));

            assertTrue(stranger.you().isEmpty(), stranger.you().toString());
            assertTrue(stranger.view().has("areas"), stranger.view().toString());
        }
    }

    @Test
    void a_stranger_sees_a_whole_round_and_nothing_about_the_patron_who_plays_it() {
        try (var open = open(HouseKind.PLAY)) {
            Watching stranger = open.visitor().watch("ma-mini");
            Watching guest =
                    Staff.seated(open.visitor().walkIn("hortensia"), "hortensia", "ma-mini", 3);
            Staff.again(
                    guest, "{'command':'PlaceWager','spot':'3','wager':'player','stake':'75.00'}");
            stranger.untilView(now -> now.path("areas").toString().contains("75.00"));
            assertEquals(
                    "[{\"wager\":\"player\",\"total\":\"75.00\"}]",
                    stranger.view().path("areas").toString());
            assertEquals(
                    "[{\"places\":[{\"spot\":\"3\"}]}]", stranger.view().path("seats").toString());
            stranger.untilEvent("CardsCleared");

            String all = String.join("\n", stranger.texts());
            for (String card : new String[] {"RoundBegun", "CardDealt", "HandTurned", "Called"}) {
                assertTrue(all.contains("\"event\":\"" + card + "\""), card);
            }
            for (String secret :
                    new String[] {
                        "hortensia",
                        "\"who\"",
                        "transfers",
                        "WagerPlaced",
                        "Settled",
                        "rack",
                        "stake",
                        "ChipsBought",
                        "\"you\""
                    }) {
                assertFalse(all.contains(secret), secret);
            }
        }
    }

    @Test
    void a_stranger_sees_that_a_shoe_was_given_up_and_not_who_did_it_or_why() {
        try (var open = open(HouseKind.PLAY)) {
            Watching stranger = open.visitor().watch("ma-mini");
            Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 3);
            stranger.untilPhase("AcceptingWagers");
            Staff staff = Staff.of(open);
            Staff.slip(
                            staff.hire("fay", "floorperson"),
                            staff.administrator(),
                            "/v1/tables/ma-mini/orders",
                            "{'command':{'command':'OrderShuffle','reason':'hortensia looked'}}")
                    .is(200);
            stranger.untilView(now -> now.path("shoe").path("choices").has("last"));

            String all = String.join("\n", stranger.texts());
            assertFalse(all.contains("fay"), all);
            assertFalse(all.contains("hortensia"), all);
        }
    }

    @Test
    void a_stranger_who_wants_to_play_is_asked_to_sign_in() {
        try (var open = open(HouseKind.PLAY)) {
            Watching stranger = open.visitor().watch("ma-mini");
            assertTrue(stranger.hasComeIn());
            stranger.send(
                    "{\"type\":\"command\",\"id\":\"a\",\"command\":{\"command\":\"AskFaceUp\"}}");

            assertEquals(
                    "1008 sign in to play; without signing in you can only watch",
                    stranger.untilClosed());
        }
    }

    @Test
    void a_stranger_begins_with_the_table_as_it_stands_whatever_was_seen() {
        try (var open = open(HouseKind.PLAY)) {
            Watching first = open.visitor().watch("ma-mini");
            first.untilView(now -> now.has("areas"));
            Watching again = open.visitor().watch("ma-mini", first.seen());
            JsonNode welcome = again.until(it -> it.path("type").asString("").equals("welcome"));

            assertFalse(welcome.path("resumed").asBoolean(true));
        }
    }
}
