package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ReportCommandTest {

    private static final String EVERYTHING = Run.EXAMPLES + "ma-mini-everything.yaml";
    private static final String MINI = Run.EXAMPLES + "ma-mini.yaml";

    @TempDir private Path folder;

    @Test
    void a_page_and_json_are_written_and_said() {
        String html = at("report.html");
        String json = at("report.json");

        Run run = Run.of("report", "--rules", EVERYTHING, "--out", html, "--out", json);

        assertEquals(
                new Run(
                        0,
                        "%s: 9 wagers, 416 cards%n%s: 9 wagers, 416 cards%n".formatted(html, json),
                        ""),
                run);
        assertTrue(Files.exists(Path.of(html)));
        assertTrue(Files.exists(Path.of(json)));
    }

    @Test
    void the_json_is_that_of_the_odds_with_more() throws Exception {
        JsonNode report = Run.of("report", "--rules", EVERYTHING, "--json").json();
        JsonNode odds = Run.of("odds", "--rules", EVERYTHING, "--json").json();

        assertEquals(
                List.of(
                        "regulation",
                        "name",
                        "sha256",
                        "decks",
                        "cards",
                        "wagers",
                        "covariances",
                        "removals",
                        "stakes",
                        "warnings",
                        "program"),
                List.copyOf(report.propertyNames()));
        assertEquals("ma-mini", report.get("regulation").stringValue());
        assertEquals("Mini with everything", report.get("name").stringValue());
        assertEquals(sha256(EVERYTHING), report.get("sha256").stringValue());
        assertEquals(8, report.get("decks").intValue());
        for (String same : List.of("cards", "wagers", "covariances")) {
            assertEquals(odds.get(same), report.get(same), same);
        }
    }

    @Test
    void the_shoe_is_one_batch_of_the_decks() {
        String rules = Run.EXAMPLES + "ma-mini-ez.yaml";

        assertEquals(
                8, Run.of("report", "--rules", rules, "--json").json().get("decks").intValue());
    }

    @Test
    void the_removals_are_those_of_the_odds_without_royal_9() {
        JsonNode report = Run.of("report", "--rules", MINI, "--json").json();

        assertEquals(
                Run.of("odds", "removal", "--rules", MINI, "--json").json().get("removals"),
                report.get("removals"));
        assertEquals(
                8,
                Run.of("report", "--rules", EVERYTHING, "--json")
                        .json()
                        .at("/removals/12/effects")
                        .size());
    }

    @Test
    void vigorish_is_rounded_at_each_stake_the_table_takes() {
        String rules = Run.EXAMPLES + "ma-mini-earlier.yaml";

        JsonNode stakes = Run.of("report", "--rules", rules, "--json").json().get("stakes");

        assertEquals(
                List.of("10.00", "20.00", "25.00", "50.00", "100.00", "500.00"),
                stakes.values().stream().map(at -> at.get("stake").stringValue()).toList());
        for (JsonNode at : stakes) {
            String stake = at.get("stake").stringValue();
            assertEquals(
                    Run.of("odds", "--rules", rules, "--stake", stake, "--json")
                            .json()
                            .at("/wagers/1/houseEdge"),
                    at.get("houseEdge"),
                    stake);
        }
    }

    @Test
    void the_page_has_the_hash_of_the_file() throws Exception {
        String html = html(MINI);

        assertTrue(html.contains("<code>%s</code>".formatted(sha256(MINI))));
    }

    @Test
    void the_same_submission_makes_the_same_bytes() throws IOException {
        for (String name : List.of("one.html", "two.html", "one.json", "two.json")) {
            Run.of("report", "--rules", EVERYTHING, "--out", at(name));
        }

        for (String form : List.of(".html", ".json")) {
            assertArrayEquals(
                    Files.readAllBytes(folder.resolve("one" + form)),
                    Files.readAllBytes(folder.resolve("two" + form)));
        }
    }

    @Test
    void stake_seat_and_meters_are_those_of_the_odds() {
        String[] asked = {
            "--rules", EVERYTHING, "--stake", "25", "--seat", "3", "--meter", "star=90000", "--json"
        };

        assertEquals(
                Run.of(with("odds", asked)).json().get("wagers"),
                Run.of(with("report", asked)).json().get("wagers"));
    }

    @Test
    void json_with_a_file_keeps_standard_output_json() {
        Run run = Run.of("report", "--rules", MINI, "--json", "--out", at("report.html"));

        assertEquals("Mini 7", run.json().get("name").stringValue());
        assertTrue(Files.exists(folder.resolve("report.html")));
    }

    @Test
    void without_a_place_to_go_there_is_no_report() {
        refused("give an output file, as in --out report.html");
    }

    @Test
    void a_file_of_another_kind_is_refused() {
        refused("'report.pdf' must end in .html or .json", "--out", "report.pdf");
    }

    @Test
    void a_file_that_cannot_be_written_is_refused() throws IOException {
        String nowhere = at("nowhere/report.html");
        String taken = Files.createDirectory(folder.resolve("taken.json")).toString();

        refused(nowhere + " cannot be written: the folder does not exist", "--out", nowhere);
        refused(taken + " is a folder, not a file to write", "--out", taken);
    }

    @Test
    void the_submission_is_not_written_over() throws IOException {
        String file = Files.copy(Path.of(MINI), folder.resolve("rules.json")).toString();

        assertEquals(
                new Run(
                        2,
                        "",
                        "baccarat report: %s is the Rules Submission itself%n".formatted(file)),
                Run.of("report", "--rules", file, "--out", file));
    }

    @Test
    void seats_meters_and_stakes_the_table_lacks_are_refused() {
        refused("there is no seat 10; the last one is 9", "--json", "--seat", "10");
        refused("this table has no meter star", "--json", "--meter", "star=1");
        refused("a stake must be greater than zero", "--json", "--stake", "0");
    }

    @Test
    void a_submission_with_objections_has_no_report() throws IOException {
        Path rules = changed("decks: 8", "decks: 9");

        Run run = Run.of("report", "--rules", rules.toString(), "--out", at("report.html"));

        assertEquals(1, run.status());
        assertTrue(
                run.err().contains("9 decks; with shuffle: manual the game takes 6 to 8 [3(a)]"),
                run.err());
        assertFalse(Files.exists(folder.resolve("report.html")));
    }

    private static void refused(String because, String... args) {
        String[] all = with("report", with("--rules", with(MINI, args)));
        assertEquals(new Run(2, "", "baccarat report: %s%n".formatted(because)), Run.of(all));
    }

    private static String[] with(String first, String... more) {
        var all = new String[more.length + 1];
        all[0] = first;
        System.arraycopy(more, 0, all, 1, more.length);
        return all;
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private String html(String rules, String... more) throws IOException {
        String[] asked = with(rules, with("--out", with(at("page.html"), more)));
        Run run = Run.of(with("report", with("--rules", asked)));
        assertEquals(0, run.status(), run.err());
        return Files.readString(folder.resolve("page.html"));
    }

    private Path changed(String from, String to) throws IOException {
        String text = Files.readString(Path.of(MINI));
        assertTrue(text.contains(from), from);
        return Files.writeString(folder.resolve("submission.yaml"), text.replace(from, to));
    }

    private static String sha256(String file) throws Exception {
        byte[] bytes = Files.readAllBytes(Path.of(file));
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }
}
