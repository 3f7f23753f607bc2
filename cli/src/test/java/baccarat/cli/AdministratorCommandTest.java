package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Casino;
import baccarat.server.Settings;
import baccarat.server.people.People;
import baccarat.server.store.Significant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdministratorCommandTest {

    private static final String PASSWORD = "correct horse battery";

    @TempDir Path folder;

    private static Run administrator(Path data) {
        return Run.of("administrator", "--data", data.toString());
    }

    @Test
    void a_casino_that_lost_its_administrator_gets_another_by_a_code_that_works_once() {
        Path data = folder.resolve("casino");
        Settings settings = Settings.USUAL.with(data);
        try (Casino casino = Casino.open(settings)) {
            casino.people().administrator(casino.code().orElseThrow(), "ada", PASSWORD);
        }

        Run run = administrator(data);

        assertEquals(0, run.status(), run.err());
        Matcher code = Pattern.compile("administrator: ([0-9a-f]{24})\n").matcher(run.out());
        assertTrue(code.find(), run.out());
        try (Casino casino = Casino.open(settings)) {
            assertEquals(Optional.empty(), casino.code());
            People people = casino.people();
            assertInstanceOf(
                    People.Outcome.Done.class,
                    people.administrator(code.group(1), "bea", PASSWORD).orElseThrow());
            assertEquals(Optional.empty(), people.administrator(code.group(1), "cora", PASSWORD));
            String recorded =
                    casino.store()
                            .read(handle -> Significant.last(handle, Optional.of("account"), 9))
                            .toString();
            assertTrue(recorded.contains("a code for a new administrator"), recorded);
        }
    }

    @Test
    void an_open_casino_gives_no_code_and_no_casino_none_either() {
        Path data = folder.resolve("casino");
        try (Casino _ = Casino.open(Settings.USUAL.with(data))) {
            assertEquals(2, administrator(data).status());
        }
        Path nothing = folder.resolve("nothing");
        assertEquals(2, administrator(nothing).status());
        assertTrue(!Files.exists(nothing));
    }
}
