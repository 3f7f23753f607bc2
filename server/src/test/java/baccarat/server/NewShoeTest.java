package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A patron who plays alone asks for another shoe.
@Tag("slow")
class NewShoeTest {

    private static final String ASKED = "{\"type\":\"new-shoe\"}";

    @TempDir Path data;
    private OpenCasino open;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(3));
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private static int shoe(Watching table) {
        return table.view().path("shoe").path("number").asInt();
    }

    @Test
    void who_plays_alone_gets_another_shoe_and_the_record_says_why() {
        Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 1);
        Staff.played(anna, 1, "player", "100.00");
        int before = shoe(anna);
        anna.send(ASKED);
        JsonNode ended = anna.untilEvent("ShoeEnded");
        assertEquals("FLOORS_ORDER", ended.path("end").asString(), ended.toString());
        anna.untilView(_ -> shoe(anna) == before + 1);
        anna.untilPhase("AcceptingWagers");
        JsonNode choices = anna.view().path("shoe").path("choices");
        assertEquals(1, choices.path("givenUp").asInt(), choices.toString());
        assertEquals(
                "the patron, who plays alone, asked for a new shoe",
                choices.path("last").path("reason").asString(),
                choices.toString());
    }

    @Test
    void beside_another_person_and_before_the_first_round_the_shoe_stays() {
        Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 1);
        Watching bert = Staff.seated(open.visitor().walkIn("bert"), "bert", "ma-mini", 3);
        anna.untilPhase("AcceptingWagers");
        int before = shoe(anna);
        for (int round = 0; round < 2; round++) {
            anna.send(ASKED);
            bert.send(ASKED);
            Staff.played(anna, 1, "player", "100.00");
        }
        assertEquals(before, shoe(anna));
        assertTrue(anna.texts().stream().noneMatch(text -> text.contains("\"ShoeEnded\"")));
    }

    @Test
    void a_stranger_and_a_patron_without_a_place_ask_in_vain() {
        Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 1);
        Watching bert = open.visitor().walkIn("bert").watch("ma-mini");
        Staff.played(anna, 1, "player", "100.00");
        int before = shoe(anna);
        bert.send(ASKED);
        Staff.played(anna, 1, "player", "100.00");
        Staff.played(anna, 1, "player", "100.00");
        assertEquals(before, shoe(anna));
    }
}
