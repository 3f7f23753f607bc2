package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A command id belongs to one command: a retry has the first answer, and another command under the
/// same id is a conflict.
class CommandIdTest {

    private static final String TAKEN = "Another command was sent under this id.";

    @TempDir Path data;

    private OpenCasino open;
    private Visitor anna;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0));
        anna = open.visitor().walkIn("anna");
        for (String table : List.of("ma-mini", "wa-mini")) {
            Watching watching = anna.watch(table);
            watching.untilView(
                    now -> !now.path("phase").path("name").asString("Closed").equals("Closed"));
            watching.leave();
        }
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private Visitor.Reply buyIn(String table, String id, String amount) {
        return anna.post(
                "/v1/tables/%s/commands".formatted(table),
                "{'id':'%s','command':{'command':'BuyIn','patron':'anna','amount':'%s'}}"
                        .formatted(id, amount));
    }

    private String account() {
        return anna.get("/v1/session").is(200).json().path("account").asString();
    }

    private static void assertTaken(Visitor.Reply reply) {
        JsonNode problem = reply.is(409).json();
        assertEquals("This id is taken", problem.path("title").asString());
        assertTrue(problem.path("detail").asString().startsWith(TAKEN), reply.text());
    }

    @Test
    void a_different_command_under_the_same_id_is_a_conflict() {
        JsonNode first = buyIn("ma-mini", "one", "100.00").is(200).json();

        assertTaken(buyIn("ma-mini", "one", "200.00"));
        assertTaken(
                anna.post("/v1/tables/ma-mini/commands", "{'id':'one','command':{'command':7}}"));
        assertEquals(first, buyIn("ma-mini", "one", "100.00").is(200).json());
        assertEquals("4900.00", account());
    }

    @Test
    void the_same_holds_at_another_table() {
        JsonNode first = buyIn("ma-mini", "one", "100.00").is(200).json();

        assertTaken(buyIn("wa-mini", "one", "200.00"));
        assertEquals(first, buyIn("wa-mini", "one", "100.00").is(200).json());
        assertTaken(buyIn("wa-mini", "one", "200.00"));
        assertEquals("4900.00", account());
    }

    @Test
    void a_refused_command_keeps_its_id_too() {
        buyIn("ma-mini", "one", "9000.00").is(409);

        assertTaken(buyIn("ma-mini", "one", "100.00"));
        assertFalse(buyIn("ma-mini", "one", "9000.00").is(409).text().contains(TAKEN));
    }

    @Test
    void keys_in_another_order_are_the_same_command() {
        JsonNode first = buyIn("ma-mini", "one", "100.00").is(200).json();

        JsonNode again =
                anna.post(
                                "/v1/tables/ma-mini/commands",
                                "{'command':{ 'amount':'100.00','patron':'anna', 'command':'BuyIn'},'id':'one'}")
                        .is(200)
                        .json();

        assertEquals(first, again);
    }

    @Test
    void over_the_socket_it_is_told_in_the_answer_and_the_socket_stays_open() {
        buyIn("ma-mini", "one", "100.00").is(200);
        Watching watching = anna.watch("ma-mini");

        JsonNode taken = watching.ask("one", "{'command':'Leave','patron':'anna'}");

        assertFalse(taken.path("accepted").asBoolean(true), taken.toString());
        assertTrue(taken.path("detail").asString().startsWith(TAKEN), taken.toString());
        assertFalse(taken.has("again"), taken.toString());
        watching.must("{'command':'Leave','patron':'anna'}");
    }

    @Test
    void a_command_of_an_older_version_has_no_digest_and_answers_as_before() {
        JsonNode first = buyIn("ma-mini", "one", "100.00").is(200).json();
        open.casino()
                .store()
                .write(handle -> handle.execute("UPDATE command SET digest = NULL"))
                .join();

        assertEquals(first, buyIn("wa-mini", "one", "200.00").is(200).json());
        assertEquals("4900.00", account());
    }
}
