package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table with real cards: a dealer enters what lies there, and is told what each step needs.
class EnteredCardsTest {

    @TempDir Path data;
    private OpenCasino open;
    private Watching dealer;
    private Watching floor;
    private Watching rea;
    private long last;

    /// Up to the first round, with one wager on the Banker's Hand.
    @BeforeEach
    void openTheTable() {
        open = OpenCasino.at(data);
        Staff staff = Staff.of(open);
        Visitor fay = staff.hire("fay", "floorperson");
        Visitor dan = staff.hire("dan", "dealer");
        String submission = Staff.submission(fay, "ma-mini");
        Staff.table(fay, "t1", "West", "real-cards", submission).is(201);
        Staff.slip(dan, fay, "/v1/tables/t1/opening", "{'tray':'100000.00'}").is(200);
        dealer = dan.watch("t1");
        floor = fay.watch("t1");
        rea = Staff.seated(open.visitor().walkIn("rea"), "rea", "t1", 4);
        until("BurnFirst");
        does(dealer, "{'command':'BurnFirst','card':'2c'}");
        does(dealer, "{'command':'BurnRest','shown':['9h','Ts']}");
        does(rea, "{'command':'PlaceWager','spot':'4','wager':'BANKER','stake':'100.00'}");
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    /// Does what is due, as far as it shows no card, until this is.
    private JsonNode until(String command) {
        for (int step = 0; step < 60; step++) {
            JsonNode due = due();
            if (due.path("command").asString().equals(command)) {
                return due;
            }
            boolean forTheFloor =
                    due.path("by").values().stream()
                            .noneMatch(by -> !by.asString().equals("floorperson"));
            does(forTheFloor ? floor : dealer, said(due));
        }
        throw new AssertionError(command + " never fell due");
    }

    private JsonNode due() {
        if (dealer.view().isEmpty() || dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow();
    }

    private void does(Watching who, String command) {
        last = who.must(command).path("last").asLong();
    }

    private static String said(JsonNode due) {
        String about = due.path("about").asString("");
        String more =
                switch (due.path("command").asString()) {
                    case "Confirm" -> ",'duty':'" + about + "'";
                    case "MakeCall" -> ",'call':'" + about + "'";
                    case "Draw" -> ",'place':'" + about + "'";
                    case "CutCards" -> ",'depth':200";
                    case "PlaceCoverCard" -> ",'behind':14";
                    default -> "";
                };
        return "{'command':'" + due.path("command").asString() + "'" + more + "}";
    }

    @Test
    void the_dealer_enters_a_hand_that_a_patron_turns_and_the_record_has_it_as_the_patrons() {
        assertEquals(2, until("Turn").path("faces").asInt());
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['2h','2s']}");
        JsonNode turn = until("Turn");
        assertEquals("rea", turn.path("patron").asString());
        does(dealer, "{'command':'Turn','side':'BANKER','faces':['4h','2d']}");

        JsonNode turned = rea.untilEvent("HandTurned");
        while (!turned.path("side").asString().equals("BANKER")) {
            turned = rea.untilEvent("HandTurned");
        }
        assertEquals(
                "patron rea", turned.path("role").asString() + " " + turned.path("who").asString());
    }

    @Test
    void the_dealer_is_told_what_follows_from_a_third_card_and_what_is_paid_and_a_patron_is_not() {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['2h','2s']}");
        until("Turn");
        does(dealer, "{'command':'Turn','side':'BANKER','faces':['4h','2d']}");
        JsonNode third = until("Draw");
        assertEquals("PLAYER_THIRD", third.path("about").asString());
        assertEquals(
                1, third.path("faces").asInt(), "the dealer turns this hand, so it is face up");
        assertEquals(List.of("6", "7"), texts(dealer.you().path("bankerDrawsOn")));
        does(dealer, "{'command':'Draw','place':'PLAYER_THIRD','face':'Kc'}");
        JsonNode pay = until("PaySpot");

        assertEquals("4", pay.path("about").asString());
        assertEquals(
                List.of("4 banker MARK 5.00", "4 banker PAY 100.00"),
                dealer.you().path("settlement").path("steps").values().stream()
                        .map(step -> String.join(" ", texts(step)))
                        .toList());
        assertTrue(rea.texts().stream().noneMatch(text -> text.contains("\"settlement\"")));
        assertTrue(rea.texts().stream().noneMatch(text -> text.contains("bankerDrawsOn")));
    }

    private static List<String> texts(JsonNode values) {
        return values.values().stream().map(JsonNode::asString).toList();
    }

    /// Two of everybody's patience and more: the right to turn stays where it is.
    @Test
    void nothing_happens_by_itself_where_the_cards_are_real() throws InterruptedException {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['2h','2s']}");
        until("Turn");
        var before = open.casino().table("t1").orElseThrow().state().join();

        Thread.sleep(OpenCasino.QUICK.squeeze().multipliedBy(2).toMillis());

        assertEquals(before, open.casino().table("t1").orElseThrow().state().join());
    }
}
