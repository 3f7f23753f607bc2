package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What stands on the paper of a slip: a number, chips by denomination, who signed, and that it was
/// withdrawn.
@Tag("slow")
class SlipPapersTest extends PowersCase {

    private JsonNode fill(String chips) {
        return dealer.post("/v1/tables/s1/slips", body(chips)).is(201).json();
    }

    private static String body(String chips) {
        return "{'kind':'fill','amount':'3000.00','chips':%s,%s}".formatted(chips, Staff.SIGNED);
    }

    private String paper(JsonNode slip) {
        return floor.get("/v1/slips/" + slip.path("id").asString() + "/paper").is(200).text();
    }

    @Test
    void chips_make_the_amount_and_stand_on_the_paper() {
        sealedTable("s1");
        JsonNode slip = fill("{'100.00':20,'25.00':40}");
        assertEquals("{\"100.00\":20,\"25.00\":40}", slip.path("chips").toString());
        String paper = paper(slip);
        assertTrue(paper.contains("fill No. " + slip.path("number").asLong()), paper);
        assertTrue(paper.contains("<td>$100.00</td><td class=\"figure\">20</td>"), paper);
        assertTrue(paper.contains("dan") && paper.contains("Not carried out yet"), paper);
        assertFalse(paper.contains("VOID"), paper);
        for (String wrong :
                new String[] {
                    "{'100.00':20}",
                    "{'100.00':31}",
                    "{'0.00':1}",
                    "{'100.00':-30}",
                    "[30]",
                    "{'100.00':'30'}",
                    "{'1000.00':1,'1000.0':2}"
                }) {
            dealer.post("/v1/tables/s1/slips", body(wrong)).is(400);
        }
    }

    @Test
    void slips_are_numbered_without_a_gap_and_one_that_is_withdrawn_is_void() {
        sealedTable("s1");
        JsonNode first = fill("{'100.00':30}");
        dealer.post("/v1/tables/s1/slips", body("{'100.00':1}")).is(400);
        JsonNode second = fill("{'500.00':6}");
        assertEquals(first.path("number").asLong() + 1, second.path("number").asLong());
        dealer.delete("/v1/slips/" + first.path("id").asString()).is(200);
        assertTrue(paper(first).contains(">VOID<"), paper(first));
        floor.post(
                        "/v1/slips/" + second.path("id").asString() + "/signatures",
                        "{" + Staff.SIGNED + "}")
                .is(200);
        assertTrue(paper(second).contains("Carried out 2026-03-01"), paper(second));
        JsonNode slips = floor.get("/v1/tables/s1/slips").json().path("slips");
        assertEquals(
                slips.size(),
                StreamSupport.stream(slips.spliterator(), false)
                        .map(it -> it.path("number").asLong())
                        .distinct()
                        .count());
    }

    @Test
    void a_closing_is_counted_by_denomination_too() {
        sealedTable("s1");
        String counted =
                "{'counted':'100000.00','chips':{'1000.00':100},%s}".formatted(Staff.SIGNED);
        JsonNode slip = dealer.post("/v1/tables/s1/closing", counted).is(201).json();
        assertEquals(100, slip.path("chips").path("1000.00").asInt());
    }
}
