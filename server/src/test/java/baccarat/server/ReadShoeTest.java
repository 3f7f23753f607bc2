package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table with real cards whose shoe reads them. It is dealt without wagers, so that the cards are
/// all there is.
@Tag("slow")
class ReadShoeTest {

    @TempDir Path data;
    private OpenCasino open;
    private Visitor fay;
    private Visitor dan;
    private Watching dealer;
    private Watching floor;
    private final RealShoe hands = new RealShoe(8, 3);

    @BeforeEach
    void openTheTable() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK));
        Staff staff = Staff.of(open);
        fay = staff.hire("fay", "floorperson");
        dan = staff.hire("dan", "dealer");
        String rules =
                Staff.submission(fay, "ma-mini")
                        .replace("table:\n", "table:\n  results-only: true\n");
        Staff.table(fay, "t1", "West", "real-cards", rules).is(201);
        Staff.slip(dan, fay, "/v1/tables/t1/opening", "{'tray':'100000.00'}").is(200);
        dealer = dan.watch("t1");
        dealer.hasComeIn();
        floor = fay.watch("t1");
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private ReadingShoe shoe(String... first) {
        return ReadingShoe.at(open.visitor(), fay, "t1", ReadingShoe.stacked(8, first));
    }

    private JsonNode due() {
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is due: " + dealer.view()));
    }

    private void does(String command) {
        does(dealer, command);
    }

    private void does(Watching who, String command) {
        long last = who.must(command).path("last").asLong();
        if (dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
    }

    /// Does what is due as far as this command, the floor's part too.
    private void upTo(String command) {
        while (!due().path("command").asString().equals(command)) {
            boolean dealers = due().path("by").toString().contains("dealer");
            does(dealers ? dealer : floor, hands.command(due(), dealer.view()));
        }
    }

    /// Waits until staff are told this of the shoe.
    private void untilShoe(boolean reads, int waiting) {
        while (!isTold(reads, waiting)) {
            dealer.until(_ -> true);
        }
    }

    private boolean isTold(boolean reads, int waiting) {
        JsonNode shoe = dealer.you().path("shoe");
        return shoe.path("reads").asBoolean() == reads && shoe.path("waiting").asInt() == waiting;
    }

    private String because() {
        return dealer.you().path("shoe").path("because").asString("");
    }

    /// A shoe with a 2 to burn, at a table that takes the first call of a round.
    private ReadingShoe burned(String... round) {
        upTo("BurnFirst");
        String[] first = new String[round.length + 3];
        first[0] = "2c";
        first[1] = "7d";
        first[2] = "8d";
        System.arraycopy(round, 0, first, 3, round.length);
        ReadingShoe shoe = shoe(first);
        shoe.beat();
        untilShoe(true, 0);
        assertFalse(due().has("faces"), due().toString());
        assertTrue(refused("{'command':'BurnFirst'}").contains("has not read the next card yet"));
        shoe.draw();
        does("{'command':'BurnFirst'}");
        shoe.draw(2);
        does("{'command':'BurnRest','shown':[]}");
        return shoe;
    }

    private String refused(String command) {
        JsonNode answer = dealer.ask(command);
        assertFalse(answer.path("accepted").asBoolean(false), command);
        return answer.path("detail").asString("");
    }

    private void fourCards() {
        upTo("Draw");
        for (String place :
                List.of("PLAYER_FIRST", "BANKER_FIRST", "PLAYER_SECOND", "BANKER_SECOND")) {
            does("{'command':'Draw','place':'%s'}".formatted(place));
        }
    }

    private String laid() {
        return String.join(
                " ",
                dealer.view().path("cards").path("laid").values().stream()
                        .map(card -> card.path("face").asString("?"))
                        .toList());
    }

    @Test
    void faces_come_from_the_shoe_and_nobody_is_told_one_before_it_is_turned() {
        ReadingShoe shoe = burned("9h", "2s", "Kd", "6c");
        upTo("MakeCall");
        does("{'command':'MakeCall','call':'NO_MORE_BETS'}");
        upTo("Draw");
        int before = dealer.texts().size();
        assertTrue(refused("{'command':'Draw','place':'PLAYER_FIRST'}").contains("has not read"));
        JsonNode told = shoe.draw(4);
        assertTrue(told.path("reads").asBoolean(), told.toString());
        untilShoe(true, 4);
        fourCards();
        assertEquals("? ? ? ?", laid());
        dealer.drain();
        String sent = String.join("\n", dealer.texts().subList(before, dealer.texts().size()));
        for (String face : List.of("\"9h\"", "\"2s\"", "\"Kd\"", "\"6c\"")) {
            assertFalse(sent.contains(face), face);
        }

        assertFalse(due().has("faces"), due().toString());
        assertTrue(
                refused("{'command':'Turn','side':'PLAYER','faces':['8h','Kd']}")
                        .contains("The shoe read 9h Kd, and 8h Kd was entered"));
        does("{'command':'Turn','side':'PLAYER'}");
        upTo("Turn");
        does("{'command':'Turn','side':'BANKER','faces':['2','6']}");
        assertEquals("9h 2s Kd 6c", laid());
    }

    @Test
    void a_line_that_is_missing_leaves_the_faces_to_the_dealer_until_both_counts_agree() {
        ReadingShoe shoe = burned("9h", "2s", "Kd", "6c");
        upTo("MakeCall");
        does("{'command':'MakeCall','call':'NO_MORE_BETS'}");
        shoe.draw(2);
        shoe.next();
        shoe.draw();
        untilShoe(false, 4);
        assertEquals("lines of the shoe are missing", because());
        upTo("Draw");
        fourCards();
        assertEquals(2, due().path("faces").asInt());
        does("{'command':'Turn','side':'PLAYER','faces':['9h','Kd']}");
        upTo("Turn");
        assertEquals(2, due().path("faces").asInt());
        does("{'command':'Turn','side':'BANKER','faces':['2s','6c']}");
        assertFalse(shoe.beat().path("reads").asBoolean());
        upTo("ClearCards");
        does("{'command':'ClearCards'}");
        untilShoe(true, 0);
        assertTrue(shoe.beat().path("reads").asBoolean());
        String noted = Staff.significant(fay, "shoe");
        assertTrue(noted.contains("the dealer enters the faces: lines of the shoe"), noted);
        assertTrue(noted.contains("faces come from the shoe"), noted);
    }

    @Test
    void
            a_card_that_the_shoe_did_not_read_is_dealt_by_hand_and_the_next_ones_are_not_taken_for_it() {
        ReadingShoe shoe = burned();
        upTo("MakeCall");
        does("{'command':'MakeCall','call':'NO_MORE_BETS'}");
        upTo("Draw");
        shoe.draw(3);
        dan.post("/v1/tables/t1/shoe-reader/by-hand", "{}").is(204);
        fourCards();
        untilShoe(false, 0);
        while (!due().path("command").asString().equals("ClearCards")) {
            does(byKey(due()));
        }
        does("{'command':'ClearCards'}");
        shoe.beat();
        JsonNode told = shoe.draw();
        assertFalse(told.path("reads").asBoolean(), told.toString());
        assertTrue(told.path("because").asString().startsWith("fewer cards have left the shoe"));
    }

    /// Two face cards for each hand, whatever the shoe has read: a tie of nothing, without end.
    private String byKey(JsonNode step) {
        String about = step.path("about").asString("");
        return switch (step.path("command").asString()) {
            case "Turn" -> "{'command':'Turn','side':'%s','faces':['9','K']}".formatted(about);
            default -> hands.command(step, dealer.view());
        };
    }

    @Test
    void a_key_opens_one_table_over_http_and_a_socket_until_it_is_taken_away() {
        upTo("BurnFirst");
        ReadingShoe shoe = shoe();
        assertEquals(401, shoe.say("{'n':0}", "another").status());
        assertEquals(400, shoe.say("{'n':1,'card':'1s'}").status());
        assertEquals(400, shoe.say("{'n':1,'card':'9'}").status());
        assertEquals(400, shoe.say("{'n':1,'card':'9s','from':'me'}").status());
        assertEquals(409, fay.post("/v1/tables/ma-mini/shoe-reader", "{'name':'x'}").status());
        assertEquals(403, dan.post("/v1/tables/t1/shoe-reader", "{'name':'x'}").status());

        var answers = new SocketLines();
        var link =
                HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Authorization", "Bearer " + shoe.key())
                        .buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:%d/api/v1/tables/t1/shoe-reader/feed"
                                                .formatted(open.port())),
                                answers)
                        .join();
        link.sendText("{\"n\":0}", true).join();
        assertEquals("{\"n\":0,\"reads\":true}", answers.next());
        link.sendText("{\"n\":1,\"card\":\"9s\"}", true).join();
        assertEquals("{\"n\":1,\"reads\":true}", answers.next());
        untilShoe(true, 1);
        fay.send(fay.request("/v1/tables/t1/shoe-reader").DELETE()).is(204);
        link.sendText("{\"n\":1}", true).join();
        assertTrue(answers.untilClosed().contains("The key is not the one"));
        assertEquals(401, shoe.say("{'n':1}").status());
        while (dealer.you().has("shoe")) {
            dealer.until(_ -> true);
        }
    }
}
