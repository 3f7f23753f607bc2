package baccarat.table.round;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.NOON;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Dealing;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// After a natural no hand draws, so that nobody is told of third cards.
class AfterANaturalTest {

    private static Seated called(String player, String banker) {
        return Seated.open("ma-baccarat", 3)
                .wager(3, Wager.PLAYER, 100)
                .dealing(player, banker)
                .follow(Phase.CallingCount.class);
    }

    private static Seated result(String player, String banker) {
        return called(player, banker).follow(Phase.CallingResult.class);
    }

    private static TableState told(Seated table, Call call) {
        return Table.apply(
                table.state(),
                new Happened(
                        DEALER,
                        NOON.plusSeconds(86_000),
                        new Event.Called(call, "Player stands"),
                        List.of(Dealing.THIRD_CARDS_INSTRUCTED),
                        List.of()));
    }

    @Test
    void the_result_is_called_at_once_and_no_third_card() {
        Seated natural = result("9h,Kd", "2d,3c");

        assertEquals(new Move.MakeCall(Call.RESULT), natural.due().move());
        natural.refuses(DEALER, new Command.MakeCall(Call.PLAYER_THIRD_CARD));
    }

    @Test
    void an_older_log_with_these_calls_is_read() {
        Seated natural = result("9h,Kd", "2d,3c");

        TableState after = told(natural, Call.PLAYER_THIRD_CARD);

        assertEquals(Phase.CallingResult.class, after.phase().getClass());
        assertThrows(
                CorruptLog.class,
                () -> told(result("7h,Kd", "4d,3c"), Call.PLAYER_THIRD_CARD),
                "without a natural the call comes before the result");
    }
}
