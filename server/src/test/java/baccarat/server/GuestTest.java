package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A guest at a live table, over nothing but HTTP and WebSockets.
class GuestTest {

    @TempDir Path data;
    private OpenCasino open;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.at(data);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    @Test
    void five_tables_are_open_one_for_each_document() {
        JsonNode tables = open.visitor().get("/v1/tables").is(200).json().path("tables");

        assertEquals(
                "[ma-baccarat, ma-midi, ma-mini, ma-mini-earlier, wa-mini]",
                tables.values().stream()
                        .map(table -> table.path("regulation").asString())
                        .toList()
                        .toString());
    }

    @Test
    void whoever_comes_in_at_once_finds_the_table_open(@TempDir Path slowly) {
        var hour = Duration.ofHours(1);
        var pace = new Pace(hour, hour, hour, hour, hour);
        try (var slow = OpenCasino.with(Settings.USUAL.with(slowly).with(pace))) {
            Watching table = slow.visitor().walkIn("anna").watch("ma-mini");
            table.must("{'command':'BuyIn','patron':'anna','amount':'500.00'}");
        }
    }

    @Test
    void a_guest_buys_in_sits_wagers_is_paid_or_loses_and_cashes_out() {
        Visitor anna = open.visitor().walkIn("anna");
        Watching table = anna.watch("ma-mini");
        Staff.again(table, "{'command':'BuyIn','patron':'anna','amount':'500.00'}");
        Staff.again(table, "{'command':'TakePlace','patron':'anna','place':'1'}");
        assertEquals("4500.00", account(anna));

        JsonNode result = Staff.played(table, 1, "player", "100.00");
        assertTrue(result.path("clauses").size() > 0, result.toString());
        table.must("{'command':'Leave','patron':'anna'}");
        table.untilView(now -> !now.path("seats").toString().contains("\"anna\""));

        long cents = Math.round(Double.parseDouble(account(anna)) * 100);
        assertTrue(cents == 490_000 || cents == 500_000 || cents == 510_000, "" + cents);
    }

    private static String account(Visitor visitor) {
        return visitor.get("/v1/session").is(200).json().path("account").asString();
    }

    @Test
    void a_repeated_command_has_one_effect_and_the_same_answer() {
        Visitor anna = open.visitor().walkIn("anna");
        Watching table = anna.watch("ma-mini");
        String buyIn = "{'command':'BuyIn','patron':'anna','amount':'500.00'}";

        String id = "one";
        JsonNode first = table.ask(id, buyIn);
        while (!first.path("accepted").asBoolean(false)) {
            table.until(Staff::isAMomentForPatrons);
            id += "-more";
            first = table.ask(id, buyIn);
        }
        JsonNode again = table.ask(id, buyIn);
        JsonNode elsewhere = anna.watch("wa-mini").ask(id, buyIn);

        assertEquals(first, again);
        assertEquals(first, elsewhere);
        assertEquals("4500.00", account(anna));
    }

    @Test
    void what_the_rules_forbid_is_refused_with_its_clause() {
        Visitor anna = open.visitor().walkIn("anna");
        Watching table = anna.watch("ma-mini");
        table.untilPhase("AcceptingWagers");
        JsonNode answer = table.ask("{'command':'TakePlace','patron':'bob','place':'1'}");
        assertFalse(answer.path("accepted").asBoolean(true));
        String tooMuch = "{'command':'BuyIn','patron':'anna','amount':'999999.00'}";
        JsonNode money = table.ask(tooMuch);
        for (int tries = 0; tries < 50 && !money.toString().contains("account"); tries++) {
            table.until(Staff::isAMomentForPatrons);
            money = table.ask(tooMuch);
        }
        assertFalse(money.path("accepted").asBoolean(true));
        assertEquals("the account holds 5000.00", money.path("detail").asString());
    }
}
