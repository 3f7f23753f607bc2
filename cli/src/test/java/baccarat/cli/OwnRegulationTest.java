package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A document that somebody brings, an invented card room: from its folder to a shoe that is
/// played, settled and replayed.
class OwnRegulationTest {

    private static final String LAWS = "../regulations/src/test/resources/laws";
    private static final String SUBMISSION = LAWS + "/harbour-3.yaml";

    @TempDir private Path folder = Path.of("");

    private static Run run(String... args) {
        return Run.of(
                Stream.concat(Stream.of(args), Stream.of("--regulations", LAWS))
                        .toArray(String[]::new));
    }

    private static Set<String> paths() {
        return StreamSupport.stream(
                        run("clauses", "card-room", "--json").json().spliterator(), false)
                .map(clause -> clause.get("path").asString())
                .collect(Collectors.toSet());
    }

    @Test
    void it_is_listed_shown_and_checked() {
        assertTrue(
                run("rules", "list").out().contains("card-room        Harbour Street Card Room"));
        assertTrue(
                run("rules", "show", "card-room")
                        .out()
                        .matches("(?s).*the cut is at least +26 cards deep +B 3\n.*"),
                run("rules", "show", "card-room").out());
        Run checked = run("rules", "check", SUBMISSION);
        assertEquals(0, checked.status());
        assertTrue(checked.out().endsWith("approved under card-room: Harbour 3\n"));
        assertEquals(0, run("rules", "pit", SUBMISSION).status());
    }

    @Test
    void it_is_not_known_without_its_folder() {
        Run unknown = Run.of("rules", "show", "card-room");

        assertEquals(2, unknown.status());
        assertEquals(
                "baccarat rules show: there is no regulation 'card-room'; choose one of"
                        + " ma-baccarat, ma-midi, ma-mini, ma-mini-earlier, wa-mini\n",
                unknown.err());
    }

    @Test
    void an_objection_has_its_clause() throws IOException {
        Path other = folder.resolve("other.yaml");
        Files.writeString(
                other, Files.readString(Path.of(SUBMISSION)).replace("seats: 6", "seats: 8"));

        assertTrue(
                run("rules", "check", other.toString())
                        .out()
                        .contains("table.seats: 8 seats; the table has 4 to 7 [A 1]"));
    }

    @Test
    void a_round_is_settled_by_its_clauses() {
        Run settled =
                run(
                        "settle",
                        "--rules",
                        SUBMISSION,
                        "--player",
                        "2h,3d,8s",
                        "--banker",
                        "7c,Kd",
                        "--wager",
                        "3:banker:100");

        assertEquals(0, settled.status(), settled.err());
        assertTrue(
                settled.out().matches("(?s).*seat 3  banker  vigorish +3.50  F 3 .*"),
                settled.out());
    }

    @Test
    void odds_and_a_report_are_made_for_it() {
        assertEquals(0, run("odds", "--rules", SUBMISSION).status());
        Run report = run("report", "--rules", SUBMISSION, "--json");
        assertEquals(0, report.status(), report.err());
        assertTrue(report.out().contains("card-room"));
    }

    @Test
    void a_simulation_deals_shoes_with_its_own_cover_card() {
        Run simulated = run("simulate", "--rules", SUBMISSION, "--shoes", "2");

        assertEquals(0, simulated.status(), simulated.err());
        assertTrue(simulated.out().contains("Harbour Street Card Room (card-room)"));
    }

    @Test
    void its_clauses_are_in_the_ledger_and_no_test_of_ours_shows_them() {
        JsonNode clauses = run("clauses", "card-room", "--json").json();

        assertEquals(52, clauses.size());
        for (JsonNode clause : clauses) {
            assertEquals(0, clause.get("tests").size());
            assertEquals(
                    clause.get("kind").asString().equals("physical"),
                    clause.get("shown").asBoolean());
        }
        assertTrue(run("clauses").out().contains("655 clauses, 604 shown, 51 not yet"));
    }

    /// Every step of a whole shoe rests on a clause of the document or on a rule of the house.
    @Test
    void a_shoe_is_played_and_replayed_by_its_own_clauses() throws IOException {
        Path log = folder.resolve("harbour.log");
        Run played =
                run(
                        "deal",
                        "--rules",
                        SUBMISSION,
                        "--seed",
                        "3",
                        "--explain",
                        "--log",
                        log.toString());

        assertEquals(0, played.status(), played.err());
        assertTrue(played.out().endsWith("All money and all cards are accounted for.\n"));
        Set<String> cited = cited(played.out());
        assertEquals(Set.of(), without(cited, paths()));
        assertTrue(cited.size() > 25, cited.toString());

        Run replayed = run("replay", log.toString());
        assertEquals(0, replayed.status(), replayed.err());
        assertTrue(replayed.out().startsWith("Harbour 3, Harbour Street Card Room (card-room)\n"));
        Run round = run("replay", log.toString(), "--round", "2");
        assertEquals(Set.of(), without(cited(round.out()), paths()));
        assertTrue(cited(round.out()).contains("E 1"), round.out());

        assertEquals(1, Run.of("replay", log.toString()).status());
    }

