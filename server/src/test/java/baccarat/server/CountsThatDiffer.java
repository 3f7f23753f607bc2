package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import tools.jackson.databind.JsonNode;

/// A closing count of one dollar at `ma-mini`: the signers see the difference, and one of them
/// explains it, once.
final class CountsThatDiffer {

    private CountsThatDiffer() {}

    static void explained(Visitor floor, Staff staff) {
        JsonNode closing =
                floor.get("/v1/tables/ma-mini/slips").is(200).json().path("slips").path(0);
        Money books = Money.of(closing.path("books").asString()).orElseThrow();
        assertEquals(
                Money.dollars(1).minus(books).toString(), closing.path("difference").asString());
        String explanation = "/v1/slips/" + closing.path("id").asString() + "/explanation";
        String why = "{'reason':'a fill was not counted'}";
        staff.hire("fred", "floorperson").post(explanation, why).is(409);
        floor.post(explanation, why).is(200);
        floor.post(explanation, why).is(409);
        assertTrue(Staff.significant(floor, "count-explained").contains("a fill was not counted"));
    }
}
