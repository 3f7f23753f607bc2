package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class MainTest {

    @Test
    void without_a_command_there_is_help_with_examples() {
        Run run = Run.of();

        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: baccarat"), run.out());
        assertTrue(run.out().contains("baccarat rules check regulations/examples/ma-mini.yaml"));
        assertEquals("", run.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rules --help",
                "rules list --help",
                "rules show --help",
                "rules check --help",
                "clauses --help",
                "settle --help",
                "odds --help",
                "odds removal --help",
                "report --help",
                "simulate --help",
                "deal --help",
                "replay --help",
                "verify --help",
                "serve --help",
                "backup --help",
                "restore --help"
            })
    void every_command_has_help(String args) {
        Run run = Run.of(args.split(" "));

        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: baccarat"), run.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "deel",
                "rules",
                "rules shw",
                "rules show",
                "rules show nv-mini",
                "rules check",
                "rules check nowhere.yaml",
                "rules check ..",
                "clauses nv-mini",
                "clauses --kind imposed",
                "settle",
                "report",
                "verify",
                "verify nowhere.json",
                "verify src/main/java",
                "verify pom.xml --key nowhere.key",
                "verify pom.xml --key a+b+c",
                "verify pom.xml --checkpoint nowhere.checkpoint",
                "verify pom.xml --witness pom.xml",
                "witness http://127.0.0.1:1",
                "witness http://127.0.0.1:1 --name w --key nowhere.key --folder target/w",
                "verify pom.xml --noted 12",
                "backup",
                "backup pom.xml",
                "backup new.zip --data nowhere",
                "backup nowhere/new.zip",
                "restore",
                "restore nowhere.zip",
                "restore pom.xml --data src",
                "--colour"
            })
    void wrong_usage_is_one_line_on_standard_error_and_status_2(String args) {
        Run run = Run.of(args.split(" "));

        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("baccarat"), run.err());
    }

    @Test
    void the_version_is_said() {
        assertEquals(new Run(0, "baccarat 0.1.0\n", ""), Run.of("--version"));
        assertEquals(new Run(0, "baccarat 0.1.0\n", ""), Run.of("rules", "list", "--version"));
    }

    @Test
    void the_version_in_json_says_what_the_program_is() {
        JsonNode told = Run.of("--version", "--json").json();
        assertEquals("0.1.0", told.path("version").asString());
        assertEquals(Runtime.version().toString(), told.path("java").asString());
        assertTrue(told.has("commit") && told.has("clean") && told.has("sha256"), told.toString());
        assertTrue(told.path("jars").isArray(), told.toString());
        assertEquals(2, Run.of("--json").status());
    }
}
