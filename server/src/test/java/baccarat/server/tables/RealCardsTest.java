package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.OpenCasino;
import baccarat.server.RealShoe;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A dealer runs a shoe of real cards over the casino's interfaces and nothing else: what is due
/// comes over the socket, the faces go back over it.
class RealCardsTest {

    private static final int ROUND_WITH_A_CARD_TOO_MANY = 5;

    /// A connection takes 20 commands a second, and this dealer is quicker than that.
    private static final int CONSOLES = 12;

    @TempDir Path data;
    private final List<Watching> consoles = new ArrayList<>();
    private Watching dealer = new Watching();
    private Watching vera = new Watching();
    private Watching floorperson = new Watching();
    private final RealShoe shoe = new RealShoe(6, 7);
    private String tooMany = "";
    private boolean hasTried;

    @Tag("slow")
    @Test
    void a_shoe_of_real_cards_with_a_card_drawn_in_error() {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).withRegulars(0))) {
            Staff staff = Staff.of(open);
            Visitor floor = staff.hire("fay", "floorperson");
            Visitor dan = staff.hire("dan", "dealer");
            String rules = Staff.submission(floor, "ma-mini").replace("decks: 8", "decks: 6");
            Staff.table(floor, "real-1", "Main", "real-cards", rules).is(201);
            Staff.slip(dan, floor, "/v1/tables/real-1/opening", "{'tray':'100000.00'}").is(200);
            dealer = dan.watch("real-1");
            for (int i = 0; i < CONSOLES; i++) {
                consoles.add(dan.watch("real-1"));
            }
            floorperson = floor.watch("real-1");
            vera = open.visitor().walkIn("vera").watch("real-1");
            carriedOut(vera, "{'command':'BuyIn','patron':'vera','amount':'4000.00'}");
            carriedOut(vera, "{'command':'TakePlace','patron':'vera','place':'3'}");

            int rounds = playTheShoe();

            assertTrue(rounds > 45, rounds + " rounds");
            assertTrue(shoe.left() < 14, shoe.left() + " cards left");
            isOnRecord(floor);
        }
    }

    private int playTheShoe() {
        int rounds = 0;
        while (dealer.view().path("shoe").path("number").asInt() < 2) {
            int round = dealer.view().path("shoe").path("round").asInt();
            rounds = Math.max(rounds, dealer.view().path("results").size());
            List<JsonNode> due = required();
            if (due.isEmpty()) {
                wager();
            } else if (round == ROUND_WITH_A_CARD_TOO_MANY
                    && isTheResult(due)
                    && tooMany.isEmpty()) {
                drawTooMany();
            } else {
                act(due.getFirst());
            }
        }
        return rounds;
    }

    private List<JsonNode> required() {
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean())
                .toList();
    }

    /// Only the dealer can say what is on a card; who turned it is in the record all the same.
    private void act(JsonNode step) {
        boolean veras = step.path("patron").asString("").equals("vera");
        boolean faces = step.path("command").asString().equals("Turn");
        if (veras && faces && !hasTried) {
            hasTried = true;
            JsonNode refused =
                    vera.ask(
                            "{'command':'Turn','side':'%s','faces':['As','As']}"
                                    .formatted(about(step)));
            assertTrue(refused.toString().contains("the dealer enters the faces"), "" + refused);
        }
        boolean dealers = step.path("by").toString().contains("\"dealer\"");
        Watching who = dealers || faces ? dealer : veras ? vera : floorperson;
        carriedOut(who, shoe.command(step, dealer.view()));
    }

    private static String about(JsonNode step) {
        return step.path("about").asString("");
    }

    private void wager() {
        carriedOut(vera, "{'command':'PlaceWager','spot':'3','wager':'banker','stake':'20.00'}");
        carriedOut(dealer, shoe.noMoreBets());
    }

    private static boolean isTheResult(List<JsonNode> due) {
        return about(due.getFirst()).equals("RESULT");
    }

    /// The table goes on only after the remedy, and says which it is.
    private void drawTooMany() {
        tooMany = shoe.keep().toString();
        carriedOut(dealer, "{'command':'ReportSurplusCard','asThePlayersThird':false}");
        JsonNode step = required().getFirst();
        assertEquals("ApplyRemedy NEXT_HAND", step.path("command").asString() + " " + about(step));
        assertEquals("[\"13(a)\"]", step.path("clauses").toString());
        JsonNode refused = dealer.ask("{'command':'MakeCall','call':'RESULT'}");
        assertEquals("[\"13(a)\"]", refused.path("clauses").toString(), "" + refused);
    }

    /// Once it is stored, and the dealer has heard of it.
    private void carriedOut(Watching who, String command) {
        Collections.rotate(consoles, 1);
        Watching over = who == dealer ? consoles.getFirst() : who;
        long last = over.must(command).path("last").asLong();
        while (dealer.seen() < last) {
            dealer.until(_ -> true);
        }
    }

    private void isOnRecord(Visitor floor) {
        JsonNode fifth = floor.get("/v1/tables/real-1/rounds/5").is(200).json();
        assertTrue(fifth.path("events").toString().contains("\"IrregularityFound\""), "" + fifth);
        JsonNode sixth = floor.get("/v1/tables/real-1/rounds/6").is(200).json();
        assertEquals(tooMany, sixth.path("hands").get(0).path("player").get(0).asString());
        assertTrue(turners(sixth).contains("vera"), "" + sixth);
        String log = floor.get("/v1/tables/real-1/log").is(200).text();
        Verdict verdict = Verifier.verify(log.lines().iterator(), Optional.empty());
        assertTrue(verdict.good(), "" + verdict.findings());
    }

    private static List<String> turners(JsonNode round) {
        return round.path("events").values().stream()
                .filter(event -> event.path("event").asString().equals("HandTurned"))
                .map(event -> event.path("who").asString())
                .toList();
    }
}
