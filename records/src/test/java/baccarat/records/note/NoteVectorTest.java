package baccarat.records.note;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.tree.Frontier;
import baccarat.records.tree.ProofCheck;
import baccarat.records.tree.Proofs;
import baccarat.records.tree.TreeHash;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Trees, proofs and notes as Go's `golang.org/x/mod/sumdb` makes them: `scripts/note-vectors.go`
/// wrote the file.
class NoteVectorTest {

    private static final JsonNode GO = vectors();

    private static JsonNode vectors() {
        try (InputStream in = NoteVectorTest.class.getResourceAsStream("go-vectors.json")) {
            return JsonMapper.shared().readTree(in);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(String key) {
        return GO.path(key).asString();
    }

    private static List<TreeHash> hashes(JsonNode list) {
        return list.values().stream().map(one -> new TreeHash(one.asString())).toList();
    }

    private static TreeHash leaf(long line) {
        return TreeHash.leaf("line " + line);
    }

    private static final List<TreeHash> ROOTS = hashes(GO.path("roots"));

    private static final Proofs PROOFS =
            new Proofs(
                    part -> {
                        var frontier = new Frontier();
                        for (long line = part.first(); line < part.first() + part.size(); line++) {
                            frontier.add(leaf(line));
                        }
                        return frontier.root();
                    });

    private static TreeHash root(long size) {
        return ROOTS.get((int) size - 1);
    }

    @Test
    void roots_are_those_of_go() {
        var frontier = new Frontier();
        assertTrue(ROOTS.size() >= 64);
        for (TreeHash root : ROOTS) {
            frontier.add(leaf(frontier.size()));
            assertEquals(root, frontier.root());
        }
    }

    @Test
    void inclusion_proofs_are_those_of_go() {
        assertTrue(GO.path("inclusion").size() > 200);
        for (JsonNode one : GO.path("inclusion")) {
            long size = one.path("size").asLong();
            long index = one.path("index").asLong();
            List<TreeHash> path = hashes(one.path("path"));
            assertEquals(path, PROOFS.inclusion(index, size));
            assertTrue(ProofCheck.isIncluded(leaf(index), index, size, path, root(size)));
        }
    }

    @Test
    void consistency_proofs_are_those_of_go() {
        assertTrue(GO.path("consistency").size() > 200);
        for (JsonNode one : GO.path("consistency")) {
            long from = one.path("from").asLong();
            long to = one.path("to").asLong();
            List<TreeHash> proof = hashes(one.path("proof"));
            assertEquals(proof, PROOFS.consistency(from, to));
            assertTrue(
                    ProofCheck.isConsistent(
                            new ProofCheck.Head(from, root(from)),
                            new ProofCheck.Head(to, root(to)),
                            proof));
        }
    }

    private static final PublicNoteKey KEY = PublicNoteKey.of(text("key"));
    private static final PrivateNoteKey SECRET = PrivateNoteKey.of(KEY, text("seed"));

    @Test
    void a_key_is_written_as_go_writes_it() {
        assertEquals(text("key"), KEY.written());
        assertEquals(PublicNoteKey.Kind.NOTE, KEY.kind());
    }

    /// Ed25519 has one signature for a text and a key, so that equal means equal to the byte.
    @Test
    void a_note_and_a_checkpoint_are_signed_to_the_byte_as_by_go() {
        var note = new Note(text("text"), List.of(SECRET.sign(text("text"))));
        assertEquals(text("note"), note.written());
        assertEquals(note, Note.of(text("note")));
        assertTrue(Note.of(text("note")).by(KEY).isPresent());

        long size = ROOTS.size();
        var checkpoint = new Checkpoint(KEY.name(), size, root(size));
        assertEquals(text("checkpoint"), checkpoint.signed(SECRET).written());
        assertEquals(checkpoint, Checkpoint.of(Note.of(text("checkpoint")).text()));
    }

    @Test
    void a_signature_of_a_key_that_is_not_known_is_passed_over() {
        Note note = Note.of(text("otherKeyNote"));
        assertEquals(2, note.signatures().size());
        assertTrue(note.by(KEY).isPresent());
    }

    @Test
    void a_witness_cosigns_to_the_byte_as_the_specification_says() {
        PublicNoteKey open = PublicNoteKey.of(text("witnessKey"));
        assertEquals(PublicNoteKey.Kind.COSIGNATURE, open.kind());
        assertEquals(text("witnessKey"), open.written());
        PrivateNoteKey witness = PrivateNoteKey.of(open, text("witnessSeed"));
        long time = GO.path("witnessTime").asLong();
        Note signed = Note.of(text("checkpoint"));
        Checkpoint checkpoint = Checkpoint.of(signed.text());

        NoteSignature made = witness.cosign(checkpoint, Instant.ofEpochSecond(time));

        assertEquals(text("cosignature"), made.line());
        Note both = signed.with(made);
        assertEquals(OptionalLong.of(time), both.by(open).orElseThrow().time());
        assertTrue(both.by(KEY).isPresent());
    }
}
