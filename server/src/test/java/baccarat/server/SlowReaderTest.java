package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.tables.Pace;
import baccarat.server.tables.TableDoor;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who never reads what the table says.
class SlowReaderTest {

    private static String sockets(OpenCasino open) {
        return open.visitor()
                .get("/metrics")
                .is(200)
                .text()
                .lines()
                .filter(line -> line.startsWith("baccarat_sockets "))
                .findFirst()
                .orElse("none");
    }

    @Test
    void is_cut_off_while_the_others_look_on(@TempDir Path data) {
        try (OpenCasino open = OpenCasino.with(Settings.USUAL.with(data).with(Pace.NONE))) {
            TableDoor table = open.casino().table("ma-mini").orElseThrow();
            table.stop(Optional.of("until both look at it"));
            Watching reader = open.visitor().walkIn("reader").watch("ma-mini");
            var slow = new Mallory(open.visitor().walkIn("slow"), "ma-mini");
            try (RawSocket _ = slow.neverReads()) {
                Patience.until(() -> sockets(open), "baccarat_sockets 2.0"::equals);
                table.stop(Optional.empty());

                Patience.until(() -> sockets(open), "baccarat_sockets 1.0"::equals);
                assertEquals("", reader.closed());
                reader.untilEvent("CardsCleared");
            }
        }
    }
}
