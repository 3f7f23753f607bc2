package baccarat.server.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.OpenCasino;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.people.Member;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A dealer wants a table in the moment in which a floorperson takes it away.
class TakeDownTest {

    private static final String TABLE = "/v1/tables/mini-2";

    @TempDir Path data;
    private OpenCasino open;
    private Visitor floor;
    private Visitor dealer;

    @BeforeEach
    void openTheCasino() {
        open = OpenCasino.at(data);
        Staff staff = Staff.of(open);
        floor = staff.hire("fay", "floorperson");
        dealer = staff.hire("dan", "dealer");
        Staff.table(floor, "mini-2", "West", "sealed", Staff.submission(floor, "ma-mini")).is(201);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    /// Those who watch a table are told first; the dealer signs on then.
    private record SignsOn(Casino casino) implements Viewer {

        @Override
        public Person person() {
            return Person.dealer("dan");
        }

        @Override
        public void send(String frame) {
            // nobody reads
        }

        @Override
        public void dismiss(String why) {
            casino.crews().signOn(casino.people().find("dan").orElseThrow(), "mini-2");
        }
    }

    @Test
    void a_dealer_who_signs_on_before_the_table_is_gone_keeps_it_and_can_sign_off() {
        open.casino().table("mini-2").orElseThrow().join(new SignsOn(open.casino()), -1);

        floor.delete(TABLE).is(409);
        assertEquals(
                "[\"dan\"]", floor.get(TABLE + "/crew").is(200).json().path("crew").toString());
        assertTrue(dealer.watch("mini-2").hasComeIn(), "the table is still there");
        dealer.delete(TABLE + "/crew").is(204);
        floor.delete(TABLE).is(204);
    }

    @Test
    void a_dealer_who_comes_when_the_table_is_gone_is_signed_on_to_nothing() {
        Member dan = open.casino().people().find("dan").orElseThrow();
        floor.delete(TABLE).is(204);

        assertFalse(open.casino().crews().signOn(dan, "mini-2"));
        assertEquals(Optional.empty(), open.casino().crews().tableOf(dan.id()));
        dealer.post(TABLE + "/crew", "{}").is(404);
    }
}
