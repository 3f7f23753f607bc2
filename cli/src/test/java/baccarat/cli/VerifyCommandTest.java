package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import baccarat.server.signing.KeyFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class VerifyCommandTest {

    private static final String SHOE = "../docs/verified-shoe-example.json";
    private static final String OPEN_SHOE = "../docs/verified-shoe-open-example.json";

    @TempDir private Path folder = Path.of("");

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("file"), text);
    }

    private static String root(String shoe) {
        return Run.of("verify", shoe, "--json")
                .json()
                .get("findings")
                .get(1)
                .get("what")
                .stringValue();
    }

    @Test
    void a_revealed_shoe_is_good() {
        Run run = Run.of("verify", SHOE);

        assertEquals(0, run.status(), run.out());
        assertEquals("", run.err());
        assertTrue(
                run.out().startsWith("Salon privé 7, shoe 1: 1 deck, 52 cards, revealed\n\nok  "),
                run.out());
        assertTrue(
                run.out()
                        .endsWith(
                                "\n\nGood: all cards are those of the root, and exactly 1 deck.\n"),
                run.out());
    }

    @Test
    void a_shoe_in_use_is_good_as_far_as_it_goes() {
        Run run = Run.of("verify", OPEN_SHOE);

        assertEquals(0, run.status(), run.out());
        assertTrue(run.out().contains("\nopen   the cards not faced: "), run.out());
    }

    @Test
    void the_json_has_what_the_page_says() {
        JsonNode json = Run.of("verify", SHOE, "--json").json();

        assertEquals(
                List.of("kind", "about", "good", "answer", "findings"),
                List.copyOf(json.propertyNames()));
        assertEquals("shoe", json.get("kind").stringValue());
        assertTrue(json.get("good").booleanValue());
        JsonNode first = json.get("findings").get(0);
        assertEquals("ok", first.get("mark").stringValue());
        assertEquals("the form of verified-shoe/1", first.get("what").stringValue());
    }

    @Test
    void what_was_noted_is_compared_in_either_case() {
        String told = root(SHOE);
        String root = told.substring(told.length() - 64);

        assertEquals(0, Run.of("verify", SHOE, "--noted", root).status());
        assertEquals(
                0,
                Run.of("verify", SHOE, "--noted", root.toUpperCase(java.util.Locale.ROOT))
                        .status());
        Run other = Run.of("verify", SHOE, "--noted", "0".repeat(64));
        assertEquals(1, other.status());
        assertTrue(
                other.out().contains("\nwrong  the root is " + root + ", noted was 000"),
                other.out());
    }

    @Test
    void a_changed_shoe_is_wrong_with_status_1() throws IOException {
        String text =
                Files.readString(Path.of(SHOE))
                        .replaceFirst("\"card\": \"5h\"", "\"card\": \"9s\"");

        Run run = Run.of("verify", file(text).toString());

        assertEquals(1, run.status());
        assertEquals("", run.err());
        assertTrue(
                run.out().contains("\nwrong  place 0: 9s does not lead to the root\n"), run.out());
        assertTrue(run.out().endsWith("\n\nWrong: 2 of 10 findings above.\n"), run.out());
    }

    static List<String> examples() throws IOException {
        return DealtShoes.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_log_of_every_example_is_good_and_ends_as_replay_says(String example) {
        String log = folder.resolve("table.log").toString();
        Run.of("deal", "--rules", Run.EXAMPLES + example, "--log", log);
        String head = Run.of("replay", log, "--json").json().get("head").stringValue();

        Run run = Run.of("verify", log, "--noted", head);

        assertEquals(0, run.status(), run.out());
        assertTrue(
                run.out().contains("\nok     the chain ends where it was noted: " + head),
                run.out());
    }

    @Test
    void a_changed_line_of_a_log_is_wrong_and_named() throws IOException {
        Path log = folder.resolve("table.log");
        Run.of(
                "deal",
                "--rules",
                Run.EXAMPLES + "ma-mini.yaml",
                "--rounds",
                "2",
                "--log",
                log.toString());
        var lines = new ArrayList<>(Files.readAllLines(log));
        lines.set(16, lines.get(16).replaceFirst("\"who\":\"", "\"who\":\"x"));
        Files.write(log, lines);

        Run run = Run.of("verify", log.toString());

        assertEquals(1, run.status());
        assertTrue(
                run.out()
                        .contains(
                                "\nok     lines 1 to 16\nwrong  line 17: the chain does not match: "),
                run.out());
        JsonNode json = Run.of("verify", log.toString(), "--json").json();
        assertEquals("log", json.get("kind").stringValue());
        assertEquals("wrong", json.get("findings").get(1).get("mark").stringValue());
    }

    @Test
    void what_is_neither_is_wrong_in_one_line() throws IOException {
        assertEquals(
                new Run(
                        1,
                        """
                        wrong  the form of verified-shoe/1: line 1, column 1: a value should stand here

                        Wrong: 1 of 1 findings above.
                        """,
                        ""),
                Run.of("verify", Run.EXAMPLES + "ma-mini.yaml"));
        assertEquals(1, Run.of("verify", file("").toString()).status());
    }

    @Test
    void bytes_that_are_no_text_are_named() throws IOException {
        Path file = folder.resolve("file");
        Files.write(file, "{\u00ff".getBytes(StandardCharsets.ISO_8859_1));

        Run run = Run.of("verify", file.toString());

        assertEquals(1, run.status());
        assertEquals("baccarat verify: %s:1: is not UTF-8 text\n".formatted(file), run.err());
    }

    private static final String HOUSE = "baccarat/0123456789abcdef";

    private static PrivateNoteKey fresh() {
        KeyFile.Pair pair = KeyFile.Pair.fresh();
        return PrivateNoteKey.of(
                new PublicNoteKey(HOUSE, PublicNoteKey.Kind.NOTE, pair.open()), pair.seed());
    }

    /// A log that the house has signed, in a folder with its checkpoint.
    private Path signed(PrivateNoteKey key) throws IOException {
        Path log = folder.resolve("ma-mini-1.log");
        Run.of(
                "deal",
                "--rules",
                Run.EXAMPLES + "ma-mini.yaml",
                "--rounds",
                "2",
                "--log",
                log.toString());
        var tree = new Frontier();
        Files.readAllLines(log).forEach(line -> tree.add(TreeHash.leaf(line)));
        var checkpoint = new Checkpoint(HOUSE + "/ma-mini/1", tree.size(), tree.root());
        Files.writeString(folder.resolve("ma-mini-1.checkpoint"), checkpoint.signed(key).written());
        return log;
    }

    @Test
    void a_log_is_compared_with_a_checkpoint_and_the_last_line_claims_no_more() throws IOException {
        PrivateNoteKey key = fresh();
        Path log = signed(key);
        String checkpoint = folder.resolve("ma-mini-1.checkpoint").toString();
        String open = key.open().written();

        Run alone = Run.of("verify", log.toString());
        assertTrue(
                alone.out()
                        .endsWith(
                                " lines, chain unbroken; not compared with a signed checkpoint.\n"),
                alone.out());
        Run both = Run.of("verify", log.toString(), "--key", open, "--checkpoint", checkpoint);
        assertEquals(0, both.status(), both.out());
        assertTrue(
                both.out().endsWith("; all of them are those the house has signed.\n"), both.out());
        Run other =
                Run.of(
                        "verify",
                        log.toString(),
                        "--key",
                        fresh().open().written(),
                        "--checkpoint",
                        checkpoint);
        assertEquals(1, other.status(), other.out());
    }

    /// Written anew with the right chain: only the checkpoint shows it.
    @Test
    void a_folder_is_checked_file_by_file_each_log_with_its_checkpoints() throws IOException {
        PrivateNoteKey key = fresh();
        Path log = signed(key);
        String open =
                Files.writeString(folder.resolve("house.key"), key.open().written()).toString();
        Files.copy(Path.of(SHOE), folder.resolve("shoe.json"));

        Run good = Run.of("verify", folder.toString(), "--key", open);
        assertEquals(0, good.status(), good.out());
        assertTrue(good.out().contains("those the house has signed"), good.out());
        assertTrue(good.out().contains("exactly 1 deck"), good.out());

        Run.of(
                "deal",
                "--rules",
                Run.EXAMPLES + "ma-mini.yaml",
                "--rounds",
                "2",
                "--seed",
                "99",
                "--log",
                log + ".other");
        Files.delete(log);
        Files.move(Path.of(log + ".other"), log);
        Run bad = Run.of("verify", folder.toString(), "--key", open);
        assertEquals(1, bad.status(), bad.out());
        assertTrue(bad.out().contains("\nwrong  "), bad.out());
    }
}
