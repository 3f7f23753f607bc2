package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A guest at the midi table does everything a patron can: a wager on every area, the squeeze, a
/// press of House Money, and away with what is left.
class MidiGuestTest {

    private static final int ROUNDS_AT_MOST = 150;

    /// Time for all wagers, on most machines. A round that came too early for some is played and
    /// does not count.
    private static final Pace PACE =
            new Pace(
                    OpenCasino.QUICK.step(),
                    Duration.ofMillis(1_200),
                    Duration.ofSeconds(5),
                    Duration.ofSeconds(2),
                    OpenCasino.QUICK.result());

    @TempDir Path data;

    @Tag("slow")
    @Test
    void every_area_the_squeeze_and_a_press_then_out_with_what_is_left() {
        Settings settings = Settings.USUAL.with(data).with(PACE).withRegulars(0);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Visitor vera = open.visitor().walkIn("vera");
            Watching table = vera.watch("ma-midi");
            List<JsonNode> areas = areas(vera);
            table.untilPhase("Preparing");
            table.must("{'command':'BuyIn','patron':'vera','amount':'5000.00'}");
            table.must("{'command':'TakePlace','patron':'vera','place':'1'}");
            var seen = new ArrayList<String>();
            List<String> wanted = List.of("lift", "press", "paid");
            boolean isWhole = false;
            for (int round = 0;
                    round < ROUNDS_AT_MOST && !(isWhole && seen.containsAll(wanted));
                    round++) {
                isWhole = play(table, areas, seen);
            }
            assertTrue(isWhole && seen.containsAll(wanted), () -> "only " + Set.copyOf(seen));

            String rack = table.you().path("rack").asString();
            table.must("{'command':'Leave','patron':'vera'}");
            table.untilView(view -> !view.path("seats").toString().contains("vera"));
            assertEquals(rack, vera.get("/v1/session").is(200).json().path("account").asString());
            isOnRecord(vera, areas.size());
        }
    }

    /// Every wager that the table offers.
    private static List<JsonNode> areas(Visitor vera) {
        List<JsonNode> areas =
                List.copyOf(vera.get("/v1/tables/ma-midi").is(200).json().path("wagers").values());
        assertEquals(6, areas.size(), areas.toString());
        return areas;
    }

    /// The last round, with what was wagered, who turned, what was pressed and paid, and why.
    private static void isOnRecord(Visitor vera, int areas) {
        JsonNode last = vera.get("/v1/rounds?last=1").is(200).json().path("rounds").get(0);
        JsonNode round =
                vera.get("/v1/tables/ma-midi/rounds/" + last.path("round").asString())
                        .is(200)
                        .json();
        Map<String, JsonNode> events = new HashMap<>();
        round.path("events")
                .values()
                .forEach(event -> events.put(event.path("event").asString(), event));

        assertEquals(areas, round.path("wagers").size(), round.path("wagers").toString());
        for (String what : List.of("WagerPlaced", "CardLifted", "HandTurned", "Settled")) {
            JsonNode event = events.get(what);
            assertNotNull(event, what + " is not in " + events.keySet());
            assertFalse(event.path("clauses").isEmpty(), event.toString());
        }
        assertEquals("vera", round.path("patrons").get(0).path("patron").asString());
    }

    /// Whether there was time for all wagers: those that come too late are refused.
    private static boolean wager(Watching table, List<JsonNode> areas) {
        return areas.stream()
                .map(
                        area ->
                                table.ask(
                                        "{'command':'PlaceWager','spot':'1','wager':'%s','stake':'%s'}"
                                                .formatted(
                                                        area.path("wager").asString(),
                                                        area.path("min").asString())))
                .toList()
                .stream()
                .allMatch(answer -> answer.path("accepted").asBoolean(false));
    }

    /// One round: wagers, cards turned one by one, House Money pressed where it is won.
    ///
    /// @return whether every wager was in it
    private static boolean play(Watching table, List<JsonNode> areas, List<String> seen) {
        table.untilPhase("AcceptingWagers");
        boolean isWhole = wager(table, areas);
        while (true) {
            JsonNode frame = table.until(message -> message.has("events"));
            seen.addAll(
                    Watching.events(frame, "Settled").stream().map(MidiGuestTest::step).toList());
            if (!Watching.events(frame, "CardsCleared").isEmpty()) {
                return isWhole;
            }
            for (JsonNode step : table.you().path("steps").values()) {
                String command = step.path("command").asString("");
                if (command.equals("Turn")) {
                    turn(table, step.path("about").asString(), seen);
                } else if (command.equals("ChoosePress")) {
                    JsonNode answer =
                            table.ask("{'command':'ChoosePress','spot':'1','onto':'PLAYER'}");
                    if (answer.path("accepted").asBoolean(false)) {
                        seen.add("press");
                    }
                }
            }
            if (table.view().path("phase").path("name").asString("").equals("AcceptingWagers")) {
                return isWhole;
            }
        }
    }

    private static String step(JsonNode event) {
        return event.path("step").path("action").asString("").equals("PAY") ? "paid" : "settled";
    }

    private static void turn(Watching table, String side, List<String> seen) {
        for (JsonNode card : table.view().path("cards").path("laid").values()) {
            String place = card.path("place").asString();
            if (place.startsWith(side) && card.path("seen").asString("").equals("DOWN")) {
                JsonNode answer = table.ask("{'command':'Lift','place':'%s'}".formatted(place));
                if (answer.path("accepted").asBoolean(false)) {
                    assertTrue(table.you().path("lifted").toString().contains(place), place);
                    seen.add("lift");
                }
            }
        }
        table.ask("{'command':'Turn','side':'%s'}".formatted(side));
    }
}
