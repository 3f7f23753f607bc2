package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.note.BadNote;
import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.Proofs;
import baccarat.records.tree.TreeHash;
import baccarat.server.Casino;
import baccarat.server.Settings;
import baccarat.server.signing.KeyFile;
import baccarat.server.web.HttpServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A witness and a house that stands by what it signed, or does not.
class WitnessTest {

    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
    private static final String LOG = "ma-mini/1";

    @TempDir private Path folder = Path.of("");

    private static PrivateNoteKey fresh(String name, PublicNoteKey.Kind kind) {
        KeyFile.Pair pair = KeyFile.Pair.fresh();
        return PrivateNoteKey.of(new PublicNoteKey(name, kind, pair.open()), pair.seed());
    }

    /// A house whose lines a test can write as it likes.
    private static final class House implements Witness.Source {

        private final String name = "baccarat/0123456789abcdef";
        private PrivateNoteKey key = fresh(name, PublicNoteKey.Kind.NOTE);
        private final List<String> handovers = new ArrayList<>();
        private final List<String> lines = new ArrayList<>(List.of("a", "b", "c"));
        private final List<String> strange = new ArrayList<>();
        private boolean isInForce = true;
        private boolean isHidden;

        @Override
        public JsonNode get(String path) {
            ObjectNode node = JsonMapper.shared().createObjectNode();
            if (path.equals("/house/keys")) {
                var array = node.putArray("handovers");
                handovers.forEach(array::add);
            } else if (path.equals("/checkpoints")) {
                var all = node.putArray("checkpoints");
                strange.forEach(log -> all.addObject().put("log", log));
                if (isInForce) {
                    tell(all.addObject());
                }
            } else if (path.equals("/tables/ma-mini/checkpoint?run=1") && !isHidden) {
                tell(node);
            } else if (path.startsWith("/tables/ma-mini/consistency?run=1&from=")) {
                long from = Long.parseLong(path.replaceAll(".*from=(\\d+)&.*", "$1"));
                var proof = node.putArray("proof");
                proofs().consistency(from, lines.size()).forEach(hash -> proof.add(hash.hex()));
            } else {
                throw new BadNote("there is nothing at " + path);
            }
            return node;
        }

        private void tell(ObjectNode one) {
            one.put("log", LOG);
            one.put("checkpoint", checkpoint().signed(key).written());
        }

        Checkpoint checkpoint() {
            return new Checkpoint(name + "/" + LOG, lines.size(), proofs().root(lines.size()));
        }

        private Proofs proofs() {
            return new Proofs(
                    part -> {
                        var frontier = new Frontier();
                        int from = (int) part.first();
                        lines.subList(from, from + (int) part.size())
                                .forEach(line -> frontier.add(TreeHash.leaf(line)));
                        return frontier.root();
                    });
        }
    }

    private final House house = new House();
    private final PublicNoteKey trusted = house.key.open();

    private Witness witness() {
        var kept = new WitnessFolder(folder);
        return new Witness(house, kept, kept.key("witness.example/one"), trusted);
    }

    private Witness.Seen look() {
        return witness().look(AT);
    }

    private String kept(long size) throws IOException {
        return Files.readString(folder.resolve("ma-mini-1/%d.checkpoint".formatted(size)));
    }

    @Test
    void a_log_that_grows_is_cosigned_and_kept() throws IOException {
        assertTrue(look().isGood());
        house.lines.add("d");
        house.lines.add("e");
        Witness.Seen seen = look();

        assertTrue(seen.isGood(), seen.toString());
        assertEquals(List.of("ma-mini/1: 5 lines, cosigned"), seen.lines());
        assertEquals(List.of(), look().lines(), "nothing new");
        PublicNoteKey own = new WitnessFolder(folder).key("witness.example/one").open();
        for (long size : List.of(3L, 5L)) {
            assertEquals(
                    AT.getEpochSecond(),
                    Note.of(kept(size)).by(own).orElseThrow().time().orElseThrow());
        }
    }

    @Test
    void a_log_with_an_impossible_name_is_wrong_and_the_others_are_followed() {
        house.strange.add("../../witness.key");

        Witness.Seen seen = look();

        assertFalse(seen.isGood());
        assertEquals(
                List.of(
                        "WRONG: the house names a log \"../../witness.key\"; a log is named TABLE/NUMBER",
                        "ma-mini/1: 3 lines, cosigned"),
                seen.lines());
    }

