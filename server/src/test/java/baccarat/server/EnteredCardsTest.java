package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.floor.GuestDesk;
import baccarat.server.tables.TableDoor;
import baccarat.table.TableState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// A table with real cards: a dealer enters what lies there, and is told what each step needs.
@Tag("slow")
class EnteredCardsTest extends EnteredCards {

    @Test
    void a_hand_entered_by_the_dealer_is_recorded_as_the_patrons() {
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
    void only_the_dealer_sees_what_follows_from_a_third_card() {
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
                List.of("4 banker MARK 5.00 false", "4 banker PAY 100.00 false"),
                dealer.you().path("settlement").path("steps").values().stream()
                        .map(step -> String.join(" ", texts(step)))
                        .toList());
        assertTrue(rea.texts().stream().noneMatch(text -> text.contains("\"settlement\"")));
        assertTrue(rea.texts().stream().noneMatch(text -> text.contains("bankerDrawsOn")));
    }

    @Test
    void dealer_and_floorperson_correct_a_payout_within_its_limit() {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['2h','2s']}");
        until("Turn");
        does(dealer, "{'command':'Turn','side':'BANKER','faces':['4h','5d']}");
        until("ClearCards");
        String correction =
                "{'command':'CorrectPayout','round':1,'spot':'4','wager':'%s','amount':'%s',"
                        + "'toThePatron':true,'reason':'one chip short'}";
        String right = correction.formatted("BANKER", "5.00");
        assertEquals(
                "The dealer and a floorperson must sign a correction.",
                dealer.ask(right).path("detail").asString());
        assertEquals(
                "The dealer and a floorperson must sign a correction.",
                floor.ask(right).path("detail").asString());

        Staff.slip(
                        dan,
                        fay,
                        "/v1/tables/t1/orders",
                        order(correction.formatted("BANKER", "200.05")))
                .is(409);
        Staff.slip(dan, fay, "/v1/tables/t1/orders", order(correction.formatted("TIE", "5.00")))
                .is(409);
        Staff.slip(dan, fay, "/v1/tables/t1/orders", order(right)).is(200);

