package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AcceptLossCommandTest {

    @TempDir Path data;

    private Run accept(String reason) {
        return Run.of("accept-loss", "--data", data.toString(), "--reason", reason);
    }

    @Test
    void a_loss_is_accepted_with_a_reason_and_the_casino_opens() throws IOException {
        Casino.open(Settings.USUAL.with(data)).close();
        assertTrue(accept("nothing").out().startsWith("Nothing is lost"));
        Files.delete(data.resolve("casino.mark"));
        assertEquals(2, Run.of("rotate-key", "--data", data.toString()).status());

        Run run = accept("the file was deleted");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("casino.mark, which says how far"), run.out());
        assertEquals(0, Run.of("rotate-key", "--data", data.toString()).status());
    }

    @Test
    void a_reason_is_one_line() {
        Run run = accept(" ");

        assertEquals(2, run.status());
        assertTrue(
                run.err().contains("--reason must be one line of 1 to 500 characters"), run.err());
    }
}
