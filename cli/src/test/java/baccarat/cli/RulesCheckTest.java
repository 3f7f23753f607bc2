package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RulesCheckTest {

    private static final String GOOD = Run.EXAMPLES + "ma-mini.yaml";
    private static final String LOSING = Run.EXAMPLES + "wa-mini-no-commission.yaml";

    private static final String WARNING =
            "%s: warning: vigorish: the house loses 1.24%% of every wager on the Banker without vigorish"
                    .formatted(LOSING);

    @Test
    void a_warning_stands_before_the_approval() {
        assertEquals(
                new Run(
                        0,
                        """
                        %s
                        %s: approved under wa-mini: Card room table 5 (1 warning)
                        """
                                .formatted(WARNING, LOSING),
                        ""),
                Run.of("rules", "check", LOSING));
    }

    @Test
    void strictly_a_warning_is_an_objection() {
        assertEquals(1, Run.of("rules", "check", "--strict", LOSING).status());
        assertEquals(0, Run.of("rules", "check", "--strict", GOOD).status());
    }

    @Test
    void several_files_are_checked_at_once_and_one_that_fails_is_enough() {
        Run both = Run.of("rules", "check", GOOD, LOSING);
        assertEquals(0, both.status());
        assertTrue(both.out().startsWith(GOOD + ": approved"), both.out());
        assertTrue(both.out().contains(WARNING), both.out());
        assertEquals(1, Run.of("rules", "check", "--strict", GOOD, LOSING).status());
    }

    @Test
    void several_files_in_json_are_a_list_with_their_names() {
        JsonNode all = Run.of("rules", "check", "--json", GOOD, LOSING).json();
        assertEquals(LOSING, all.get(1).path("file").asString());
        JsonNode warnings = all.get(1).path("review").path("warnings");
        assertEquals("vigorish", warnings.get(0).path("at").asString());
        assertEquals(0, all.get(0).path("review").path("warnings").size());
    }

    @Test
    void a_submission_is_read_from_standard_input() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(GOOD))));
            assertEquals(
                    new Run(0, "standard input: approved under ma-mini: Mini 7\n", ""),
                    Run.of("rules", "check", "-"));
        } finally {
            System.setIn(before);
        }
    }
}
