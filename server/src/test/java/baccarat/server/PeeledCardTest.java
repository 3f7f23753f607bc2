package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever turns a hand peels its cards, and the others see it and nothing else.
class PeeledCardTest {

    /// Nobody turns the hand in the patron's place while the others are looked at.
    private static final Pace UNHURRIED =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofMillis(400),
                    Duration.ofMinutes(5),
                    Duration.ofMillis(100),
                    Duration.ofMillis(5));

    @TempDir Path data;

    @Test
    void the_others_see_the_back_move_and_nothing_is_on_record() {
        var settings = Settings.USUAL.with(data).with(UNHURRIED).withRegulars(0);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Visitor sue = Staff.of(open).hire("sue", "surveillance");
            Watching camera = sue.watch("ma-midi");
            Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-midi", 1);
            Watching ben = open.visitor().walkIn("ben").watch("ma-midi");
            Staff.again(
                    anna, "{'command':'PlaceWager','spot':'1','wager':'player','stake':'100.00'}");
            anna.until(_ -> anna.you().path("steps").toString().contains("\"Lift\""));

            says(anna, "PLAYER_FIRST", "BOTTOM_LEFT", 7);
            says(anna, "BANKER_FIRST", "TOP", 8);
            says(ben, "PLAYER_FIRST", "TOP", 9);
            says(camera, "PLAYER_FIRST", "TOP", 10);
            anna.must("{'command':'Lift','place':'PLAYER_FIRST'}");
            says(anna, "PLAYER_FIRST", "BOTTOM_LEFT", 11);
            anna.must("{'command':'Turn','side':'PLAYER'}");
            says(anna, "PLAYER_FIRST", "BOTTOM_LEFT", 12);
            Staff.toTheEnd(anna);

            List<Watching> others = List.of(ben, camera);
            others.forEach(one -> one.untilEvent("CardsCleared"));
            List<String> seen = List.of(peel(7), peel(11));
            others.forEach(one -> assertEquals(seen, peels(one)));
            assertEquals(List.of(), peels(anna));
            others.forEach(one -> assertEquals("", one.closed()));
            String log = sue.get("/v1/tables/ma-midi/log").is(200).text();
            assertTrue(log.contains("CardLifted"), log);
            assertFalse(log.toLowerCase(Locale.ROOT).contains("peel"), log);
        }
    }

    /// It has been judged before this is over: a table does one thing after the other.
    private static void says(Watching one, String place, String from, int far) {
        one.send(
                "{'type':'peel','place':'%s','from':'%s','far':%d}"
                        .formatted(place, from, far)
                        .replace('\'', '"'));
        one.ask("{'command':'Leave','patron':'nobody'}");
    }

    private static String peel(int far) {
        return ("{'type':'peel','table':'ma-midi','place':'PLAYER_FIRST','from':'BOTTOM_LEFT',"
                        + "'far':%d}")
                .formatted(far)
                .replace('\'', '"');
    }

    private static List<String> peels(Watching one) {
        return one.texts().stream().filter(text -> text.contains("\"peel\"")).toList();
    }
}