        JsonNode told = rea.untilEvent("WagerCorrected");
        assertEquals("rea", told.path("patron").asString());
        JsonNode noted =
                fay.get("/v1/significant?kind=correction")
                        .is(200)
                        .json()
                        .path("significant")
                        .path(0)
                        .path("detail");
        assertEquals("one chip short", noted.path("reason").asString());
        assertEquals(1, noted.path("round").asInt());
        assertEquals("1100.00", noted.path("before").asString());
        assertEquals("1105.00", noted.path("after").asString());
    }

    @Test
    void a_face_that_was_misread_is_corrected_by_both_and_the_payouts_with_it() {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['4h','5s']}");
        until("Turn");
        does(dealer, "{'command':'Turn','side':'BANKER','faces':['4d','4s']}");
        until("ClearCards");
        does(dealer, "{'command':'ClearCards'}");
        String correction =
                "{'command':'CorrectFace','round':1,'place':'PLAYER_FIRST','face':'%s',"
                        + "'reason':'misread'}";
        String right = correction.formatted("2h");
        assertEquals(
                "The dealer and a floorperson must sign a correction.",
                dealer.ask(right).path("detail").asString());

        String held =
                Staff.slip(dan, fay, "/v1/tables/t1/orders", order(correction.formatted("4h")))
                        .is(409)
                        .json()
                        .path("detail")
                        .asString();
        assertEquals("The Player's first card is already recorded as 4h.", held);
        Visitor ada = open.visitor().signIn("ada", Staff.PASSWORD);
        Staff.slip(fay, ada, "/v1/tables/t1/orders", order(right)).is(409);
        Staff.slip(dan, fay, "/v1/tables/t1/orders", order(right)).is(200);

        JsonNode frame = rea.until(it -> !Watching.events(it, "FaceCorrected").isEmpty());
        JsonNode face = Watching.events(frame, "FaceCorrected").getFirst();
        assertEquals(
                "the player-first card of round 1 was 2h, not 4h: misread",
                face.path("words").asString());
        JsonNode wager = Watching.events(frame, "WagerCorrected").getFirst();
        assertEquals("rea", wager.path("patron").asString());
        assertEquals("195.00", wager.path("amount").asString());
        assertTrue(wager.path("toThePatron").asBoolean(false), wager.toString());
    }

    @Test
    void chips_and_words_that_the_dealer_enters_are_the_patrons_in_the_record() {
        does(dealer, "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'250.00'}");
        does(dealer, "{'command':'SpeakWager','spot':'4','wager':'tie','cash':'25.00'}");
        does(dealer, "{'command':'ConfirmSpokenWager','spot':'4','wager':'tie'}");
        does(dealer, "{'command':'WithdrawWager','spot':'4','wager':'banker'}");

        assertEquals("patron rea", who(rea.untilEvent("WagerSpoken")));
        assertEquals("dealer dan", who(rea.untilEvent("SpokenWagerConfirmed")));
        assertEquals("patron rea", who(rea.untilEvent("WagerWithdrawn")));
        rea.untilView(view -> view.path("layout").size() == 1);
        assertEquals(List.of("4", "tie", "25.00"), texts(rea.view().path("layout").path(0)));
    }

    @Test
    void only_the_dealer_enters_a_wager_for_a_seated_patron() {
        String wager = "{'command':'PlaceWager','spot':'%s','wager':'player','stake':'25.00'}";

        assertEquals("Only a patron may place a wager.", refused(floor, wager.formatted("4")));
        assertEquals("Only a patron may place a wager.", refused(dealer, wager.formatted("7")));
        Watching uma = Staff.seated(open.visitor().walkIn("uma"), "uma", "t1", 2);
        assertEquals("Only rea may wager at seat 4.", refused(uma, wager.formatted("4")));
    }

    private static String refused(Watching who, String command) {
        JsonNode answer = who.ask(command);
        assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
        return answer.path("detail").asString();
    }

    /// The Player has 7 and stays, the Banker has 5 and draws.
    @Test
    void the_dealer_is_told_what_a_remedy_changes_before_anything_is_reported() {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['7h','Ks']}");
        until("Turn");
        does(dealer, "{'command':'Turn','side':'BANKER','faces':['4h','Ad']}");
        until("Draw");
        JsonNode told = dealer.you().path("remedies");
        assertEquals(List.of("4h", "Ad"), texts(told.path("now").path("banker")));
        JsonNode third = told.path("after").path("THIRD_CARD_DISCLOSED");
        assertEquals("BANKER", third.path("goes").asString());
        assertEquals(List.of("4h", "Ad", "card"), texts(third.path("banker")));
        assertEquals("100.00", third.path("wagers").asString());

        does(dealer, "{'command':'ReportSurplusCard','asThePlayersThird':true,'disclosed':'3c'}");
        assertEquals("BANKER_OR_SIMULATE", until("ApplyRemedy").path("about").asString());
        assertEquals(
                third, dealer.you().path("remedies").path("after").path("THIRD_CARD_DISCLOSED"));
        does(dealer, "{'command':'ApplyRemedy','remedy':'BANKER_OR_SIMULATE'}");
        until("PaySpot");
        assertEquals(
                List.of("4h", "Ad", "3c"),
                texts(dealer.you().path("remedies").path("now").path("banker")));
        assertTrue(rea.texts().stream().noneMatch(text -> text.contains("\"remedies\"")));
    }

    @Test
    void a_guest_who_is_away_for_hours_is_not_cleared_away_in_the_middle_of_a_round() {
        until("Turn");
        ahead.set(House.USUAL.guestLimits().absence().plusHours(1));
        new GuestDesk(open.casino()).clear();

        assertTrue(open.casino().people().find("rea").isPresent());
        assertTrue(open.casino().table("t1").orElseThrow().isAt("rea").join());
    }

    /// Ten times everybody's patience: the right to turn stays where it is.
    @Test
    void nothing_happens_by_itself_where_the_cards_are_real() {
        until("Turn");
        does(dealer, "{'command':'Turn','side':'PLAYER','faces':['2h','2s']}");
        until("Turn");
        TableDoor table = open.casino().table("t1").orElseThrow();
        TableState before = table.state().join();

        ahead.set(OpenCasino.QUICK.squeeze().multipliedBy(10));

        // It looks at the clock between one question and the next.
        for (int look = 0; look < 5; look++) {
            assertEquals(before, table.state().join());
        }
    }
}
