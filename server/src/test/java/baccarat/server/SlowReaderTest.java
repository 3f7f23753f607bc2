package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.tables.Pace;
import java.nio.file.Path;
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
            Watching reader = open.visitor().walkIn("reader").watch("ma-mini");
            var slow = new Mallory(open.visitor().walkIn("slow"), "ma-mini");
            try (RawSocket _ = slow.neverReads()) {
                reader.untilEvent("CardsCleared");
                assertEquals("baccarat_sockets 2.0", sockets(open));
                for (int round = 0; round < 500 && !sockets(open).endsWith(" 1.0"); round++) {
                    reader.untilEvent("CardsCleared");
                }

                assertEquals("baccarat_sockets 1.0", sockets(open));
                reader.untilEvent("CardsCleared");
            }
        }
    }
}
