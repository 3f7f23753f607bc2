package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Watching;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the console tells the dealer to call at the end of a round, in the house's words.
@Tag("slow")
class CalledResultTest {

    @TempDir Path data;

    @Test
    void an_ez_table_has_the_dealer_call_dragon_7_and_panda_8() {
        try (var open = OpenPage.alone(data)) {
            var table = PromptedTable.of(open, "t1", "ma-mini-ez", UnaryOperator.identity());
            Watching rea = open.visitor().walkIn("rea").watch("t1");
            table.asks(rea, "{'command':'BuyIn','patron':'rea','amount':'5000.00'}");
            table.asks(rea, "{'command':'TakePlace','patron':'rea','place':'4'}");

            assertEquals(
                    List.of(
                            "“Player 6, Banker 7, Banker wins, Dragon 7”",
                            "“Player 8, Banker 7, Player wins, Panda 8”",
                            "“Player 7, Banker 7, tie hand”"),
                    List.of(
                            called(table, rea, "6c Kh", "2c 2d 3s"),
                            called(table, rea, "2c 3h 3d", "7c Kd"),
                            called(table, rea, "7c Kh", "7d Ks")));
            open.complainsOfNothing();
        }
    }

    /// What is to be called when these hands lie there.
    private static String called(PromptedTable table, Watching rea, String player, String banker) {
        table.until("Wagers are open");
        table.deals(player, banker);
        table.asks(rea, "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}");
        String words = table.until("Call the result").how();
        table.take();
        return words;
    }
}
