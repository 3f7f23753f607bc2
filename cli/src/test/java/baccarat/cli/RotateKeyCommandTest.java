package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RotateKeyCommandTest {

    @TempDir Path folder;

    private Run rotate(Path data) {
        return Run.of("rotate-key", "--data", data.toString());
    }

    @Test
    void a_closed_casino_has_another_key_and_opens() throws IOException {
        Path data = folder.resolve("casino");
        Settings settings = Settings.USUAL.with(data);
        Casino.open(settings).close();
        String before = Files.readString(data.resolve("keys/master.key"));

        Run run = rotate(data);

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("Master key k2 is in use; "), run.out());
        String after = Files.readString(data.resolve("keys/master.key"));
        assertTrue(after.startsWith("k2 ") && after.lines().count() == 1, "one key, the new one");
        assertNotEquals(before, after);
        Casino.open(settings).close();
    }

    @Test
    void an_open_casino_keeps_its_key() throws IOException {
        Path data = folder.resolve("casino");
        try (Casino casino = Casino.open(Settings.USUAL.with(data))) {
            String before = Files.readString(data.resolve("keys/master.key"));

            Run run = rotate(data);

            assertEquals(2, run.status());
            assertEquals(1, run.err().lines().count(), run.err());
            assertEquals(before, Files.readString(data.resolve("keys/master.key")));
            assertEquals(5, casino.tables().size());
        }
    }

    @Test
    void where_there_is_no_casino_nothing_is_made() {
        Path data = folder.resolve("nothing");

        Run run = rotate(data);

        assertEquals(2, run.status());
        assertEquals(
                "baccarat rotate-key: there is no casino in the folder %s\n".formatted(data),
                run.err());
        assertTrue(!Files.exists(data));
    }
}