    @Test
    void another_past_is_never_cosigned_and_is_kept_as_evidence() throws IOException {
        look();
        house.lines.set(1, "another b");
        house.lines.add("d");

        Witness.Seen seen = look();

        assertFalse(seen.isGood());
        assertTrue(seen.lines().getFirst().startsWith("WRONG: ma-mini/1: the log with 4 lines"));
        assertFalse(Files.exists(folder.resolve("ma-mini-1/4.checkpoint")));
        String evidence =
                Files.readString(
                        folder.resolve("ma-mini-1/wrong-%d.note".formatted(AT.getEpochSecond())));
        assertTrue(evidence.contains("\n4\n"), evidence);
        assertTrue(kept(3).contains("\n3\n"));
    }

    @Test
    void a_log_that_is_no_longer_in_force_is_followed_to_its_end() {
        look();
        house.isInForce = false;
        house.lines.add("d");

        assertEquals(List.of("ma-mini/1: 4 lines, cosigned"), look().lines());
        house.lines.set(1, "another b");
        house.lines.add("e");
        assertFalse(look().isGood(), "and held to what it was");
    }

    @Test
    void a_house_that_shows_nothing_of_a_log_that_it_signed_is_wrong() {
        look();
        house.isInForce = false;
        house.isHidden = true;

        Witness.Seen seen = look();

        assertFalse(seen.isGood());
        assertEquals(
                List.of(
                        "WRONG: ma-mini/1: the house signed 3 lines of it before, and shows no checkpoint of it now"),
                seen.lines());
    }

    @Test
    void the_same_number_of_other_lines_or_fewer_lines_are_wrong() {
        look();
        house.lines.set(2, "another c");
        assertFalse(look().isGood());
        house.lines.set(2, "c");
        assertTrue(look().isGood());
        house.lines.removeLast();
        assertFalse(look().isGood());
    }

    @Test
    void a_key_that_the_trusted_one_handed_over_to_is_followed_and_no_other() {
        look();
        PrivateNoteKey former = house.key;
        house.key = fresh(house.name, PublicNoteKey.Kind.NOTE);
        house.lines.add("d");
        assertFalse(look().isGood());

        var change = new KeyChange(house.name, 2, former.open().hex(), house.key.open().hex());
        house.handovers.add(change.signed(former, house.key).written());
        assertTrue(look().isGood());

        PrivateNoteKey inForce = house.key;
        house.key = former;
        house.lines.add("e");
        assertFalse(look().isGood(), "a stolen former key signs nothing new");
        house.handovers.clear();
        assertFalse(look().isGood(), "also if the notes about keys are hidden");
        house.handovers.add(change.signed(former, inForce).written());
        house.key = inForce;
        assertTrue(look().isGood());
    }

    @Test
    void a_silent_house_is_told() {
        look();
        assertEquals(List.of(), witness().silent(Instant.now(), Duration.ofHours(2)));
        assertEquals(
                1, witness().silent(Instant.now().plusSeconds(10_000), Duration.ofHours(2)).size());
    }

    @Test
    void the_command_follows_a_real_casino_and_says_when_it_is_gone() throws IOException {
        Settings settings =
                Settings.USUAL.with(folder.resolve("casino")).withRegulars(0).at("127.0.0.1", 0);
        Path seen = folder.resolve("seen");
        try (Casino casino = Casino.open(settings);
                HttpServer http = new HttpServer(casino).start()) {
            Path key =
                    Files.writeString(folder.resolve("house.key"), casino.keys().open().written());
            String url = "http://127.0.0.1:" + http.port();
            List<String> logs = List.of();
            Run run = new Run(0, "", "");
            while (logs.size() < 5) {
                run =
                        Run.of(
                                "witness",
                                url,
                                "--key",
                                key.toString(),
                                "--name",
                                "w",
                                "--folder",
                                seen.toString(),
                                "--once");
                assertEquals(0, run.status(), run.out() + run.err());
                try (var found = Files.walk(seen)) {
                    logs =
                            found.map(Path::toString)
                                    .filter(name -> name.endsWith(".checkpoint"))
                                    .toList();
                }
            }
            assertTrue(run.out().startsWith("The witness's public key: w+"), run.out());
        }
        Run gone =
                Run.of(
                        "witness",
                        "http://127.0.0.1:1",
                        "--key",
                        folder.resolve("house.key").toString(),
                        "--name",
                        "w",
                        "--folder",
                        seen.toString(),
                        "--once");
        assertEquals(1, gone.status());
        assertTrue(gone.out().contains(" does not answer: no connection"), gone.out());
    }
}
