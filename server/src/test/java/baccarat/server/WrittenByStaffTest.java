package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What staff write is read before anything is done with it.
class WrittenByStaffTest {

    private static final String LONG = "x".repeat(501);

    private static OpenCasino open;
    private static Visitor floor;
    private static Visitor dealer;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        Staff staff = Staff.of(open);
        floor = staff.hire("flo", "floorperson");
        dealer = staff.hire("dan", "dealer");
        open.visitor().walkIn("anna");
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/tables/ma-mini/stopping",
                "/v1/stopping",
                "/v1/people/anna/stopping",
                "/v1/pits/Main/notices"
            })
    void a_reason_is_a_line_of_up_to_500_characters(String path) {
        String field = path.endsWith("notices") ? "text" : "reason";
        floor.post(path, "{'%s':'%s'}".formatted(field, LONG)).is(400);
        floor.post(path, "{'%s':'   '}".formatted(field)).is(400);
        floor.post(path, "{'%s':'a\\u0007b'}".formatted(field)).is(400);
    }

    @Test
    void the_reason_in_a_command_too() {
        String command =
                "{'id':'a','command':{'command':'OrderPass','reason':'%s'}}".formatted(LONG);
        assertEquals(
                "reason: 1 to 500 characters, not 501",
                dealer.post("/v1/tables/ma-mini/commands", command)
                        .is(400)
                        .json()
                        .path("detail")
                        .asString());
        dealer.post("/v1/tables/ma-mini/calls", "{'reason':'%s'}".formatted(LONG)).is(400);
        assertEquals(
                "reason: 1 to 500 characters, not 501",
                dealer.watch("ma-mini")
                        .ask("{'command':'OrderPass','reason':'%s'}".formatted(LONG))
                        .path("detail")
                        .asString());
    }

    private static Visitor.Reply table(String id, String name) {
        return floor.post(
                "/v1/tables",
                "{'id':'%s','name':'%s','pit':'Main','dealing':'sealed','submission':%s}"
                        .formatted(id, name, Staff.text(FirstTables.submission("ma-mini"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\ud800 x", "\\u200b", "\\u202eevil", "a\\u2028b", "\\u00a0"})
    void a_table_with_a_name_that_cannot_be_read_is_not_put_up(String name) {
        table("odd", name).is(400);
        floor.get("/v1/tables/odd").is(404);
    }

    @Test
    void of_ten_equal_tables_one_is_put_up_and_nine_are_told() {
        List<CompletableFuture<Integer>> asked =
                IntStream.range(0, 10)
                        .mapToObj(
                                _ ->
                                        CompletableFuture.supplyAsync(
                                                () -> table("twin", "Twin").status()))
                        .toList();
        List<Integer> told = asked.stream().map(CompletableFuture::join).sorted().toList();

        assertEquals(List.of(201, 409, 409, 409, 409, 409, 409, 409, 409, 409), told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1e3",
                "+10.00",
                "00010.00",
                "\\uff11\\uff10.00",
                "10",
                "10.0",
                "-5.00",
                "0.00",
                " 10.00",
                "1000000000.01",
                "99999999999999.00"
            })
    void an_amount_has_one_form(String amount) {
        String detail =
                floor.post("/v1/people/anna/deposits", "{'amount':'%s'}".formatted(amount))
                        .is(400)
                        .json()
                        .path("detail")
                        .asString();
        assertTrue(detail.startsWith("amount: an amount above zero"), detail);
    }
}