    @Test
    void a_replay_under_other_data_says_so() throws IOException {
        Path log = folder.resolve("harbour.log");
        run("deal", "--rules", SUBMISSION, "--rounds", "2", "--log", log.toString());
        assertFalse(run("replay", log.toString()).out().contains("other data"));
        assertTrue(run("replay", log.toString(), "--json").json().get("otherLaw").isNull());
        Path own = Files.createDirectory(folder.resolve("card-room"));
        for (String file : List.of("regulation.yaml", "clauses")) {
            Files.writeString(
                    own.resolve(file),
                    Files.readString(Path.of(LAWS, "card-room", file))
                            .replace("each hand can be rebuilt", "hands can be rebuilt"));
        }

        Run replayed = Run.of("replay", log.toString(), "--regulations", own.toString());

        assertEquals(0, replayed.status(), replayed.err());
        assertTrue(
                replayed.out()
                        .matches(
                                "(?s).*\nThe data of card-room has changed since the log was begun:"
                                        + " its folder was [0-9a-f]{64}, here it is [0-9a-f]{64}\\.\n.*"),
                replayed.out());
        Run json = Run.of("replay", log.toString(), "--regulations", own.toString(), "--json");
        String said = json.json().get("otherLaw").stringValue();
        assertTrue(replayed.out().contains("\n" + said + "\n"), said);
    }

    private static Set<String> without(Set<String> cited, Set<String> paths) {
        var others = new TreeSet<>(cited);
        others.removeAll(paths);
        others.remove("house");
        return others;
    }

    /// The clauses at the ends of lines, in brackets; every event has them.
    private static Set<String> cited(String told) {
        Pattern brackets = Pattern.compile("  \\[([^\\]]*)\\]$");
        var cited = new TreeSet<String>();
        for (String line : told.lines().toList()) {
            var found = brackets.matcher(line);
            if (found.find()) {
                cited.addAll(List.of(found.group(1).split(", ", -1)));
            }
        }
        return cited;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules list", "clauses", "odds --rules x", "deal --rules x"})
    void a_folder_with_mistakes_ends_every_command_with_all_of_them(String command)
            throws IOException {
        Path own = Files.createDirectory(folder.resolve("card-room"));
        for (String file : List.of("regulation.yaml", "clauses")) {
            Files.writeString(
                    own.resolve(file),
                    Files.readString(Path.of(LAWS, "card-room", file))
                            .replace("seats: 4 to 7", "seats: 0 to 7")
                            .replace("A 2 | configured | DECKS", "A 2 | configured | DECK"));
        }
        var args = new ArrayList<>(List.of(command.split(" ", -1)));
        args.addAll(List.of("--regulations", folder.toString()));

        Run refused = Run.of(args.toArray(String[]::new));

        assertEquals(1, refused.status());
        assertFalse(refused.err().contains("unexpected"));
        assertTrue(
                refused.err()
                        .contains(
                                own
                                        + "/regulation.yaml:14: table.seats: \"0 to 7\" is not from 1 to 14, as in 1 to 9"),
                refused.err());
        assertTrue(
                refused.err()
                        .contains(
                                own
                                        + "/clauses:4: there is no provision \"DECK\"; did you mean DECKS?"),
                refused.err());
    }

    @Test
    void a_path_without_a_regulation_is_named() {
        assertEquals(
                "%s has no regulation; it should be a folder with a file regulation.yaml, or have such folders in it\n"
                        .formatted(folder),
                Run.of("rules", "list", "--regulations", folder.toString())
                        .err()
                        .replace("baccarat rules list: ", ""));
        assertTrue(
                Run.of("rules", "list", "--regulations", "nowhere")
                        .err()
                        .contains("nowhere is not a folder; check the path"));
    }

    @Test
    void the_folder_of_one_document_can_be_named_itself() {
        assertTrue(
                Run.of("rules", "list", "--regulations", LAWS + "/card-room")
                        .out()
                        .contains("card-room"));
    }

    @Test
    void provisions_are_listed_for_those_who_write_clauses() {
        Run listed = Run.of("rules", "provisions");

        assertTrue(listed.out().contains("CUT_DEPTH"), listed.out());
        assertFalse(listed.out().contains("SMALLEST_CHIP"), listed.out());
        assertEquals(218, Run.of("rules", "provisions", "--json").json().size());
    }
}
