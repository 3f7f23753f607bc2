package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.store.Rounds;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// The file of a shoe is made once and kept until there is more to tell.
@Tag("slow")
class ShoeFilesTest {

    private static String file(OpenCasino open, Setting table) {
        return open.casino().shoes().file(table, 1).orElseThrow();
    }

    private static int faced(String file) {
        return JsonMapper.shared().readTree(file).path("faced").size();
    }

    @Test
    void within_a_round_the_same_file_is_given_and_after_it_another(@TempDir Path data) {
        Settings settings = Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Setting table = open.casino().table("ma-mini").orElseThrow().setting();
            Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "ma-mini", 1);
            Staff.played(anna, 1, "player", "25.00");
            String first = file(open, table);
            assertSame(first, file(open, table), "made once");
            Staff.again(
                    anna, "{'command':'PlaceWager','spot':'1','wager':'player','stake':'25.00'}");
            assertSame(first, file(open, table), "a round under way is not told");
            anna.untilEvent("CardsCleared");

            String second = file(open, table);
            int dealt =
                    open
                            .casino()
                            .store()
                            .read(handle -> Rounds.last(handle, table.log(), 1))
                            .stream()
                            .mapToInt(it -> (it.player() + " " + it.banker()).split(" ").length)
                            .sum();
            assertNotEquals(first, second);
            assertEquals(faced(first) + dealt, faced(second));
        }
    }
}
